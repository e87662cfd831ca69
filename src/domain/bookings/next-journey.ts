import { addDays } from '@/domain/time/calendar'
import type { Trip } from '@/domain/trains/trip'
import { type Booking, isCancelled } from './booking'
import { boardingDate, bookedTimes, type RailwayTime } from './booking-journey'

type TripOf = (booking: Booking) => Trip | undefined

/** A train that started this long ago may be under way still, or be boarded only now. */
export const longestRunDays = 3

/** The bookings that were not given up, and whose trains started on an earlier day and may be under way still. */
export const mayBeUnderWay = (bookings: readonly Booking[], today: string) =>
  mayLieAhead(
    bookings.filter(({ journeyDate }) => journeyDate < today),
    today,
  )

/** The bookings that were not given up and whose journeys may lie ahead, by the day their trains start. */
export function mayLieAhead(bookings: readonly Booking[], today: string) {
  const since = addDays(today, -longestRunDays)
  return bookings
    .filter((booking) => !isCancelled(booking) && booking.journeyDate >= since)
    .toSorted((a, b) => a.journeyDate.localeCompare(b.journeyDate))
}

/**
 * The first of these bookings, whose times are needed to know which journey is next.
 * @param until a day that the next one is known to leave on at the latest; by default the first day that a train starts on
 */
export function nextInLine(
  bookings: readonly Booking[],
  today: string,
  until = bookings.find(({ journeyDate }) => journeyDate >= today)?.journeyDate,
): Booking[] {
  return bookings.filter(({ journeyDate }) => until === undefined || journeyDate <= until)
}

const orderOf = ({ date, time }: RailwayTime) => `${date} ${time}`

/** Of a day whose hour is not known. */
const endOf = (date: string): RailwayTime => ({ date, time: '24:00' })

/** The booking that is travelled on first, of those whose journeys are not over. Without its trip, its date decides. */
export function nextJourney(
  bookings: readonly Booking[],
  tripOf: TripOf,
  now: RailwayTime,
  timeZone: string,
): Booking | undefined {
  const timed = bookings.map((booking) => {
    const trip = tripOf(booking)
    const times = bookedTimes(booking.journeyDate, trip, timeZone)
    const day = endOf(boardingDate(booking.journeyDate, trip))
    return { booking, leaves: orderOf(times?.departure ?? day), ends: orderOf(times?.arrival ?? day) }
  })
  return timed
    .filter(({ ends }) => ends > orderOf(now))
    .toSorted((a, b) => a.leaves.localeCompare(b.leaves))[0]?.booking
}
