import { getResponse } from 'msw'
import { expect } from 'vitest'
import { setClock } from './clock.ts'
import { resetDb } from './db.ts'
import { handlers } from './handlers/index.ts'
import { personas } from './seed/index.ts'
import { issueToken } from './sessions.ts'
import type { RequestHandler } from 'msw'
import type {
  BookingRecord,
  ReviewRecord,
  StationRecord,
  Tables,
  TrainRecord,
  UserRecord,
} from './records.ts'

/** Now, in a railway small enough to check by hand: Tuesday, 12:00 in India. */
export const fixtureNow = '2026-03-03T06:30:00.000Z'

const hex = (kind: string, n: number) => `${kind}${String(n).padStart(23, '0')}`
export const stationId = (n: number) => hex('a', n)
export const trainId = (n: number) => hex('b', n)
const userId = (n: number) => hex('c', n)
export const bookingId = (n: number) => hex('d', n)
export const reviewId = (n: number) => hex('e', n)

export const [maya, ravi, admin, expired] = [userId(1), userId(2), userId(3), userId(4)]

const station = (n: number, code: string, name: string, latitude: number): StationRecord => ({
  _id: stationId(n),
  code,
  name,
  city: `${name} City`,
  state: 'Northland',
  zone: 'NZ',
  latitude,
  longitude: 77,
})

/** Each day, Aldun to Dorlo without stops. */
export const train = (n: number, changes: Partial<TrainRecord> = {}): TrainRecord => ({
  _id: trainId(n),
  trainNumber: `9000${n}`,
  name: `Train ${n}`,
  trainType: 'Express',
  source: stationId(1),
  destination: stationId(4),
  departureTime: '2000-01-01T00:30:00.000Z',
  arrivalTime: '2000-01-01T06:30:00.000Z',
  totalSeats: 50,
  availableSeats: 50,
  fare: 400,
  route: [],
  daysOfOperation: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  ...changes,
})

/** Aldun 22:00, Bexor 23:50 to 00:10, Cimra 03:00 to 03:05, Dorlo 06:00; on Wednesdays, with 3 seats. */
const night = train(1, {
  name: 'Night Mail',
  departureTime: '2000-01-01T16:30:00.000Z',
  arrivalTime: '2000-01-02T00:30:00.000Z',
  totalSeats: 3,
  availableSeats: 3,
  fare: 50,
  daysOfOperation: ['Wed'],
  route: [
    { station: stationId(1), departureTime: '2000-01-01T16:30:00.000Z', distance: 0, day: 0 },
    {
      station: stationId(2),
      arrivalTime: '2000-01-01T18:20:00.000Z',
      departureTime: '2000-01-01T18:40:00.000Z',
      distance: 110,
      day: 0,
    },
    {
      station: stationId(3),
      arrivalTime: '2000-01-01T21:30:00.000Z',
      departureTime: '2000-01-01T21:35:00.000Z',
      distance: 275,
      day: 1,
    },
    { station: stationId(4), arrivalTime: '2000-01-02T00:30:00.000Z', distance: 480, day: 1 },
  ],
})

const user = (n: number, username: string, email: string, role = 'user'): UserRecord => ({
  _id: userId(n),
  username,
  email,
  password: 'Secret!1',
  role,
  createdAt: '2025-06-01T08:00:00.000Z',
  updatedAt: '2025-06-01T08:00:00.000Z',
})

export const booking = (n: number, changes: Partial<BookingRecord> = {}): BookingRecord => ({
  _id: bookingId(n),
  pnr: `PNR0000${n}`,
  user: maya,
  train: trainId(1),
  fromStation: stationId(1),
  toStation: stationId(4),
  journeyDate: '2026-03-11T00:00:00.000Z',
  bookingDate: `2026-03-01T08:00:0${n}.000Z`,
  passengers: [{ name: 'Ira Sol', age: 34, gender: 'F', seatNumber: null }],
  totalFare: 240,
  bookingStatus: 'Confirmed',
  paymentStatus: 'Pending',
  paymentMethod: 'upi',
  ...changes,
})

export const review = (n: number, changes: Partial<ReviewRecord> = {}): ReviewRecord => ({
  _id: reviewId(n),
  user: ravi,
  train: trainId(1),
  rating: 4,
  title: 'On time',
  comment: 'Quiet coach',
  journeyDate: '2026-01-07T00:00:00.000Z',
  likes: [maya],
  dislikes: [],
  createdAt: `2026-01-0${n}T10:00:00.000Z`,
  ...changes,
})

/** The fourth user is the persona whose session has ended. */
export function fixtureTables(): Tables {
  const expiredEmail = personas.find((persona) => persona.id === 'expired-session')?.email ?? ''
  return {
    stations: [
      station(2, 'BEX', 'Bexor', 13),
      station(1, 'ALD', 'Aldun', 12),
      station(3, 'CIM', 'Cimra', 14),
      station(4, 'DOR', 'Dorlo', 15),
    ],
    trains: [night, train(2), train(3, { source: stationId(4), destination: stationId(1) })],
    users: [
      user(1, 'Maya Lobo', 'maya@mail.test'),
      user(2, 'Ravi Nair', 'ravi@mail.test'),
      user(3, 'Asha Admin', 'admin@mail.test', 'admin'),
      user(4, 'Eva Expired', expiredEmail),
    ],
    bookings: [booking(1), booking(2, { user: ravi, train: trainId(2), bookingStatus: 'Waiting' })],
    reviews: [review(1)],
  }
}

/** Fresh tables, clock at `fixtureNow`. */
export function resetToFixture({ issued = 0 } = {}) {
  setClock(fixtureNow)
  resetDb({ tables: fixtureTables(), seed: 7, issued })
}

export interface CallOptions {
  /** User id; a token is issued for it. */
  as?: string
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
  /** What answers, instead of the usual handlers. */
  answers?: RequestHandler[]
}

/** Asks the handlers directly; `path` starts behind /api. */
export async function call(
  target: string,
  { as, body, headers, signal, answers = handlers }: CallOptions = {},
): Promise<Response> {
  const [method = 'GET', path = ''] = target.split(' ')
  const request = new Request(`http://api.test/api${path}`, {
    method,
    headers: {
      ...(as && { Authorization: `Bearer ${issueToken(as)}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(signal && { signal }),
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const response = await getResponse(answers, request)
  if (!response) throw new Error(`Nobody answers ${target}`)
  return response
}

/** Status and JSON of a call, ready to be compared. */
export async function ask(
  target: string,
  options: CallOptions = {},
): Promise<{ status: number; body: unknown }> {
  const response = await call(target, options)
  return { status: response.status, body: await response.json() }
}

/** What a call with a message is refused with, to compare with what `ask` gives. */
export const refusal = (status: number, message?: string) => ({
  status,
  body: { success: false, message: message ?? (expect.stringMatching(/./) as string) },
})

/** The fields that a 400 without a message names. */
export const fieldRefusal = (...paths: string[]) => ({
  status: 400,
  body: {
    success: false,
    errors: paths.map((path) => expect.objectContaining({ type: 'field', path, location: 'body' }) as object),
  },
})
