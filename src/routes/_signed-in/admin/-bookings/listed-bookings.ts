import { matchesBookingFilter } from '@/domain/admin-bookings-filter-match'
import type { Booking } from '@/domain/booking'
import { searchBookings } from '@/domain/booking-search'
import { trainKey } from '@/domain/reports-keys'
import { stationLabel } from '@/domain/station'
import { parseSort, sortRows } from '@/lib/table-sort'
import type { AdminBookingsSearch } from './bookings-search'

const keys: Record<string, (booking: Booking) => string | number | null | undefined> = {
  pnr: ({ pnr }) => pnr,
  status: ({ status }) => status,
  train: trainKey,
  from: ({ from }) => from && stationLabel(from),
  to: ({ to }) => to && stationLabel(to),
  journey: ({ journeyDate }) => journeyDate,
  booked: ({ bookedAt }) => bookedAt,
  passengers: ({ passengers }) => passengers.length,
  fare: ({ totalFare }) => totalFare,
  by: ({ user }) => user?.name ?? user?.email,
}

/** The bookings an address asks for, in its order; without one, the newest first, as the server gives them. */
export function listedBookings(
  bookings: readonly Booking[],
  { q, sort, ...filter }: AdminBookingsSearch,
  timeZone: string,
): Booking[] {
  const filtered = bookings.filter((booking) => matchesBookingFilter(booking, filter, timeZone))
  const found = q === undefined ? filtered : searchBookings(filtered, q)
  if (sort === undefined) return found
  const { by, descending } = parseSort(sort)
  return sortRows(found, keys[by] ?? (() => undefined), descending)
}
