import type { ContractCall } from '../contract.ts'

/** A10: the app waits no longer for headers and body together. */
export const limitMs = 10_000

export interface Sending {
  /** For the braces of the path; percent-encoded here. */
  params?: Record<string, string> | undefined
  query?: Record<string, string | number> | undefined
  body?: unknown
  token?: string | undefined
  headers?: Record<string, string> | undefined
}

/** One request and what became of it. */
export interface Exchange {
  method: string
  url: string
  startedAt: Date
  ms: number
  sent: { headers: Record<string, string>; body?: string }
  /** Missing where no answer came. */
  answer?: { status: number; statusText: string; headers: [string, string][]; body: Uint8Array }
  /** Why none came, in words. */
  failure?: string
}

const bodyText = ({ answer }: Exchange) => new TextDecoder().decode(answer?.body)
export const header = ({ answer }: Exchange, name: string) =>
  answer?.headers.find(([key]) => key.toLowerCase() === name)?.[1]

/** Whether a header that lists names has this one. */
export const isNamedIn = (exchange: Exchange, list: string, name: string) =>
  (header(exchange, list) ?? '')
    .toLowerCase()
    .split(/\s*,\s*/)
    .includes(name.toLowerCase())

/** The body as JSON; undefined where it is none. */
export function bodyJson(exchange: Exchange): unknown {
  try {
    return JSON.parse(bodyText(exchange)) as unknown
  } catch {
    return undefined
  }
}

function failureOf(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError')
    return `no whole answer within ${limitMs / 1000} s`
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error ? cause.message : String(cause)
}

export interface Client {
  /** Everything asked so far, in its order. */
  exchanges: Exchange[]
  send: (method: string, path: string, sending?: Sending) => Promise<Exchange>
  ask: (call: ContractCall, sending?: Sending) => Promise<Exchange>
}

/** Asks a back end, and remembers what was asked. Nothing is repeated by itself. */
export function createClient(base: string, origin: string | undefined): Client {
  const exchanges: Exchange[] = []

  async function send(method: string, path: string, { query = {}, body, token, headers = {} }: Sending = {}) {
    const url = new URL(base.replace(/\/$/, '') + path)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value))
    const text = body === undefined ? undefined : JSON.stringify(body)
    const sent = {
      headers: {
        Accept: 'application/json, */*;q=0.5',
        ...(text !== undefined && { 'Content-Type': 'application/json' }),
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(origin && { Origin: origin }),
        ...headers,
      },
      ...(text !== undefined && { body: text }),
    }
    const startedAt = new Date()
    const from = performance.now()
    const exchange: Exchange = { method, url: url.href, startedAt, ms: 0, sent }
    try {
      const answer = await fetch(url, {
        method,
        headers: sent.headers,
        redirect: 'manual',
        signal: AbortSignal.timeout(limitMs),
        ...(text !== undefined && { body: text }),
      })
      const { status, statusText } = answer
      const bytes = new Uint8Array(await answer.arrayBuffer())
      exchange.answer = { status, statusText, headers: [...answer.headers], body: bytes }
    } catch (error) {
      exchange.failure = failureOf(error)
    }
    exchange.ms = performance.now() - from
    exchanges.push(exchange)
    return exchange
  }

  const ask = ({ method, path }: ContractCall, sending: Sending = {}) => {
    const filled = path.replace(/\{(\w+)\}/g, (_brace, name: string) =>
      encodeURIComponent(sending.params?.[name] ?? ''),
    )
    return send(method, filled, sending)
  }

  return { exchanges, send, ask }
}
