import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { listAllBookings } from '@/api/bookings'
import { followPages } from '@/api/follow-pages'
import type { Booking } from '@/domain/bookings/booking'
import type { Page } from '@/domain/page'
import { bookingQueries } from './bookings'

/** Checked where it comes in: of this many a page needs a few milliseconds. */
export const bookingsPerPage = 500
/** A server may give fewer on a page than it was asked for. */
const mostPages = 400

/** What a browser can hold and a person wants to wait for. The newest ones come first. */
export const mostBookings = 100_000

/** Long to fetch, and looked at from many sides: not fetched anew each time. */
const freshMs = 5 * 60_000
/** A hundred thousand bookings, and what is made of them, are not kept for as long as other lists. */
export const longListKeptMs = 5 * 60_000

export interface Progress {
  loaded: number
  total: number
}

/**
 * Gives the same object for parts with the same content: 100,000 bookings name few trains, stations and users, each of
 * which came with each of its bookings.
 */
function sharing() {
  const known = new Map<string, object>()
  return <T extends object | null | undefined>(part: T): T => {
    if (!part) return part
    const content = JSON.stringify(part)
    const same = known.get(content)
    if (!same) known.set(content, part)
    return (same as T) ?? part
  }
}

/** All bookings of all passengers: the pages are followed until there are no more, or `mostBookings`. */
export function fetchAllBookings(
  onProgress: (progress: Progress) => void,
  signal?: AbortSignal,
): Promise<Page<Booking>> {
  onProgress({ loaded: 0, total: 0 })
  const shared = sharing()
  return followPages(
    (page, bound) => listAllBookings({ page, limit: bookingsPerPage }, bound),
    {
      mostPages,
      mostItems: mostBookings,
      keep: (booking) => {
        const { train, from, to, user } = booking
        return Object.assign(
          booking,
          { train: shared(train), from: shared(from), to: shared(to) },
          user && { user: shared(user) },
        )
      },
      onProgress: (loaded, total) => onProgress({ loaded, total }),
    },
    signal,
  )
}

const progressKey = ['all-bookings-progress'] as const

export const adminBookingQueries = {
  /** Among the lists of bookings: what a cancellation changes there, it changes here. */
  all: () =>
    queryOptions({
      queryKey: [...bookingQueries.lists(), 'everyones'] as const,
      queryFn: ({ client, signal }) =>
        fetchAllBookings((progress) => void client.setQueryData<Progress>(progressKey, progress), signal),
      staleTime: freshMs,
      // Comparing 100,000 records one by one takes longer than drawing them anew.
      structuralSharing: false,
      gcTime: longListKeptMs,
    }),
}

/** Everybody's bookings, for administrators: one list for all pages that look at it. Leaving them stops the fetching. */
export const useAllBookings = () => useQuery(adminBookingQueries.all())

/** How far the fetching has come, told apart: not everything is drawn anew at each step. */
export const useAllBookingsProgress = () =>
  useQuery<Progress>({ queryKey: progressKey, queryFn: skipToken }).data
