import { http, HttpResponse, type JsonBodyType } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { server } from '@mocks/node'
import { ApiError } from '@/lib/http/api-error'
import { aboveCalls, catalogue } from '@/test/catalogue'
import { type Endpoint, endpoints } from '@/test/endpoints'
import { freshBrowser } from '@/test/session/signed-in'
import { byRow } from '@/test/size'
import { getBooking } from './bookings'
import { getTrainForBooking } from './trains'
import { failUserCalls, resetUsers } from '@/test/user-calls'
import * as users from './users'

beforeEach(freshBrowser)
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  resetUsers()
})

type Text = (typeof catalogue)[number]

/** What each endpoint says when it fails and nothing better is known. */
const texts: Record<string, Text> = {
  'POST /auth/register': 'Registration failed. Please try again.',
  'POST /auth/login': 'Login failed. Please check your credentials.',
  'GET /auth/me': 'Failed to load user. Please log in again.',
  'PUT /auth/me': 'An error occurred',
  'POST /auth/forgot-password': 'An error occurred',
  'POST /auth/reset-password/:token': 'An error occurred',
  'PUT /auth/change-password': 'An error occurred',
  'GET /stations': 'Failed to fetch stations',
  'GET /stations/:id': 'Failed to fetch station',
  'GET /stations/nearby': 'Failed to fetch nearby stations',
  'POST /stations': 'Failed to create station',
  'PUT /stations/:id': 'Failed to update station',
  'DELETE /stations/:id': 'Failed to delete station',
  'GET /trains': 'Failed to fetch trains',
  'GET /trains/:id': 'Failed to fetch train',
  'GET /trains/search': 'Failed to search trains',
  'GET /trains/:id/seats': 'Failed to fetch available seats',
  'POST /trains': 'Failed to create train',
  'PUT /trains/:id': 'Failed to update train',
  'DELETE /trains/:id': 'Failed to delete train',
  'GET /bookings': 'Failed to fetch bookings',
  'GET /bookings/pnr/:pnr': 'Failed to fetch booking by PNR',
  'POST /bookings': 'Failed to create booking',
  'PUT /bookings/:id/cancel': 'Failed to cancel booking',
  'GET /admin/bookings': 'Failed to fetch all bookings',
  'GET /bookings/:id/ticket': 'An error occurred',
  'GET /reviews/train/:id': 'Failed to fetch train reviews',
  'POST /reviews': 'Failed to create review',
  'PUT /reviews/:id': 'Failed to update review',
  'DELETE /reviews/:id': 'Failed to delete review',
  'PUT /reviews/:id/like': 'Failed to like review',
  'PUT /reviews/:id/dislike': 'Failed to dislike review',
  'GET /reviews/search': 'Failed to search reviews',
}
const forBooking: Endpoint = {
  name: 'GET /trains/:id, to book it',
  method: 'get',
  path: '/trains/:id',
  send: () => getTrainForBooking('x'),
}
texts[forBooking.name] = 'Failed to fetch train details'

/** These two ask two addresses, and say so in words of their own: they come last. */
const twoAddresses = ['GET /bookings/:id', 'GET /bookings/:id/details']
const rows = [...endpoints, forBooking].filter(({ name }) => !twoAddresses.includes(name))

const long = 'x'.repeat(10_000)
const transport = 'Request failed with status code 500'
const json = (body: JsonBodyType) => () => HttpResponse.json(body, { status: 500 })
const bodies: [kind: string, answer: () => Response, message: string][] = [
  ['a message', json({ message: 'No such thing' }), 'No such thing'],
  ['no message', json({ success: false }), transport],
  ['a message that is an object', json({ message: { text: 'x' } }), transport],
  ['a message that is a list', json({ message: ['x'] }), transport],
  ['a message that is a number', json({ message: 5 }), transport],
  ['an empty message', json({ message: '' }), transport],
  ['a page', () => HttpResponse.html('<h1>message</h1>', { status: 500 }), transport],
  ['a message of 10,000 characters', json({ message: long }), long],
]

const failureOf = async (send: () => Promise<unknown>): Promise<ApiError> => {
  const error = await send().catch((thrown: unknown) => thrown)
  if (error instanceof ApiError) return error
  throw new Error('The call did not fail')
}

/** Signing in and registering say their own words before the transport's. */
const ownWordsFirst = ['POST /auth/register', 'POST /auth/login']

test.each(byRow(rows, bodies))(
  'D2, K, G22: what $name says over each kind of body',
  async ({ name, method, path, send }, given) => {
    expect(Object.keys(texts)).toContain(name)
    const text = texts[name] ?? ''
    for (const [kind, answer, message] of given) {
      server.use(http[method](`*/api${path}`, answer))
      const own = message === transport && ownWordsFirst.includes(name)
      expect(await failureOf(send), kind).toMatchObject({
        headline: text,
        message: own ? text : message,
        status: 500,
      })
    }
  },
)

// A deletion or a mail needs no words to be done; signing in says 'Invalid response from server'.
const anyAnswerWill = /^DELETE|^POST \/auth|password/
test.each(rows.filter(({ name }) => !anyAnswerWill.test(name)))(
  'D4, K, G22: what $name says of an answer that it cannot use is its own',
  async ({ name, method, path, send }) => {
    for (const answer of [() => HttpResponse.html('<p>Hello</p>'), () => HttpResponse.json({ data: 5 })]) {
      server.use(http[method](`*/api${path}`, answer))
      const said = name === forBooking.name ? expect.stringMatching(/./) : texts[name]
      expect(await failureOf(send)).toMatchObject({ headline: texts[name], message: said as string })
    }
  },
)

const two = async (first: number, second: number) => {
  server.use(
    http.get('*/api/bookings/:id', () => HttpResponse.json({}, { status: first })),
    http.get('*/api/bookings/:id/details', () => HttpResponse.json({}, { status: second })),
  )
  return (await failureOf(() => getBooking('x'))).headline
}
const trainOf = (body: JsonBodyType) => async () => {
  server.use(http.get('*/api/trains/:id', () => HttpResponse.json(body)))
  return (await failureOf(() => getTrainForBooking('x'))).message
}
const userCall = (send: () => Promise<unknown>, failing: boolean) => async () => {
  vi.useFakeTimers()
  failUserCalls(failing)
  const failure = failureOf(send)
  await vi.runAllTimersAsync()
  return (await failure).message
}
const person = { name: 'Nila Rao', email: 'nila@mail.test', role: 'user' as const }

const special: [Text, () => Promise<string>][] = [
  ['Failed to fetch booking', () => two(401, 500)],
  ['Failed to fetch booking details', () => two(500, 401)],
  ['No booking data received from any endpoint', () => two(500, 500)],
  [
    'Invalid response from server',
    async () => {
      server.use(http.post('*/api/auth/login', () => HttpResponse.json({ token: '' })))
      const login = endpoints.find(({ name }) => name === 'POST /auth/login')
      return (await failureOf(login?.send ?? Promise.reject)).message
    },
  ],
  ['No train ID provided', async () => (await failureOf(() => getTrainForBooking(' '))).message],
  ['No train data received', trainOf({ success: true, data: null })],
  ['Invalid train data format received', trainOf({ success: true, data: { name: 'Night Mail' } })],
  ['Failed to process train data', trainOf({ success: true, data: { _id: 5, trainNumber: '90001' } })],
  ['User not found', userCall(() => users.updateUser('nobody', person), false)],
  ['Failed to fetch users', userCall(() => users.listUsers(), true)],
  ['Failed to create user', userCall(() => users.createUser(person), true)],
  ['Failed to update user', userCall(() => users.updateUser('x', person), true)],
  ['Failed to delete user', userCall(() => users.deleteUser('x'), true)],
  ['Failed to update user status', userCall(() => users.setUserStatus('x', 'inactive'), true)],
]

test.each(special)('K, G22: %s', async (text, said) => {
  expect(await said()).toBe(text)
})

test('K, G22: every text of the catalogue is said by a call, or above it', () => {
  const said = [...Object.values(texts), ...special.map(([text]) => text), ...aboveCalls]
  expect([...new Set(said)].toSorted()).toEqual(catalogue.toSorted())
  expect(catalogue).toHaveLength(51)
})
