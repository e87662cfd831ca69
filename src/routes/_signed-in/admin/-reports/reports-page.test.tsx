import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { parse } from 'csv-parse/sync'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { admin, booking, resetToFixture, trainId, stationId } from '@mocks/fixture'
import { db } from '@mocks/db'
import { server } from '@mocks/node'
import type { BookingRecord } from '@mocks/records'
import { fail } from '@mocks/replies'
import { issueToken } from '@mocks/sessions'
import { parseBookingFilter } from '@/domain/admin/admin-bookings-filter'
import { matchesBookingFilter } from '@/domain/admin/admin-bookings-filter-match'
import { parseQuery } from '@/lib/search-params'
import { fetchAllBookings } from '@/queries/admin-bookings'
import { recordCalls } from '@/test/calls'
import { renderApp } from '@/test/render-app'
import { inSmallRailway } from '@/test/railway/small-railway'
import { zone } from '@/test/railway/reports'

inSmallRailway()

const people = (count: number) =>
  Array.from({ length: count }, () => ({ name: 'Ira Sol', age: 34, gender: 'F' as const, seatNumber: null }))

const made = (n: number, changes: Partial<Omit<BookingRecord, 'passengers'>> & { people?: number }) => {
  const { people: count = 1, ...rest } = changes
  return booking(n, { passengers: people(count), journeyDate: '2026-03-02T00:00:00.000Z', ...rest })
}

/** Today is Tuesday 3 March 2026: five bookings of the last 30 days, two of the 30 before, one later. */
const someBookings = () => [
  made(1, { people: 2, totalFare: 480 }),
  made(2, { people: 1, totalFare: 400, train: trainId(2), bookingStatus: 'Waiting' }),
  made(3, { people: 3, totalFare: 720, bookingStatus: 'Cancelled' }),
  made(4, {
    people: 4,
    totalFare: 1600,
    train: trainId(2),
    bookingStatus: 'RAC',
    journeyDate: '2026-02-04T00:00:00.000Z',
  }),
  made(5, {
    totalFare: 400.5,
    train: trainId(3),
    fromStation: stationId(4),
    toStation: stationId(1),
    journeyDate: '2026-02-02T00:00:00.000Z',
  }),
  made(6, { people: 2, totalFare: 480, journeyDate: '2026-02-01T00:00:00.000Z' }),
  made(7, { totalFare: 400, journeyDate: '2026-01-03T00:00:00.000Z', bookingStatus: 'Cancelled' }),
  made(8, { totalFare: 400, journeyDate: '2026-03-04T00:00:00.000Z' }),
]

beforeEach(() => void (db.bookings = someBookings()))

const open = (query = '') => renderApp(`/admin/reports${query}`, { token: issueToken(admin) })
const figures = () => screen.findByRole('region', { name: 'Totals' })
const parts = async () => within(await screen.findByRole('navigation', { name: 'Parts of the report' }))
const row = async (name: string | RegExp) => within(await screen.findByRole('row', { name }))
const cells = async (name: string | RegExp) =>
  (await row(name)).getAllByRole('cell').map((cell) => cell.textContent)

test('J3: four figures of the last 30 days, each with its change against the 30 before; the table beneath the chart has every day, and adds up to them', async () => {
  open()
  const totals = await figures()
  const texts = [...totals.querySelectorAll('dl > div')].map((card) =>
    [...card.children].map((part) => part.textContent),
  )
  expect(texts).toEqual([
    ['Bookings', '5', 'Cancelled ones included', '150% more than 2'],
    ['Passengers', '8', 'On 4 bookings', '300% more than 2'],
    ['Revenue', '₹2,880.50', 'From 4 bookings', '500.1% more than ₹480'],
    ['Cancelled', '1', '20% of the bookings', 'The same as before: 1'],
  ])
  expect(screen.getByText('Compared with Sat 3 Jan – Sun 1 Feb 2026.')).toBeInTheDocument()
  expect(screen.getByText(/^5 bookings, train start date Mon 2 Feb – Tue 3 Mar 2026/)).toHaveAttribute(
    'role',
    'status',
  )
  expect(await cells(/^Mon 2 Mar 2026/)).toEqual(['3', '3', '₹880', '1', '33.3%'])
  expect(await cells(/^Tue 3 Mar 2026/)).toEqual(['0', '0', '₹0', '0', '—'])
  expect(await cells(/^All/)).toEqual(['5', '8', '₹2,880.50', '1', '20%'])
  expect(screen.getAllByRole('row')).toHaveLength(1 + 30 + 1)
})

test('ADM-7: every figure of every part leads to the list with the same filter and the same count', async () => {
  const { user } = open('?from=2026-02-02&to=2026-03-03&basis=journey')
  await figures()
  const { items } = await fetchAllBookings(() => {})
  const nav = await parts()
  for (const part of ['Over time', 'Trains', 'Station pairs', 'Weekdays', 'Occupancy']) {
    await user.click(nav.getByRole('link', { name: part }))
    await screen.findByRole('heading', {
      level: 2,
      name: part === 'Over time' ? /^By day/ : new RegExp(`^${part}`),
    })
    const links = await screen.findAllByRole('link', { name: /list of/ })
    expect(links.length).toBeGreaterThan(9)
    for (const link of links) {
      const { pathname, search } = new URL(link.getAttribute('href') ?? '', 'http://app.test')
      expect(pathname).toBe('/admin/bookings')
      const filter = parseBookingFilter(parseQuery(search))
      const listed = items.filter((one) => matchesBookingFilter(one, filter, zone)).length
      expect(`${link.getAttribute('aria-label')}`).toMatch(new RegExp(`: list of ${listed} bookings?$`))
    }
  }
})

test('J3: by train, sorted by a press on the column, by pair and by weekday; occupancy is held against the seats of each running day', async () => {
  const { user, address } = open('?tab=trains')
  expect(await cells(/^90001 Night Mail/)).toEqual(['2', '2', '₹480', '1', '50%'])
  await user.click(screen.getByRole('link', { name: 'Revenue' }))
  await waitFor(() => expect(address()).toContain('sort=revenue'))
  await waitFor(() =>
    expect(screen.getAllByRole('rowheader').map((header) => header.textContent)).toEqual([
      '90002 Train 2',
      '90001 Night Mail',
      '90003 Train 3',
      'All',
    ]),
  )
  expect(screen.getByRole('columnheader', { name: 'Revenue' })).toHaveAttribute('aria-sort', 'descending')
  await user.click((await parts()).getByRole('link', { name: 'Station pairs' }))
  expect(await cells(/^Dorlo \(DOR\) to Aldun \(ALD\)/)).toEqual(['1', '1', '₹400.50', '0', '0%'])
  await user.click((await parts()).getByRole('link', { name: 'Weekdays' }))
  expect(await cells(/^Monday/)).toEqual(['4', '4', '₹1,280.50', '1', '25%'])
  await user.click((await parts()).getByRole('link', { name: 'Occupancy' }))
  // Night Mail has 3 seats on each of 4 Wednesdays and was booked for a Monday; Train 2 has 50 on each of 30 days.
  expect(await cells(/^All trains whose seats are known/)).toEqual(['3,012', '7', '0.23%'])
  expect(await cells(/^90001 Night Mail/)).toEqual(['4', '12', '2', '16.7%'])
  expect(await cells(/^90002 Train 2/)).toEqual(['30', '1,500', '4', '0.27%'])
})

test('D5: presets, days, basis and grouping are in the address, and Back undoes them', async () => {
  const { user, address, router } = open()
  await figures()
  await user.click(screen.getByRole('button', { name: 'Last month' }))
  await waitFor(() => expect(address()).toBe('/admin/reports?from=2026-02-01&to=2026-02-28'))
  expect(screen.getByRole('button', { name: 'Last month' })).toHaveAttribute('aria-pressed', 'true')
  expect(await screen.findByText(/^3 bookings, train start date Feb 2026/)).toBeInTheDocument()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Count by' }), 'Booking date')
  expect(await screen.findByText(/^0 bookings, booking date Feb 2026/)).toBeInTheDocument()
  expect(screen.getByText('No bookings in these days')).toBeInTheDocument()
  router.history.back()
  expect(await screen.findByText(/^3 bookings, train start date Feb 2026/)).toBeInTheDocument()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Group by' }), 'Week')
  await waitFor(() => expect(address()).toContain('by=week'))
  expect(await screen.findByRole('heading', { name: 'By week, Feb 2026' })).toBeInTheDocument()
  await user.click(screen.getByRole('checkbox', { name: 'Compare with the days before' }))
  await waitFor(() => expect(address()).toContain('compare=none'))
  await waitFor(() => expect(screen.queryByText(/^Compared with/)).not.toBeInTheDocument())
})

test('D5: an address shows the same report to everybody', async () => {
  open('?from=2026-02-01&to=2026-02-28&basis=journey&by=month&tab=weekdays&compare=none')
  expect(await screen.findByText(/^3 bookings, train start date Feb 2026/)).toBeInTheDocument()
  expect(await cells(/^Sunday/)).toEqual(['1', '2', '₹480', '0', '0%'])
  expect(screen.getByLabelText('First day')).toHaveValue('2026-02-01')
  expect(screen.getByRole('combobox', { name: 'Group by' })).toHaveValue('month')
})

test('D5: days that are none are told in words, in the address and in the fields', async () => {
  const { user, address } = open('?from=2026-02-30&to=2026-03-01&by=hour')
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('“2026-02-30” is not a day from 1970 to 2199, written as 2026-03-31.')
  expect(alert).toHaveTextContent(
    '“hour” is no length of a period (day, week, month): the usual one is shown.',
  )
  expect(await screen.findByText('No days to report on')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Last 7 days' }))
  await figures()
  const last = screen.getByLabelText('Last day')
  fireEvent.change(last, { target: { value: '2026-02-01' } })
  await user.click(screen.getByRole('button', { name: 'Show these days' }))
  expect(
    await screen.findByText('The last day, 2026-02-01, is before the first, 2026-02-25.'),
  ).toBeInTheDocument()
  expect(last).toHaveFocus()
  fireEvent.change(last, { target: { value: '2026-02-28' } })
  await user.click(screen.getByRole('button', { name: 'Show these days' }))
  await waitFor(() => expect(address()).toBe('/admin/reports?from=2026-02-25&to=2026-02-28'))
  expect(screen.getByRole('button', { name: 'Show these days' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Last month' }))
  await waitFor(() => expect(last).toHaveValue('2026-02-28'))
  expect(screen.getByLabelText('First day')).toHaveValue('2026-02-01')
})

/** As much of a canvas as a chart needs to be made. */
function letChartsDraw() {
  const context = (canvas: HTMLCanvasElement) =>
    new Proxy<Record<string | symbol, unknown>>(
      { canvas, measureText: () => ({ width: 10 }) },
      { get: (known, name) => (name in known ? known[name] : () => undefined) },
    )
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (this: HTMLCanvasElement) {
    return context(this) as unknown as null
  })
}

test('ADM-7: the chart is read point by point, and says in words what it shows', async () => {
  letChartsDraw()
  open('?from=2026-03-01&to=2026-03-03')
  const slider = await screen.findByRole('slider', { name: 'Read the chart point by point' })
  fireEvent.change(slider, { target: { value: '1' } })
  expect(slider).toHaveAttribute(
    'aria-valuetext',
    'Mon 2 Mar 2026: 3 bookings, 3 passengers, ₹880, 1 cancelled',
  )
  expect(screen.getByText('Mon 2 Mar 2026: 3 bookings, 3 passengers, ₹880, 1 cancelled')).toBeInTheDocument()
  fireEvent.blur(slider)
  expect(screen.getByText(/^Move the slider/)).toBeInTheDocument()
  expect(await screen.findByRole('img', { name: /Most bookings: Mon 2 Mar 2026 \(3\)/ })).toBeInTheDocument()
})

async function savedFile(press: () => Promise<void>) {
  const saved = vi.spyOn(URL, 'createObjectURL')
  await press()
  await waitFor(() => expect(saved).toHaveBeenCalled())
  const blob = saved.mock.calls[0]?.[0]
  if (!(blob instanceof Blob)) throw new Error('No file was saved')
  const bytes = new Uint8Array(await blob.arrayBuffer())
  const data: string[][] = parse(new TextDecoder().decode(bytes))
  return { data, mark: Array.from(bytes.subarray(0, 3)) }
}

test('ADM-6: the file holds every row of the table, all pages of it, and runs nothing', async () => {
  const trains = Array.from({ length: 25 }, (_, n) => ({
    ...db.trains[1],
    _id: `f${String(n).padStart(23, '0')}`,
    trainNumber: n === 0 ? '=1+1' : `7${String(n).padStart(4, '0')}`,
    name: `Local, "${n}"`,
  })) as typeof db.trains
  db.trains.push(...trains)
  db.bookings = trains.map(({ _id }, n) => ({
    ...made(1, { train: _id, totalFare: n }),
    _id: `d${String(100 + n).padStart(23, '0')}`,
  }))
  const { user } = open('?tab=trains&page=2')
  expect(await screen.findByText('Page 2 of 2')).toBeInTheDocument()
  expect(screen.getAllByRole('rowheader')).toHaveLength(5 + 1)
  const { data, mark } = await savedFile(() =>
    user.click(screen.getByRole('button', { name: 'Download CSV' })),
  )
  expect(mark).toEqual([0xef, 0xbb, 0xbf])
  expect(data[0]).toEqual([
    'Train number',
    'Train',
    'Bookings',
    'Passengers',
    'Revenue',
    'Cancelled',
    'Share cancelled',
  ])
  expect(data).toHaveLength(1 + 25)
  expect(data.find(([number]) => number === "'=1+1")).toEqual([
    "'=1+1",
    '\'=1+1 Local, "0"',
    '1',
    '1',
    '0',
    '0',
    '0',
  ])
  expect(data.find(([number]) => number === '70007')).toEqual([
    '70007',
    '70007 Local, "7"',
    '1',
    '1',
    '7',
    '0',
    '0',
  ])
})

test('J3: the bookings that have come are told while the others are fetched', async () => {
  db.bookings = Array.from({ length: 1200 }, (_, n) => ({
    ...made(1, {}),
    _id: `d${String(n).padStart(23, '0')}`,
  }))
  const last = Promise.withResolvers<void>()
  server.use(
    http.get('*/api/admin/bookings', async ({ request }) => {
      if (new URL(request.url).searchParams.get('page') === '3') await last.promise
    }),
  )
  open()
  expect(await screen.findByText('1,000 of 1,200')).toBeInTheDocument()
  expect(screen.getByRole('progressbar', { name: 'Loading bookings' })).toHaveAttribute('value', '1000')
  last.resolve()
  expect(await screen.findByText(/^1,200 bookings/)).toBeInTheDocument()
})

test('J3: what could not be fetched is an error in the page, never a logout, and Try again brings it; a refresh that fails keeps the figures, with the failure above them', async () => {
  server.use(http.get('*/api/admin/bookings', () => fail(403, 'Admins only'), { once: true }))
  const { user, address } = open()
  expect(await screen.findByText('Failed to fetch all bookings')).toBeInTheDocument()
  expect(screen.getByText('Admins only')).toBeInTheDocument()
  expect(address()).toBe('/admin/reports')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await figures()).toBeInTheDocument()
  expect(screen.queryByText('Admins only')).not.toBeInTheDocument()

  server.use(http.get('*/api/admin/bookings', () => fail(503, 'Closed for the night'), { once: true }))
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(await screen.findByText('Closed for the night')).toBeInTheDocument()
  expect(await figures()).toHaveTextContent('₹2,880.50')
  db.bookings.push(made(9, { totalFare: 100 }))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(async () => expect(await figures()).toHaveTextContent('₹2,980.50'))
})

test('J3: without any booking the page says so', async () => {
  db.bookings = []
  open()
  expect(await screen.findByText('No bookings yet')).toBeInTheDocument()
})

test('J3: bookings that cannot be counted are told', async () => {
  const [first, second] = db.bookings
  if (!first || !second) throw new Error('No bookings')
  Object.assign(first, { journeyDate: 'soon' })
  Object.assign(second, { totalFare: null })
  open()
  expect(
    await screen.findByText('1 booking without a train start date cannot be counted on any day.'),
  ).toBeInTheDocument()
  expect(screen.getByText('1 booking in these days without a fare count as ₹0.')).toBeInTheDocument()
})

test('D7: of a server that repeats itself the report is made of what came; page and file say so', async () => {
  const data = Array.from({ length: 5 }, (_, n) => ({
    _id: `b${n}`,
    bookingStatus: 'Confirmed',
    journeyDate: '2026-03-02',
  }))
  server.use(
    http.get('*/api/admin/bookings', () =>
      HttpResponse.json({ success: true, total: 5_000_000, totalPages: 1_000_000, data }),
    ),
  )
  const calls = recordCalls()
  const { user } = open()
  const words =
    'The server repeats itself after 5 bookings of 50,00,000 it announced: this list may be incomplete.'
  expect(await screen.findByText(words)).toBeInTheDocument()
  expect(calls.filter(({ path }) => path.startsWith('/api/admin/bookings')).length).toBeLessThanOrEqual(3)
  const { data: rows } = await savedFile(() =>
    user.click(screen.getByRole('button', { name: 'Download CSV' })),
  )
  expect(rows.at(-1)?.[0]).toBe(words)
})

test('J3: who is no administrator does not see the reports', async () => {
  resetToFixture()
  const { address } = renderApp('/admin/reports', { token: issueToken(db.users[0]?._id ?? '') })
  await waitFor(() => expect(address()).toBe('/unauthorized'))
})

test('J3 goal G32: from and to keep their places where names run the other way, and the file has the names alone', async () => {
  db.stations.find(({ code }) => code === 'ALD')!.name = 'رحلة'
  db.stations.find(({ code }) => code === 'DOR')!.name = 'ירושלים'
  const saved = vi.spyOn(URL, 'createObjectURL')
  const { user } = open('?tab=pairs')
  const pair = await screen.findByRole('rowheader', { name: /^\u2068?ירושלים/ })
  expect(pair.textContent).toBe('\u2068ירושלים (DOR)\u2069 to \u2068رحلة (ALD)\u2069')
  expect(pair).not.toHaveAttribute('dir')
  await user.click(screen.getByRole('button', { name: 'Download CSV' }))
  await waitFor(() => expect(saved).toHaveBeenCalled())
  const file = saved.mock.lastCall?.[0]
  if (!(file instanceof Blob)) throw new Error('No file was saved')
  expect(await file.text()).toContain('DOR-ALD,ירושלים (DOR) to رحلة (ALD),')
})
