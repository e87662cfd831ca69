import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { bookingId, maya } from '@mocks/fixture'
import { issueToken } from '@mocks/sessions'
import { rememberStations } from '@/components/stations/recent-stations'
import { inSmallRailway } from '@/test/railway/small-railway'
import { recordCalls } from '@/test/calls'
import { renderApp } from '@/test/render-app'
import { skipTimers } from '@/test/timers'

inSmallRailway()
// Where the browser cannot tell when it is idle.
beforeEach(() => skipTimers(1_000))

const open = (address = '/journey-planner') => renderApp(address, { token: issueToken(maya) })
const region = (name: string) => screen.findByRole('heading', { level: 2, name })

test('PLN-8: the last question can be asked again, and the way back; stations near by lead to their boards; no booking is asked for', async () => {
  rememberStations(maya, ['ALD', 'DOR'])
  const calls = recordCalls()
  const { user, address } = open()
  await region('Near Aldun')
  expect(calls.map(({ path }) => path)).not.toContain('/api/bookings')
  const [there, back] = screen.getAllByRole('link', { name: /→/ })
  expect(there).toHaveTextContent('Aldun → Dorlo')
  expect(back).toHaveTextContent('Dorlo → Aldun')
  await user.click(there!)
  expect(address()).toBe('/journey-planner?from=ALD&to=DOR&date=2026-03-04&passengers=1')
  expect(screen.queryByText('Search again')).not.toBeInTheDocument()
})

test('PLN-8: the next journey is one of the bookings that are here; none is asked for', async () => {
  rememberStations(maya, ['ALD', 'DOR'])
  const calls = recordCalls()
  const { user } = open('/bookings')
  await screen.findByRole('article', { name: /PNR00001/ })
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Plan a journey' }))
  await region('Your next journey')
  const journey = screen.getAllByRole('link', { name: 'Aldun → Dorlo' }).at(-1)
  expect(journey).toHaveAttribute('href', `/bookings/${bookingId(1)}`)
  expect(calls.filter(({ path }) => path === '/api/bookings')).toHaveLength(1)
})
