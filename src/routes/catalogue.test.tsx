import { screen } from '@testing-library/react'
import { http } from 'msw'
import { afterEach, expect, test } from 'vitest'
import { admin, maya, trainId } from '@mocks/fixture'
import { server } from '@mocks/node'
import { fail } from '@mocks/replies'
import { issueToken } from '@mocks/sessions'
import { onLocalCall } from '@/api/local-calls'
import { renderApp } from '@/test/render-app'
import { inSmallRailway } from '@/test/railway/small-railway'

inSmallRailway()
afterEach(() => onLocalCall())

test.each([
  [`/trains/${trainId(1)}`, 'trains/:id', 'Failed to load train details'],
  [`/bookings/new/${trainId(1)}`, 'trains/:id', 'Failed to load train details'],
  [`/trains/${trainId(1)}?date=2026-03-04`, 'trains/:id/seats', 'Failed to check seat availability'],
  ['/bookings', 'bookings', 'Failed to fetch bookings. Please try again.'],
])('K, G22: %s says over the server’s words what it could not load', async (address, path, words) => {
  server.use(http.get(`*/api/${path}`, () => fail(500, 'Closed for the night')))
  renderApp(address, { token: issueToken(maya) })
  expect(await screen.findByText(words)).toBeInTheDocument()
})

test.each([
  ['/dashboard', maya],
  ['/admin/dashboard', admin],
])('K, G22: %s says that its figures could not be loaded', async (address, who) => {
  onLocalCall(() => ({ fails: true }))
  renderApp(address, { token: issueToken(who) })
  expect(await screen.findByText('Failed to load dashboard data')).toBeInTheDocument()
})
