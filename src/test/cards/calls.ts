import { type Call, messages } from '../../api/messages.ts'

interface CallFacts {
  /** As the API lists it: method, and path below /api. Left out where the client itself keeps the data. */
  endpoint?: string
  /** What the call says when it has failed and nothing better is known: list K of the requirements, letter by letter. */
  failed: string
  /** Why no screen's card names it. */
  noScreen?: string
}
type Name = Call | 'dashboard'

const unnamed = 'An error occurred'

/** Calls with an endpoint or words of their own. */
const special: Partial<Record<Name, CallFacts>> = {
  'auth.register': { endpoint: 'POST /auth/register', failed: 'Registration failed. Please try again.' },
  'auth.login': { endpoint: 'POST /auth/login', failed: 'Login failed. Please check your credentials.' },
  'auth.me': {
    endpoint: 'GET /auth/me',
    failed: 'Failed to load user. Please log in again.',
    noScreen: 'The session makes it, ahead of every screen.',
  },
  'auth.updateProfile': { endpoint: 'PUT /auth/me', failed: unnamed },
  'auth.forgotPassword': { endpoint: 'POST /auth/forgot-password', failed: unnamed },
  'auth.resetPassword': { endpoint: 'POST /auth/reset-password/:token', failed: unnamed },
  'auth.changePassword': { endpoint: 'PUT /auth/change-password', failed: unnamed },

  'stations.nearby': {
    endpoint: 'GET /stations/nearby',
    failed: 'Failed to fetch nearby stations',
    noScreen: 'The client finds the stations nearby by itself.',
  },

  // The same address, asked in order to book the train.
  'trains.details': { endpoint: 'GET /trains/:id', failed: 'Failed to fetch train details' },
  'trains.search': { endpoint: 'GET /trains/search', failed: 'Failed to search trains' },
  'trains.seats': { endpoint: 'GET /trains/:id/seats', failed: 'Failed to fetch available seats' },

  'bookings.details': { endpoint: 'GET /bookings/:id/details', failed: 'Failed to fetch booking details' },
  'bookings.byPnr': { endpoint: 'GET /bookings/pnr/:pnr', failed: 'Failed to fetch booking by PNR' },
  'bookings.ticket': { endpoint: 'GET /bookings/:id/ticket', failed: unnamed },
  'bookings.cancel': { endpoint: 'PUT /bookings/:id/cancel', failed: 'Failed to cancel booking' },
  'bookings.listAll': { endpoint: 'GET /admin/bookings', failed: 'Failed to fetch all bookings' },

  'reviews.ofTrain': { endpoint: 'GET /reviews/train/:id', failed: 'Failed to fetch train reviews' },
  'reviews.search': { endpoint: 'GET /reviews/search', failed: 'Failed to search reviews' },
  'reviews.like': { endpoint: 'PUT /reviews/:id/like', failed: 'Failed to like review' },
  'reviews.dislike': { endpoint: 'PUT /reviews/:id/dislike', failed: 'Failed to dislike review' },

  'users.list': { failed: 'Failed to fetch users' },
  'users.create': { failed: 'Failed to create user' },
  'users.update': { failed: 'Failed to update user' },
  'users.delete': { failed: 'Failed to delete user' },
  'users.setStatus': { failed: 'Failed to update user status' },
  /** Sample figures, which are no call of `api/messages.ts`. */
  dashboard: { failed: 'Failed to load dashboard data' },
}

/** All others are alike: `stations.get` asks GET /stations/:id, and says 'Failed to fetch station'. */
const alike: Readonly<Record<string, readonly [method: string, path: string, verb: string, one: boolean]>> = {
  list: ['GET', '', 'fetch', false],
  get: ['GET', '/:id', 'fetch', true],
  create: ['POST', '', 'create', true],
  update: ['PUT', '/:id', 'update', true],
  delete: ['DELETE', '/:id', 'delete', true],
}

function factsOf(call: Name): CallFacts {
  const [resource = '', doing = ''] = call.split('.')
  const rule = alike[doing]
  const own = special[call]
  if (own) return own
  if (!rule) throw new Error(`${call}: enter its endpoint and its words in src/test/cards/calls.ts`)
  const [method, path, verb, one] = rule
  return {
    endpoint: `${method} /${resource}${path}`,
    failed: `Failed to ${verb} ${one ? resource.replace(/s$/, '') : resource}`,
  }
}

const names = [...(Object.keys(messages) as Call[]), 'dashboard'] as const

/** Every call that the client makes; each stands on the card of each screen that makes it. */
export const calls = Object.fromEntries(names.map((call) => [call, factsOf(call)])) as Readonly<
  Record<Name, CallFacts>
>

/** Those that ask the server. */
export type SentCall = Exclude<Call, `users.${string}`>

export const isSent = (call: Name): call is SentCall => calls[call].endpoint !== undefined

/** Its method, and its path below /api with `:id` and the like. */
export function endpointOf(call: Name) {
  const { endpoint } = calls[call]
  if (endpoint === undefined) throw new Error(`${call} asks no server`)
  const [method = '', path = ''] = endpoint.split(' ')
  return { endpoint, method, path }
}
