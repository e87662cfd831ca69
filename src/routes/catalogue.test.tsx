import { act, screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { expect, test } from 'vitest'
import { admin, maya, trainId } from '@mocks/fixture'
import { server } from '@mocks/node'
import { fail } from '@mocks/replies'
import { issueToken } from '@mocks/sessions'
import { ApiError } from '@/lib/http/api-error'
import { renderApp } from '@/test/render-app'
import { inSmallRailway } from '@/test/railway/small-railway'

inSmallRailway()

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
  const app = renderApp(address, { token: issueToken(who) })
  await screen.findByRole('heading', { level: 1 })
  // No server is asked, so that none can fail: the cache is told.
  const query = await waitFor(() => {
    const asked = app.queryClient.getQueryCache().find({ queryKey: ['dashboard'] })
    if (!asked?.isActive()) throw new Error('Nobody asks')
    return asked
  })
  const error = new ApiError({ call: 'dashboard', headline: 'x', message: 'Closed', kind: 'http' })
  await act(async () => {
    await query.cancel({ silent: true })
    query.setState({ status: 'error', error, data: undefined, fetchStatus: 'idle' })
  })
  expect(await screen.findByText('Failed to load dashboard data')).toBeInTheDocument()
})
