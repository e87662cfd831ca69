import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bookingId, maya, stationId, trainId } from '@mocks/fixture'
import { issueToken } from '@mocks/sessions'
import { renderApp } from '@/test/render-app'
import { inSmallRailway } from '@/test/railway/small-railway'

inSmallRailway()

const pages: [string, string | RegExp][] = [
  ['/dashboard', 'Dashboard'],
  ['/journey-planner', 'Plan a journey'],
  ['/trains', 'Trains'],
  [`/trains/${trainId(1)}`, '90001 Night Mail'],
  ['/stations', 'Stations'],
  ['/trains/nothing-here', 'Train'],
  [`/stations/${stationId(1)}`, 'Aldun'],
  ['/plan-journey', 'Plan a journey'],
  ['/bookings', /bookings/i],
  [`/bookings/${bookingId(1)}`, /booking/i],
  ['/bookings/pnr/PNR00001', /PNR/],
  [`/bookings/confirmation/${bookingId(1)}`, /booking/i],
  [`/bookings/new/${trainId(1)}`, /booking/i],
  ['/reviews', 'Reviews'],
  ['/profile', 'Profile'],
  [`/reviews?train=${trainId(1)}`, 'Reviews of 90001 Night Mail'],
  ['/settings', 'Settings'],
  ['/contact', 'Contact'],
  ['/about', 'About'],
  ['/unauthorized', 'Access Denied'],
  ['/no-such-page', 'Not found'],
]

test('X-2: each page has a document title of its own, and one heading, which takes the focus', async () => {
  const { router } = renderApp('/help', { token: issueToken(maya) })
  await screen.findByRole('heading', { level: 1, name: 'Help' })
  for (const [address, title] of pages) {
    const before = document.title
    await act(() => router.navigate({ href: address }))
    await waitFor(() => expect(document.title, address).not.toBe(before))
    await waitFor(() => expect(document.title, address).toMatch(title))
    expect(document.title, address).toMatch(/. · Railway Planner$/)
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }), address).toHaveFocus())
  }
})
