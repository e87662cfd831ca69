import { QueryClient } from '@tanstack/react-query'
import { getResponse, http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setClock } from '@mocks/clock'
import { db } from '@mocks/db'
import {
  booking,
  bookingId,
  fixtureNow,
  maya,
  ravi,
  resetToFixture,
  stationId,
  trainId,
} from '@mocks/fixture'
import { handlers } from '@mocks/handlers/index'
import { server } from '@mocks/node'
import { signedOut } from '@/auth/session'
import { listBookings } from '@/api/bookings'
import type { SentBooking } from '@/domain/booking'
import { claimedAt } from '@/lib/once'
import { bookingQueries } from '@/queries/bookings'
import { recordCalls } from '@/test/calls'
import { fakePauses } from '@/test/fake-pauses'
import { freshBrowser, signInAs } from '@/test/signed-in'
import { type BookingDecision, bookOnce } from './book-once'

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

const ald = { _id: stationId(1), name: 'Aldun', code: 'ALD' }
const dor = { _id: stationId(4), name: 'Dorlo', code: 'DOR' }
const decision = (changes: Partial<BookingDecision> = {}): BookingDecision => ({
  booking: {
    train: trainId(2),
    fromStation: ald._id,
    toStation: dor._id,
    journeyDate: '2026-03-12',
    passengers: [{ name: 'Ira Sol', age: 34, gender: 'F' }],
    paymentMethod: 'upi',
    clientRequestId: 'request-1',
  },
  train: { _id: trainId(2), trainNumber: '90002', name: 'Train 2' },
  from: ald,
  to: dor,
  ...changes,
})

/** What the back end answers a booking with, whether it saved it or not. */
const answerBooking = (answer: () => Response | Promise<Response>, { saved }: { saved: boolean }) =>
  server.use(
    http.post('*/api/bookings', async ({ request }) => {
      if (saved) await getResponse(handlers, request.clone())
      return answer()
    }),
  )
const run = (changes?: Partial<BookingDecision>) => time.finish(bookOnce(client, decision(changes)))
const count = (calls: { method: string }[]) => ({
  posts: calls.filter(({ method }) => method === 'POST').length,
  looks: calls.filter(({ method }) => method === 'GET').length,
})

test('G6: booked: one request, the names from the page that booked, and no look', async () => {
  const calls = recordCalls()
  const sending = vi.fn<(sent: SentBooking) => void>()
  const outcome = await run({ onSending: sending })
  expect(outcome).toMatchObject({
    kind: 'booked',
    foundAgain: false,
    booking: {
      status: 'Confirmed',
      train: { _id: trainId(2), trainNumber: '90002', name: 'Train 2' },
      from: ald,
      to: dor,
      journeyDate: '2026-03-12',
      totalFare: 400,
    },
  })
  expect(count(calls)).toEqual({ posts: 1, looks: 0 })
  expect(sending).toHaveBeenCalledExactlyOnceWith({
    booking: decision().booking,
    trainNumber: '90002',
    sentAt: Date.parse(fixtureNow),
    knownIds: [],
  })
})

test.each([400, 401, 403, 404, 409, 422, 425, 429])(
  'G6: a %i is a plain no: no look, and it may be sent again',
  async (status) => {
    answerBooking(() => HttpResponse.json({ message: 'No' }, { status }), { saved: false })
    const calls = recordCalls()
    expect(await run()).toMatchObject({ kind: 'refused', error: { message: 'No', status } })
    expect(count(calls)).toEqual({ posts: 1, looks: 0 })
    expect(claimedAt('request-1')).toBeUndefined()
  },
)

test('G6: a no that says yes is a no', async () => {
  answerBooking(() => HttpResponse.json({ success: false, message: 'Sold out' }), { saved: false })
  expect(await run()).toMatchObject({ kind: 'refused', error: { message: 'Sold out' } })
})

test('G6: a 500 is this back end’s way to refuse: exactly one look settles it', async () => {
  const calls = recordCalls()
  const outcome = await run({ booking: { ...decision().booking, journeyDate: '2026-02-31' } })
  expect(outcome).toMatchObject({ kind: 'refused', error: { status: 400 } })
  const full = { ...decision().booking, passengers: Array(51).fill(decision().booking.passengers[0]) }
  expect(await run({ booking: full })).toMatchObject({ kind: 'refused', error: { status: 500 } })
  expect(count(calls)).toEqual({ posts: 2, looks: 1 })
  expect(time.pauses()).toEqual([])
  expect(claimedAt('request-1')).toBeUndefined()
})

test('G6: a 500 after the booking was saved is a booking', async () => {
  answerBooking(() => HttpResponse.json({ message: 'Server error' }, { status: 500 }), { saved: true })
  const calls = recordCalls()
  expect(await run()).toMatchObject({
    kind: 'booked',
    foundAgain: true,
    booking: { pnr: db.bookings.at(-1)?.pnr, from: ald, train: { _id: trainId(2), name: 'Train 2' } },
  })
  expect(count(calls)).toEqual({ posts: 1, looks: 1 })
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
  const findingOut = vi.fn<() => void>()
  expect(await run({ onFindingOut: findingOut })).toMatchObject({ kind: 'booked', foundAgain: true })
  expect(count(calls)).toEqual({ posts: 1, looks: 1 })
  expect(findingOut).toHaveBeenCalledOnce()
  expect(time.pauses()).toEqual([])
})

test.each(silent)('G6: after a %s, three looks over six seconds say not booked', async (_kind, answer) => {
  answerBooking(answer, { saved: false })
  const calls = recordCalls()
  expect(await run()).toEqual({ kind: 'not-booked' })
  expect(count(calls)).toEqual({ posts: 1, looks: 3 })
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
    const outcome = await run({ booking: { ...decision().booking, clientRequestId: id } })
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
  const findingOut = vi.fn<() => void>()
  const outcome = bookOnce(client, decision({ onFindingOut: findingOut }))
  await reached.promise
  await vi.advanceTimersByTimeAsync(9_999)
  expect(findingOut).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(await time.finish(outcome)).toMatchObject({ kind: 'booked', foundAgain: true })
  expect(count(calls)).toEqual({ posts: 1, looks: 1 })
})

test('G6: an identical booking that was known before is not taken for the new one', async () => {
  const alike = { train: trainId(2), journeyDate: '2026-03-12T00:00:00.000Z', bookingDate: fixtureNow }
  db.bookings.push(booking(5, alike))
  client.setQueryData(bookingQueries.mine().queryKey, await listBookings())
  answerBooking(() => new HttpResponse(null, { status: 504 }), { saved: false })
  expect(await run()).toEqual({ kind: 'not-booked' })
  answerBooking(() => new HttpResponse(null, { status: 504 }), { saved: true })
  const found = await run()
  expect(found).toMatchObject({ kind: 'booked', booking: { pnr: db.bookings.at(-1)?.pnr } })
  expect(db.bookings.at(-1)?._id).not.toBe(bookingId(5))
})

test('G6: nor is one whose page alone was open', async () => {
  const alike = { train: trainId(2), journeyDate: '2026-03-12T00:00:00.000Z', bookingDate: fixtureNow }
  db.bookings.push(booking(5, alike))
  const [known] = (await listBookings()).items
  client.setQueryData(bookingQueries.detail(bookingId(5)).queryKey, known)
  answerBooking(() => new HttpResponse(null, { status: 504 }), { saved: false })
  expect(await run()).toEqual({ kind: 'not-booked' })
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
  const reached = Promise.withResolvers<void>()
  answerBooking(
    () => {
      reached.resolve()
      return new Promise<Response>(() => {})
    },
    { saved: true },
  )
  const calls = recordCalls()
  const outcome = bookOnce(client, decision())
  await reached.promise
  signedOut()
  signInAs(ravi)
  expect(await time.finish(outcome)).toMatchObject({ kind: 'unknown', error: { kind: 'aborted' } })
  expect(count(calls)).toEqual({ posts: 1, looks: 0 })
  expect(claimedAt('request-1')).toBeDefined()
})

test('G6, A8: the session ends between two looks: the next user’s list is not read', async () => {
  answerBooking(() => new HttpResponse(null, { status: 504 }), { saved: false })
  const calls = recordCalls()
  const outcome = bookOnce(client, decision())
  await time.paused()
  signedOut()
  signInAs(ravi)
  expect(await time.finish(outcome)).toMatchObject({ kind: 'unknown', error: { kind: 'aborted' } })
  expect(count(calls)).toEqual({ posts: 1, looks: 1 })
})

test('G6: a mistake of ours is no outcome', async () => {
  const mistake = new TypeError('ours')
  const outcome = bookOnce(
    client,
    decision({
      onSending: () => {
        throw mistake
      },
    }),
  )
  await expect(time.finish(outcome)).rejects.toBe(mistake)
})
