import { http, HttpResponse, type JsonBodyType } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { server } from '@mocks/node'
import { ApiError } from '@/lib/http/api-error'
import { catalogue } from '@/test/catalogue'
import { endpointFor, endpoints } from '@/test/endpoints'
import { screenWords } from '@/test/screens'
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

/** Those that neither a call nor a screen says: the session does. */
const bySession = [
  'Failed to load user. Please log in again.',
  'No token found',
  'An error occurred during logout',
  'User not authenticated',
]

/** These two ask two addresses, and say so in words of their own: they come last. */
const twoAddresses = ['bookings.get', 'bookings.details']
const rows = endpoints.filter(({ call }) => !twoAddresses.includes(call))

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
const ownWordsFirst = ['auth.register', 'auth.login']

test.each(byRow(rows, bodies))(
  'D2, K, goal G22: what $call says over each kind of body',
  async ({ call, method, path, send, failed }, given) => {
    for (const [kind, answer, message] of given) {
      server.use(http[method](`*/api${path}`, answer))
      const own = message === transport && ownWordsFirst.includes(call)
      expect(await failureOf(send), kind).toMatchObject({
        headline: failed,
        message: own ? failed : message,
        status: 500,
      })
    }
  },
)

// A deletion or a mail needs no words to be done; signing in says 'Invalid response from server'.
const anyAnswerWill = /^DELETE|^POST \/auth|password/
test.each(rows.filter(({ name }) => !anyAnswerWill.test(name)))(
  'D4, K, goal G22: what $call says of an answer that it cannot use is its own',
  async ({ call, method, path, send, failed }) => {
    for (const answer of [() => HttpResponse.html('<p>Hello</p>'), () => HttpResponse.json({ data: 5 })]) {
      server.use(http[method](`*/api${path}`, answer))
      const said = call === 'trains.details' ? expect.stringMatching(/./) : failed
      expect(await failureOf(send)).toMatchObject({ headline: failed, message: said as string })
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

const special: [string, () => Promise<string>][] = [
  ['Failed to fetch booking', () => two(401, 500)],
  ['Failed to fetch booking details', () => two(500, 401)],
  ['No booking data received from any endpoint', () => two(500, 500)],
  [
    'Invalid response from server',
    async () => {
      server.use(http.post('*/api/auth/login', () => HttpResponse.json({ token: '' })))
      return (await failureOf(endpointFor('auth.login').send)).message
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

test.each(special)('K, goal G22: %s', async (text, said) => {
  expect(await said()).toBe(text)
})

test('K, goal G22: every text of the catalogue is said by a call, by a screen or by the session', () => {
  const said = [
    ...rows.map(({ failed }) => failed),
    ...special.map(([text]) => text),
    ...screenWords,
    ...bySession,
  ]
  expect([...new Set(said)].toSorted()).toEqual(catalogue.toSorted())
})
