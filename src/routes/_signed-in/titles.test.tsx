import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bookingId, maya, stationId, trainId } from '@mocks/fixture'
import { issueToken } from '@mocks/sessions'
import { renderApp } from '@/test/render-app'
import { inSmallRailway } from '@/test/small-railway'

inSmallRailway()

test.each([
  ['/dashboard', 'Dashboard'],
  ['/journey-planner', 'Plan a journey'],
  ['/plan-journey', 'Plan a journey'],
  ['/trains', 'Trains'],
  [`/trains/${trainId(1)}`, '90001 Night Mail'],
  ['/trains/nothing-here', 'Train'],
  ['/stations', 'Stations'],
  [`/stations/${stationId(1)}`, 'Aldun'],
  ['/bookings', /bookings/i],
  [`/bookings/${bookingId(1)}`, /booking/i],
  ['/bookings/pnr/PNR00001', /PNR/],
  [`/bookings/confirmation/${bookingId(1)}`, /booking/i],
  [`/bookings/new/${trainId(1)}`, /booking/i],
  ['/reviews', 'Reviews'],
  [`/reviews?train=${trainId(1)}`, 'Reviews of 90001 Night Mail'],
  ['/profile', 'Profile'],
  ['/settings', 'Settings'],
  ['/contact', 'Contact'],
  ['/about', 'About'],
  ['/unauthorized', 'Access Denied'],
  ['/no-such-page', 'Not found'],
])(
  'X-2: %s has a document title of its own, and one heading, which takes the focus',
  async (address, title) => {
    const { router } = renderApp('/help', { token: issueToken(maya) })
    await screen.findByRole('heading', { level: 1, name: 'Help' })
    await act(() => router.navigate({ href: address }))
    await waitFor(() => expect(document.title).toMatch(title))
    expect(document.title).toMatch(/. · Railway Planner$/)
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  },
)
