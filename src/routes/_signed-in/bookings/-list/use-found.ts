import { useMutationState } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Booking, bookingTime } from '@/domain/bookings/booking'
import { lastDay } from '@/domain/bookings/booking-journey'
import { searchBookings } from '@/domain/bookings/booking-search'
import { addDays } from '@/domain/time/calendar'
import { minutesPerDay } from '@/domain/time/clock'
import { longestRunMinutes } from '@/domain/trains/calls'
import type { Trip } from '@/domain/trains/trip'
import { timeZone } from '@/lib/config'
import { bookingQueries } from '@/queries/bookings'
import type { BookingTab } from './bookings-search'

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
  // Working out the times of thousands would keep the page: of most the date alone says where they stand.
  const since = addDays(today, -longestRunMinutes / minutesPerDay)
  const dayOf = (booking: Booking) =>
    booking.journeyDate >= since && booking.journeyDate < today
      ? lastDay(booking, tripOf(booking), timeZone)
      : booking.journeyDate
  const onTabs = (some: readonly Booking[]): Record<BookingTab, readonly Booking[]> => {
    const tabs = { upcoming: [] as Booking[], past: [] as Booking[], cancelled: [] as Booking[] }
    for (const booking of some) {
      // One whose cancellation is under way stays on its tab: a refusal has its words to say there.
      const status = cancelling.has(booking._id) ? '' : booking.status
      tabs[bookingTime({ status, journeyDate: dayOf(booking) }, today)].push(booking)
    }
    return { all: some, ...tabs }
  }
  return { fitting, onTabs }
}
