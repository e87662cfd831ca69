import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { bookingId, maya, stationId, trainId } from '@mocks/fixture'
import { issueToken } from '@mocks/sessions'
import { renderApp } from '@/test/render-app'
import { inSmallRailway } from '@/test/railway/small-railway'

inSmallRailway()
afterEach(() => vi.unstubAllEnvs())

test.each([
  '/plan-journey?from=ALD&to=DOR&date=2026-03-04',
  `/trains/${trainId(1)}`,
  `/trains/compare?trains=${trainId(1)}`,
  `/stations/${stationId(1)}`,
  '/dashboard',
  `/bookings/new/${trainId(1)}`,
  `/bookings/${bookingId(1)}`,
])('api-model 11.3: to a viewer elsewhere %s names the zone of its times', async (address) => {
  vi.stubEnv('TZ', 'Europe/London')
  renderApp(address, { token: issueToken(maya) })
  expect(await screen.findByText('Times are in the railway’s zone, Asia/Kolkata.')).toBeInTheDocument()
})
