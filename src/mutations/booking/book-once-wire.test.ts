import { QueryClient } from '@tanstack/react-query'
import { http, HttpResponse, passthrough } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setClock } from '@mocks/clock'
import { fixtureNow, maya, resetToFixture } from '@mocks/fixture'
import { handlers } from '@mocks/handlers/index'
import { startHttpServer } from '@mocks/http-server'
import { server } from '@mocks/node'
import { aDecision, bookingAnswer } from '@/test/booking-decision'
import { fakePauses } from '@/test/timers'
import { freshBrowser, signInAs } from '@/test/session/signed-in'
import { bookOnce } from './book-once'

let time: ReturnType<typeof fakePauses>
let close = async () => {}

beforeEach(() => {
  freshBrowser()
  resetToFixture()
  time = fakePauses(fixtureNow)
  signInAs(maya)
})
afterEach(async () => {
  await close()
  vi.useRealTimers()
  setClock()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

/** A real server whose answer to a booking is a fault; it closes every connection after one answer. */
async function faulty(answer: () => Response | Promise<Response>, saved: boolean) {
  const host = await startHttpServer({ port: 0, answers: [bookingAnswer(answer, { saved }), ...handlers] })
  close = () => host.close()
  server.use(http.all(`${host.url}/*`, () => passthrough()))
  vi.stubEnv('VITE_API_BASE_URL', host.url)
  return {
    close,
    posts: () => host.requests.filter(({ method }) => method === 'POST').map(({ path }) => path),
  }
}

const status =
  (code: number, headers: Record<string, string> = {}) =>
  () =>
    new HttpResponse(null, { status: code, headers })

/** A fault, and what a passenger whose booking was not saved is told. */
const faults: [string, () => Response | Promise<Response>, string][] = [
  ['400', status(400), 'refused'],
  ['401', status(401), 'refused'],
  ['403', status(403), 'refused'],
  ['404', status(404), 'refused'],
  ['408', status(408), 'not-booked'],
  ['409', status(409), 'refused'],
  ['425', status(425), 'refused'],
  ['429', status(429, { 'Retry-After': '1' }), 'refused'],
  ['500', status(500), 'refused'],
  ['502', status(502), 'not-booked'],
  ['503', status(503), 'not-booked'],
  ['503 with Retry-After', status(503, { 'Retry-After': '3600' }), 'not-booked'],
  ['504', status(504), 'not-booked'],
  ['a reset connection', () => HttpResponse.error(), 'not-booked'],
  [
    'a body that breaks off',
    () => new HttpResponse('{"success":true', { headers: { 'Content-Length': '500' } }),
    'not-booked',
  ],
  ['no JSON', () => new HttpResponse('<h1>OK</h1>'), 'not-booked'],
  ['an empty yes', () => new HttpResponse(null, { status: 201 }), 'not-booked'],
]
test('G13: there are at least twelve faults', () => {
  expect(faults.length).toBeGreaterThanOrEqual(12)
})

test.each(faults)('G6, G13: on %s a booking that was not saved arrived once', async (_kind, answer, told) => {
  const wire = await faulty(answer, false)
  const outcome = await time.finish(bookOnce(new QueryClient(), aDecision()))
  expect(outcome.kind).toBe(told)
  expect(wire.posts()).toEqual(['/api/bookings'])
})

const lost = faults.filter(([, , told]) => told === 'not-booked')
test.each(lost)(
  'G6, G13: on %s a booking that was saved arrived once, and is found',
  async (_kind, answer) => {
    const wire = await faulty(answer, true)
    expect(await time.finish(bookOnce(new QueryClient(), aDecision()))).toMatchObject({
      kind: 'booked',
      foundAgain: true,
    })
    expect(wire.posts()).toEqual(['/api/bookings'])
  },
)

test('G6, G13: an answer that never comes: one arrival, found after 10 s', async () => {
  const reached = Promise.withResolvers<void>()
  const wire = await faulty(() => {
    reached.resolve()
    return new Promise<Response>(() => {})
  }, true)
  const outcome = bookOnce(new QueryClient(), aDecision())
  await reached.promise
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await time.finish(outcome)).toMatchObject({ kind: 'booked', foundAgain: true })
  expect(wire.posts()).toEqual(['/api/bookings'])
})

test('G6, G16: a server that cannot be reached is asked once, and the outcome is unknown', async () => {
  const wire = await faulty(status(500), false)
  await wire.close()
  close = async () => {}
  expect(await time.finish(bookOnce(new QueryClient(), aDecision()))).toMatchObject({
    kind: 'unknown',
    error: { kind: 'network' },
  })
  expect(wire.posts()).toEqual([])
  expect(time.pauses()).toEqual([])
})
