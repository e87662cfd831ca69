import { type QueryClient, queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { listBookings } from '@/api/bookings'
import { getTrain } from '@/api/trains'
import type { Booking } from '@/domain/bookings/booking'
import { bookedTrip } from '@/domain/bookings/booking-journey'
import {
  type BookingChange,
  departureChange,
  isWatched,
  standingChange,
} from '@/domain/bookings/booking-watch'
import type { Page } from '@/domain/page'
import { today } from '@/domain/time/calendar'
import { timeZone } from '@/lib/config'
import { noop } from '@/lib/noop'
import { notify } from '@/lib/notify'
import { bookingQueries } from '@/queries/bookings'
import { trainQueries } from '@/queries/trains'
import { trainNumbered } from './known-trips'

/** How often waiting bookings are asked for while the app is open and seen. */
export const watchEveryMs = 5 * 60_000
/** Whoever goes to and fro between windows asks no more often than this. */
const restMs = 30_000
/** Nobody waits for more journeys at once. */
const mostTrains = 4

type Changes = Readonly<Record<string, BookingChange>>

/** By the booking's id: what has changed by itself while the app was open. */
const changes = queryOptions<Changes>({
  queryKey: [...bookingQueries.all(), 'changed'] as const,
  queryFn: skipToken,
  gcTime: Number.POSITIVE_INFINITY,
})

export const useBookingChange = (id: string): BookingChange | undefined => useQuery(changes).data?.[id]

function tell(client: QueryClient, { _id, pnr }: Booking, change: BookingChange | undefined) {
  if (!change) return
  client.setQueryData(changes.queryKey, (known) => ({ ...known, [_id]: change }))
  notify({ type: 'info', message: `Booking ${pnr}: ${change.words}` })
}

async function lookAtStanding(client: QueryClient, before: Page<Booking>) {
  const { queryKey } = bookingQueries.mine()
  const after = await listBookings()
  // What was booked, cancelled or read meanwhile is newer.
  if (client.getQueryData(queryKey) !== before) return
  client.setQueryData(queryKey, after)
  for (const booking of after.items) {
    const known = before.items.find(({ _id }) => _id === booking._id)
    if (known && isWatched(known, today(timeZone))) tell(client, booking, standingChange(known, booking))
  }
}

/** Only trains whose times were shown before can have changed for anybody. */
async function lookAtTimes(client: QueryClient, booking: Booking) {
  const listed = client.getQueryData(trainQueries.list().queryKey)
  const id = booking.train?._id ?? (listed && trainNumbered(listed, booking.train?.trainNumber ?? '')?._id)
  const { queryKey } = trainQueries.detail(id ?? '')
  const known = client.getQueryData(queryKey)
  if (!id || !known) return
  const train = await getTrain(id)
  client.setQueryData(queryKey, train)
  const [before, after] = [bookedTrip(known, booking, timeZone), bookedTrip(train, booking, timeZone)]
  if (before && after) tell(client, booking, departureChange(before, after, timeZone))
}

/**
 * N4: waiting and RAC bookings are asked for again as long as the app is seen. A call that fails says nothing: what was
 * known stays, and the next one is soon.
 *
 * @returns what ends it
 */
export function watchBookings(client: QueryClient): () => void {
  let lastLook = Date.now()
  let looking = false
  async function look() {
    const before = client.getQueryData(bookingQueries.mine().queryKey)
    const watched = before?.items.filter((booking) => isWatched(booking, today(timeZone))) ?? []
    if (!before || watched.length === 0) return
    await lookAtStanding(client, before)
    for (const booking of watched.slice(0, mostTrains)) await lookAtTimes(client, booking)
  }
  function lookAgain() {
    if (looking || document.visibilityState === 'hidden' || Date.now() - lastLook < restMs) return
    looking = true
    lastLook = Date.now()
    look()
      .catch(noop)
      .finally(() => void (looking = false))
  }
  const timer = setInterval(lookAgain, watchEveryMs)
  addEventListener('focus', lookAgain)
  document.addEventListener('visibilitychange', lookAgain)
  return () => {
    clearInterval(timer)
    removeEventListener('focus', lookAgain)
    document.removeEventListener('visibilitychange', lookAgain)
  }
}
