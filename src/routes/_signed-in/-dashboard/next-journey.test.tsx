import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { setClock } from '@mocks/clock'
import { db } from '@mocks/db'
import { booking, bookingId, maya, stationId, trainId } from '@mocks/fixture'
import { server } from '@mocks/node'
import { originalGaps } from '@mocks/original-gaps'
import { fail } from '@mocks/replies'
import { issueToken } from '@mocks/sessions'
import { noop } from '@/lib/noop'
import { recordCalls } from '@/test/calls'
import { renderApp } from '@/test/render-app'
import { trainQueries } from '@/queries/trains'
import { addTrain, clock, inSmallRailway } from '@/test/railway/small-railway'

inSmallRailway()

const open = () => renderApp('/dashboard', { token: issueToken(maya) })
const next = async () => within(await screen.findByRole('region', { name: 'Your next journey' }))

test('I2: the next journey shows its times and the day of boarding, which the list does not know', async () => {
  db.bookings = [booking(3, { fromStation: stationId(2) })]
  const calls = recordCalls()
  open()
  const card = await next()
  expect(await card.findByText('00:10')).toBeInTheDocument()
  expect(card.getByText('06:00')).toBeInTheDocument()
  expect(card.getByText('In 9 days, Thu 12 Mar 2026')).toBeInTheDocument()
  // The timetable as a whole is not fetched for one train.
  expect(calls.map(({ path }) => path)).not.toContain('/api/trains')
})

test('I2: where the back end has no call for one booking, its train is found by its number', async () => {
  server.use(...originalGaps)
  open()
  expect(await (await next()).findByText('22:00')).toBeInTheDocument()
})

test('I2: times that cannot be had leave the stations and the day the train starts, and can be asked for again', async () => {
  let down = true
  server.use(http.get('*/api/trains/:id', () => (down ? HttpResponse.error() : undefined)))
  db.bookings = [booking(3, { fromStation: stationId(2) })]
  const { user } = open()
  const card = await next()
  const alert = await card.findByRole('alert')
  expect(card.getByText('Train starts Wed 11 Mar 2026')).toBeInTheDocument()
  expect(card.getByText('BEX')).toBeInTheDocument()
  expect(card.getByText('DOR')).toBeInTheDocument()
  expect(alert).toHaveTextContent('The times of your trains could not be loaded')
  expect(alert).toHaveTextContent('No answer came from the server')
  down = false
  await user.click(card.getByRole('button', { name: 'Try again' }))
  expect(await card.findByText('In 9 days, Thu 12 Mar 2026')).toBeInTheDocument()
  expect(card.queryByRole('alert')).not.toBeInTheDocument()
})

test('I2: of a train that the railway no longer has, the day it starts is told, and nothing to try', async () => {
  server.use(http.get('*/api/trains/:id', () => fail(404, 'Train not found')))
  const { queryClient } = open()
  const card = await next()
  expect(await card.findByText('Train starts Wed 11 Mar 2026')).toBeInTheDocument()
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(card.getByText('Train starts Wed 11 Mar 2026')).toBeInTheDocument()
  expect(card.queryByRole('alert')).not.toBeInTheDocument()
})

test('I2: one press asks again for all times that failed', async () => {
  let down = true
  server.use(http.get('*/api/trains/:id', () => (down ? HttpResponse.error() : undefined)))
  db.bookings = [booking(3, { train: trainId(2) }), booking(4)]
  const { user } = open()
  const card = await next()
  await card.findByRole('alert')
  down = false
  await user.click(card.getByRole('button', { name: 'Try again' }))
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  expect(await card.findByText('06:00')).toBeInTheDocument()
  expect(card.queryByRole('alert')).not.toBeInTheDocument()
})

/** The railway's clocks show that. */
function itIs(instant: string) {
  vi.setSystemTime(`${instant}+05:30`)
  setClock(new Date(`${instant}+05:30`).toISOString())
}

const part = booking(3, { fromStation: stationId(2) })

test('I2: a night train that started yesterday and is boarded today lies ahead until it has arrived', async () => {
  db.bookings = [part]
  itIs('2026-03-12T00:05:00')
  const boarding = open()
  expect(await (await next()).findByText('Today, Thu 12 Mar 2026')).toBeInTheDocument()
  boarding.unmount()

  itIs('2026-03-12T06:00:00')
  open()
  expect(await (await next()).findByText('No journey ahead')).toBeInTheDocument()
})

test.each([
  ['nothing else is booked', []],
  ['another journey is booked', [booking(4, { train: trainId(2), journeyDate: '2026-03-20T00:00:00.000Z' })]],
])(
  'I2: times of a train that started yesterday cannot be had, and %s: that is told, not that no journey lies ahead',
  async (_what, others) => {
    let down = true
    server.use(http.get(`*/api/trains/${trainId(1)}`, () => (down ? HttpResponse.error() : undefined)))
    db.bookings = [part, ...others]
    itIs('2026-03-12T00:05:00')
    const { user } = open()
    const card = await next()
    expect(await card.findByRole('alert')).toHaveTextContent('The times of your trains could not be loaded')
    await waitFor(() => expect(card.queryAllByText(/^In 8 days/)).toHaveLength(others.length))
    expect(card.queryByText('No journey ahead')).not.toBeInTheDocument()
    expect(card.getAllByRole('alert')).toHaveLength(1)
    down = false
    await user.click(card.getByRole('button', { name: 'Try again' }))
    expect(await card.findByText('Today, Thu 12 Mar 2026')).toBeInTheDocument()
    expect(card.queryByRole('alert')).not.toBeInTheDocument()
  },
)

test('I2: times that cannot be had for yesterday’s and a later journey on one train are asked for once, and once more on a press', async () => {
  let down = true
  server.use(http.get(`*/api/trains/${trainId(1)}`, () => (down ? HttpResponse.error() : undefined)))
  db.bookings = [
    booking(3, { journeyDate: '2026-03-02T00:00:00.000Z' }),
    booking(4, { train: trainId(2), journeyDate: '2026-03-03T00:00:00.000Z' }),
    booking(5),
  ]
  // The journey of today is over, so that one looks further.
  itIs('2026-03-03T12:00:00')
  const calls = recordCalls()
  const asked = () => calls.filter(({ path }) => path === `/api/trains/${trainId(1)}`).length
  const { user, queryClient } = open()
  const card = await next()
  expect(await card.findByText('Train starts Wed 11 Mar 2026')).toBeInTheDocument()
  expect(await card.findByRole('alert')).toHaveTextContent('The times of your trains could not be loaded')
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(asked()).toBe(1)
  down = false
  await user.click(card.getByRole('button', { name: 'Try again' }))
  expect(await card.findByText('In 8 days, Wed 11 Mar 2026')).toBeInTheDocument()
  expect(card.queryByRole('alert')).not.toBeInTheDocument()
  expect(asked()).toBe(2)
})

test('I2: a journey that was begun before midnight is under way', async () => {
  db.bookings = [booking(3)]
  itIs('2026-03-12T05:00:00')
  open()
  expect(await (await next()).findByText('Under way since Wed 11 Mar 2026')).toBeInTheDocument()
})

test('I2: once a train of today has arrived, the journey after it is the next', async () => {
  const today = { train: trainId(2), journeyDate: '2026-03-03T00:00:00.000Z' }
  db.bookings = [booking(3, today), booking(4)]
  itIs('2026-03-03T11:59:00')
  const before = open()
  const card = await next()
  expect(await card.findByText('06:00')).toBeInTheDocument()
  expect(card.getByText('Today, Tue 3 Mar 2026')).toBeInTheDocument()
  before.unmount()

  itIs('2026-03-03T12:00:00')
  open()
  expect(await (await next()).findByText('In 8 days, Wed 11 Mar 2026')).toBeInTheDocument()
})

test('I2: of two journeys on one date, the first to leave comes first', async () => {
  addTrain(4, { departureTime: clock('05:00'), arrivalTime: clock('05:30') })
  const tomorrow = { journeyDate: '2026-03-04T00:00:00.000Z' }
  db.bookings = [
    booking(3, { ...tomorrow, train: trainId(4) }),
    booking(4, { ...tomorrow, train: trainId(2) }),
  ]
  const calls = recordCalls()
  open()
  expect(await (await next()).findByText('05:00')).toBeInTheDocument()
  expect(calls.map(({ path }) => path)).not.toContain('/api/trains')
})

test('I2: a train that starts a day later, and leaves before an earlier one is boarded, comes first', async () => {
  addTrain(4, { departureTime: clock('00:05'), arrivalTime: clock('04:00') })
  const dayLater = { train: trainId(4), journeyDate: '2026-03-12T00:00:00.000Z' }
  const dayAfterThat = { train: trainId(2), journeyDate: '2026-03-13T00:00:00.000Z' }
  db.bookings = [part, booking(4, dayLater), booking(5, dayAfterThat)]
  const calls = recordCalls()
  open()
  expect(await (await next()).findByText('00:05')).toBeInTheDocument()
  // Whose train starts behind that is not asked for.
  expect(calls.filter(({ path }) => path.startsWith('/api/bookings/'))).toHaveLength(2)
})

test('I2: until it is known when a later train is boarded, the next journey is the one that is known', async () => {
  const [start, bexor, end] = [1, 2, 4].map(stationId)
  const slow = [
    { station: start!, departureTime: clock('22:00'), distance: 0, day: 0 },
    { station: bexor!, arrivalTime: clock('23:50'), departureTime: clock('00:10'), distance: 110, day: 1 },
    { station: end!, arrivalTime: clock('06:00'), distance: 480, day: 2 },
  ]
  const times = { departureTime: clock('22:00'), arrivalTime: clock('06:00') }
  addTrain(5, { ...times, route: slow })
  addTrain(6, { ...times, route: slow })
  const dayLater = { train: trainId(6), journeyDate: '2026-03-12T00:00:00.000Z' }
  db.bookings = [
    booking(3, { train: trainId(5), fromStation: bexor! }),
    booking(4, { ...dayLater, fromStation: bexor! }),
  ]
  // Both are boarded two days after their start; the answer about the later one does not come.
  const asked = Promise.withResolvers<undefined>()
  server.use(
    http.get(`*/api/bookings/${bookingId(4)}`, async () => {
      asked.resolve(undefined)
      await new Promise(noop)
    }),
  )
  open()
  await asked.promise
  const card = await next()
  expect(await card.findByText('In 10 days, Fri 13 Mar 2026')).toBeInTheDocument()
  expect(card.getByText('00:10')).toBeInTheDocument()
})

/** So many journeys that start on Wednesday 11 March, each on a train of its own, the last to be listed the first to leave. */
function manyOnOneDay(count: number) {
  db.bookings = Array.from({ length: count }, (_, index) => {
    const minutes = 23 * 60 - index * 10
    const at = `${String(Math.trunc(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
    addTrain(10 + index, { departureTime: clock(at), arrivalTime: clock('23:50') })
    return booking(10 + index, { train: trainId(10 + index) })
  })
}

test('D7: of sixty journeys on one day the next is found with a few calls, and it is the first to leave', async () => {
  manyOnOneDay(60)
  const calls = recordCalls()
  const { queryClient } = open()
  expect(await (await next()).findByText('13:10')).toBeInTheDocument()
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  const asked = calls.filter(({ path }) => /^\/api\/(bookings|trains)/.test(path))
  expect(asked.length).toBeLessThanOrEqual(10)
})

test('D7: sixty bookings for the same journey are asked for once', async () => {
  db.bookings = Array.from({ length: 60 }, (_, index) => booking(10 + index))
  const calls = recordCalls()
  const { queryClient } = open()
  expect(await (await next()).findByText('22:00')).toBeInTheDocument()
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(calls.filter(({ path }) => path.startsWith('/api/bookings/'))).toHaveLength(1)
  expect(calls.map(({ path }) => path)).not.toContain('/api/trains')
})

test('D7: where the times of too many cannot be told from the list of trains, the page says that it does not know', async () => {
  manyOnOneDay(9)
  const calls = recordCalls()
  server.use(http.get('*/api/trains', () => HttpResponse.json({ success: true, count: 0, data: [] })))
  const { queryClient } = open()
  const card = await next()
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(
    await card.findByText(/^The times of 5 other journeys around that day are not known/),
  ).toBeInTheDocument()
  expect(calls.filter(({ path }) => path.startsWith('/api/bookings/'))).toHaveLength(4)
})

test('X-10 I2: what others load meanwhile takes neither “No journey ahead” away nor the focus in it', async () => {
  db.bookings = []
  const { queryClient } = open()
  const card = await next()
  const plan = await card.findByRole('link', { name: 'Plan a journey' })
  plan.focus()
  server.use(http.get('*/api/trains', () => new Promise<never>(noop)))
  act(() => void queryClient.query(trainQueries.list()).catch(noop))
  await waitFor(() => expect(queryClient.isFetching({ queryKey: trainQueries.list().queryKey })).toBe(1))
  expect(plan).toHaveFocus()
})
