import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { listAllBookings } from '@/api/bookings'
import type { Booking } from '@/domain/bookings/booking'
import type { Page } from '@/domain/page'
import { bookingQueries } from './bookings'

/** Checked where it comes in: of this many a page needs a few milliseconds. */
export const bookingsPerPage = 500
const pagesAtOnce = 2

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

/**
 * All bookings of all passengers: the pages are followed, two at a time, until there are no more, or `mostBookings`. A
 * total larger than the items says that some are missing.
 */
export async function fetchAllBookings(
  onProgress: (progress: Progress) => void,
  signal?: AbortSignal,
): Promise<Page<Booking>> {
  onProgress({ loaded: 0, total: 0 })
  const first = await listAllBookings({ page: 1, limit: bookingsPerPage }, signal)
  const pages: (Booking[] | undefined)[] = []
  const known = new Set<string>()
  const items: Booking[] = []
  const shared = sharing()
  let [inPlace, loaded] = [0, 0]

  /** Puts what came into the order of the pages, a page at a time: 100,000 at once would hold the page up. */
  function arrived(index: number, bookings: Booking[]) {
    pages[index] = bookings
    loaded += bookings.length
    for (let page = pages[inPlace]; page; page = pages[(inPlace += 1)]) {
      for (const booking of page) {
        // One that was made meanwhile moves others to the next page: they come twice.
        if (items.length < mostBookings && !known.has(booking._id)) {
          const { train, from, to, user } = booking
          Object.assign(
            booking,
            { train: shared(train), from: shared(from), to: shared(to) },
            user && { user: shared(user) },
          )
          items.push(booking)
        }
        known.add(booking._id)
      }
    }
    onProgress({ loaded, total: Math.max(first.total, loaded) })
  }
  arrived(0, first.items)

  // A server may give fewer on a page than it was asked for, and may name pages that it has not.
  let next = 1
  let ended = first.items.length === 0
  async function follow() {
    while (!ended && next < first.totalPages && loaded < mostBookings) {
      const index = next
      next += 1
      const page = await listAllBookings({ page: index + 1, limit: bookingsPerPage }, signal)
      if (page.items.length === 0) ended = true
      arrived(index, page.items)
    }
  }
  try {
    await Promise.all(Array.from({ length: pagesAtOnce }, follow))
  } finally {
    ended = true
  }
  return {
    items,
    total: Math.max(first.total, known.size),
    count: items.length,
    totalPages: 1,
    currentPage: 1,
  }
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
