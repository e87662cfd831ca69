import { studioPersonas } from '../seed/index.ts'
import type { LogEntry } from './types.ts'

/** Source text: quotes that a formatter would choose. */
const quoted = (text: string) =>
  `'${text.replaceAll(/['\\]/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\r', '\\r').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}'`

const shellQuoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

/** What a client sets by itself, or what would be wrong after a change. */
const ownHeaders =
  /^(accept-|host$|connection$|content-length$|origin$|referer$|sec-|user-agent$|cookie$|authorization$)/

const headersOf = (headers: readonly [string, string][]) => headers.filter(([name]) => !ownHeaders.test(name))

/** For a shell. The token is not known: `$TOKEN` stands in its place. */
export function asCurl({ method, path, request }: LogEntry, origin: string): string {
  const token = request.headers.some(([name]) => name === 'authorization')
  return [
    `curl -i -X ${method} ${shellQuoted(new URL(path, origin).href)}`,
    ...headersOf(request.headers).map(([name, value]) => `-H ${shellQuoted(`${name}: ${value}`)}`),
    ...(token ? ['-H "authorization: Bearer $TOKEN"'] : []),
    ...(request.body === '' ? [] : [`--data-raw ${shellQuoted(withPassword(request.body))}`]),
  ].join(' \\\n  ')
}

/** The log has no passwords: those of the personas are no secret, and without one nobody signs in. */
const withPassword = (body: string) => {
  const persona = studioPersonas.find(({ email }) => body.includes(JSON.stringify(email)))
  return persona ? body.replace('"password":"…"', `"password":${JSON.stringify(persona.password)}`) : body
}

const waitOf = ({ rules }: LogEntry) =>
  rules.flatMap(({ effect }) => (effect.kind === 'wait' ? [effect.ms] : []))[0]

const bodySource = ({ response }: LogEntry) => {
  if (!response || response.body === '') return 'null'
  if (!response.isBase64) return quoted(response.body)
  return `Uint8Array.from(atob(${quoted(response.body)}), (sign) => sign.charCodeAt(0))`
}

/** The body of a handler that answers as the call was answered. */
function answerSource(entry: LogEntry): string[] {
  const { status, response } = entry
  const headers = `{ ${headersOf(response?.headers ?? [])
    .map(([name, value]) => `${quoted(name)}: ${quoted(value)}`)
    .join(', ')} }`
  if (typeof status === 'number') {
    return [`return new HttpResponse(${bodySource(entry)}, { status: ${status}, headers: ${headers} })`]
  }
  if (status !== 'cut') return ['return HttpResponse.error()']
  return [
    response?.isBase64
      ? `const half = ${bodySource(entry)}`
      : `const half = new TextEncoder().encode(${quoted(response?.body ?? '')})`,
    'let isSent = false',
    'const body = new ReadableStream({',
    '  pull(controller) {',
    "    if (isSent) return controller.error(new TypeError('The connection broke'))",
    '    isSent = true',
    '    controller.enqueue(half)',
    '  },',
    '}, { highWaterMark: 0 })',
    `return new HttpResponse(body, { headers: ${headers} })`,
  ]
}

/** A handler for MSW that answers as this call was answered: put it before the usual ones. */
export function asMswHandler(entry: LogEntry): string {
  const wait = entry.status === 'aborted' ? 'infinite' : waitOf(entry)
  const [path] = entry.path.split('?')
  return [
    `import { ${wait === undefined ? '' : 'delay, '}http, HttpResponse } from 'msw'`,
    '',
    `export const handler = http.${entry.method.toLowerCase()}(${quoted(`*${path}`)}, async () => {`,
    ...(wait === undefined ? [] : [`  await delay(${typeof wait === 'string' ? quoted(wait) : wait})`]),
    ...answerSource(entry).map((line) => `  ${line}`),
    '})',
    '',
  ].join('\n')
}

const expectedStatus = ({ status }: LogEntry) =>
  typeof status === 'number' ? String(status) : quoted(status === 'cut' ? 'broken off' : 'no answer')

/** Times, ids and seats of what a write has made are its own each time, and so is a token. */
const isSameAgain = ({ method, status, response }: LogEntry) =>
  response?.isBase64 === false && typeof status === 'number' && (method === 'GET' || status >= 400)

/**
 * A test for Playwright that opens the state and makes the call again, as the page would.
 * @param link the address that opens the state, with the rules that touched the call in it
 */
export function asPlaywrightTest(entry: LogEntry, link: string): string {
  const { method, path, request } = entry
  const token = request.headers.some(([name]) => name === 'authorization')
  const init = [
    `method: ${quoted(method)}`,
    `headers: { ${[
      ...headersOf(request.headers).map(([name, value]) => `${quoted(name)}: ${quoted(value)}`),
      ...(token ? ['authorization: `Bearer ${token}`'] : []),
    ].join(', ')} }`,
    'signal: AbortSignal.timeout(15_000)',
    ...(request.body === '' ? [] : [`body: ${quoted(withPassword(request.body))}`]),
  ]
  const stored = "sessionStorage.getItem('token') ?? localStorage.getItem('token')"
  return [
    "import { expect, test } from '@playwright/test'",
    '',
    `test(${quoted(`${method} ${path}: ${entry.status}${entry.rule === null ? '' : ` (${entry.rule})`}`)}, async ({ page }) => {`,
    `  await page.goto(${quoted(link)})`,
    token
      ? // The policy of a build refuses what `waitForFunction` does.
        `  await expect.poll(() => page.evaluate(() => ${stored})).not.toBeNull()`
      : "  await page.getByRole('main').waitFor()",
    '  const answer = await page.evaluate(async () => {',
    ...(token ? [`    const token = ${stored}`] : []),
    '    try {',
    `      const response = await fetch(${quoted(path)}, {`,
    ...init.map((line) => `        ${line},`),
    '      })',
    '      try {',
    '        return { status: response.status, body: await response.text() }',
    '      } catch {',
    "        return { status: 'broken off', body: '' }",
    '      }',
    '    } catch {',
    "      return { status: 'no answer', body: '' }",
    '    }',
    '  })',
    `  expect(answer.status).toBe(${expectedStatus(entry)})`,
    ...(isSameAgain(entry) ? [`  expect(answer.body).toBe(${quoted(entry.response?.body ?? '')})`] : []),
    '})',
    '',
  ].join('\n')
}
