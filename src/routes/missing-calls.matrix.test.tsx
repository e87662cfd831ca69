import { screen as page, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bookingId, maya } from '@mocks/fixture'
import { unknownPath } from '@mocks/replies'
import { issueToken } from '@mocks/sessions'
import { endpointFor } from '@/test/endpoints'
import { answerWith, makeCall, settled, told } from '@/test/hostile/hostile-screens'
import { inSmallRailway } from '@/test/railway/small-railway'
import { renderApp } from '@/test/render-app'
import { reads, sentDecisions } from '@/test/screens'
import { every } from '@/test/size'
import type { ContractCall } from '../../scripts/contract/contract.ts'
import { calls as contract } from '../../scripts/contract/resources.ts'

inSmallRailway()

// The rows of docs/back-end.md: what a page says where a back end does not have the call.

const shape = (path: string) => path.replaceAll(/\{\w+\}|:\w+/g, '*')

/** A screen that makes the call; of several the one that can do nothing without it, which the cards have last. */
function screenFor({ method, path, shown }: ContractCall) {
  const makers = [...reads, ...sentDecisions].filter(({ call }) => {
    const endpoint = endpointFor(call)
    return endpoint.method.toUpperCase() === method && shape(`/api${endpoint.path}`) === shape(path)
  })
  const found = makers.findLast(({ failed }) => failed === shown) ?? makers[0]
  if (!found) throw new Error(`No card makes ${method} ${path}`)
  return found
}

/** From now on a web server answers in place of the call. */
const takeAway = (of: ReturnType<typeof screenFor>) =>
  answerWith(of.call, () => unknownPath('GET', `/api${endpointFor(of.call).path}`))

const told404 = contract.filter(({ id, shown }) => shown !== null && id !== 'getAccount')

test.each(every(5, told404))('M2: without $method $path a page says “$shown”', async (call) => {
  const screen = screenFor(call)
  const asked = takeAway(screen)
  const token = screen.userId && issueToken(screen.userId)
  const app = renderApp(token ? '/about' : '/unauthorized', token ? { token } : {})
  await page.findByRole('heading', { level: 1 })
  await makeCall(app, screen, call.id)
  await waitFor(() => expect(asked()).toBeGreaterThan(0))
  await settled(app)
  expect(told(screen)).toContain(call.shown)
})

const shownFor = (id: string) => contract.find((call) => call.id === id)?.shown

test('M2: without GET /api/auth/me whoever loads a page is signed out, and told why', async () => {
  const asked = answerWith('auth.me', () => unknownPath('GET', '/api/auth/me'))
  renderApp('/bookings', { token: issueToken(maya) })
  expect(await page.findByRole('heading', { name: 'Log in' })).toBeInTheDocument()
  expect(asked()).toBe(1)
  expect(document.body.textContent).toContain(shownFor('getAccount'))
})

test.each([
  ['listNearbyStations', 'stations.nearby', '/stations', 'Aldun'],
  ['getBooking', 'bookings.get', `/bookings/${bookingId(1)}`, 'PNR00001'],
  ['getBookingDetails', 'bookings.details', `/bookings/${bookingId(1)}`, 'PNR00001'],
] as const)('M2: without %s nothing is missing on any page', async (id, name, address, words) => {
  expect(shownFor(id)).toBeNull()
  answerWith(name, () => unknownPath('GET', address))
  const app = renderApp(address, { token: issueToken(maya) })
  expect(await page.findAllByText(new RegExp(words))).not.toEqual([])
  await settled(app)
  expect(document.body.textContent).not.toMatch(/Failed to|status code|No booking data/)
})
