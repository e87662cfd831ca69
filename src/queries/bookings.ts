import { ApiError } from '@/lib/http/api-error'
import { words } from '@/domain/words'
import { messages } from '@/api/messages'
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { getBooking, getBookingByPnr, listBookings } from '@/api/bookings'
import { useSession } from '@/auth/session-store'
import { type Booking, mergeBooking, isPnr, normalPnr } from '@/domain/bookings/booking'
import { type Page, toPage } from '@/domain/page'
import { useWithPending } from './pending'
import { keys } from './keys'

type Matches = (booking: Booking) => boolean

/** The first booking that fits, of all that were fetched: the own list, single ones, and those found by PNR. */
function knownBooking(client: QueryClient, fits: Matches): Booking | undefined {
  const own = client.getQueryData(bookingQueries.mine().queryKey)?.items ?? []
  const single = [bookingQueries.details(), bookingQueries.pnrs()].flatMap((queryKey) =>
    client.getQueriesData<Booking>({ queryKey }).flatMap(([, booking]) => booking ?? []),
  )
  return [...single, ...own].find(fits)
}

/** An answer may carry ids alone: names that are known of the same booking are kept. */
function withKnownNames(client: QueryClient, answer: Booking): Booking {
  const known = knownBooking(client, ({ _id }) => _id === answer._id)
  return known ? mergeBooking(known, answer) : answer
}

export const bookingQueries = {
  all: () => keys.bookings,
  lists: () => [...bookingQueries.all(), 'list'] as const,
  mine: () =>
    queryOptions({
      queryKey: [...bookingQueries.lists(), 'mine'] as const,
      queryFn: ({ signal }) => listBookings(signal),
    }),
  details: () => [...bookingQueries.all(), 'detail'] as const,
  detail: (id: string) =>
    queryOptions({
      queryKey: [...bookingQueries.details(), id] as const,
      queryFn: async ({ client, signal }) => withKnownNames(client, await getBooking(id, signal)),
    }),
  pnrs: () => [...bookingQueries.all(), 'pnr'] as const,
  /** @param pnr in its normal form */
  byPnr: (pnr: string) =>
    queryOptions({
      queryKey: [...bookingQueries.pnrs(), pnr] as const,
      queryFn: async ({ client, signal }) => withKnownNames(client, await getBookingByPnr(pnr, signal)),
    }),
}

/**
 * The own bookings, with the changes under way shown. G2: nobody signed in is an error and no request; a failed load
 * empties list and count, and leaves nothing `loaded`. One without a network is none: what was loaded stays beside it.
 */
export function useMyBookings() {
  const signedIn = useSession(({ isAuthenticated }) => isAuthenticated)
  const withPending = useWithPending('bookings')
  const query = useQuery({ ...bookingQueries.mine(), enabled: signedIn })
  const error = signedIn ? query.error : notAuthenticated()
  const stays = !error || (error instanceof ApiError && error.offline)
  const { data } = query
  // The same bookings are one list, however often the page is drawn.
  const shown = useMemo(() => data && { ...data, items: data.items.map(withPending) }, [data, withPending])
  const loaded: Page<Booking> | undefined = stays ? shown : undefined
  const page = loaded ?? (error ? toPage<Booking>([]) : undefined)
  return { page, loaded, error, isFetching: query.isFetching, refetch: query.refetch }
}

/** Until a booking is loaded, and where it cannot be, what is known of it stands in. */
const standIn = (client: QueryClient, fits: Matches) => ({
  initialData: () => knownBooking(client, fits),
  // What another answer says counts as old: the booking itself is still asked for.
  initialDataUpdatedAt: 0,
})

function useShown<Q extends { data: Booking | undefined }>(query: Q) {
  const withPending = useWithPending('bookings')
  return { ...query, booking: query.data && withPending(query.data) }
}

/** G4: one booking. */
export function useBooking(id: string) {
  const client = useQueryClient()
  return useShown(useQuery({ ...bookingQueries.detail(id), ...standIn(client, ({ _id }) => _id === id) }))
}

/** CNF-4: the own booking with that PNR, in its normal form; nothing is asked where it cannot be one. */
export function useBookingByPnr(pnr: string) {
  const client = useQueryClient()
  const fits = (booking: Booking) => normalPnr(booking.pnr) === pnr
  return useShown(useQuery({ ...bookingQueries.byPnr(pnr), ...standIn(client, fits), enabled: isPnr(pnr) }))
}

/** G2: bookings were asked for with nobody signed in; no request is made. */
export const notAuthenticated = () =>
  new ApiError({
    call: 'bookings.list',
    headline: messages['bookings.list'],
    message: words.notAuthenticated,
    kind: 'shape',
  })

const none: readonly Booking[] = []

/** The own bookings as far as they have been loaded: nothing is asked for. */
export const useKnownBookings = () =>
  useQuery({ ...bookingQueries.mine(), enabled: false }).data?.items ?? none
