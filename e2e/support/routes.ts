import type { PersonaId } from './personas.ts'
import { trains } from './seed.ts'

export interface RouteCase {
  /** As in the route tree; `$trainId` and the like stand for the id of a seeded record. */
  path: string
  /** Requirements that the page belongs to, for the titles of tests. */
  about: string
  /** Who looks at it; nobody where it needs no session. */
  as?: PersonaId
  search?: string
}

const compared = `?trains=${trains
  .slice(0, 4)
  .map(({ _id }) => _id)
  .join(',')}`

/** Every route of the route tree. A new route is added here, and is then looked at by every check that reads this list. */
export const routes: RouteCase[] = [
  { path: '/login', about: 'B1' },
  { path: '/register', about: 'B1' },
  { path: '/forgot-password', about: 'B1 A9' },
  { path: '/reset-password/$token', about: 'B1 A9' },
  { path: '/unauthorized', about: 'B6' },
  { path: '/dashboard', about: 'B3', as: 'frequent-passenger' },
  { path: '/journey-planner', about: 'B3', as: 'frequent-passenger' },
  { path: '/plan-journey', about: 'B3', as: 'frequent-passenger' },
  { path: '/trains', about: 'B3', as: 'frequent-passenger' },
  { path: '/trains/compare', about: 'TRN-7', as: 'frequent-passenger', search: compared },
  { path: '/trains/$trainId', about: 'B3', as: 'frequent-passenger' },
  { path: '/stations', about: 'B3', as: 'frequent-passenger' },
  { path: '/stations/$stationId', about: 'B3', as: 'frequent-passenger' },
  { path: '/bookings', about: 'B3', as: 'frequent-passenger' },
  { path: '/bookings/$bookingId', about: 'B3', as: 'frequent-passenger' },
  { path: '/bookings/pnr/$pnr', about: 'CNF-4', as: 'frequent-passenger' },
  { path: '/bookings/confirmation/$bookingId', about: 'B3', as: 'frequent-passenger' },
  { path: '/bookings/new/$trainId', about: 'B3', as: 'frequent-passenger' },
  { path: '/reviews', about: 'B3', as: 'frequent-passenger' },
  { path: '/profile', about: 'B3', as: 'frequent-passenger' },
  { path: '/settings', about: 'B9', as: 'frequent-passenger' },
  { path: '/help', about: 'B9', as: 'frequent-passenger' },
  { path: '/contact', about: 'B9', as: 'frequent-passenger' },
  { path: '/about', about: 'B9', as: 'frequent-passenger' },
  { path: '/admin/dashboard', about: 'B4', as: 'admin' },
  { path: '/admin/users', about: 'B4', as: 'admin' },
  { path: '/admin/trains', about: 'B4', as: 'admin' },
  { path: '/admin/stations', about: 'B4', as: 'admin' },
  { path: '/admin/bookings', about: 'B4', as: 'admin' },
  { path: '/admin/reports', about: 'B4', as: 'admin' },
  { path: '/admin/import', about: 'J3 ADM-6', as: 'admin', search: '?kind=trains' },
]

/** Addresses that only lead on, or that no route knows. */
export const elsewhere: RouteCase[] = [
  { path: '/no-such-page', about: 'B7' },
  { path: '/bookings/no/such/page', about: 'B7', as: 'frequent-passenger' },
]
