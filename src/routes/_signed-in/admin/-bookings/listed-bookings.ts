import type { BookingFilter } from '@/domain/admin/admin-bookings-filter'
import { matchesBookingFilter } from '@/domain/admin/admin-bookings-filter-match'
import { bookedTrainKey } from '@/domain/admin/admin-bookings-keys'
import type { Booking } from '@/domain/bookings/booking'
import { bookingText, bookingTextFits } from '@/domain/bookings/booking-search'
import { knownRanks, ranksBy } from '@/lib/lists/list-ranks'
import { perObject } from '@/lib/memo'
import { mapInSlices, workAtOnce, workInSlices } from '@/lib/lists/slices'
import { type Rows, rowsAt } from '@/lib/lists/rows'
import { inRankOrder, wholeOrder } from '@/lib/lists/table-ranks'
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

const isGiven = (value: unknown) => value !== undefined

/** @param known what the bookings are searched and sorted by, where the address asks for that */
function* listing(
  bookings: readonly Booking[],
  { q, sort, ...filter }: ListedSearch,
  timeZone: string,
  { texts, ranks }: { texts?: readonly string[] | undefined; ranks?: Uint32Array | undefined },
): Generator<void, Rows<Booking>> {
  const { descending } = parseSort(sort ?? '')
  if (!texts && !Object.values(filter).some(isGiven)) {
    return ranks ? rowsAt(bookings, wholeOrder(ranks, descending)) : bookings
  }
  const fits = bookingTextFits(q ?? '')
  const places = new Uint32Array(bookings.length)
  let count = 0
  // An iterator would take several times as long.
  for (let index = 0; index < bookings.length; index += 1) {
    const booking = bookings[index]
    if (booking && matchesBookingFilter(booking, filter, timeZone) && (!texts || fits(texts[index] ?? ''))) {
      places[count] = index
      count += 1
    }
    if ((index + 1) % atOnce === 0) yield
  }
  const found = places.subarray(0, count)
  return rowsAt(bookings, ranks ? inRankOrder(ranks, descending, found) : found)
}

/**
 * The bookings an address asks for, in its order; without one, the newest first, as the server gives them. There may be
 * 100,000: the page has its turns meanwhile.
 *
 * @throws the signal's reason, when others are asked for
 */
export async function listedBookings(
  bookings: readonly Booking[],
  search: ListedSearch,
  timeZone: string,
  signal?: AbortSignal,
): Promise<Rows<Booking>> {
  const { q, sort } = search
  const texts = q === undefined ? undefined : await textsOf(bookings)
  const ranks = sort === undefined ? undefined : await ranksBy(bookings, parseSort(sort).by, bookingSortKey)
  signal?.throwIfAborted()
  return workInSlices(listing(bookings, search, timeZone, { texts, ranks }), signal)
}

/** The same without words, where that takes no longer than a frame: undefined where it does, or the order is not known yet. */
export function listedAtOnce(
  bookings: readonly Booking[],
  search: ListedSearch,
  timeZone: string,
): Rows<Booking> | undefined {
  const { q, sort } = search
  const ranks = sort === undefined ? undefined : knownRanks(bookings, parseSort(sort).by, bookingSortKey)
  if (q !== undefined || (sort !== undefined && !ranks)) return undefined
  return workAtOnce(listing(bookings, search, timeZone, { ranks }))
}
