import { handlers } from '../handlers/index.ts'
import type { CallName } from './types.ts'

export interface Call {
  name: CallName
  /** The requirement that names it (docs/requirements.md). */
  requirement: string
  label: string
}

const about: Record<string, readonly [requirement: string, label: string]> = {
  'POST /api/auth/register': ['A4', 'Register'],
  'POST /api/auth/login': ['A4', 'Log in'],
  'GET /api/auth/me': ['A2', 'Who is signed in'],
  'PUT /api/auth/me': ['A9', 'Change the profile'],
  'POST /api/auth/forgot-password': ['A9', 'Forgotten password'],
  'POST /api/auth/reset-password/:token': ['A9', 'Reset the password'],
  'PUT /api/auth/change-password': ['A9', 'Change the password'],
  'GET /api/stations': ['F1', 'All stations'],
  'GET /api/stations/nearby': ['F1', 'Stations nearby'],
  'GET /api/stations/:id': ['F1', 'One station'],
  'POST /api/stations': ['F2', 'Create a station'],
  'PUT /api/stations/:id': ['F2', 'Change a station'],
  'DELETE /api/stations/:id': ['F2', 'Delete a station'],
  'GET /api/trains': ['E1', 'All trains'],
  'GET /api/trains/search': ['E1', 'Search for journeys'],
  'GET /api/trains/:id': ['E1', 'One train'],
  'GET /api/trains/:id/seats': ['E5', 'Free seats'],
  'POST /api/trains': ['E3', 'Create a train'],
  'PUT /api/trains/:id': ['E3', 'Change a train'],
  'DELETE /api/trains/:id': ['E3', 'Delete a train'],
  'GET /api/bookings': ['G2', 'Own bookings'],
  'POST /api/bookings': ['G3', 'Book'],
  'GET /api/bookings/pnr/:pnr': ['G1', 'Look up a PNR'],
  'GET /api/bookings/:id': ['G4', 'One booking'],
  'GET /api/bookings/:id/details': ['G4', 'Details of a booking'],
  'GET /api/bookings/:id/ticket': ['G5', 'Ticket'],
  'PUT /api/bookings/:id/cancel': ['G3', 'Cancel a booking'],
  'GET /api/admin/bookings': ['G1', 'Bookings of everybody'],
  'GET /api/reviews/search': ['H1', 'Search in reviews'],
  'GET /api/reviews/train/:trainId': ['H1', 'Reviews of a train'],
  'POST /api/reviews': ['H2', 'Write a review'],
  'PUT /api/reviews/:id': ['H2', 'Change a review'],
  'DELETE /api/reviews/:id': ['H2', 'Delete a review'],
  'PUT /api/reviews/:id/like': ['H2', 'Like a review'],
  'PUT /api/reviews/:id/dislike': ['H2', 'Dislike a review'],
}

/** What the app computes in the browser, without a server (I1, I2). */
export const localCalls: readonly Call[] = [
  { name: 'LOCAL users.list', requirement: 'I1', label: 'Users: list' },
  { name: 'LOCAL users.create', requirement: 'I1', label: 'Users: create' },
  { name: 'LOCAL users.update', requirement: 'I1', label: 'Users: change' },
  { name: 'LOCAL users.delete', requirement: 'I1', label: 'Users: delete' },
  { name: 'LOCAL users.setStatus', requirement: 'I1', label: 'Users: change the status' },
  { name: 'LOCAL dashboard', requirement: 'I2', label: 'Figures of the dashboard' },
]

/** Every call that a handler answers, in the order in which they are matched. */
export const calls: readonly Call[] = handlers.flatMap(({ info: { method, path } }) => {
  if (typeof method !== 'string' || typeof path !== 'string') return []
  const name = `${method} ${path.replace('*', '')}`
  const [requirement = '', label = name] = about[name] ?? []
  return [{ name, requirement, label }]
})

const isNamed = new Set([...calls, ...localCalls].map(({ name }) => name)).add('*')

export const isCall = (name: string) => isNamed.has(name)

const patterns = calls.map((call) => {
  const [method = '', path = ''] = call.name.split(' ')
  return { call, method, pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '([^/]+)')}$`) }
})

/** Which call a request is, and the record that its path names. */
export function callOf({ method, url }: Pick<Request, 'method' | 'url'>): { call?: Call; record?: string } {
  const { pathname } = new URL(url)
  for (const { call, method: own, pattern } of patterns) {
    const match = own === method ? pattern.exec(pathname) : null
    if (match) return { call, ...(match[1] !== undefined && { record: decoded(match[1]) }) }
  }
  return {}
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
