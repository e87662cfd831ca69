import { http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { db } from '@mocks/db'
import { bookingId, maya, resetToFixture, trainId } from '@mocks/fixture'
import { server } from '@mocks/node'
import { fail } from '@mocks/replies'
import { setClock } from '@mocks/clock'
import { clearNotices, notices } from '@/lib/notify'
import { createQueryClient } from '@/query-client'
import { bookingQueries } from '@/queries/bookings'
import { trainQueries } from '@/queries/trains'
import { recordCalls } from '@/test/calls'
import { freshBrowser, signInAs } from '@/test/session/signed-in'
import { watchBookings, watchEveryMs } from './booking-watch'

const own = () => db.bookings.filter(({ user }) => user === maya)
const setStatus = (bookingStatus: string, place?: string) => {
  for (const booking of own()) {
    Object.assign(booking, { bookingStatus })
    for (const passenger of booking.passengers) Object.assign(passenger, { status: place })
  }
}

/** Somebody who saw the own bookings, and looks at something else now. */
async function watching() {
  const client = createQueryClient()
  await client.query(bookingQueries.mine())
  const calls = recordCalls()
  const stop = watchBookings(client)
  return { client, calls, stop, listed: () => client.getQueryData(bookingQueries.mine().queryKey)?.items[0] }
}

/** The next look, with all that it asks. */
const nextLook = () => vi.advanceTimersByTimeAsync(watchEveryMs)

beforeEach(() => {
  freshBrowser()
  clearNotices()
  resetToFixture()
  signInAs(maya)
  vi.useFakeTimers({
    toFake: ['setInterval', 'clearInterval', 'Date'],
    now: new Date('2026-03-03T06:00:00Z'),
  })
  const listeners = new EventTarget()
  vi.stubGlobal('addEventListener', listeners.addEventListener.bind(listeners))
  vi.stubGlobal('removeEventListener', listeners.removeEventListener.bind(listeners))
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.stubGlobal('dispatchEvent', listeners.dispatchEvent.bind(listeners))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  setClock()
})

test('N4: a waiting booking is asked for again every five minutes, and what changed is told once', async () => {
  setStatus('Waiting', 'WL/15')
  const { calls, stop, listed } = await watching()
  setStatus('Waiting', 'WL/9')
  await nextLook()
  await vi.waitFor(() => expect(notices()[0]?.message).toBe('Booking PNR00001: Waiting 15 → 9'))
  expect(listed()?.passengers[0]?.status).toBe('WL/9')
  setStatus('Confirmed')
  await nextLook()
  await vi.waitFor(() => expect(notices()[0]?.message).toBe('Booking PNR00001: now confirmed, was Waiting 9'))
  // Nothing more can come.
  const made = calls.length
  await nextLook()
  expect(calls).toHaveLength(made)
  expect(notices()).toHaveLength(2)
  stop()
})

test('N4: coming back to the app asks at once, but not again and again; a hidden page asks for nothing', async () => {
  setStatus('RAC')
  const { calls, stop } = await watching()
  Object.assign(document, { visibilityState: 'hidden' })
  await nextLook()
  expect(calls).toEqual([])
  Object.assign(document, { visibilityState: 'visible' })
  document.dispatchEvent(new Event('visibilitychange'))
  dispatchEvent(new Event('focus'))
  await vi.waitFor(() => expect(calls.map(({ path }) => path)).toEqual(['/api/bookings']))
  stop()
  await nextLook()
  dispatchEvent(new Event('focus'))
  expect(calls).toHaveLength(1)
})

test('N4: a train that was seen and now leaves at another time is told', async () => {
  setStatus('Waiting')
  const { client, stop } = await watching()
  await client.query(trainQueries.list())
  await client.query(trainQueries.detail(trainId(1)))
  const train = db.trains.find(({ _id }) => _id === trainId(1))
  const earlier = (time: string | undefined) => new Date(Date.parse(time ?? '') - 20 * 60_000).toISOString()
  Object.assign(train ?? {}, {
    departureTime: earlier(train?.departureTime),
    route: train?.route.map((call, at) =>
      at === 0 && call.departureTime ? { ...call, departureTime: earlier(call.departureTime) } : call,
    ),
  })
  await nextLook()
  await vi.waitFor(() =>
    expect(notices()[0]?.message).toBe('Booking PNR00001: now leaves 20 min earlier, at 21:40'),
  )
  stop()
})

test('N4: what was done here meanwhile is newer than the answer, and a call that fails says nothing', async () => {
  setStatus('Waiting')
  const { client, stop, listed } = await watching()
  const late = Promise.withResolvers<void>()
  server.use(http.get('*/api/bookings', () => late.promise, { once: true }))
  await nextLook()
  client.setQueryData(bookingQueries.mine().queryKey, (page) => page && { ...page, items: [] })
  setStatus('Confirmed')
  late.resolve()
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  expect(listed()).toBeUndefined()
  await client.query({ ...bookingQueries.mine(), staleTime: 0 })
  setStatus('Waiting')
  await client.query({ ...bookingQueries.mine(), staleTime: 0 })
  server.use(http.get('*/api/bookings', () => fail(503, 'Closed')))
  const calls = recordCalls()
  await nextLook()
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  expect(listed()?._id).toBe(bookingId(1))
  expect(notices()).toEqual([])
  stop()
})
