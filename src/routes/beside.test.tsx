import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { maya } from '@mocks/fixture'
import { issueToken } from '@mocks/sessions'
import { recordCalls } from '@/test/calls'
import { renderApp } from '@/test/render-app'
import { inSmallRailway } from '@/test/railway/small-railway'

inSmallRailway()

test('B7: words that begin other addresses are no ids: the not-found page, and no call', async () => {
  const app = renderApp('/help', { token: issueToken(maya) })
  await screen.findByRole('heading', { level: 1, name: 'Help' })
  const calls = recordCalls()
  for (const address of [
    '/bookings/new',
    '/bookings/new/',
    '/bookings/NEW',
    '/bookings/%6Eew',
    '/bookings/new%2F',
    '/bookings/confirmation',
    '/bookings/pnr',
    '/bookings/all',
    '/bookings/confirmation/pnr',
    '/bookings/new/search?date=2026-03-11',
    '/trains/search',
    '/trains/Search/',
    '/stations/nearby',
  ]) {
    await act(() => app.router.navigate({ href: '/about' }))
    await screen.findByRole('heading', { level: 1, name: /^About/ })
    await act(() => app.router.navigate({ href: address }))
    expect(
      await screen.findByRole('heading', { level: 1, name: 'We could not find this page' }),
      address,
    ).toBeVisible()
    expect(screen.getByRole('navigation', { name: 'Main' }), address).toBeInTheDocument()
  }
  await waitFor(() => expect(app.queryClient.isFetching()).toBe(0))
  expect(calls).toEqual([])
})
