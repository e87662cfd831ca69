import { act, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { expect, test } from 'vitest'
import { db } from '@mocks/db'
import { booking, maya, stationId, trainId } from '@mocks/fixture'
import { server } from '@mocks/node'
import { fail, ok } from '@mocks/replies'
import { issueToken } from '@mocks/sessions'
import { recordCalls } from '@/test/calls'
import { renderApp } from '@/test/render-app'
import { addTrain, clock, inSmallRailway } from '@/test/railway/small-railway'

inSmallRailway()

const [aldun, bexor, dorlo] = [1, 2, 4].map(stationId)
const wednesday = '/plan-journey?from=ALD&to=DOR&date=2026-03-04'
const open = (address = wednesday) => renderApp(address, { token: issueToken(maya) })
const times = (from: string, to: string) => ({ departureTime: clock(from), arrivalTime: clock(to) })

let taken = 10
/** Leaves so many seats of the 50 free. */
function fill(n: number, date: string, free = 0) {
  taken += 1
  const passengers = Array.from({ length: 50 - free }, () => ({
    name: 'A',
    age: 30,
    gender: 'F' as const,
    seatNumber: null,
  }))
  db.bookings.push(booking(taken, { train: trainId(n), journeyDate: `${date}T00:00:00.000Z`, passengers }))
}
/** Aldun to Bexor 07:00 to 09:00, Bexor to Dorlo 10:00 to 13:00. */
function addChange() {
  addTrain(4, { source: aldun!, destination: bexor!, ...times('07:00', '09:00'), fare: 100 })
  addTrain(5, { source: bexor!, destination: dorlo!, ...times('10:00', '13:00'), fare: 200 })
}

const fold = (name = '90002 Train 2') =>
  screen.findByRole('button', { name: new RegExp(`^Full\\? You can still go ?, ${name}$`) })
const way = async (title: string) => {
  const ways = within(await screen.findByRole('list', { name: 'You can still go' }))
  return within(ways.getByRole('heading', { name: title }).closest('li')!)
}
const seatDates = (calls: { path: string }[], n: number) =>
  calls.flatMap(({ path }) => (path.includes(`${trainId(n)}/seats?date=`) ? [path.slice(-10)] : []))
const bookings = (part: Awaited<ReturnType<typeof way>>) =>
  part.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

test('SEA-1, PLN-2: a full train offers the nearest day, train and change with seats, each of them checked, none before the press', async () => {
  addChange()
  fill(2, '2026-03-04')
  fill(2, '2026-03-05', 1)
  const calls = recordCalls()
  const { user } = open(`${wednesday}&passengers=2`)
  const press = await fold()
  expect(screen.queryByRole('link', { name: 'Book 90002 Train 2' })).not.toBeInTheDocument()
  expect(seatDates(calls, 2)).toEqual(['2026-03-04'])
  expect(calls.some(({ path }) => path === '/api/trains')).toBe(false)
  await user.click(press)

  const day = await way('Another day')
  expect(await day.findByText('Fri 6 Mar, same train: 50 seats free')).toBeInTheDocument()
  expect(bookings(day)).toEqual([
    ['Book Fri 6 Mar', `/bookings/new/${trainId(2)}?from=ALD&to=DOR&date=2026-03-06&passengers=2`],
  ])
  // Tuesday's train has left; the days after the first that has seats are not asked for.
  expect(seatDates(calls, 2)).toEqual(['2026-03-04', '2026-03-05', '2026-03-06'])

  const other = await way('Another train')
  expect(await other.findByText('90001 Night Mail, 22:00 to 06:00, ₹240: 3 seats free')).toBeInTheDocument()
  expect(bookings(other)).toEqual([
    ['Book 90001 Night Mail', `/bookings/new/${trainId(1)}?from=ALD&to=DOR&date=2026-03-04&passengers=2`],
  ])

  const change = await way('With one change')
  expect(
    await change.findByText('07:00 to 13:00, change at Bexor, ₹300: 50 seats free on both trains'),
  ).toBeInTheDocument()
  expect(bookings(change)).toEqual([
    ['Book 90004 Train 4', `/bookings/new/${trainId(4)}?from=ALD&to=BEX&date=2026-03-04&passengers=2`],
    ['Book 90005 Train 5', `/bookings/new/${trainId(5)}?from=BEX&to=DOR&date=2026-03-04&passengers=2`],
  ])
  for (const part of [day, other, change]) expect(part.getByRole('status')).toHaveTextContent('free')
})

test('SEA-1: a train with too few seats for the party is offered other ways too, and can be booked by fewer', async () => {
  const { user } = open(`${wednesday}&passengers=4`)
  await user.click(await fold('90001 Night Mail'))
  expect(screen.getByRole('link', { name: 'Book 90001 Night Mail' })).toBeInTheDocument()
  expect(
    await (await way('Another train')).findByText('90002 Train 2, 06:00 to 12:00, ₹400: 50 seats free'),
  ).toBeInTheDocument()
})

test('SEA-1: a change whose train is full is not promised: the search goes on without it, however much better it is', async () => {
  addChange()
  const direct = db.trains.find(({ _id }) => _id === trainId(2))
  // Later, faster and cheaper than any change: it would hide all of them.
  Object.assign(direct!, { ...times('07:30', '12:00'), fare: 50 })
  addTrain(6, { source: bexor!, destination: dorlo!, ...times('11:00', '16:00'), fare: 200 })
  for (const n of [2, 5]) fill(n, '2026-03-04')
  const { user } = open()
  await user.click(await fold())
  const change = await way('With one change')
  expect(
    await change.findByText('07:00 to 16:00, change at Bexor, ₹300: 50 seats free on both trains'),
  ).toBeInTheDocument()
})

test('SEA-1: where nothing has seats that is said, for each way, and no link is left', async () => {
  addChange()
  db.trains = db.trains.filter(({ _id }) => _id !== trainId(1))
  for (let day = 3; day <= 19; day += 1) fill(2, `2026-03-${String(day).padStart(2, '0')}`)
  for (const n of [4, 5]) fill(n, '2026-03-04')
  const { user } = open()
  await user.click(await fold())
  expect(
    await (await way('Another day')).findByText(/^No day within two weeks of Wed 4 Mar/),
  ).toBeInTheDocument()
  expect(
    await (await way('Another train')).findByText(/^No other direct train that was checked/),
  ).toBeInTheDocument()
  const change = await way('With one change')
  expect(
    await change.findByText('Checked 1 journey with one change: none has enough seats.'),
  ).toBeInTheDocument()
  expect(within(screen.getByRole('list', { name: 'You can still go' })).queryByRole('link')).toBeNull()
})

test('SEA-1, D1: what could not be checked is not called full, and looking again finds it', async () => {
  fill(2, '2026-03-04')
  db.trains = db.trains.filter(({ _id }) => _id !== trainId(1))
  let down = true
  server.use(
    http.get('*/api/trains/:id/seats', ({ request }) =>
      down && !request.url.includes('2026-03-04') ? fail(500, 'No seat map') : undefined,
    ),
    http.get('*/api/trains', () => (down ? fail(503, 'Closed for the night') : undefined)),
  )
  const { user } = open()
  await user.click(await fold())
  const [day, change] = [await way('Another day'), await way('With one change')]
  expect(await day.findByText('Could not check')).toBeInTheDocument()
  expect(await change.findByText('Could not check')).toBeInTheDocument()
  expect(day.getByText('No seat map')).toBeInTheDocument()
  expect(change.getByText('Closed for the night')).toBeInTheDocument()
  down = false
  await user.click(day.getByRole('button', { name: 'Look again: another day' }))
  expect(await day.findByText(/50 seats free$/)).toBeInTheDocument()
  await user.click(change.getByRole('button', { name: 'Look again: with one change' }))
  expect(await change.findByText('There is no journey with one change on Wed 4 Mar.')).toBeInTheDocument()
})

test('SEA-2: closing it ends the seat calls of the search for other ways, and so does leaving the page', async () => {
  const asked: Request[] = []
  server.use(
    http.get('*/api/trains/:id/seats', ({ request }) => {
      if (request.url.includes('2026-03-04')) {
        return request.url.includes(trainId(2)) ? ok({ availableSeats: 0 }) : undefined
      }
      asked.push(request)
      return new Promise<Response>(() => {})
    }),
  )
  const { user, router } = open()
  for (const how of ['closing it', 'leaving the page']) {
    asked.length = 0
    await user.click(await fold())
    expect(await (await way('Another day')).findByText('Looking for seats…'), how).toBeInTheDocument()
    await waitFor(() => expect(asked, how).toHaveLength(1))
    if (how === 'closing it') await user.click(await fold())
    else await act(() => router.navigate({ to: '/help' }))
    await waitFor(() =>
      expect(
        asked.every(({ signal }) => signal.aborted),
        how,
      ).toBe(true),
    )
  }
})

test('SEA-3, BOK-9: a booking that finds the train full leads to the planner, with stations, day of boarding and party', async () => {
  const { user, address } = open(`/bookings/new/${trainId(1)}?from=CIM&to=DOR&date=2026-03-04&passengers=4`)
  const link = await screen.findByRole('link', { name: 'other trains and days from Cimra to Dorlo' })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Passengers' }), '3')
  await waitFor(() => expect(link).not.toBeInTheDocument())
  await user.selectOptions(screen.getByRole('combobox', { name: 'Passengers' }), '5')
  await user.click(await screen.findByRole('link', { name: 'other trains and days from Cimra to Dorlo' }))
  await waitFor(() => expect(address()).toBe('/plan-journey?from=CIM&to=DOR&date=2026-03-05&passengers=5'))
})
