import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { getResponse, type RequestHandler } from 'msw'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setClock } from '../clock.ts'
import { bookingId, call, maya, resetToFixture, trainId } from '../fixture.ts'
import { asCurl, asMswHandler, asPlaywrightTest } from './copy-as.ts'
import { harOf } from './har.ts'
import { createStudio } from './studio.ts'
import type { CallOptions } from '../fixture.ts'
import type { LogEntry, Switch } from './types.ts'

let host = createStudio({ scenarios: [] })
const folder = mkdtempSync(join(resolve('node_modules/.cache'), 'copied-'))

beforeEach(() => {
  host = createStudio({ scenarios: [] })
  resetToFixture()
})
afterEach(() => setClock())

const ask = (target: string, options: CallOptions = {}) => call(target, { answers: host.answers, ...options })

/** The last call, with one thing wrong with it. */
async function logged(target: string, effect?: Switch, options: CallOptions = {}): Promise<LogEntry> {
  host.studio.set({ rules: effect ? [{ call: '*', effect, times: 1 }] : [] })
  await ask(target, { as: maya, ...options })
  const entry = host.studio.log.at(-1)
  if (!entry) throw new Error('Nothing was logged')
  return entry
}

async function handlerOf(source: string, name: string): Promise<RequestHandler> {
  const file = join(folder, `${name}.mjs`)
  writeFileSync(file, source)
  const { handler } = (await import(/* @vite-ignore */ file)) as { handler: RequestHandler }
  return handler
}

test.each<[string, string, Switch | undefined]>([
  ['json', 'GET /trains', undefined],
  ['quotes', 'GET /trains', { kind: 'status', status: 422, body: '{"it\'s":"\\\\n ` ${1} \u2028"}' }],
  ['refusal', `GET /trains/${trainId(9)}`, undefined],
  ['file', `GET /bookings/${bookingId(1)}/ticket`, undefined],
  ['page', 'GET /trains', { kind: 'html' }],
  ['empty', 'GET /trains', { kind: 'empty' }],
  ['no-content', 'GET /trains', { kind: 'status', status: 204 }],
  ['broken-json', 'GET /trains', { kind: 'bad-json' }],
  ['slow', 'GET /trains?x=1', { kind: 'wait', ms: 5 }],
])(
  'L2: a handler that is copied runs as it is and gives the same answer: %s',
  async (name, target, effect) => {
    const entry = await logged(target, effect)
    host.studio.set({ rules: effect ? [{ call: '*', effect }] : [] })
    const given = await ask(target, { as: maya })
    const handler = await handlerOf(asMswHandler(entry), name)
    const copied = await getResponse([handler], new Request(`http://api.test${entry.path}`))
    expect(copied?.status).toBe(given.status)
    expect(copied?.headers.get('Content-Type')).toBe(given.headers.get('Content-Type'))
    expect(new Uint8Array((await copied?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(
      new Uint8Array(await given.arrayBuffer()),
    )
  },
)

test('L2: a handler that is copied breaks where the call broke', async () => {
  const refused = await handlerOf(asMswHandler(await logged('GET /trains', { kind: 'refused' })), 'refused')
  const request = new Request('http://api.test/api/trains')
  expect((await getResponse([refused], request))?.type).toBe('error')
  const cut = await handlerOf(asMswHandler(await logged('GET /trains', { kind: 'cut' })), 'cut')
  await expect((await getResponse([cut], request))?.text()).rejects.toThrow('The connection broke')
  rmSync(folder, { recursive: true })
})

test('L2: curl and Playwright get the call without its token, and with what it was answered', async () => {
  const entry = await logged('POST /bookings', { kind: 'status', status: 403 }, { body: { note: "it's" } })
  const curl = asCurl(entry, 'http://demo.test')
  expect(curl).toBe(
    [
      "curl -i -X POST 'http://demo.test/api/bookings' \\",
      "  -H 'content-type: application/json' \\",
      '  -H "authorization: Bearer $TOKEN" \\',
      `  --data-raw '{"note":"it'\\''s"}'`,
    ].join('\n'),
  )
  const source = asPlaywrightTest(entry, 'http://demo.test/bookings?qa=v1;persona=admin')
  expect(source).toContain("await page.goto('http://demo.test/bookings?qa=v1;persona=admin')")
  expect(source).toContain('expect(answer.status).toBe(403)')
  expect(source).toContain('The role user may not do this')
  expect(`${curl}${source}`).not.toMatch(/mock\.[\da-f]{24}/)
})

test('L2: a call with a token is copied for Playwright as one with the token that the page holds', async () => {
  const source = asPlaywrightTest(await logged('GET /bookings'), '/bookings?qa=v1;persona=admin')
  const read = "sessionStorage.getItem('token') ?? localStorage.getItem('token')"
  expect(source).toContain(`await expect.poll(() => page.evaluate(() => ${read})).not.toBeNull()`)
  expect(source).toContain('authorization: `Bearer ${token}`')
  expect(source).not.toContain('…')
})

/** The fields that HAR 1.2 asks for (http://www.softwareishard.com/blog/har-12-spec/), with their types. */
const needed = {
  log: { version: 'string', creator: 'object', entries: 'object' },
  creator: { name: 'string', version: 'string' },
  page: { startedDateTime: 'string', id: 'string', title: 'string', pageTimings: 'object' },
  entry: {
    startedDateTime: 'string',
    time: 'number',
    request: 'object',
    response: 'object',
    cache: 'object',
    timings: 'object',
  },
  request: {
    method: 'string',
    url: 'string',
    httpVersion: 'string',
    cookies: 'object',
    headers: 'object',
    queryString: 'object',
    headersSize: 'number',
    bodySize: 'number',
  },
  postData: { mimeType: 'string', text: 'string' },
  response: {
    status: 'number',
    statusText: 'string',
    httpVersion: 'string',
    cookies: 'object',
    headers: 'object',
    content: 'object',
    redirectURL: 'string',
    headersSize: 'number',
    bodySize: 'number',
  },
  content: { size: 'number', mimeType: 'string' },
  timings: { send: 'number', wait: 'number', receive: 'number' },
}

const typesOf = (value: object, like: object) =>
  Object.fromEntries(
    Object.keys(like).map((key) => [key, typeof Object.getOwnPropertyDescriptor(value, key)?.value]),
  )

test('L2: the log as a file has every field of HAR 1.2, and none of the secrets', async () => {
  await logged('GET /trains?search=night')
  await logged('POST /bookings', { kind: 'lost' }, { body: {} })
  await logged(`GET /bookings/${bookingId(1)}/ticket`, { kind: 'cut' })
  await logged(`GET /bookings/${bookingId(1)}/ticket`)
  const har = harOf(host.studio.log, { origin: 'http://demo.test', version: '1.0.0', qa: 'v1' })
  const { log } = JSON.parse(JSON.stringify(har)) as typeof har
  expect(typesOf(log, needed.log)).toEqual(needed.log)
  expect(typesOf(log.creator, needed.creator)).toEqual(needed.creator)
  expect(typesOf(log.pages[0] ?? {}, needed.page)).toEqual(needed.page)
  for (const entry of log.entries) {
    expect(typesOf(entry, needed.entry)).toEqual(needed.entry)
    expect(typesOf(entry.request, needed.request)).toEqual(needed.request)
    if (entry.request.postData)
      expect(typesOf(entry.request.postData, needed.postData)).toEqual(needed.postData)
    expect(typesOf(entry.response, needed.response)).toEqual(needed.response)
    expect(typesOf(entry.response.content, needed.content)).toEqual(needed.content)
    expect(typesOf(entry.timings, needed.timings)).toEqual(needed.timings)
    expect(entry.startedDateTime).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    expect(entry.pageref).toBe(log.pages[0]?.id)
  }
  expect(log.entries[0]?.request).toMatchObject({
    url: 'http://demo.test/api/trains?search=night',
    queryString: [{ name: 'search', value: 'night' }],
  })
  expect(log.entries.map(({ response }) => response.status)).toEqual([200, 0, 0, 200])
  const { content } = log.entries[3]?.response ?? {}
  expect([content?.encoding, atob(content?.text ?? '').slice(0, 4)]).toEqual(['base64', '%PDF'])
  expect(JSON.stringify(har)).not.toMatch(/mock\.[\da-f]{24}/)
})
