import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { admin, bookingId, maya, stationId, trainId } from '@mocks/fixture'
import { issueToken } from '@mocks/sessions'
import { readScreens } from '@/test/hostile/hostile-reads'
import { textAt, triedAgain } from '@/test/hostile/hostile-stage'
import { renderApp } from '@/test/render-app'
import { every } from '@/test/size'
import { inSmallRailway } from '@/test/railway/small-railway'

inSmallRailway()

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (done: () => void) => setTimeout(done))
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
})
afterEach(() => void vi.unstubAllGlobals())

/** Pages that ask for what another one asks for too. */
const others = [
  { endpoint: 'GET /bookings', address: '/dashboard', as: maya },
  { endpoint: 'GET /stations', address: '/plan-journey', as: maya },
  { endpoint: 'GET /trains', address: `/stations/${stationId(1)}`, as: maya },
  { endpoint: 'GET /trains/:id', address: `/trains/compare?trains=${trainId(1)},${trainId(2)}`, as: maya },
  { endpoint: 'GET /trains/:id', address: `/bookings/new/${trainId(1)}?date=2026-03-04`, as: maya },
  {
    endpoint: 'GET /trains/:id/seats',
    address: `/trains/compare?trains=${trainId(1)},${trainId(2)}&date=2026-03-04`,
    as: maya,
  },
  {
    endpoint: 'GET /bookings/:id',
    refused: 'GET /bookings/:id/details',
    address: `/bookings/confirmation/${bookingId(1)}`,
    as: maya,
  },
  { endpoint: 'GET /trains', address: '/admin/trains', as: admin },
  { endpoint: 'GET /stations', address: '/admin/stations', as: admin },
  { endpoint: 'GET /admin/bookings', address: '/admin/reports', as: admin },
  { endpoint: 'GET /admin/bookings', address: '/admin/dashboard', as: admin },
]

/** Of the pages that share a call the sample has a third. */
const chosen = [...readScreens, ...every(3, others)]

test.each([
  ['a passenger', maya],
  ['an administrator', admin],
])(
  'G20 E4: pages of %s are as they should be once the call they lack is answered, and one presses "Try again"',
  async (_who, who) => {
    const app = renderApp('/about', { token: issueToken(who) })
    await screen.findByRole('heading', { level: 1 })
    const pages = chosen.filter(({ as }) => as === who)
    const wholes = new Map<string, string | null | undefined>()
    for (const { address } of pages) wholes.set(address, await textAt(app, address))
    for (const page of pages) {
      const { broken, healed } = await triedAgain(app, page)
      expect(broken, page.address).not.toBe(wholes.get(page.address))
      expect(healed, page.address).toBe(wholes.get(page.address))
    }
  },
  240_000,
)
