import type { ServerResponse } from 'node:http'
import { http, passthrough } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { server } from '@mocks/node'
import { maya, resetToFixture } from '@mocks/fixture'
import { startEpoch } from '@/auth/epoch'
import { getSession } from '@/auth/session-store'
import { loopback } from '@/test/loopback'
import { freshBrowser, signInAs } from '@/test/session/signed-in'
import { downloadTicket, type TicketProgress } from './ticket'

/** A server that sends what the test tells it to; each open connection counts. */
let host: Awaited<ReturnType<typeof loopback>>
let asked: PromiseWithResolvers<ServerResponse>

beforeEach(async () => {
  freshBrowser()
  resetToFixture()
  signInAs(maya)
  asked = Promise.withResolvers()
  host = await loopback((_incoming, outgoing) => asked.resolve(outgoing))
  server.use(http.all(`${host.url}/*`, () => passthrough()))
  vi.stubEnv('VITE_API_BASE_URL', host.url)
})
afterEach(async () => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  server.events.removeAllListeners()
  await host.close()
})

const fakeTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
const silence = { kind: 'timeout', message: 'The server did not answer within 10 seconds.' }

/** A download whose steps can be waited for one by one, and whose end can be looked at. */
function start(signal?: AbortSignal) {
  const steps: TicketProgress[] = []
  let heard = Promise.withResolvers<void>()
  const settled = vi.fn<(outcome: unknown) => void>()
  const done = downloadTicket('b1', 'K7Q2M9ZT', {
    ...(signal && { signal }),
    onProgress: (step) => {
      steps.push(step)
      heard.resolve()
    },
  }).then(settled, settled)
  return {
    steps,
    settled,
    outcome: async () => {
      await done
      return settled.mock.calls[0]?.[0]
    },
    send: async (to: ServerResponse, bytes: number) => {
      heard = Promise.withResolvers()
      to.write(Buffer.alloc(bytes))
      await heard.promise
    },
  }
}

const headers = async (more: Record<string, string> = {}) => {
  const outgoing = await asked.promise
  outgoing.writeHead(200, { 'Content-Type': 'application/pdf', ...more })
  return outgoing
}

test('G5: progress grows with each piece; without a length the end is not known', async () => {
  const ticket = start()
  const outgoing = await headers()
  await ticket.send(outgoing, 10)
  await ticket.send(outgoing, 5)
  outgoing.end()
  expect(await ticket.outcome()).toMatchObject({ blob: { size: 15 }, name: 'ticket-K7Q2M9ZT.pdf' })
  expect(ticket.steps).toEqual([
    { received: 10, total: undefined },
    { received: 15, total: undefined },
  ])
})

test('G5: with a length the end is known from the first piece on', async () => {
  const ticket = start()
  const outgoing = await headers({ 'Content-Length': '15' })
  await ticket.send(outgoing, 10)
  await ticket.send(outgoing, 5)
  await ticket.outcome()
  expect(ticket.steps).toEqual([
    { received: 10, total: 15 },
    { received: 15, total: 15 },
  ])
})

test('G5, T12: 10 s to the headers, then the connection is closed', async () => {
  fakeTimers()
  const ticket = start()
  await asked.promise
  await vi.advanceTimersByTimeAsync(9_999)
  expect(ticket.settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(await ticket.outcome()).toMatchObject(silence)
  vi.useRealTimers()
  await vi.waitFor(() => expect(host.open()).toBe(0))
})

test('G5, T12: a slow transfer that keeps coming is let finish', async () => {
  fakeTimers()
  const ticket = start()
  const outgoing = await headers()
  for (let piece = 0; piece < 6; piece += 1) {
    await ticket.send(outgoing, 1)
    await vi.advanceTimersByTimeAsync(9_999)
  }
  outgoing.end()
  expect(await ticket.outcome()).toMatchObject({ blob: { size: 6 } })
})

test('G5, T12: one that falls silent ends after 10 s without a byte, and its connection with it', async () => {
  fakeTimers()
  const ticket = start()
  const outgoing = await headers()
  await ticket.send(outgoing, 1)
  await vi.advanceTimersByTimeAsync(9_999)
  expect(ticket.settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(await ticket.outcome()).toMatchObject(silence)
  vi.useRealTimers()
  await vi.waitFor(() => expect(host.open()).toBe(0))
})

test('G5: one that breaks off is a failure, not a shorter ticket', async () => {
  const ticket = start()
  const outgoing = await headers({ 'Content-Length': '100' })
  await ticket.send(outgoing, 10)
  outgoing.destroy()
  expect(await ticket.outcome()).toMatchObject({ name: 'ApiError', kind: 'network' })
})

test('G5: a server that cannot be reached is told', async () => {
  await host.close()
  expect(await start().outcome()).toMatchObject({ name: 'ApiError', kind: 'network' })
})

test('G5: leaving the page stops it, and closes its connection', async () => {
  const left = new AbortController()
  const ticket = start(left.signal)
  await ticket.send(await headers(), 1)
  left.abort()
  expect(await ticket.outcome()).toMatchObject({ kind: 'aborted' })
  await vi.waitFor(() => expect(host.open()).toBe(0))
})

test('G5, A8: the end of the session stops it: nobody else is handed the ticket', async () => {
  const ticket = start()
  await ticket.send(await headers(), 1)
  startEpoch()
  expect(await ticket.outcome()).toMatchObject({ kind: 'aborted' })
  await vi.waitFor(() => expect(host.open()).toBe(0))
})

test.each([200, 401, 404, 500])(
  'G5, A11, goal G23: an error body that falls silent after a %i is given up after 10 s, and its connection closed',
  async (status) => {
    fakeTimers()
    const answered = new Promise((resolve) => server.events.on('response:bypass', resolve))
    const ticket = start()
    const outgoing = await asked.promise
    outgoing.writeHead(status, { 'Content-Type': 'application/json' })
    outgoing.write('{"message":')
    await answered
    // Only then the app has it, too.
    await new Promise(setImmediate)
    await vi.advanceTimersByTimeAsync(9_999)
    expect(ticket.settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await ticket.outcome()).toMatchObject({ ...silence, call: 'bookings.ticket' })
    expect(getSession().isAuthenticated).toBe(status !== 401)
    vi.useRealTimers()
    await vi.waitFor(() => expect(host.open()).toBe(0))
  },
)
