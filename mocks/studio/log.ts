import { realNow } from '../clock.ts'
import { ruleWords } from './rules.ts'
import type { Call } from './calls.ts'
import type { Outcome } from './rules.ts'
import type { LogEntry, Rule } from './types.ts'

const longestLog = 500
/** Bodies of lists in the large world have megabytes: of older calls they are let go. */
const keptBytes = 20_000_000

const secretFields = /("(?:token|password|currentPassword|newPassword)"\s*:\s*")((?:[^"\\]|\\.)*)"/g

/** The end of a token alone, so that two can be told apart. */
const masked = (token: string) => `…${token.slice(-4)}`

/** Without tokens and passwords. */
export const maskedBody = (text: string) =>
  text.replace(secretFields, (_all, start: string, secret: string) =>
    start.startsWith('"token"') ? `${start}${masked(secret)}"` : `${start}…"`,
  )

export const headersOf = (headers: Headers): [string, string][] =>
  [...headers].map(([name, value]) => [
    name,
    name === 'authorization'
      ? value.replace(/^Bearer (.*)$/, (_all, token: string) => `Bearer ${masked(token)}`)
      : value,
  ])

/** A copy of an answer's body as text, or as base64 where it is none. */
export function bodyOf(bytes: Uint8Array, headers: Headers): { body: string; isBase64: boolean } {
  const isBase64 = bytes.length > 0 && !/json|text/.test(headers.get('Content-Type') ?? '')
  if (!isBase64) return { body: maskedBody(new TextDecoder().decode(bytes)), isBase64 }
  return { body: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')), isBase64 }
}

function withoutOldBodies(entries: readonly LogEntry[]): readonly LogEntry[] {
  let bytes = 0
  return entries
    .toReversed()
    .map((entry) => {
      bytes += entry.size ?? 0
      return bytes > keptBytes && entry.response ? { ...entry, response: null } : entry
    })
    .toReversed()
}

/** The last calls, each as it happens. The list is another one after each change. */
export function createLog(changed: () => void) {
  let entries: readonly LogEntry[] = []
  let count = 0

  const put = (entry: LogEntry) => {
    entries = entries.some(({ id }) => id === entry.id)
      ? withoutOldBodies(entries.map((known) => (known.id === entry.id ? entry : known)))
      : [...entries, entry].slice(-longestLog)
    changed()
  }

  return {
    entries: () => entries,
    clear() {
      entries = []
      changed()
    },
    /** Writes a call down; its answer is told to what this returns. */
    async start(request: Request, call: Call | undefined, rules: readonly Rule[]) {
      const { pathname, search } = new URL(request.url)
      const startedAt = realNow()
      count += 1
      const entry: LogEntry = {
        id: count,
        startedAt,
        method: request.method,
        path: pathname + search,
        call: call?.name ?? `${request.method} ${pathname}`,
        requirement: call?.requirement ?? '',
        status: null,
        ms: null,
        size: null,
        rule: rules.length === 0 ? null : rules.map(ruleWords).join('; '),
        rules,
        request: { headers: headersOf(request.headers), body: maskedBody(await request.clone().text()) },
        response: null,
      }
      put(entry)
      return ({ response, status, body }: Outcome) => {
        const cleared = !entries.some(({ id }) => id === entry.id)
        if (cleared) return
        put({
          ...entry,
          status,
          ms: Math.round(realNow() - startedAt),
          size: body.length,
          response:
            response.type === 'error'
              ? null
              : { headers: headersOf(response.headers), ...bodyOf(body, response.headers) },
        })
      }
    },
  }
}
