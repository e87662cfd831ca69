import { act, screen, within } from '@testing-library/react'
import { http } from 'msw'
import { expect, test, vi } from 'vitest'
import { db } from '@mocks/db'
import { admin, booking, stationId } from '@mocks/fixture'
import { server } from '@mocks/node'
import { unknownPath } from '@mocks/replies'
import { issueToken } from '@mocks/sessions'
import { inSmallRailway } from '@/test/railway/small-railway'
import { renderApp } from '@/test/render-app'

inSmallRailway()

const figure = async (name: string) => {
  const term = await screen.findByText(name)
  return within(term.parentElement ?? term)
}

test('J1, ADM-7: live figures open the bookings they count, and the sample figures are marked', async () => {
  db.bookings = [
    // Before midnight in UTC, but already this morning on the railway's clocks.
    booking(1, {
      bookingDate: '2026-03-02T19:00:00.000Z',
      totalFare: 500,
      journeyDate: '2026-03-09T00:00:00.000Z',
    }),
    booking(2, {
      bookingDate: '2026-03-03T05:00:00.000Z',
      totalFare: 300,
      bookingStatus: 'Cancelled',
      journeyDate: '2026-03-09T00:00:00.000Z',
    }),
    booking(3, {
      bookingDate: '2026-03-02T18:00:00.000Z',
      totalFare: 900,
      journeyDate: '2026-03-10T00:00:00.000Z',
    }),
  ]
  const { user, address } = renderApp('/admin', { token: issueToken(admin) })
  expect((await figure('Revenue today')).getByText('₹500')).toBeInTheDocument()
  expect((await figure('Seats, next 7 days')).getByText('1 booking')).toBeInTheDocument()
  expect((await screen.findAllByText('Sample data')).length).toBeGreaterThan(0)
  await user.click((await figure('Booked today')).getByRole('link', { name: '2 bookings' }))
  expect(address()).toBe('/admin/bookings?from=2026-03-03&to=2026-03-03&basis=booked')
  const rows = within(await screen.findByRole('table', { name: 'Bookings' })).getAllByRole('rowheader')
  expect(rows).toHaveLength(2)
})

test('J1: past the railway’s midnight today is the new day, also where nobody touches the page', async () => {
  db.bookings = [booking(1, { bookingDate: '2026-03-03T05:00:00.000Z' })]
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: Date.now() })
  renderApp('/admin', { token: issueToken(admin) })
  expect(await (await figure('Booked today')).findByText('1 booking')).toBeInTheDocument()
  expect(screen.getByText('Tue 3 Mar 2026')).toBeInTheDocument()
  act(() => void vi.advanceTimersByTime(12 * 3_600_000))
  expect((await figure('Booked today')).getByText('0 bookings')).toBeInTheDocument()
  expect(screen.getByText('Wed 4 Mar 2026')).toBeInTheDocument()
})

test('M2: an administrator is told which calls the server does not have', async () => {
  for (const path of ['*/api/admin/bookings', `*/api/stations/${stationId(1)}`])
    server.use(http.get(path, ({ request }) => unknownPath('GET', new URL(request.url).pathname)))
  const { router } = renderApp('/admin', { token: issueToken(admin) })
  expect(await screen.findByText(/Missing: the list of all bookings, and reports\./)).toBeInTheDocument()
  await act(() => router.navigate({ to: '/stations/$stationId', params: { stationId: stationId(1) } }))
  await act(() => router.navigate({ to: '/admin' }))
  expect(await screen.findByText(/Missing: .*pages of single stations/)).toBeInTheDocument()
})
