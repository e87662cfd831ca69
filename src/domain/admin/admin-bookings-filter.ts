import { type CalendarDate, isCalendarDate, type Weekday, weekdays } from '@/domain/time/calendar-date'
import { composed, trimmed } from '@/lib/text/text'

/** The day a booking is counted on: that of its journey, or the one it was made on in the railway's zone. */
export type BookingBasis = 'journey' | 'booked'

const bookingStatuses = ['Confirmed', 'RAC', 'Waiting', 'Cancelled'] as const

/** Several statuses under one word: those that hold seats, and all but the cancelled. */
const statusGroups = ['held', 'active'] as const

/** Which of all bookings are meant, as an address says it. The reports link to the list with it (ADM-7). */
export interface BookingFilter {
  /** YYYY-MM-DD, both days included, on the day that `basis` names. */
  from?: CalendarDate | undefined
  to?: CalendarDate | undefined
  /** The journey's day where it is left out. */
  basis?: BookingBasis | undefined
  /** One or more statuses, divided by commas; or `held`, or `active`. */
  status?: string | undefined
  /** The train's number; `none` for bookings without a train. */
  train?: string | undefined
  /** Codes of both stations, `NDLS-MMCT`. */
  pair?: string | undefined
  /** Of the day that `basis` names. */
  weekday?: Weekday | undefined
}

const oneOf = <const T extends string>(value: unknown, choices: readonly T[]) =>
  choices.find((choice) => choice === value)

const dateIn = (value: unknown) => (isCalendarDate(value) ? value : undefined)

const textIn = (value: unknown) =>
  (typeof value === 'string' && composed(trimmed(value)).slice(0, 100)) || undefined

function statusIn(value: unknown): string | undefined {
  const words = textIn(value)?.split(',') ?? []
  return (
    oneOf(words[0], statusGroups) ??
    (bookingStatuses.filter((one) => words.includes(one)).join() || undefined)
  )
}

/** Every key is named, also where its value does not fit: what is left out, the router takes from the raw address. */
export const parseBookingFilter = (search: Record<string, unknown>): BookingFilter => ({
  from: dateIn(search.from),
  to: dateIn(search.to),
  basis: oneOf(search.basis, ['journey', 'booked']),
  status: statusIn(search.status),
  train: textIn(search.train),
  pair: textIn(search.pair),
  weekday: oneOf(search.weekday, weekdays),
})
