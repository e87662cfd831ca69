import { QueryClient } from '@tanstack/react-query'
import { HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setClock } from '@mocks/clock'
import { db } from '@mocks/db'
import { booking, bookingId, fixtureNow, maya, ravi, resetToFixture, trainId } from '@mocks/fixture'
import { listBookings } from '@/api/bookings'
import { signedOut } from '@/auth/session'
import { claimedAt } from '@/lib/http/once'
import { bookingQueries } from '@/queries/bookings'
import { aDecision, answerBooking, countCalls } from '@/test/booking-decision'
import { recordCalls } from '@/test/calls'
import { fakePauses } from '@/test/timers'
import { freshBrowser, signInAs } from '@/test/session/signed-in'
import { bookOnce, type BookingOutcome } from './book-once'

let time: ReturnType<typeof fakePauses>
let client: QueryClient

beforeEach(() => {
  freshBrowser()
  resetToFixture()
  time = fakePauses(fixtureNow)
  client = new QueryClient()
  signInAs(maya)
})
afterEach(() => {
  vi.useRealTimers()
  setClock()
  vi.unstubAllGlobals()
})

const run = () => time.finish(bookOnce(client, aDecision()))

/** The same after a reload: it was sent so long ago, and never answered. */
const runSentAgo = (ms: number) => {
  const { booking: left, ...decision } = aDecision()
  const known = { knownIds: [], knowsAll: false }
  const sent = { booking: left, trainNumber: '90002', sentAt: Date.now() - ms, ...known }
  return time.finish(bookOnce(client, { ...decision, sent }))
}

/** A booking whose answer does not come before the test says so; it has reached the back end. */
async function underWay({ saved }: { saved: boolean }) {
  const reached = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<Response>()
  answerBooking(
    () => {
      reached.resolve()
      return answer.promise
    },
    { saved },
  )
  const calls = recordCalls()
  const outcome = bookOnce(client, aDecision())
  await reached.promise
  return { outcome, answer: answer.resolve, calls }
}

test('G6: a second call with the same request id sends nothing: the first one’s booking is found', async () => {
  const { outcome, answer, calls } = await underWay({ saved: true })
  expect(await time.finish(bookOnce(new QueryClient(), aDecision()))).toMatchObject({
    kind: 'booked',
    foundAgain: true,
  })
  answer(new HttpResponse(null, { status: 504 }))
  expect(await time.finish(outcome)).toMatchObject({ kind: 'booked', foundAgain: true })
  expect(countCalls(calls).posts).toBe(1)
  expect(db.bookings.filter(({ train }) => train === trainId(2))).toHaveLength(2)
})

test('G6: a second tab does not say not booked while the first one’s request is under way', async () => {
  const { answer, calls } = await underWay({ saved: false })
  vi.setSystemTime(Date.now() + 1000)
  const second = bookOnce(new QueryClient(), aDecision())
  const seen = vi.fn<(outcome: BookingOutcome) => void>()
  void second.then(seen)
  for (const ms of [2000, 4000]) {
    await time.paused()
    await time.pass()
    expect([ms, seen.mock.calls]).toEqual([ms, []])
  }
  // The back end is slow: it saves, and answers the first tab, 8 s after it was asked.
  await time.paused()
  const late = { train: trainId(2), journeyDate: '2026-03-12T00:00:00.000Z', bookingDate: fixtureNow }
  db.bookings.push(booking(7, late))
  answer(HttpResponse.json({ success: true, data: db.bookings.at(-1) ?? null }))
  expect(await time.finish(second)).toMatchObject({ kind: 'booked', booking: { _id: bookingId(7) } })
  expect(time.pauses()).toEqual([2000, 4000, 9000])
  expect(countCalls(calls).posts).toBe(1)
})

test('G6: twelve presses at once are one booking', async () => {
  const calls = recordCalls()
  const outcomes = await time.finish(
    Promise.all(Array.from({ length: 12 }, () => bookOnce(new QueryClient(), aDecision()))),
  )
  expect(countCalls(calls).posts).toBe(1)
  expect(new Set(outcomes.map((outcome) => outcome.kind))).toEqual(new Set(['booked']))
  expect(db.bookings.filter(({ train }) => train === trainId(2))).toHaveLength(2)
})

test.each([
  [0, [2000, 4000, 10_000]],
  [5000, [2000, 4000, 5000]],
  [10_000, [2000, 4000]],
  [16_000, []],
  [3_600_000, []],
  [-3_600_000, [2000, 4000, 10_000]],
])(
  'G6: sent %i ms ago, before a reload: nothing is sent; it is looked for until that is settled',
  async (ms, pauses) => {
    const calls = recordCalls()
    expect(await runSentAgo(ms)).toMatchObject({ kind: 'not-booked' })
    expect(time.pauses()).toEqual(pauses)
    expect(countCalls(calls)).toEqual({ posts: 0, looks: pauses.length + 1 })
  },
)

test('G6: what was sent before a reload, and saved, is found', async () => {
  const late = { train: trainId(2), journeyDate: '2026-03-12T00:00:00.000Z', bookingDate: fixtureNow }
  db.bookings.push(booking(7, late))
  expect(await runSentAgo(1000)).toMatchObject({
    kind: 'booked',
    booking: { _id: bookingId(7) },
    foundAgain: true,
  })
})

test('G6: an identical booking that was known before is not taken for the new one', async () => {
  const alike = { train: trainId(2), journeyDate: '2026-03-12T00:00:00.000Z', bookingDate: fixtureNow }
  db.bookings.push(booking(5, alike))
  client.setQueryData(bookingQueries.mine().queryKey, await listBookings())
  answerBooking(() => new HttpResponse(null, { status: 504 }), { saved: false })
  expect(await run()).toMatchObject({ kind: 'not-booked' })
  answerBooking(() => new HttpResponse(null, { status: 504 }), { saved: true })
  const found = await run()
  expect(found).toMatchObject({ kind: 'booked', booking: { pnr: db.bookings.at(-1)?.pnr } })
  expect(db.bookings.at(-1)?._id).not.toBe(bookingId(5))
})

test('G6: a device whose clock is hours ahead finds the booking whose answer was lost', async () => {
  client.setQueryData(bookingQueries.mine().queryKey, await listBookings())
  // The back end keeps its own time.
  setClock(new Date(Date.parse(fixtureNow) - 3 * 3_600_000).toISOString())
  answerBooking(() => new HttpResponse(null, { status: 504 }), { saved: true })
  expect(await run()).toMatchObject({ kind: 'booked', foundAgain: true })
})

test('G6: nor is one whose page alone was open', async () => {
  const alike = { train: trainId(2), journeyDate: '2026-03-12T00:00:00.000Z', bookingDate: fixtureNow }
  db.bookings.push(booking(5, alike))
  const [known] = (await listBookings()).items
  client.setQueryData(bookingQueries.detail(bookingId(5)).queryKey, known)
  answerBooking(() => new HttpResponse(null, { status: 504 }), { saved: false })
  expect(await run()).toMatchObject({ kind: 'not-booked' })
})

test('G6: what a look reads replaces the cached list; an absent one stays absent', async () => {
  answerBooking(() => new HttpResponse(null, { status: 504 }), { saved: false })
  await run()
  const mine = bookingQueries.mine().queryKey
  expect(client.getQueryData(mine)).toBeUndefined()
  client.setQueryData(mine, { items: [], total: 0, count: 0, totalPages: 1, currentPage: 1 })
  await run()
  expect(client.getQueryData(mine)?.items.map(({ pnr }) => pnr)).toEqual(['PNR00001'])
})

test('G6, A8: the session ends while it is under way: unknown, and nobody is looked up', async () => {
  const { outcome, calls } = await underWay({ saved: true })
  signedOut()
  signInAs(ravi)
  expect(await time.finish(outcome)).toMatchObject({ kind: 'unknown', error: { kind: 'aborted' } })
  expect(countCalls(calls)).toEqual({ posts: 1, looks: 0 })
  expect(claimedAt('request-1')).toBeDefined()
})

test('G6, A8: the session ends between two looks: the next user’s list is not read', async () => {
  answerBooking(() => new HttpResponse(null, { status: 504 }), { saved: false })
  const calls = recordCalls()
  const outcome = bookOnce(client, aDecision())
  await time.paused()
  signedOut()
  signInAs(ravi)
  expect(await time.finish(outcome)).toMatchObject({ kind: 'unknown', error: { kind: 'aborted' } })
  expect(countCalls(calls)).toEqual({ posts: 1, looks: 1 })
})

test('G6: a mistake of ours is no outcome', async () => {
  const mistake = new TypeError('ours')
  const decision = aDecision()
  Object.defineProperty(decision.train, 'route', {
    get: () => {
      throw mistake
    },
  })
  await expect(time.finish(bookOnce(client, decision))).rejects.toBe(mistake)
})

test('G6: on a device whose clock is ahead, what another tab booked is never told as not booked, and not sent again', async () => {
  setClock(new Date(Date.parse(fixtureNow) - 600_000).toISOString())
  const calls = recordCalls()
  expect(await run()).toMatchObject({ kind: 'booked' })
  const otherTab = new QueryClient()
  for (const press of [1, 2]) {
    const outcome = await time.finish(bookOnce(otherTab, aDecision()))
    expect(outcome, `press ${press}`).toMatchObject({
      kind: 'unknown',
      error: { message: 'One of them may be this one, but that is not certain.' },
    })
  }
  expect(countCalls(calls).posts).toBe(1)
})
