import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { admin, bookingId, maya, stationId, trainId } from '@mocks/fixture'
import { readScreens } from '@/test/hostile-reads'
import { triedAgain } from '@/test/hostile-stage'
import { inSmallRailway } from '@/test/small-railway'

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

test.each([...readScreens, ...others])(
  'G20 E4: $address is as it should be once $endpoint is, and one presses "Try again"',
  async (screen) => {
    const { whole, broken, healed } = await triedAgain(screen)
    expect(broken).not.toBe(whole)
    expect(healed).toBe(whole)
  },
)
