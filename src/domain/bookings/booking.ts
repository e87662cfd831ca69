import type { StationRef } from '@/domain/stations/station'
import type { Train } from '@/domain/trains/train'
import type { Passenger } from './passenger'
import { composed, trimmed } from '@/lib/text/text'

export interface BookedPassenger {
  name: string
  age: number | null
  gender: string
  seatNumber: string | null
  coach: string | null
  status?: string
}

export interface BookedTrain {
  _id?: string
  trainNumber?: string
  name?: string
}

export interface Booking {
  _id: string
  pnr: string
  /** Confirmed, Waiting, RAC, Cancelled, Pending, Completed, or the server's own word. */
  status: string
  paymentStatus: string
  paymentMethod?: string
  train: BookedTrain | null
  from: StationRef | null
  to: StationRef | null
  /** YYYY-MM-DD: a calendar date, never moved between time zones. */
  journeyDate: string
  /** ISO instant. */
  bookedAt?: string
  passengers: BookedPassenger[]
  /** Rupees; the server's figure. */
  totalFare: number | null
  user?: { _id: string; name?: string; email?: string }
  /** Where the server tells which request it was made by. */
  clientRequestId?: string
}

export interface NewBooking {
  train: string
  fromStation: string
  toStation: string
  /** YYYY-MM-DD. */
  journeyDate: string
  passengers: Passenger[]
  paymentMethod: string
  /** One per decision to book (G6). Travels in the body; servers that do not know it ignore it. */
  clientRequestId: string
}

/** What the server makes of a cancelled booking (api-model 3.4). */
export const cancelled = (booking: Booking): Booking => ({
  ...booking,
  status: 'Cancelled',
  paymentStatus: 'Refunded',
})

/** Own bookings name their train by number, or by id where the server gives one. */
export const isOnTrain = (
  { train: booked }: Pick<Booking, 'train'>,
  train: Pick<Train, '_id' | 'trainNumber'>,
) => (booked?._id === undefined ? booked?.trainNumber === train.trainNumber : booked._id === train._id)

export const isCancelled = ({ status }: Pick<Booking, 'status'>) => status === 'Cancelled'

const fourHoursMs = 4 * 3_600_000

/** Own bookings can be cancelled until four hours before 00:00 UTC of the journey date. */
export const cancelDeadline = (journeyDate: string) => Date.parse(`${journeyDate}T00:00:00Z`) - fourHoursMs

export type Cancelling = 'possible' | 'cancelled' | 'too-late'

export function cancelling(booking: Booking, now: number): Cancelling {
  if (isCancelled(booking)) return 'cancelled'
  return now <= cancelDeadline(booking.journeyDate) ? 'possible' : 'too-late'
}

export type BookingTime = 'upcoming' | 'past' | 'cancelled'

/** The tab of a booking in a passenger's list, where the railway's date is `today`. */
export function bookingTime(booking: Pick<Booking, 'status' | 'journeyDate'>, today: string): BookingTime {
  if (isCancelled(booking)) return 'cancelled'
  return booking.journeyDate >= today ? 'upcoming' : 'past'
}

const known = <T extends object>(value: T | null | undefined): Partial<T> =>
  Object.fromEntries(Object.entries(value ?? {}).filter(([, field]) => field !== undefined)) as Partial<T>

const merged = <T extends object>(before: T | null, answer: T | null): T | null =>
  answer && before ? { ...before, ...known(answer) } : (answer ?? before)

/**
 * The server's answer over what is known of the same booking. Answers to a write carry ids where lists carry names:
 * names already known are kept as long as they speak of the same record.
 */
export function mergeBooking(before: Booking, answer: Booking): Booking {
  const same = (a: { _id?: string } | null, b: { _id?: string } | null) =>
    !a?._id || !b?._id || a._id === b._id
  const keep = <T extends { _id?: string }>(a: T | null, b: T | null) => (same(a, b) ? merged(a, b) : b)
  return {
    ...before,
    ...known(answer),
    train: keep(before.train, answer.train),
    from: keep(before.from, answer.from),
    to: keep(before.to, answer.to),
  }
}

const normalName = (name: string) => composed(trimmed(name)).replaceAll(/\s+/g, ' ').toLowerCase()

/** Servers may write a name in capitals. */
const samePassengers = (booked: readonly BookedPassenger[], sent: SentBooking['booking']['passengers']) =>
  booked.length === sent.length &&
  sent.every(({ name, age }, index) => {
    const listed = booked[index]
    return listed !== undefined && normalName(listed.name) === normalName(name) && listed.age === age
  })

/** What a booking that was sent, and never answered, is recognised by in the own list (G6). */
export interface SentBooking {
  booking: Pick<NewBooking, 'train' | 'fromStation' | 'toStation' | 'journeyDate' | 'clientRequestId'> & {
    passengers: readonly Omit<Passenger, 'berthPreference'>[]
  }
  trainNumber: string
  /** Epoch ms at which it was sent. */
  sentAt: number
  /** Ids of the own bookings known before it was sent. */
  knownIds: readonly string[]
  /** Whether these were all of them. Then any other is new, whatever time a clock that may be wrong gives it. */
  knowsAll: boolean
}

/** The server's clock may be this far behind ours. */
const clockSkewMs = 5 * 60_000
/** A device may be that far from the server's time, as where its zone is wrong, and still reach it. */
const wrongClockMs = 24 * 3_600_000

/** Whether the server tells of its bookings which request they were made by. */
const tellsRequests = (own: readonly Booking[]) =>
  own.some(({ clientRequestId }) => clientRequestId !== undefined)

/**
 * G6: the own booking that must be the one sent: the one with its request id. Where the server does not tell ids, it is the
 * one with the same train, date and passengers that was not known before, and was booked since where not all were known. One
 * that has been cancelled since is it where no other is.
 */
export function findSent(
  own: readonly Booking[],
  { booking, trainNumber, sentAt, knownIds, knowsAll }: SentBooking,
) {
  if (tellsRequests(own)) {
    return own.find(({ clientRequestId }) => clientRequestId === booking.clientRequestId)
  }
  const alike = own.filter(
    (candidate) =>
      !knownIds.includes(candidate._id) &&
      (candidate.train?._id === booking.train || candidate.train?.trainNumber === trainNumber) &&
      candidate.journeyDate === booking.journeyDate &&
      samePassengers(candidate.passengers, booking.passengers) &&
      (knowsAll ||
        candidate.bookedAt === undefined ||
        Date.parse(candidate.bookedAt) >= sentAt - clockSkewMs),
  )
  return alike.find((candidate) => !isCancelled(candidate)) ?? alike[0]
}

/**
 * G6: whether one of the own bookings may be the one sent, though it is not certain: it is new, nothing that it says speaks
 * against it, and the list leaves out or garbles what would tell. A device's clock is no proof that one is older. Request
 * ids leave no doubt.
 */
export const mayBeSent = (own: readonly Booking[], { booking, trainNumber, ...sent }: SentBooking) =>
  !tellsRequests(own) &&
  own.some((candidate) => {
    const { _id, train, journeyDate, passengers, bookedAt } = candidate
    const skewMs = isCancelled(candidate) ? clockSkewMs : wrongClockMs
    const isNew =
      !sent.knownIds.includes(_id) &&
      (sent.knowsAll || bookedAt === undefined || Date.parse(bookedAt) >= sent.sentAt - skewMs)
    const named = train?._id ?? train?.trainNumber
    const sameTrain = named === undefined || named === booking.train || train?.trainNumber === trainNumber
    const sameDate = journeyDate === '' || journeyDate === booking.journeyDate
    const told = passengers.filter(({ name, age }) => name !== '' && age !== null)
    const sameParty =
      told.length < booking.passengers.length || samePassengers(passengers, booking.passengers)
    return isNew && sameTrain && sameDate && sameParty
  })

/** CNF-4: a PNR as the railway writes it, in whatever letters and with whatever blanks and dashes it was typed. */
export const normalPnr = (typed: string) =>
  typed
    .normalize('NFKC')
    .replaceAll(/[\s\p{Pd}\p{Cf}]/gu, '')
    .toUpperCase()

/** Whether a normal PNR may be one: the railway's are eight letters and digits, others' six to ten. */
export const isPnr = (pnr: string) => /^[A-Z0-9]{6,10}$/.test(pnr)
