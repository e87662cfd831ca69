import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type AdminBookingFilter,
  getBooking,
  getBookingByPnr,
  listAllBookings,
  listBookings,
} from '@/api/bookings'
import { notAuthenticated } from '@/api/session-needed'
import { useSession } from '@/auth/session-store'
import type { Booking } from '@/domain/booking'
import { type Page, toPage } from '@/domain/page'
import { useForeseen } from './foreseen'

export const bookingQueries = {
  all: () => ['bookings'] as const,
  lists: () => [...bookingQueries.all(), 'list'] as const,
  mine: () =>
    queryOptions({
      queryKey: [...bookingQueries.lists(), 'mine'] as const,
      queryFn: ({ signal }) => listBookings(signal),
    }),
  everyones: (filter: AdminBookingFilter) =>
    queryOptions({
      queryKey: [...bookingQueries.lists(), 'everyones', filter] as const,
      queryFn: ({ signal }) => listAllBookings(filter, signal),
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...bookingQueries.all(), 'detail', id] as const,
      queryFn: ({ signal }) => getBooking(id, signal),
    }),
  byPnr: (pnr: string) =>
    queryOptions({
      queryKey: [...bookingQueries.all(), 'pnr', pnr] as const,
      queryFn: ({ signal }) => getBookingByPnr(pnr, signal),
    }),
}

/**
 * The own bookings, with the changes under way shown. G2: nobody signed in is an error and no request; a failed load
 * empties list and count.
 */
export function useMyBookings() {
  const signedIn = useSession(({ isAuthenticated }) => isAuthenticated)
  const foreseen = useForeseen<Booking>(bookingQueries.all())
  const query = useQuery({ ...bookingQueries.mine(), enabled: signedIn })
  const error = signedIn ? query.error : notAuthenticated()
  const page: Page<Booking> | undefined = error
    ? toPage<Booking>([])
    : query.data && { ...query.data, items: query.data.items.map(foreseen) }
  return { page, error, isFetching: query.isFetching, refetch: query.refetch }
}

/** G4: one booking. Until it is loaded, and where it cannot be, what the own list knows of it stands in. */
export function useBooking(id: string) {
  const client = useQueryClient()
  const foreseen = useForeseen<Booking>(bookingQueries.all())
  const query = useQuery({
    ...bookingQueries.detail(id),
    initialData: () =>
      client.getQueryData(bookingQueries.mine().queryKey)?.items.find(({ _id }) => _id === id),
    // What the list says counts as old: the booking itself is still asked for.
    initialDataUpdatedAt: 0,
  })
  return { ...query, booking: query.data && foreseen(query.data) }
}
