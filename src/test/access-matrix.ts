export const actors = ['anonymous', 'user', 'admin', 'agent', 'no role', 'malformed role'] as const
export type Actor = (typeof actors)[number]

/** What the server says of their role, beside id, name and e-mail address. */
export const roleFields: Record<Exclude<Actor, 'anonymous'>, object> = {
  user: { role: 'user', roles: [{ _id: 'r1', name: 'user' }] },
  admin: { role: 'admin' },
  agent: { role: 'agent', roles: ['agent'] },
  'no role': {},
  'malformed role': { role: ['admin'], roles: [null, { name: { toString: 'admin' } }] },
}

/**
 * What comes of opening an address. `page`: it is shown. `login`: sent to /login, which leads back. `forbidden`: refused at
 * /unauthorized, which knows where from. `start`: on to the start page. `admin`: on to the first page of the admin area.
 * `missing`: told that there is no such page.
 */
export type Outcome = 'page' | 'login' | 'forbidden' | 'start' | 'admin' | 'missing'

type Row = Record<Actor, Outcome>

const everybody = (outcome: Outcome): Row => ({
  anonymous: outcome,
  user: outcome,
  admin: outcome,
  agent: outcome,
  'no role': outcome,
  'malformed role': outcome,
})

const signedIn: Row = { ...everybody('page'), anonymous: 'login' }
const guests: Row = { ...everybody('start'), anonymous: 'page' }
const admins: Row = { ...everybody('forbidden'), anonymous: 'login', admin: 'page' }

/** Who may see what: a row for each route of the route tree, a column for each actor. */
export const access: Record<string, Row> = {
  '/': { ...everybody('start'), anonymous: 'login' },
  '/login': guests,
  '/register': guests,
  '/forgot-password': everybody('page'),
  '/reset-password/$token': everybody('page'),
  '/unauthorized': everybody('page'),
  '/dashboard': signedIn,
  '/journey-planner': signedIn,
  '/plan-journey': signedIn,
  '/trains': signedIn,
  '/trains/compare': signedIn,
  '/trains/$trainId': signedIn,
  '/stations': signedIn,
  '/stations/$stationId': signedIn,
  '/bookings': signedIn,
  '/bookings/$bookingId': signedIn,
  '/bookings/pnr/$pnr': signedIn,
  '/bookings/confirmation/$bookingId': signedIn,
  '/bookings/new/$trainId': signedIn,
  '/reviews': signedIn,
  '/profile': signedIn,
  '/settings': signedIn,
  '/help': signedIn,
  '/contact': signedIn,
  '/about': signedIn,
  '/admin': { ...admins, admin: 'admin' },
  '/admin/dashboard': admins,
  '/admin/users': admins,
  '/admin/trains': admins,
  '/admin/stations': admins,
  '/admin/bookings': admins,
  '/admin/reports': admins,
  '/admin/import': admins,
}

/** No routes. What there is below /admin is told to nobody else. */
export const elsewhere: Record<string, Row> = {
  '/no-such-page': everybody('missing'),
  '/admin/no-such-page': { ...admins, admin: 'missing' },
}

const places = ['/', '/trains', '/stations', '/bookings', '/plan-journey', '/reviews']
const more = ['/help', '/contact', '/about']
const adminPlaces = ['/admin/users', '/admin/trains', '/admin/stations', '/admin/bookings', '/admin/reports']

/** The addresses that the sidebar leads to, in order; nobody else has one. */
export const navigation: Record<Exclude<Actor, 'anonymous'>, string[]> = {
  user: [...places, ...more],
  admin: [...places, ...adminPlaces, ...more],
  agent: [...places, ...more],
  'no role': [...places, ...more],
  'malformed role': [...places, ...more],
}
