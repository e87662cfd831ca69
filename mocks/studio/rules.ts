import { HttpResponse } from 'msw'
import { fail, serverError } from '../replies.ts'
import { hashOf } from '../seed/random.ts'
import { withoutField, withOtherType } from './fields.ts'
import type { LogEntry, Rule, Switch } from './types.ts'

/** A time-out of the app is over after 10 s: whoever still waits then never gives up. */
const longestSilence = 11_000
// A test that stops the clock stops no call with it.
const { setTimeout: later, clearTimeout: never } = globalThis

/** What a call's rules come to. */
export interface Plan {
  rules: readonly Rule[]
  /** Milliseconds; none if no rule says so. */
  wait: number | undefined
  effect: Exclude<Switch, { kind: 'wait' }> | undefined
}

/** Numbers from 0 up to 1 that the seed gives, one after another. */
export type Draw = () => number

export const drawOf = (seed: number, count: number) => hashOf(`${seed} studio ${count}`) / 2 ** 32

/** The rules that apply to a call: whether one with a share does is drawn here. */
export function planFor(rules: readonly Rule[], name: string, record: string | undefined, draw: Draw): Plan {
  const plan: Plan = { rules: [], wait: undefined, effect: undefined }
  for (const rule of rules) {
    const { effect } = rule
    const isFree = effect.kind === 'wait' ? plan.wait === undefined : plan.effect === undefined
    const isMeant =
      (rule.call === name || (rule.call === '*' && !name.startsWith('LOCAL '))) &&
      (rule.record === undefined || rule.record === record)
    if (!isFree || !isMeant || (rule.share !== undefined && draw() * 100 >= rule.share)) continue
    plan.rules = [...plan.rules, rule]
    if (effect.kind !== 'wait') plan.effect = effect
    else plan.wait = Math.max(0, effect.ms + (effect.spread ? (2 * draw() - 1) * effect.spread : 0))
  }
  return plan
}

/** The rules that are left when these have been applied. */
export const countedDown = (rules: readonly Rule[], applied: readonly Rule[]): Rule[] =>
  rules.flatMap((rule) => {
    if (rule.times === undefined || !applied.includes(rule)) return [rule]
    return rule.times > 1 ? [{ ...rule, times: rule.times - 1 }] : []
  })

export const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) return resolve()
    const timer = later(resolve, ms)
    signal.addEventListener('abort', () => {
      never(timer)
      resolve()
    })
  })

/** An answer as it was given, and what is to be written down of it. */
export interface Outcome {
  response: Response
  status: LogEntry['status']
  /** What the caller gets of the body. */
  body: Uint8Array
}

const none = new Uint8Array()

const bytesOf = async (response: Response) => new Uint8Array(await response.clone().arrayBuffer())

const given = async (response: Response): Promise<Outcome> => ({
  response,
  status: response.status,
  body: await bytesOf(response),
})

const noAnswer = (status: 'refused' | 'lost' | 'aborted'): Outcome => ({
  response: HttpResponse.error(),
  status,
  body: none,
})

/** Without the length of the body that it no longer has. */
function withBody(response: Response, body: string | null, type = response.headers.get('Content-Type')) {
  const headers = new Headers(response.headers)
  headers.delete('Content-Length')
  if (type !== null) headers.set('Content-Type', type)
  return new HttpResponse(body, { status: response.status, headers })
}

/** Its first half, then the connection breaks. */
async function cut(response: Response): Promise<Outcome> {
  const bytes = await bytesOf(response)
  const body = bytes.slice(0, Math.ceil(bytes.length / 2))
  let isSent = false
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (isSent) return controller.error(new TypeError('The connection broke'))
        isSent = true
        controller.enqueue(body)
      },
    },
    // Only what is read is sent: an error throws away what waits.
    { highWaterMark: 0 },
  )
  const { status, headers } = response
  return { response: new HttpResponse(stream, { status, headers }), status: 'cut', body }
}

const refusals = new Map<number, () => Response>([
  [400, () => fail(400, 'The request is not valid')],
  [401, () => fail(401, 'The session has expired. Please log in again.')],
  [403, () => fail(403, 'The role user may not do this')],
  [404, () => fail(404, 'Not found')],
  [409, () => fail(409, 'This exists already')],
  [422, () => fail(422, 'The request cannot be processed')],
  [429, () => fail(429, 'Too many requests')],
  [500, serverError],
])

const isEmptyByRule = (status: number) => status === 204 || status === 205 || status === 304

async function withStatus(status: number, body: string | undefined, next: () => Promise<Response>) {
  if (status < 400) {
    const answer = await next()
    const text = isEmptyByRule(status) ? null : (body ?? (await answer.text()))
    return new HttpResponse(text, { status, headers: { 'Content-Type': 'application/json' } })
  }
  if (body !== undefined) {
    return new HttpResponse(body, { status, headers: { 'Content-Type': 'application/json' } })
  }
  // What stands in front of the API has no words.
  return refusals.get(status)?.() ?? new HttpResponse(null, { status })
}

const page = `<!doctype html><title>Welcome</title><h1>Welcome to our network</h1><p>Accept the terms of use to go on.</p>`

const otherJson = async (response: Response, change: (json: unknown) => unknown): Promise<Response> => {
  if (!response.headers.get('Content-Type')?.includes('json')) return response
  return withBody(response, JSON.stringify(change(await response.json())))
}

/** Answers a call as the plan has it. `next` is the API. */
export async function respond(
  request: Request,
  next: () => Promise<Response>,
  effect: Plan['effect'],
): Promise<Outcome> {
  switch (effect?.kind) {
    case undefined:
      return given(await next())
    case 'silence':
      await pause(longestSilence, request.signal)
      return noAnswer('aborted')
    case 'refused':
      return noAnswer('refused')
    case 'lost':
      await next()
      return noAnswer('lost')
    case 'cut':
      return cut(await next())
    case 'status':
      return given(await withStatus(effect.status, effect.body, next))
    case 'bad-json':
      return given(withBody(await next(), '{"success":true,"data":[{', 'application/json'))
    case 'html':
      return given(HttpResponse.html(page))
    case 'empty':
      return given(withBody(await next(), null))
    case 'missing':
      return given(await otherJson(await next(), (json) => withoutField(json, effect.field)))
    case 'type':
      return given(await otherJson(await next(), (json) => withOtherType(json, effect.field)))
  }
}

function effectWords(effect: Switch): string {
  switch (effect.kind) {
    case 'wait':
      return `wait ${effect.ms} ms${effect.spread ? ` ± ${effect.spread}` : ''}`
    case 'silence':
      return 'no answer'
    case 'refused':
      return 'connection refused'
    case 'lost':
      return 'answer lost'
    case 'cut':
      return 'broken half-way'
    case 'status':
      return `status ${effect.status}${effect.body === undefined ? '' : ' with its own body'}`
    case 'bad-json':
      return 'broken JSON'
    case 'html':
      return 'a page instead of JSON'
    case 'empty':
      return 'empty answer'
    case 'missing':
      return `${effect.field} is missing`
    case 'type':
      return `${effect.field} of another type`
  }
}

/** A rule as somebody would say it: `status 500 · PUT /api/trains/:id · record b000… · next 2`. */
export const ruleWords = ({ call, effect, record, times, share }: Rule): string =>
  [
    effectWords(effect),
    call === '*' ? 'every call' : call,
    ...(record === undefined ? [] : [`record ${record}`]),
    ...(times === undefined ? [] : [`next ${times}`]),
    ...(share === undefined ? [] : [`${share} %`]),
  ].join(' · ')
