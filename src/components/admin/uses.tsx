import { bookingsAt, bookingsOn, trainsAt, type Uses } from '@/domain/admin/uses'
import type { Booking } from '@/domain/bookings/booking'
import type { Page } from '@/domain/page'
import type { Station } from '@/domain/stations/station'
import type { Train } from '@/domain/trains/train'
import { useAllBookings } from '@/queries/admin-bookings'
import { useTrains } from '@/queries/trains'
import { counted } from '@/lib/text/format'
import { Spinner } from '@/components/ui/spinner'

export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const several = (uses: Uses, one: string) => `${uses.complete ? '' : 'at least '}${counted(uses.count, one)}`

/**
 * J2: "7 trains and 31 bookings use this station.", for the dialog that asks; what is not known is said to be so.
 * @param kinds the records that were looked through, by the word for one of them
 * @param what 'this station', 'these 12 trains'
 */
export function deletionWords(kinds: Record<string, Uses | undefined>, what: string): string {
  const known = Object.entries(kinds).flatMap(([one, uses]) => (uses ? [{ one, uses }] : []))
  const unknown = Object.keys(kinds).filter((one) => !kinds[one])
  const used = known.filter(({ uses }) => uses.count > 0 || !uses.complete)
  const total = used.reduce((sum, { uses }) => sum + uses.count, 0)
  const said =
    used.length > 0
      ? `${capitalized(used.map(({ one, uses }) => several(uses, one)).join(' and '))} ${total === 1 ? 'uses' : 'use'} ${what}.`
      : known.length > 0 && `No ${known.map(({ one }) => one).join(' and no ')} uses ${what}.`
  const notCounted =
    unknown.length > 0 &&
    `How many ${unknown.map((one) => `${one}s`).join(' and ')} use ${what} could not be loaded.`
  return [said, notCounted].filter((words) => words !== false).join(' ')
}

const usesIn = <T,>(page: Page<T> | undefined, find: (all: readonly T[]) => T[]): Uses | undefined =>
  page && { count: find(page.items).length, complete: page.items.length >= page.total && !page.ended }

const Counting = () => (
  <p>
    <Spinner /> Counting what this touches…
  </p>
)

/** J2: which trains and bookings name the stations. */
export function StationUses({ stations }: { stations: readonly Station[] }) {
  const trains = useTrains()
  const bookings = useAllBookings()
  if (trains.isLoading || bookings.isLoading) return <Counting />
  const what = stations.length === 1 ? 'this station' : `these ${stations.length} stations`
  return (
    <p>
      {deletionWords(
        {
          train: usesIn<Train>(trains.data, (all) => trainsAt(stations, all)),
          booking: usesIn<Booking>(bookings.data, (all) => bookingsAt(stations, all)),
        },
        what,
      )}
    </p>
  )
}

/** J2: which bookings name the trains. */
export function TrainUses({ trains }: { trains: readonly Train[] }) {
  const bookings = useAllBookings()
  if (bookings.isLoading) return <Counting />
  const what = trains.length === 1 ? 'this train' : `these ${trains.length} trains`
  return (
    <p>
      {deletionWords({ booking: usesIn<Booking>(bookings.data, (all) => bookingsOn(trains, all)) }, what)}
    </p>
  )
}
