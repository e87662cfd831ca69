import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { admin, bookingId, maya, stationId, trainId } from '@mocks/fixture'
import { issueToken } from '@mocks/sessions'
import { cards } from '@/test/cards/all'
import { viewerOf, type Who } from '@/test/cards/card'
import { renderApp } from '@/test/render-app'
import { addressOf } from '@/test/screens'
import { inSmallRailway } from '@/test/railway/small-railway'

inSmallRailway()

/** What some of them are called, and pages that no card has. */
const names = new Map<string, string | RegExp>([
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
])

const pagesOf = (viewer: Who | undefined) =>
  cards.filter((card) => !card.leadsTo && viewerOf(card) === viewer).map((card) => addressOf(card))

test.each([
  ['a visitor', undefined, '/unauthorized', pagesOf(undefined)],
  ['a passenger', maya, '/help', [...new Set([...names.keys(), ...pagesOf('passenger')])]],
  ['an administrator', admin, '/help', pagesOf('admin')],
])(
  'X-2: each page of %s has a document title of its own, and one heading, which takes the focus',
  async (_who, as, from, pages) => {
    const { router } = renderApp(from, as ? { token: issueToken(as) } : {})
    const title = /. · Railway Planner$/
    await waitFor(() => expect(document.title).toMatch(title))
    for (const address of pages.filter((page) => page !== from)) {
      const before = document.title
      await act(() => router.navigate({ href: address }))
      await waitFor(() => expect(document.title, address).not.toBe(before))
      await waitFor(() => expect(document.title, address).toMatch(names.get(address) ?? title))
      expect(document.title, address).toMatch(title)
      await waitFor(() => expect(screen.getByRole('heading', { level: 1 }), address).toHaveFocus())
    }
  },
)
