import { act, screen, waitFor, within } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { db } from '@mocks/db'
import { booking, maya, stationId, trainId } from '@mocks/fixture'
import { server } from '@mocks/node'
import { fail, ok } from '@mocks/replies'
import { issueToken } from '@mocks/sessions'
import { trainQueries } from '@/queries/trains'
import { recordCalls } from '@/test/calls'
import { renderApp } from '@/test/render-app'
import { addTrain, clock, inSmallRailway } from '@/test/railway/small-railway'

inSmallRailway()

const wednesday = '/journey-planner?from=ALD&to=DOR&date=2026-03-04'
const open = (address = wednesday) => renderApp(address, { token: issueToken(maya) })
const cards = () => screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading'))
const numbers = () => cards().map((card) => within(card).getByRole('heading').textContent.slice(0, 5))
const card = async (number: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name: new RegExp(`^${number}`) })
  return within(heading.closest('li')!)
}

test('design: a found train says times, length, day of arrival, fare, and leads to its booking', async () => {
  const { user, address } = open(`${wednesday}&passengers=2`)
  const night = await card('90001')
  expect(night.getByText('22:00')).toBeInTheDocument()
  expect(night.getByText('06:00')).toBeInTheDocument()
  expect(night.getByText('+1 day')).toBeInTheDocument()
  expect(night.getByText('8h 0m')).toBeInTheDocument()
  expect(night.getByText('₹240')).toBeInTheDocument()
  expect(night.getByRole('img', { name: 'Runs on Wednesday' })).toBeInTheDocument()
  await user.click(night.getByRole('link', { name: 'Book 90001 Night Mail' }))
  await waitFor(() =>
    expect(address()).toBe(`/bookings/new/${trainId(1)}?from=ALD&to=DOR&date=2026-03-04&passengers=2`),
  )
})

test('N6: without a network the trains of this device’s timetable are found, and it is said of when that is', async () => {
  const { queryClient, router } = open(wednesday.replace('03-04', '03-11'))
  await screen.findByText(/direct trains?, Wed 11 Mar$/)
  await queryClient.query(trainQueries.list())
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  server.use(http.all('*/api/*', () => HttpResponse.error()))
  await act(() =>
    router.navigate({ to: '/journey-planner', search: { from: 'ALD', to: 'DOR', date: '2026-03-04' } }),
  )
  const words =
    /^Timetable of \d+ \w+ \d{4}, \d\d:\d\d, from this device: what has changed since is not known here\.$/
  expect(await screen.findByText(words)).toBeInTheDocument()
  const night = await card('90001')
  expect(night.getByText('22:00')).toBeInTheDocument()
  expect(night.getByText('₹240')).toBeInTheDocument()
})

test('SEA-3: of a train that is boarded after midnight the days are those of boarding, and booked is the date it starts on', async () => {
  const calls = recordCalls()
  open('/journey-planner?from=CIM&to=DOR&date=2026-03-05')
  const night = await card('90001')
  const strip = night.getByRole('img', { name: 'Leaves on Thursday' })
  expect([...strip.querySelectorAll('[data-runs]')]).toEqual([strip.children[3]])
  const link = await night.findByRole('link', { name: 'Book 90001 Night Mail' })
  expect(link).toHaveAttribute('href', expect.stringContaining('date=2026-03-04'))
  await waitFor(() => expect(calls.some(({ path }) => path.includes('/seats?date=2026-03-04'))).toBe(true))
})

test('PLN-3: each order keeps its promise, its best value is the first row’s, and it is in the address', async () => {
  const times = (from: string, to: string) => ({ departureTime: clock(from), arrivalTime: clock(to) })
  addTrain(4, { ...times('08:00', '11:30'), fare: 900 })
  addTrain(5, { ...times('13:00', '15:00'), fare: 300 })
  const { user, address } = open()
  await screen.findByText('4 direct trains, Wed 4 Mar')
  const orders = [
    ['Earliest', '11:30', ['90004', '90002', '90005', '90001'], 'arrival'],
    ['Departure', '06:00', ['90002', '90004', '90005', '90001'], 'departure'],
    ['Shortest', '2h 0m', ['90005', '90004', '90002', '90001'], 'shortest'],
    ['Cheapest', '₹240', ['90001', '90005', '90002', '90004'], 'cheapest'],
  ] as const
  expect(numbers()).toEqual(orders[0][2])
  expect(screen.getByRole('link', { name: /^Earliest/, current: 'page' })).toBeInTheDocument()
  for (const [name, best, order, sort] of orders) {
    const tab = screen.getByRole('link', { name: new RegExp(`^${name}`) })
    expect(tab).toHaveTextContent(best)
    await user.click(tab)
    await waitFor(() => expect(address()).toBe(`${wednesday}&sort=${sort}`))
    expect(numbers()).toEqual(order)
    const links = within(screen.getByRole('navigation', { name: 'Order of results' }))
    expect(links.getAllByRole('link', { current: 'page' })).toEqual([tab])
  }
})

test('api-model 3.3: trains that do not run that day stand apart, with the next date one press away', async () => {
  addTrain(4, { daysOfOperation: [] })
  addTrain(5, { status: 'Cancelled' })
  const { user, address } = open('/journey-planner?from=ALD&to=DOR&date=2026-03-05')
  expect(await screen.findByText('1 direct train, Thu 5 Mar')).toBeInTheDocument()
  const apart = within(screen.getByRole('heading', { name: 'Not on Thu 5 Mar' }).parentElement!)
  expect(apart.getAllByRole('heading', { level: 3 })).toHaveLength(3)
  expect((await card('90004')).getByText('Does not run at present')).toBeInTheDocument()
  expect((await card('90005')).getByText('Out of service at present')).toBeInTheDocument()
  expect(apart.queryByRole('link', { name: /^Book/ })).not.toBeInTheDocument()

  const night = await card('90001')
  expect(night.getByText(/^Does not run on Thu 5 Mar/)).toBeInTheDocument()
  await user.click(night.getByRole('link', { name: 'Wed 11 Mar' }))
  await waitFor(() => expect(address()).toContain('date=2026-03-11'))
  expect(screen.getByLabelText('Date')).toHaveValue('2026-03-11')
  expect(await screen.findByText('2 direct trains, Wed 11 Mar')).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('PLN-6: the next date of a train that does not run leaves the opened journey behind', async () => {
  const opened = 'journey=90002.ALD.2026-03-05.0600'
  const { user, address } = open(`/journey-planner?from=ALD&to=DOR&date=2026-03-05&${opened}`)
  await screen.findByRole('region', { name: 'Opened journey' })
  await user.click((await card('90001')).getByRole('link', { name: 'Wed 11 Mar' }))
  await waitFor(() => expect(address()).toBe('/journey-planner?from=ALD&to=DOR&date=2026-03-11'))
  expect(screen.queryByRole('region', { name: 'Opened journey' })).not.toBeInTheDocument()
})

test('PLN-2: with no direct train that day, the first day with one is offered; with none at all, that is said and announced, and nothing empty is offered', async () => {
  db.trains = db.trains.filter(({ _id }) => _id !== trainId(2))
  const { user, address, router } = open('/journey-planner?from=ALD&to=DOR&date=2026-03-05')
  expect(await screen.findByText('No direct train from Aldun to Dorlo on Thu 5 Mar')).toBeInTheDocument()
  expect(screen.getByText('The trains below go this way on other days.')).toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'Try Wed 11 Mar' }))
  await waitFor(() => expect(address()).toContain('date=2026-03-11'))
  expect(await screen.findByText('1 direct train, Wed 11 Mar')).toBeInTheDocument()

  await act(() => router.navigate({ href: '/journey-planner?from=DOR&to=CIM&date=2026-03-04' }))
  expect(await screen.findByText('No direct train from Dorlo to Cimra on Wed 4 Mar')).toBeInTheDocument()
  expect(await screen.findByText('0 direct trains and 1 journey with changes, Wed 4 Mar')).toHaveAttribute(
    'role',
    'status',
  )
  expect(screen.queryByRole('link', { name: /^Try/ })).not.toBeInTheDocument()
})

test('PLN-2: trains that are out of service promise no day', async () => {
  for (const train of db.trains) train.status = 'Inactive'
  open('/journey-planner?from=ALD&to=DOR&date=2026-03-05')
  expect(await screen.findByText(/none of them runs at present/)).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /^Try/ })).not.toBeInTheDocument()
  expect(screen.getAllByText('Out of service at present')).toHaveLength(2)
})

test('D2, D5: a failed search says so in place, keeps the form, and Retry brings the trains', async () => {
  let down = true
  server.use(http.get('*/api/trains/search', () => (down ? fail(500, 'Timetable is down') : undefined)))
  const { user } = open()
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Failed to search trains')
  expect(alert).toHaveTextContent('Timetable is down')
  expect(screen.getByRole('combobox', { name: 'From' })).toHaveValue('Aldun (ALD)')
  expect(screen.queryByText(/No direct train/)).not.toBeInTheDocument()
  down = false
  await user.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(await card('90002')).toBeDefined()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('TRN-6: an answer for the date before never shows under the new one', async () => {
  const answered = Promise.withResolvers<void>()
  server.use(
    http.get('*/api/trains/search', async ({ request }) => {
      if (!request.url.includes('date=2026-03-04')) return
      await answered.promise
      return ok([])
    }),
  )
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: /^Saturday.*7 Mar/ }))
  await user.click(within(screen.getByRole('search')).getByRole('button', { name: 'Search' }))
  expect(await screen.findByText('1 direct train, Sat 7 Mar')).toBeInTheDocument()
  await act(async () => {
    answered.resolve()
    await delay(0)
  })
  expect(screen.getByText('1 direct train, Sat 7 Mar')).toBeInTheDocument()
})

test('E5, SEA-1: a number, sold out and could not check read differently; each can be told without colour; a check that fails again leaves the focus on its button', async () => {
  addTrain(4)
  const full = booking(3, {
    train: trainId(4),
    journeyDate: '2026-03-04T00:00:00.000Z',
    passengers: Array.from({ length: 50 }, () => ({
      name: 'A',
      age: 30,
      gender: 'F' as const,
      seatNumber: null,
    })),
  })
  db.bookings.push(full)
  let down = true
  server.use(
    http.get(`*/api/trains/${trainId(2)}/seats`, () => (down ? fail(500, 'No seat map') : undefined)),
  )
  const { user } = open(`${wednesday}&passengers=4`)
  const [night, unknown, soldOut] = [await card('90001'), await card('90002'), await card('90004')]
  expect(await night.findByText('3 seats left, too few')).toBeInTheDocument()
  expect(await soldOut.findByText('Sold out')).toBeInTheDocument()
  expect(soldOut.queryByRole('link', { name: /^Book/ })).not.toBeInTheDocument()
  const alert = await unknown.findByRole('alert')
  expect(alert).toHaveTextContent('Failed to check seat availability')
  // D2: in the server's words, for all to see.
  expect(alert).toHaveTextContent('No seat map')
  expect(unknown.queryByText('Sold out')).not.toBeInTheDocument()
  expect(unknown.getByRole('link', { name: 'Book 90002 Train 2' })).toBeInTheDocument()
  const again = () => unknown.getByRole('button', { name: 'Check again' })
  await user.click(again())
  await waitFor(() => expect(again()).not.toHaveAttribute('aria-busy'))
  expect(again()).toHaveFocus()
  down = false
  await user.click(again())
  expect(await unknown.findByText('50 seats free')).toBeInTheDocument()
  expect(unknown.queryByRole('alert')).not.toBeInTheDocument()
})

test('SEA-1: an answer without a number is no answer', async () => {
  server.use(http.get('*/api/trains/:id/seats', () => ok({ availableSeats: 'many' })))
  open()
  expect(await (await card('90002')).findByRole('alert')).toHaveTextContent(
    'Failed to check seat availability',
  )
})

test('SEA-2: at most three seat calls are under way at once, and all are made', async () => {
  for (const n of [4, 5, 6, 7, 8]) addTrain(n)
  let [running, most, made] = [0, 0, 0]
  let go = Promise.withResolvers<void>()
  server.use(
    http.get('*/api/trains/:id/seats', async () => {
      running += 1
      made += 1
      most = Math.max(most, running)
      await go.promise
      running -= 1
      return ok({ availableSeats: 20 })
    }),
  )
  open()
  await screen.findByText('7 direct trains, Wed 4 Mar')
  const checks = screen.getAllByText('Checking seats…')
  expect(checks).toHaveLength(7)
  expect(
    checks.filter((check) => check.closest('[role=status]')),
    'X-10: announced',
  ).toEqual([])
  await waitFor(() => expect(made).toBe(3))
  go.resolve()
  go = Promise.withResolvers<void>()
  await waitFor(() => expect(made).toBe(6))
  expect(screen.getAllByText('20 seats free')).toHaveLength(3)
  go.resolve()
  await waitFor(() => expect(screen.getAllByText('20 seats free')).toHaveLength(7))
  expect([most, made]).toEqual([3, 7])
})

test('SEA-2: seats are asked for the trains that come near the window, and the calls end with the page', async () => {
  const watched = new Map<Element, () => void>()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly seen: (entries: { isIntersecting: boolean }[]) => void
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        this.seen = seen
      }
      observe(element: Element) {
        watched.set(element, () => this.seen([{ isIntersecting: true }]))
      }
      disconnect() {}
    },
  )
  const asked: Request[] = []
  server.use(
    http.get('*/api/trains/:id/seats', ({ request }) => {
      asked.push(request)
      return new Promise<Response>(() => {})
    }),
  )
  const { router } = open()
  const shown = (await screen.findByRole('heading', { name: /^90002/ })).closest('li')!
  expect(screen.getAllByText('Checking seats…')).toHaveLength(2)
  expect(asked).toEqual([])
  act(() => watched.get(shown)?.())
  await waitFor(() => expect(asked.map(({ url }) => url.includes(trainId(2)))).toEqual([true]))
  await act(() => router.navigate({ to: '/help' }))
  await waitFor(() => expect(asked[0]?.signal.aborted).toBe(true))
  vi.unstubAllGlobals()
})

test('TRN-3: what the server leaves out is a dash, never undefined or NaN', async () => {
  server.use(
    http.get('*/api/trains/search', () =>
      HttpResponse.json({
        success: true,
        data: [{ _id: 'x', trainNumber: '1', source: stationId(1), fare: null, departureTime: 'soon' }],
      }),
    ),
  )
  open()
  const sparse = await card('1')
  expect(sparse.getAllByText('—').length).toBeGreaterThan(2)
  expect(sparse.getByText('N/A')).toBeInTheDocument()
  expect(screen.getByRole('main')).not.toHaveTextContent(/undefined|NaN|Invalid/)
})
