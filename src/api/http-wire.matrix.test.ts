import type { RequestListener } from 'node:http'
import { http as mock, passthrough } from 'msw'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { server } from '@mocks/node'
import { maya, ravi, resetToFixture } from '@mocks/fixture'
import { startEpoch } from '@/auth/epoch'
import { getSession } from '@/auth/session-store'
import { ApiError } from '@/lib/http/api-error'
import { loopback } from '@/test/loopback'
import { freshBrowser, signInAs } from '@/test/session/signed-in'
import { byRow } from '@/test/size'
import { request, type RequestOptions } from './http'
import { timeoutMs } from './time-limit'
import { requestLongBody, requestLongList } from './long-list'

const echo = (options?: RequestOptions) => request('trains.list', '/echo', v.unknown(), options)

const calls: [string, (signal?: AbortSignal) => Promise<unknown>][] = [
  ['an answer read at once', (signal) => echo({ signal })],
  ['one read as it comes', (signal) => requestLongBody('trains.list', '/echo', { signal })],
  ['a list read as it comes', (signal) => requestLongList('trains.list', '/echo', v.unknown(), { signal })],
]

beforeEach(() => {
  freshBrowser()
  resetToFixture()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

/** A real server that answers as told; resolves `asked` when the call is there. */
async function onTheWire(answer: RequestListener) {
  const asked = Promise.withResolvers<void>()
  const host = await loopback((incoming, outgoing) => {
    answer(incoming, outgoing)
    asked.resolve()
  })
  server.use(mock.all(`${host.url}/*`, () => passthrough()))
  vi.stubEnv('VITE_API_BASE_URL', host.url)
  return { ...host, asked: asked.promise }
}

const json = { 'Content-Type': 'application/json' }
const silences: [string, RequestListener][] = [
  ['nothing at all', () => {}],
  ['headers, then nothing', (_incoming, outgoing) => outgoing.writeHead(200, json).flushHeaders()],
  ['half a body, then nothing', (_incoming, outgoing) => outgoing.writeHead(200, json).write('{"data":')],
  [
    'headers, then a byte now and then',
    (_incoming, outgoing) => {
      outgoing.writeHead(200, json)
      const drip = setInterval(() => outgoing.write(' '), 5)
      outgoing.on('close', () => clearInterval(drip))
    },
  ],
  [
    'the headers of a refusal, then nothing',
    (_incoming, outgoing) => outgoing.writeHead(503, json).flushHeaders(),
  ],
]
const ends: [string, RequestListener, object][] = [
  [
    'asks to come back in an hour',
    (_incoming, outgoing) => outgoing.writeHead(503, { 'Retry-After': '3600' }).end(),
    { kind: 'http', status: 503 },
  ],
  [
    'breaks off its answer',
    (_incoming, outgoing) => outgoing.writeHead(200, { ...json, 'Content-Length': '500' }).end('{"data":'),
    { kind: 'network' },
  ],
  [
    'breaks off a refusal',
    (_incoming, outgoing) => outgoing.writeHead(500, { ...json, 'Content-Length': '500' }).end('{"message":'),
    { kind: 'http', status: 500 },
  ],
]
const names = calls.map(([name]) => name)
const silencesOf = new Map(byRow(names, silences))
const endsOf = new Map(byRow(names, ends))

describe.each(calls)('%s', (name, call) => {
  test.each(silencesOf.get(name) ?? [])(
    'A10, goal G23: a server that sends %s is given up after 10 000 ms, and its connection is closed',
    async (_what, answer) => {
      expect(timeoutMs).toBe(10_000)
      const host = await onTheWire(answer)
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] })
      const settled = vi.fn<(error: unknown) => void>()
      call().then(settled, settled)
      await host.asked
      await vi.advanceTimersByTimeAsync(timeoutMs - 1)
      expect(settled).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      vi.useRealTimers()
      await vi.waitFor(() => expect(settled).toHaveBeenCalledTimes(1))
      const [error] = settled.mock.calls[0] ?? []
      expect(error).toBeInstanceOf(ApiError)
      expect(error).toMatchObject({
        kind: 'timeout',
        message: 'The server did not answer within 10 seconds.',
      })
      await vi.waitFor(() => expect(host.open()).toBe(0))
      await host.close()
    },
  )

  test.each(endsOf.get(name) ?? [])(
    'goal G23: a call to a server that %s fails without a wait, and leaves no connection',
    async (_what, answer, failure) => {
      const host = await onTheWire(answer)
      // Whatever would wait, waits for ever.
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] })
      await expect(call()).rejects.toMatchObject(failure)
      vi.useRealTimers()
      await vi.waitFor(() => expect(host.open()).toBe(0))
      await host.close()
    },
  )

  test.each(silencesOf.get(name) ?? [])(
    'goal G23: a page that is left closes the connection to a server that has sent %s',
    async (_what, answer) => {
      const host = await onTheWire(answer)
      const page = new AbortController()
      const stopped = expect(call(page.signal)).rejects.toMatchObject({ kind: 'aborted' })
      await host.asked
      expect(host.open()).toBe(1)
      page.abort()
      await stopped
      await vi.waitFor(() => expect(host.open()).toBe(0))
      await host.close()
    },
  )
})

test('goal G23: the end of a session closes the connections of all that it has asked for', async () => {
  const host = await onTheWire(() => {})
  const asked = [echo(), echo({ method: 'put', json: {} }), requestLongBody('trains.list', '/echo', {})]
  const stopped = asked.map((call) => expect(call).rejects.toMatchObject({ kind: 'aborted' }))
  await vi.waitFor(() => expect(host.open()).toBe(3))
  startEpoch()
  await Promise.all(stopped)
  await vi.waitFor(() => expect(host.open()).toBe(0))
  await host.close()
})

test.each(calls)(
  'A11: a 401 whose body does not come ends the session of %s when its time is up',
  async (_name, call) => {
    const host = await onTheWire((_incoming, outgoing) => outgoing.writeHead(401, json).flushHeaders())
    signInAs(maya)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] })
    const answered = new Promise((resolve) => server.events.on('response:bypass', resolve))
    const refused = expect(call()).rejects.toMatchObject({ kind: 'timeout' })
    await answered
    expect(getSession().user?._id).toBe(maya)
    await vi.advanceTimersByTimeAsync(timeoutMs)
    await refused
    expect(getSession().user).toBeNull()
    vi.useRealTimers()
    await host.close()
  },
)

test('A11: it ends nothing once somebody else has signed in', async () => {
  const host = await onTheWire((_incoming, outgoing) => outgoing.writeHead(401, json).flushHeaders())
  signInAs(maya)
  const answered = new Promise((resolve) => server.events.on('response:bypass', resolve))
  const refused = expect(echo()).rejects.toMatchObject({ kind: 'aborted' })
  await answered
  // Only then the app has its headers, too.
  await new Promise(setImmediate)
  startEpoch()
  signInAs(ravi)
  await refused
  expect(getSession().user?._id).toBe(ravi)
  await host.close()
})
