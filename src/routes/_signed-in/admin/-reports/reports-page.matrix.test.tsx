import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { admin } from '@mocks/fixture'
import { issueToken } from '@mocks/sessions'
import { toPage } from '@/domain/page'
import { formatNumber } from '@/lib/text/format'
import { adminBookingQueries, mostBookings } from '@/queries/admin-bookings'
import { aBooking } from '@/test/railway/builders'
import { renderApp } from '@/test/render-app'
import { runs } from '@/test/size'
import { inSmallRailway } from '@/test/railway/small-railway'

inSmallRailway()

test('J3: a list that is not whole is told', async () => {
  const { queryClient, router } = renderApp('/help', { token: issueToken(admin) })
  await screen.findByRole('heading', { level: 1, name: 'Help' })
  const count = runs(mostBookings)
  const items = Array.from({ length: count }, () => aBooking({ journeyDate: '2026-03-02' }))
  const { queryKey } = adminBookingQueries.all()
  queryClient.setQueryData(queryKey, { ...toPage(items, { total: 123_456, count }), ended: 'limit' })
  await act(() => router.navigate({ href: '/admin/reports' }))
  const words = `The server has 1,23,456 bookings. Only the newest ${formatNumber(count)} are counted here.`
  expect(await screen.findByText(words, {}, { timeout: 30_000 })).toBeInTheDocument()
  expect(await screen.findByRole('region', { name: 'Totals' })).toHaveTextContent(formatNumber(count))
})
