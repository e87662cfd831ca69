import type { BookingFilter } from '@/domain/admin/admin-bookings-filter'
import { matchesBookingFilter } from '@/domain/admin/admin-bookings-filter-match'
import { bookedTrainKey } from '@/domain/admin/admin-bookings-keys'
import type { Booking } from '@/domain/bookings/booking'
import { bookingText, bookingTextFits } from '@/domain/bookings/booking-search'
import { ranksBy } from '@/lib/lists/list-ranks'
import { perObject } from '@/lib/memo'
import { mapInSlices, workInSlices } from '@/lib/lists/slices'
import { inRankOrder } from '@/lib/lists/table-ranks'
import { parseSort } from '@/lib/lists/table-sort'
import type { SortKey } from '@/lib/lists/sort-rows'

const timeOf = (text: string | undefined) => {
  const time = Date.parse(text ?? '')
  return Number.isNaN(time) ? undefined : time
}

const keys: Record<string, (booking: Booking) => SortKey> = {
  pnr: ({ pnr }) => pnr,
  status: ({ status }) => status,
  train: bookedTrainKey,
  from: ({ from }) => from?.code ?? from?.name,
  to: ({ to }) => to?.code ?? to?.name,
  journey: ({ journeyDate }) => timeOf(journeyDate),
  booked: ({ bookedAt }) => timeOf(bookedAt),
  passengers: ({ passengers }) => passengers.length,
  fare: ({ totalFare }) => totalFare,
  by: ({ user }) => user?.name ?? user?.email,
}

/** What a column is sorted by. */
export const bookingSortKey = (booking: Booking, column: string) => keys[column]?.(booking)

/** What the bookings are searched by; asked for early, the first key need not wait for it. */
export const textsOf = perObject((bookings: readonly Booking[]) => mapInSlices(bookings, bookingText))

export interface ListedSearch extends BookingFilter {
  q?: string | undefined
  sort?: string | undefined
}

/** So many are looked at between two looks at the clock. */
const atOnce = 64

/**
 * The bookings an address asks for, in its order; without one, the newest first, as the server gives them. There may be
 * 100,000: the page has its turns meanwhile.
 *
 * @throws the signal's reason, when others are asked for
 */
export async function listedBookings(
  bookings: readonly Booking[],
  { q, sort, ...filter }: ListedSearch,
  timeZone: string,
  signal?: AbortSignal,
): Promise<readonly Booking[]> {
  const searched = q === undefined ? undefined : await textsOf(bookings)
  const fits = bookingTextFits(q ?? '')
  const { by, descending } = parseSort(sort ?? '')
  const ranks = sort === undefined ? undefined : await ranksBy(bookings, by, bookingSortKey)
  signal?.throwIfAborted()

  const isWhole = !searched && Object.values(filter).every((value) => value === undefined)
  if (isWhole && !ranks) return bookings

  function* finding(): Generator<void, number[]> {
    if (isWhole) return [...bookings.keys()]
    const found: number[] = []
    for (const [index, booking] of bookings.entries()) {
      if (matchesBookingFilter(booking, filter, timeZone) && (!searched || fits(searched[index] ?? ''))) {
        found.push(index)
      }
      if (index % atOnce === 0) yield
    }
    return found
  }

  function* listing(): Generator<void, Booking[]> {
    const found = yield* finding()
    const listed: Booking[] = []
    for (const [at, index] of (ranks ? inRankOrder(found, ranks, descending) : found).entries()) {
      const booking = bookings[index]
      if (booking) listed.push(booking)
      if (at % atOnce === 0) yield
    }
    return listed
  }
  return workInSlices(listing(), signal)
}
