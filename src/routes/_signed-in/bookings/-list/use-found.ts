import { type Booking, bookingTime } from '@/domain/bookings/booking'
import { lastDay } from '@/domain/bookings/booking-journey'
import { searchBookings } from '@/domain/bookings/booking-search'
import type { Trip } from '@/domain/trains/trip'
import { timeZone } from '@/lib/config'
import type { BookingTab } from './bookings-search'
import { useBeingChanged } from './use-being-changed'

/** The bookings that the typed words fit, and which of some bookings stand on a tab. */
export function useFound(
  bookings: Booking[],
  q: string | undefined,
  tripOf: (booking: Booking) => Trip | undefined,
  today: string,
) {
  const beingChanged = useBeingChanged()
  const fitting = q ? searchBookings(bookings, q) : bookings
  const timeOf = (booking: Booking) =>
    bookingTime(
      {
        ...booking,
        journeyDate: lastDay(booking, tripOf(booking), timeZone),
        // One whose cancellation is under way stays on its tab: a refusal has its words to say there.
        ...(beingChanged.has(booking._id) ? { status: '' } : {}),
      },
      today,
    )
  const on = (some: Booking[], tab: BookingTab) =>
    tab === 'all' ? some : some.filter((booking) => timeOf(booking) === tab)
  return { fitting, on }
}
