import { MutationObserver, QueryObserver } from '@tanstack/react-query'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setClock } from '@mocks/clock'
import { db } from '@mocks/db'
import { booking, bookingId, fixtureNow, maya, resetToFixture, trainId } from '@mocks/fixture'
import { server } from '@mocks/node'
import { originalGaps } from '@mocks/original-gaps'
import { clearNotices, notices } from '@/lib/notify'
import { createQueryClient } from '@/query-client'
import { bookingQueries } from '@/queries/bookings'
import { trainQueries } from '@/queries/trains'
import { aDecision, answerBooking, openPage } from '@/test/booking-decision'
import { cachedData, mutate } from '@/test/query-cache'
import { recordCalls } from '@/test/calls'
import { freshBrowser, signInAs } from '@/test/session/signed-in'
import { cancelBookingMutation, createBookingMutation } from './bookings'

let client: ReturnType<typeof createQueryClient>
const mine = bookingQueries.mine()
const current = bookingQueries.detail(bookingId(1))
const create = createBookingMutation(trainId(2))
const refusal = () => HttpResponse.json({ message: 'No' }, { status: 400 })
const pnrs = () => client.getQueryData(mine.queryKey)?.items.map(({ pnr }) => pnr)

beforeEach(async () => {
  freshBrowser()
  clearNotices()
  vi.setSystemTime(fixtureNow)
  resetToFixture()
  db.bookings.push(booking(3, { train: trainId(2) }))
  signInAs(maya)
  client = createQueryClient()
  await Promise.all([client.query(mine), client.query(current)])
})
afterEach(() => {
  vi.useRealTimers()
  setClock()
  vi.unstubAllGlobals()
})

test('G3: a new booking comes first and the total grows; its page opens with it, with all names', async () => {
  expect(pnrs()).toEqual(['PNR00003', 'PNR00001'])
  await mutate(client, create, aDecision())
  const made = db.bookings.at(-1)
  expect(pnrs()).toEqual([made?.pnr, 'PNR00003', 'PNR00001'])
  expect(client.getQueryData(mine.queryKey)).toMatchObject({ total: 3, count: 3 })
  expect(client.getQueryData(bookingQueries.detail(made?._id ?? '').queryKey)).toMatchObject({
    pnr: made?.pnr,
    train: { trainNumber: '90002', name: 'Train 2' },
    from: { name: 'Aldun' },
    to: { name: 'Dorlo' },
  })
})

test('G3: without a list in the cache none is invented, but the new booking’s page opens', async () => {
  client.clear()
  await mutate(client, create, aDecision())
  expect(cachedData(client).map(([key]) => key)).toEqual([
    bookingQueries.detail(db.bookings.at(-1)?._id ?? '').queryKey,
  ])
})

test('G6: a refusal is an outcome, told in the form; the cache is left alone', async () => {
  answerBooking(refusal, { saved: false })
  const before = cachedData(client)
  expect(await mutate(client, create, aDecision())).toMatchObject({ kind: 'refused' })
  expect(cachedData(client)).toEqual(before)
})

/** Sends a booking, with the page that shows it open; gives the way to answer it. */
async function send() {
  const [reached, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<Response>()]
  answerBooking(
    () => {
      reached.resolve()
      return answer.promise
    },
    { saved: true },
  )
  const page = openPage(client)
  const outcome = mutate(client, create, aDecision())
  await reached.promise
  return { ...page, outcome, answer: answer.resolve }
}

test('G6: the page is shown each state of the attempt; a refusal is told there and nowhere else', async () => {
  const { shown, outcome, answer } = await send()
  answer(refusal())
  await outcome
  expect(shown).toEqual(['sending', 'refused'])
  expect(notices()).toEqual([])
})

test('G6, C4: an answer that is lost is looked for on the page, which is led on once the own list has the booking', async () => {
  const { shown, outcome, answer } = await send()
  answer(new HttpResponse(null, { status: 500 }))
  await outcome
  expect(shown).toEqual(['sending', 'finding-out', 'booked'])
  expect(pnrs()).toEqual([db.bookings.at(-1)?.pnr, 'PNR00003', 'PNR00001'])
  expect(notices().map(({ message }) => message)).toEqual([`Booked. PNR ${db.bookings.at(-1)?.pnr}`])
})

test('C4 goal G29: nothing of the attempt is kept for a page that has been left; a notice tells of it', async () => {
  const { leave, outcome, answer } = await send()
  leave()
  await vi.waitFor(() => expect(JSON.stringify(cachedData(client))).not.toContain('sending'))
  answer(refusal())
  await outcome
  expect(notices().map(({ message }) => message)).toEqual(['Failed to create booking: No'])
  expect(JSON.stringify(cachedData(client))).not.toContain('refused')
})

test('G6: decisions are sent one after another', async () => {
  const answers: ((response: Response) => void)[] = []
  answerBooking(() => new Promise<Response>((resolve) => void answers.push(resolve)), { saved: true })
  const calls = recordCalls()
  const posts = () => calls.filter(({ method }) => method === 'POST').length
  const first = mutate(client, create, aDecision())
  const second = mutate(client, create, aDecision({ clientRequestId: 'request-2' }))
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  expect(posts()).toBe(1)
  answers[0]?.(refusal())
  await first
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  expect(posts()).toBe(2)
  answers[1]?.(refusal())
  await second
})

test('G3: a cancelled booking is replaced in the list and as current booking, its names kept', async () => {
  await mutate(client, cancelBookingMutation(bookingId(1)), undefined)
  const cancelled = {
    status: 'Cancelled',
    paymentStatus: 'Refunded',
    train: { name: 'Night Mail' },
    from: { name: 'Aldun' },
  }
  expect(pnrs()).toEqual(['PNR00003', 'PNR00001'])
  expect(client.getQueryData(mine.queryKey)?.items[1]).toMatchObject(cancelled)
  expect(client.getQueryData(mine.queryKey)).toMatchObject({ total: 2, items: [{ status: 'Confirmed' }, {}] })
  expect(client.getQueryData(current.queryKey)).toMatchObject(cancelled)
})

test('G3, CNF-4: one that was found by its PNR is replaced there too; another one is not', async () => {
  const [found, other] = [bookingQueries.byPnr('PNR00001'), bookingQueries.byPnr('PNR00003')]
  await Promise.all([client.query(found), client.query(other)])
  await mutate(client, cancelBookingMutation(bookingId(1)), undefined)
  expect(client.getQueryData(found.queryKey)).toMatchObject({
    status: 'Cancelled',
    train: { name: 'Night Mail' },
    from: { name: 'Aldun' },
  })
  expect(client.getQueryData(other.queryKey)?.status).toBe('Confirmed')
})

test('G3: nothing is invented where nothing was known', async () => {
  client.clear()
  await mutate(client, cancelBookingMutation(bookingId(1)), undefined)
  expect(cachedData(client)).toEqual([])
})

test('G3: a refused cancellation leaves the cache as it was', async () => {
  setClock('2026-03-10T20:00:00.001Z')
  const before = cachedData(client)
  await expect(mutate(client, cancelBookingMutation(bookingId(1)), undefined)).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining('4 hours') as string,
  })
  expect(cachedData(client)).toEqual(before)
})

test('G3: a cancellation gives seats back: what was known of them is asked for again', async () => {
  const seats = trainQueries.seats(trainId(1), '2026-03-11')
  const others = trainQueries.seats(trainId(2), '2026-03-11')
  await Promise.all([client.query(seats), client.query(others)])
  const stale = (query: typeof seats) => client.getQueryState(query.queryKey)?.isInvalidated
  await mutate(client, cancelBookingMutation(bookingId(1)), undefined)
  expect([stale(seats), stale(others)]).toEqual([true, false])
})

test('G12: a cancellation whose answer is lost may have given seats back all the same', async () => {
  const seats = trainQueries.seats(trainId(1), '2026-03-11')
  await client.query(seats)
  server.use(http.put('*/api/bookings/:id/cancel', () => HttpResponse.error()))
  await mutate(client, cancelBookingMutation(bookingId(1)), undefined).catch(() => 'lost')
  expect(client.getQueryState(seats.queryKey)?.isInvalidated).toBe(true)
})

test('G3: a booking takes seats, whatever became of it', async () => {
  const seats = trainQueries.seats(trainId(2), '2026-03-12')
  await client.query(seats)
  answerBooking(refusal, { saved: false })
  await mutate(client, create, aDecision())
  expect(client.getQueryState(seats.queryKey)?.isInvalidated).toBe(true)
})

test('G3 goal G12: cancellations of one booking wait for one another; the list is read once, after the last', async () => {
  const stop = new QueryObserver(client, mine).subscribe(() => {})
  const answers: (() => void)[] = []
  server.use(
    http.put(
      '*/api/bookings/:id/cancel',
      () => new Promise<undefined>((resolve) => void answers.push(() => resolve(undefined))),
    ),
  )
  const calls = recordCalls()
  const sent = () => calls.filter(({ method }) => method === 'PUT').length
  const read = () => calls.filter(({ path }) => path === '/api/bookings').length
  const cancel = (n: number) => new MutationObserver(client, cancelBookingMutation(bookingId(n))).mutate()
  const [first, again, other] = [cancel(1), cancel(1).catch((error: unknown) => error), cancel(3)]
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  expect(sent()).toBe(2)
  for (const answer of answers.splice(0)) answer()
  await Promise.all([first, other])
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  expect(read()).toBe(0)
  answers[0]?.()
  expect(await again).toMatchObject({ message: 'This booking is already cancelled' })
  await vi.waitFor(() => expect(read()).toBe(1))
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  expect(client.getQueryData(mine.queryKey)?.items.map(({ status }) => status)).toEqual([
    'Cancelled',
    'Cancelled',
  ])
  stop()
})

test('G4: a back end that knows no single booking leaves what is known of it', async () => {
  server.use(...originalGaps)
  const stop = new QueryObserver(client, current).subscribe(() => {})
  await mutate(client, cancelBookingMutation(bookingId(1)), undefined)
  await vi.waitFor(() => expect(client.getQueryState(current.queryKey)?.status).toBe('error'))
  expect(client.getQueryData(current.queryKey)).toMatchObject({ pnr: 'PNR00001', status: 'Cancelled' })
  stop()
})
