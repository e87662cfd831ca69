import { screen } from '@testing-library/react'
import { http } from 'msw'
import { expect, test } from 'vitest'
import { admin, maya } from '@mocks/fixture'
import { server } from '@mocks/node'
import { fail } from '@mocks/replies'
import { issueToken } from '@mocks/sessions'
import { onLocalCall } from '@/api/local-calls'
import { calls } from '@/test/cards/calls'
import { endpointFor } from '@/test/endpoints'
import { inSmallRailway } from '@/test/railway/small-railway'
import { renderApp } from '@/test/render-app'
import { reads } from '@/test/screens'

inSmallRailway()

test.each(reads.filter(({ call, failed }) => failed !== calls[call].failed))(
  'K, goal G22: $address says over the server’s words what $call could not load',
  async ({ call, refused, address, userId, failed }) => {
    for (const one of [call, refused]) {
      if (one) server.use(http.get(`*/api${endpointFor(one).path}`, () => fail(500, 'Closed for the night')))
    }
    renderApp(address, userId ? { token: issueToken(userId) } : {})
    expect(await screen.findAllByText(failed)).not.toEqual([])
  },
)

test.each([
  ['/dashboard', maya],
  ['/admin/dashboard', admin],
])('K, goal G22: %s says that its figures could not be loaded', async (address, who) => {
  onLocalCall(() => ({ ms: 0, fails: true }))
  renderApp(address, { token: issueToken(who) })
  expect(await screen.findByText('Failed to load dashboard data')).toBeInTheDocument()
})
