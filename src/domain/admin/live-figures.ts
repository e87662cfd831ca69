import type { Booking } from '@/domain/bookings/booking'
import { addDays } from '@/domain/time/calendar'
import type { CalendarDate } from '@/domain/time/calendar-date'
import type { BookingFilter } from './admin-bookings-filter'
import { matchesBookingFilter } from './admin-bookings-filter-match'

export interface LiveFigure {
  key: 'bookings' | 'revenue' | 'seats'
  /** Rupees for the revenue, else a count. */
  value: number
  /** How many bookings the list behind it holds. */
  count: number
  /** The list behind it: the same filter gives the same bookings (ADM-7). */
  filter: BookingFilter
}

/** What an admin's day is about: booked today, earned by that, and seats sold on the next seven days. */
export function liveFigures(
  bookings: readonly Booking[],
  today: CalendarDate,
  timeZone: string,
): LiveFigure[] {
  const figure = (key: LiveFigure['key'], filter: BookingFilter, valueOf: (booking: Booking) => number) => {
    const found = bookings.filter((booking) => matchesBookingFilter(booking, filter, timeZone))
    return {
      key,
      filter,
      count: found.length,
      value: found.reduce((sum, booking) => sum + valueOf(booking), 0),
    }
  }
  const booked: BookingFilter = { from: today, to: today, basis: 'booked' }
  return [
    figure('bookings', booked, () => 1),
    figure('revenue', { ...booked, status: 'active' }, ({ totalFare }) => totalFare ?? 0),
    figure(
      'seats',
      { from: today, to: addDays(today, 6), status: 'held' },
      ({ passengers }) => passengers.length,
    ),
  ]
}
