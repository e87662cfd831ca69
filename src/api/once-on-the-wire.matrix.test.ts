import type { IncomingMessage, RequestListener } from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { server } from '@mocks/node'
import { signedIn } from '@/auth/session'
import { getSession } from '@/auth/session-store'
import type { TrainInput } from '@/domain/trains/train'
import { words } from '@/domain/words'
import { ApiError } from '@/lib/http/api-error'
import { aNewBooking, aStation } from '@/test/railway/builders'
import { loopback } from '@/test/loopback'
import { freshBrowser } from '@/test/session/signed-in'
import { pairs } from '@/test/size'
import { type WireFault, wireFaults } from '@/test/hostile/wire-faults'
import * as auth from './auth'
import * as bookings from './bookings'
import { timeoutMs } from './http'
import { type Call, messages } from './messages'
import * as reviews from './reviews'
import * as stations from './stations'
import * as trains from './trains'

const aDayMs = 86_400_000
const maya = { _id: 'm', name: 'Maya Sol', email: 'm@mail.test', role: 'user', roles: [] }
const trainInput: TrainInput = {
  trainNumber: '90009',
  name: 'Dawn Express',
  trainType: 'Express',
  source: 's1',
  destination: 's2',
  departureTime: '2000-01-01T01:00:00.000Z',
  arrivalTime: '2000-01-01T03:00:00.000Z',
  totalSeats: 20,
  fare: 90,
  daysOfOperation: ['Mon'],
}
const { _id: _station, ...stationInput } = aStation()
const registration = {
  firstName: 'Ira',
  lastName: 'Sol',
  email: 'ira@mail.test',
  phone: '9876543210',
  password: 'Quiet#Coach5',
}
const review = { train: 't1', rating: 4, title: 'Quiet', comment: 'On time', journeyDate: '2026-02-20' }

interface Decision {
  send: () => Promise<unknown>
  /** Method and path. */
  target: string
  /** A visitor may make it. */
  public?: true
  /** Its answer carries nothing that the app needs. */
  expectsNothing?: true
}

const decisions: Partial<Record<Call, Decision>> = {
  'auth.login': { send: () => auth.login(registration), target: 'POST /auth/login', public: true },
  'auth.register': { send: () => auth.register(registration), target: 'POST /auth/register', public: true },
  'auth.forgotPassword': {
    send: () => auth.forgotPassword('ira@mail.test'),
    target: 'POST /auth/forgot-password',
    public: true,
    expectsNothing: true,
  },
  'auth.resetPassword': {
    send: () => auth.resetPassword('r1', 'Quiet#Coach5'),
    target: 'POST /auth/reset-password/r1',
    public: true,
    expectsNothing: true,
  },
  'auth.updateProfile': {
    send: () => auth.updateProfile(maya, registration),
    target: 'PUT /auth/me',
  },
  'auth.changePassword': {
    send: () => auth.changePassword('Old#Coach4', 'Quiet#Coach5'),
    target: 'PUT /auth/change-password',
    expectsNothing: true,
  },
  'trains.create': { send: () => trains.createTrain(trainInput), target: 'POST /trains' },
  'trains.update': { send: () => trains.updateTrain('t1', trainInput), target: 'PUT /trains/t1' },
  'trains.delete': {
    send: () => trains.deleteTrain('t1'),
    target: 'DELETE /trains/t1',
    expectsNothing: true,
  },
  'stations.create': { send: () => stations.createStation(stationInput), target: 'POST /stations' },
  'stations.update': { send: () => stations.updateStation('s1', stationInput), target: 'PUT /stations/s1' },
  'stations.delete': {
    send: () => stations.deleteStation('s1'),
    target: 'DELETE /stations/s1',
    expectsNothing: true,
  },
  'bookings.create': { send: () => bookings.createBooking(aNewBooking()), target: 'POST /bookings' },
  'bookings.cancel': { send: () => bookings.cancelBooking('b1'), target: 'PUT /bookings/b1/cancel' },
  'reviews.create': { send: () => reviews.createReview(review), target: 'POST /reviews' },
  'reviews.update': { send: () => reviews.updateReview('v1', { rating: 2 }), target: 'PUT /reviews/v1' },
  'reviews.delete': {
    send: () => reviews.deleteReview('v1'),
    target: 'DELETE /reviews/v1',
    expectsNothing: true,
  },
  'reviews.like': { send: () => reviews.likeReview('v1'), target: 'PUT /reviews/v1/like' },
  'reviews.dislike': { send: () => reviews.dislikeReview('v1'), target: 'PUT /reviews/v1/dislike' },
}

let host: Awaited<ReturnType<typeof loopback>>
let answer: RequestListener
let arrived: string[]

const note: RequestListener = (incoming, outgoing) => {
  arrived.push(`${incoming.method} ${incoming.url?.replace('/api', '')}`)
  answer(incoming, outgoing)
}

beforeAll(async () => {
  // Nothing stands between the calls and the sockets of this machine.
  server.close()
  host = await loopback(note)
})
afterAll(async () => {
  await host.close()
  server.listen()
})

beforeEach(() => {
  freshBrowser()
  signedIn('tok', maya, true)
  arrived = []
  vi.stubEnv('VITE_API_BASE_URL', host.url)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

const outcomeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: unknown) => error,
  )

/** What arrives within a day, however late: the server has answered another request by then. */
async function arrivedInAll(): Promise<string[]> {
  await vi.advanceTimersByTimeAsync(aDayMs)
  answer = (_incoming, outgoing) => outgoing.end()
  await (await fetch(`${host.url}/api/marker`)).text()
  return arrived.filter((target) => target !== 'GET /marker')
}

/** What the caller is told: the server's words, else the transport's, else the call's own (D2, list K). */
function wordsOf(call: Call, { kind, status, message }: WireFault): string {
  const visitors = call === 'auth.login' || call === 'auth.register'
  if (kind === 'shape') return visitors ? words.invalidResponse : messages[call]
  if (kind === 'network') return 'No answer came from the server. Check your connection.'
  if (kind === 'timeout') return 'The server did not answer within 10 seconds.'
  return message ?? (visitors ? messages[call] : `Request failed with status code ${status}`)
}

const calls = Object.entries(decisions) as [Call, Decision][]
const cases = pairs(calls, wireFaults).map(([[call, decision], fault]) => ({ call, decision, fault }))

test('goal G13: every call that changes anything meets at least twelve faults', () => {
  const changing = Object.keys(messages).filter((call) =>
    /^(?!users)\w+\.(login|register|forgot|reset|change|create|update|delete|cancel|like|dislike)/.test(call),
  )
  expect(calls.map(([call]) => call).toSorted()).toEqual(changing.toSorted())
  expect(new Set(wireFaults.map(({ name }) => name)).size).toBe(wireFaults.length)
  expect(calls.length * wireFaults.length).toBeGreaterThanOrEqual(19 * 12)
})

test.each(cases)(
  'goal G13: $call on $fault.name arrives once, and tells the truth',
  async ({ call, decision, fault }) => {
    const reached = Promise.withResolvers<IncomingMessage>()
    answer = (incoming, outgoing) => {
      fault.answer(incoming, outgoing)
      reached.resolve(incoming)
    }
    const outcome = outcomeOf(decision.send())
    await reached.promise
    if (fault.silent) await vi.advanceTimersByTimeAsync(timeoutMs)
    const told = await outcome
    if (fault.saysYes && decision.expectsNothing) expect(told).toBe('done')
    else {
      expect(told).toBeInstanceOf(ApiError)
      expect(told).toMatchObject({
        call,
        kind: fault.kind,
        status: fault.status,
        headline: messages[call],
        message: wordsOf(call, fault),
      })
    }
    expect(getSession().user?._id).toBe(fault.status === 401 && !decision.public ? undefined : 'm')
    expect(await arrivedInAll()).toEqual([decision.target])
  },
)

test.each(calls)('goal G13, G16: %s with nobody there is not sent later', async (call, decision) => {
  const { port } = host
  await host.close()
  const told = await outcomeOf(decision.send())
  expect(told).toMatchObject({ call, kind: 'network' })
  host = await loopback(note, port)
  expect(await arrivedInAll()).toEqual([])
})
