import type { Call } from '../../api/messages.ts'

interface CallFacts {
  /** As the API lists it: method, and path below /api. Left out where the client itself keeps the data. */
  endpoint?: string
  /** What the call says when it has failed and nothing better is known: list K of the requirements, letter by letter. */
  failed: string
  /** Why no screen's card names it. */
  noScreen?: string
}

const unnamed = 'An error occurred'

/** Every call that the client makes. A new one is entered here, and on the card of each screen that makes it. */
export const calls = {
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

  'stations.list': { endpoint: 'GET /stations', failed: 'Failed to fetch stations' },
  'stations.get': { endpoint: 'GET /stations/:id', failed: 'Failed to fetch station' },
  'stations.nearby': {
    endpoint: 'GET /stations/nearby',
    failed: 'Failed to fetch nearby stations',
    noScreen: 'The client finds the stations nearby by itself.',
  },
  'stations.create': { endpoint: 'POST /stations', failed: 'Failed to create station' },
  'stations.update': { endpoint: 'PUT /stations/:id', failed: 'Failed to update station' },
  'stations.delete': { endpoint: 'DELETE /stations/:id', failed: 'Failed to delete station' },

  'trains.list': { endpoint: 'GET /trains', failed: 'Failed to fetch trains' },
  'trains.get': { endpoint: 'GET /trains/:id', failed: 'Failed to fetch train' },
  // The same address, asked in order to book the train.
  'trains.details': { endpoint: 'GET /trains/:id', failed: 'Failed to fetch train details' },
  'trains.search': { endpoint: 'GET /trains/search', failed: 'Failed to search trains' },
  'trains.seats': { endpoint: 'GET /trains/:id/seats', failed: 'Failed to fetch available seats' },
  'trains.create': { endpoint: 'POST /trains', failed: 'Failed to create train' },
  'trains.update': { endpoint: 'PUT /trains/:id', failed: 'Failed to update train' },
  'trains.delete': { endpoint: 'DELETE /trains/:id', failed: 'Failed to delete train' },

  'bookings.list': { endpoint: 'GET /bookings', failed: 'Failed to fetch bookings' },
  'bookings.get': { endpoint: 'GET /bookings/:id', failed: 'Failed to fetch booking' },
  'bookings.details': { endpoint: 'GET /bookings/:id/details', failed: 'Failed to fetch booking details' },
  'bookings.byPnr': { endpoint: 'GET /bookings/pnr/:pnr', failed: 'Failed to fetch booking by PNR' },
  'bookings.ticket': { endpoint: 'GET /bookings/:id/ticket', failed: unnamed },
  'bookings.create': { endpoint: 'POST /bookings', failed: 'Failed to create booking' },
  'bookings.cancel': { endpoint: 'PUT /bookings/:id/cancel', failed: 'Failed to cancel booking' },
  'bookings.listAll': { endpoint: 'GET /admin/bookings', failed: 'Failed to fetch all bookings' },

  'reviews.ofTrain': { endpoint: 'GET /reviews/train/:id', failed: 'Failed to fetch train reviews' },
  'reviews.search': { endpoint: 'GET /reviews/search', failed: 'Failed to search reviews' },
  'reviews.create': { endpoint: 'POST /reviews', failed: 'Failed to create review' },
  'reviews.update': { endpoint: 'PUT /reviews/:id', failed: 'Failed to update review' },
  'reviews.delete': { endpoint: 'DELETE /reviews/:id', failed: 'Failed to delete review' },
  'reviews.like': { endpoint: 'PUT /reviews/:id/like', failed: 'Failed to like review' },
  'reviews.dislike': { endpoint: 'PUT /reviews/:id/dislike', failed: 'Failed to dislike review' },

  'users.list': { failed: 'Failed to fetch users' },
  'users.create': { failed: 'Failed to create user' },
  'users.update': { failed: 'Failed to update user' },
  'users.delete': { failed: 'Failed to delete user' },
  'users.setStatus': { failed: 'Failed to update user status' },
  /** Sample figures, which are no call of `api/messages.ts`. */
  dashboard: { failed: 'Failed to load dashboard data' },
} as const satisfies Record<Call | 'dashboard', CallFacts>

type Calls = typeof calls
/** Those that ask the server. */
export type SentCall = {
  [Name in keyof Calls]: Calls[Name] extends { endpoint: string } ? Name : never
}[keyof Calls]

export const isSent = (call: keyof Calls): call is SentCall => 'endpoint' in calls[call]

/** Its method, and its path below /api with `:id` and the like. */
export function endpointOf(call: keyof Calls) {
  if (!isSent(call)) throw new Error(`${call} asks no server`)
  const { endpoint } = calls[call]
  const [method = '', path = ''] = endpoint.split(' ')
  return { endpoint, method, path }
}
