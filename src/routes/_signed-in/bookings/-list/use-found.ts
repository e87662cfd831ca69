import { useMutationState } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Booking, bookingTime } from '@/domain/bookings/booking'
import { lastDay } from '@/domain/bookings/booking-journey'
import { searchBookings } from '@/domain/bookings/booking-search'
import type { Trip } from '@/domain/trains/trip'
import { timeZone } from '@/lib/config'
import { perObjectWith } from '@/lib/memo'
import { bookingQueries } from '@/queries/bookings'
import type { BookingTab } from './bookings-search'

/** Thousands are asked for with every key, and do not change. */
const lastDayOf = perObjectWith((booking: Booking, trip: Trip | undefined) =>
  lastDay(booking, trip, timeZone),
)

/** Ids of the bookings that a cancellation under way is shown on before the server has agreed. */
function useCancellingIds(): ReadonlySet<string> {
  const ids = useMutationState({
    filters: { mutationKey: bookingQueries.all(), status: 'pending' },
    select: ({ meta }) => meta?.pending?.bookings?.id,
  })
  return new Set(ids.filter((id) => id !== undefined))
}

/** The bookings that the typed words fit, and which of some bookings stand on each tab. */
export function useFound(
  bookings: readonly Booking[],
  q: string | undefined,
  tripOf: (booking: Booking) => Trip | undefined,
  today: string,
) {
  const cancelling = useCancellingIds()
  const fitting = useMemo(() => (q ? searchBookings(bookings, q) : bookings), [bookings, q])
  const onTabs = (some: readonly Booking[]): Record<BookingTab, readonly Booking[]> => {
    const tabs = { upcoming: [] as Booking[], past: [] as Booking[], cancelled: [] as Booking[] }
    for (const booking of some) {
      // One whose cancellation is under way stays on its tab: a refusal has its words to say there.
      const status = cancelling.has(booking._id) ? '' : booking.status
      tabs[bookingTime({ status, journeyDate: lastDayOf(booking, tripOf(booking)) }, today)].push(booking)
    }
    return { all: some, ...tabs }
  }
  return { fitting, onTabs }
}
