import type { Booking } from '@/domain/bookings/booking'
import { weekdayOf } from '@/domain/time/calendar'
import type { BookingFilter } from './admin-bookings-filter'
import { countedDay, hasStatus, pairKey, bookedTrainKey } from './admin-bookings-keys'

/**
 * Whether a booking is among those an address means. A report that links with the same filter counted the same ones
 * (ADM-7): both use `reports-keys.ts`.
 */
export function matchesBookingFilter(booking: Booking, filter: BookingFilter, timeZone: string): boolean {
  const { from, to, basis, status, train, pair, weekday } = filter
  if (status !== undefined && !hasStatus(booking.status, status)) return false
  if (train !== undefined && bookedTrainKey(booking) !== train) return false
  if (pair !== undefined && pairKey(booking) !== pair) return false
  if (from === undefined && to === undefined && weekday === undefined) return true
  const day = countedDay(booking, basis ?? 'journey', timeZone)
  if (!day) return false
  return (
    (from === undefined || day >= from) &&
    (to === undefined || day <= to) &&
    (weekday === undefined || weekdayOf(day) === weekday)
  )
}
