import { QueryClient } from '@tanstack/react-query'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setClock } from '@mocks/clock'
import { db } from '@mocks/db'
import { booking, bookingId, fixtureNow, maya, resetToFixture, stationId, trainId } from '@mocks/fixture'
import { server } from '@mocks/node'
import type { NewBooking } from '@/domain/bookings/booking'
import { claimedAt } from '@/lib/http/once'
import { bookingQueries } from '@/queries/bookings'
import { aDecision, answerBooking, countCalls, openPage } from '@/test/booking-decision'
import { recordCalls } from '@/test/calls'
import { fakePauses } from '@/test/timers'
import { freshBrowser, signInAs } from '@/test/session/signed-in'
import { bookOnce } from './book-once'
import { readBookingDraft } from './draft'

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

const run = (changes?: Partial<NewBooking>) => time.finish(bookOnce(client, aDecision(changes)))
const kept = () => readBookingDraft(maya, trainId(2)).sent
const { source: aldun, destination: dorlo } = aDecision().train

test('G6: booked: one request, kept before it leaves, the names from the train, and no look', async () => {
  const calls = recordCalls()
  const atArrival = vi.fn<(sent: unknown) => void>()
  server.use(http.post('*/api/bookings', () => atArrival(kept())))
  const outcome = await run()
  expect(outcome).toMatchObject({
    kind: 'booked',
    foundAgain: false,
    booking: {
      status: 'Confirmed',
      train: { _id: trainId(2), trainNumber: '90002', name: 'Train 2' },
      from: aldun,
      to: dorlo,
      journeyDate: '2026-03-12',
      totalFare: 400,
    },
  })
  expect(countCalls(calls)).toEqual({ posts: 1, looks: 0 })
  const { train, fromStation, toStation, journeyDate, passengers, clientRequestId } = aDecision().booking
  const known = { train, fromStation, toStation, journeyDate, passengers, clientRequestId }
  const times = { sentAt: Date.parse(fixtureNow), knownIds: [], knowsAll: false }
  const sent = { booking: known, trainNumber: '90002', ...times }
  expect(outcome).toMatchObject({ sent })
  expect(atArrival).toHaveBeenCalledExactlyOnceWith(sent)
})

test.each([400, 401, 403, 404, 409, 422, 425, 429])(
  'G6: a %i is a plain no: no look, and it may be sent again',
  async (status) => {
    answerBooking(() => HttpResponse.json({ message: 'No' }, { status }), { saved: false })
    const calls = recordCalls()
    expect(await run()).toMatchObject({ kind: 'refused', error: { message: 'No', status } })
    expect(countCalls(calls)).toEqual({ posts: 1, looks: 0 })
    expect(claimedAt('request-1')).toBeUndefined()
  },
)

test('G6: a no that says yes is a no', async () => {
  answerBooking(() => HttpResponse.json({ success: false, message: 'Sold out' }), { saved: false })
  expect(await run()).toMatchObject({ kind: 'refused', error: { message: 'Sold out' } })
})

test('G6: a 500 is this back end’s way to refuse: exactly one look settles it', async () => {
  const calls = recordCalls()
  const outcome = await run({ journeyDate: '2026-02-31' })
  expect(outcome).toMatchObject({ kind: 'refused', error: { status: 400 } })
  expect(await run({ toStation: stationId(99) })).toMatchObject({ kind: 'refused', error: { status: 500 } })
  expect(countCalls(calls)).toEqual({ posts: 2, looks: 1 })
  expect(time.pauses()).toEqual([])
  expect(claimedAt('request-1')).toBeUndefined()
})

test('G6: a 500 after the booking was saved is a booking', async () => {
  answerBooking(() => HttpResponse.json({ message: 'Server error' }, { status: 500 }), { saved: true })
  const calls = recordCalls()
  expect(await run()).toMatchObject({
    kind: 'booked',
    foundAgain: true,
    booking: { pnr: db.bookings.at(-1)?.pnr, from: aldun, train: { _id: trainId(2), name: 'Train 2' } },
  })
  expect(countCalls(calls)).toEqual({ posts: 1, looks: 1 })
})

const silent: [string, () => Response][] = [
  ['502', () => new HttpResponse(null, { status: 502 })],
  ['503', () => new HttpResponse(null, { status: 503, headers: { 'Retry-After': '3600' } })],
  ['504', () => HttpResponse.html('<h1>Gateway</h1>', { status: 504 })],
  ['408', () => new HttpResponse(null, { status: 408 })],
  ['broken connection', () => HttpResponse.error()],
  ['page that says yes', () => HttpResponse.html('<h1>Welcome</h1>')],
  ['empty yes', () => new HttpResponse(null, { status: 201 })],
  ['half an answer', () => new HttpResponse('{"success":true,"data":{"_id":', { status: 201 })],
  ['record without id', () => HttpResponse.json({ success: true, data: { pnr: 'X' } })],
]

test.each(silent)('G6: after a %s the own bookings show it, whose answer was lost', async (_kind, answer) => {
  answerBooking(answer, { saved: true })
  const calls = recordCalls()
  const { shown } = openPage(client)
  expect(await run()).toMatchObject({ kind: 'booked', foundAgain: true })
  expect(countCalls(calls)).toEqual({ posts: 1, looks: 1 })
  expect(shown).toEqual(['finding-out'])
  expect(time.pauses()).toEqual([])
})

test.each(silent)('G6: after a %s, three looks over six seconds say not booked', async (_kind, answer) => {
  answerBooking(answer, { saved: false })
  const calls = recordCalls()
  expect(await run()).toMatchObject({ kind: 'not-booked' })
  expect(countCalls(calls)).toEqual({ posts: 1, looks: 3 })
  expect(time.pauses()).toEqual([2000, 4000])
  expect(claimedAt('request-1')).toBeUndefined()
})

test.each(silent)(
  'G6: after a %s, a list that fails leaves it unknown, and not to be sent',
  async (_kind, answer) => {
    answerBooking(answer, { saved: true })
    server.use(http.get('*/api/bookings', () => HttpResponse.json({ message: 'Down' }, { status: 503 })))
    expect(await run()).toMatchObject({ kind: 'unknown', error: { message: 'Down' } })
    expect(claimedAt('request-1')).toBe(Date.parse(fixtureNow))
  },
)

/** What the own list has of the new booking, with other words. */
function listWith(changes: object) {
  const { booking: sent, train } = aDecision()
  const listed = {
    _id: 'new',
    train: { number: train.trainNumber },
    journeyDate: sent.journeyDate,
    bookingDate: fixtureNow,
    passengers: sent.passengers,
  }
  const answer = { success: true, data: [{ ...listed, ...changes }] }
  server.use(http.get('*/api/bookings', () => HttpResponse.json(answer)))
  answerBooking(() => new HttpResponse(null, { status: 502 }), { saved: false })
}

test.each([
  ['no passengers', { passengers: undefined }],
  ['a passenger that is null', { passengers: [null] }],
  ['no train', { train: null }],
  ['a date that is a number', { journeyDate: 20260304 }],
])(
  'G6: where the list has a new booking with %s, nobody says that it was not booked',
  async (_kind, changes) => {
    listWith(changes)
    expect(await run()).toMatchObject({ kind: 'unknown' })
    expect(claimedAt('request-1')).toBe(Date.parse(fixtureNow))
  },
)

test('G6: where the list tells request ids, the booking with this one is it, whoever is said to travel', async () => {
  listWith({ clientRequestId: 'request-1', passengers: [null], train: null, bookingDate: undefined })
  expect(await run()).toMatchObject({ kind: 'booked', foundAgain: true, booking: { _id: 'new' } })
})

test.each([
  ['that is alike', {}],
  ['that may be alike', { passengers: [null] }],
])('G6: where the list tells request ids, a booking %s but of another is not it', async (_kind, changes) => {
  listWith({ ...changes, clientRequestId: 'request-0' })
  expect(await run()).toMatchObject({ kind: 'not-booked' })
  expect(time.pauses()).toEqual([2000, 4000])
  expect(claimedAt('request-1')).toBeUndefined()
})

test('G6: a slow server’s booking is found at the second or the third look', async () => {
  for (const [look, id] of [
    [2, 'request-2'],
    [3, 'request-3'],
  ] as const) {
    resetToFixture()
    signInAs(maya)
    answerBooking(() => new HttpResponse(null, { status: 504 }), { saved: false })
    let looks = 0
    server.use(
      http.get('*/api/bookings', () => {
        looks += 1
        if (looks === look) {
          const late = { train: trainId(2), journeyDate: '2026-03-12T00:00:00.000Z', bookingDate: fixtureNow }
          db.bookings.push(booking(7, late))
        }
      }),
    )
    const outcome = await run({ clientRequestId: id })
    expect(outcome).toMatchObject({ kind: 'booked', booking: { _id: bookingId(7) } })
    expect(looks).toBe(look)
    server.resetHandlers()
  }
  expect(time.pauses()).toEqual([2000, 2000, 4000])
})

test('G6: an answer that does not come within 10 s is looked for', async () => {
  const reached = Promise.withResolvers<void>()
  answerBooking(
    () => {
      reached.resolve()
      return new Promise<Response>(() => {})
    },
    { saved: true },
  )
  const calls = recordCalls()
  const { shown } = openPage(client)
  const outcome = bookOnce(client, aDecision())
  await reached.promise
  await vi.advanceTimersByTimeAsync(9_999)
  expect(shown).not.toContain('finding-out')
  await vi.advanceTimersByTimeAsync(1)
  expect(await time.finish(outcome)).toMatchObject({ kind: 'booked', foundAgain: true })
  expect(countCalls(calls)).toEqual({ posts: 1, looks: 1 })
})

test('G6, G12: a look at the own bookings does not undo what was answered while it was under way', async () => {
  db.bookings.push(booking(3, { train: trainId(2) }))
  const { queryKey } = bookingQueries.mine()
  const mine = await client.query({ ...bookingQueries.mine(), staleTime: 'static' })
  const cancelled = { ...mine, items: mine.items.map((item) => ({ ...item, status: 'Cancelled' })) }
  answerBooking(() => new HttpResponse(null, { status: 504 }), { saved: false })
  server.use(http.get('*/api/bookings', () => void client.setQueryData(queryKey, cancelled), { once: true }))
  const outcome = bookOnce(client, aDecision())
  await time.paused()
  expect(client.getQueryData(queryKey)).toEqual(cancelled)
  // The next look began after that.
  await time.pass()
  await time.paused()
  expect(client.getQueryData(queryKey)).toMatchObject({ items: [{ status: 'Confirmed' }, {}] })
  expect(await time.finish(outcome)).toMatchObject({ kind: 'not-booked' })
})
