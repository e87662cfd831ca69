import { bookingsAt, bookingsOn, trainsAt, type Uses } from '@/domain/admin/uses'
import type { Booking } from '@/domain/bookings/booking'
import type { Page } from '@/domain/page'
import type { Station } from '@/domain/stations/station'
import type { Train } from '@/domain/trains/train'
import { useAllBookings } from '@/queries/admin-bookings'
import { useTrains } from '@/queries/trains'
import { Spinner } from '@/components/ui/feedback/spinner'
import { deletionWords } from './deletion-words'

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
