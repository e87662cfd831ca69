import { useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Booking } from '@/domain/bookings/booking'
import { bookedTrip } from '@/domain/bookings/booking-journey'
import { mayBeUnderWay } from '@/domain/bookings/next-journey'
import type { Trip } from '@/domain/trains/trip'
import { timeZone } from '@/lib/config'
import { bookingQueries } from '@/queries/bookings'
import { isBookedOnTheWay, tripsBy } from './known-trips'
import { stationQueries } from '@/queries/stations'
import { bothLoads, timesLoad, withNumber } from './times-load'
import { trainQueries } from '@/queries/trains'

/** Bookings for the same way on the same train have the same trip: one of them is asked for all. */
function wayOf({ _id, train, from, to }: Booking): string {
  const parts = [train?._id ?? train?.trainNumber, from?._id ?? from?.code, to?._id ?? to?.code]
  return parts.includes(undefined) ? _id : JSON.stringify(parts)
}

/** The first booking of each way. */
function byWay(bookings: readonly Booking[]): Map<string, Booking> {
  const first = new Map<string, Booking>()
  for (const booking of bookings) {
    const way = wayOf(booking)
    if (!first.has(way)) first.set(way, booking)
  }
  return first
}

/** A query that nothing is asked of here may be loading for somebody else, whom nobody here waits for. */
const isDue = ({ isEnabled, isLoading }: { isEnabled: boolean; isLoading: boolean }) => isEnabled && isLoading

/** Two calls each: nobody is on more trains in a few days, and more would keep everybody waiting. */
const mostAsked = 4

/** The trips of a few own bookings, each way asked for by itself: the timetable as a whole is too much for them. */
function useTripsOf(ways: ReadonlyMap<string, Booking>) {
  const listed = [...ways.values()]
  const details = useQueries({ queries: listed.map(({ _id }) => bookingQueries.detail(_id)) })
  const bookings = listed.map((booking, index) => details[index]?.data ?? booking)
  const isNumberOnly = bookings.some(
    ({ train }, index) => !details[index]?.isFetching && !train?._id && train?.trainNumber,
  )
  const list = useQuery({ ...trainQueries.list(), enabled: isNumberOnly, staleTime: 'static' })
  const idOf = ({ train }: Booking) =>
    train?._id ?? (list.data && withNumber(train?.trainNumber)(list.data)?._id)
  const ids = [...new Set(bookings.flatMap((booking) => idOf(booking) ?? []))]
  const trains = useQueries({ queries: ids.map((id) => trainQueries.detail(id)) })
  const order = [...ways.keys()]
  return {
    tripOf: (way: string): Trip | undefined => {
      const booking = bookings[order.indexOf(way)]
      const train = booking && trains[ids.indexOf(idOf(booking) ?? '')]?.data
      return train && bookedTrip(train, booking, timeZone)
    },
    isPending: [...details, list, ...trains].some(isDue),
    times: timesLoad(list, trains),
  }
}

const unknown = () => undefined

/**
 * The trips of any number of bookings from the list of trains, in one call for all of them and one more where somebody
 * boards or leaves on the way; none where trains and stations were listed before. What the lists do not tell of those that
 * matter is asked for, for a few.
 */
function useTripsByList(wanted: boolean, bookings: readonly Booking[], mattering: readonly Booking[]) {
  const list = useQuery({ ...trainQueries.list(), enabled: wanted, staleTime: 'static' })
  const trains = wanted ? list.data : undefined
  const needsStations = useMemo(
    () => trains !== undefined && isBookedOnTheWay(trains, bookings),
    [trains, bookings],
  )
  const stations = useQuery({ ...stationQueries.list(), enabled: needsStations, staleTime: 'static' })
  const listedTrip = useMemo(
    () => (trains ? tripsBy(trains, stations.data) : unknown),
    [trains, stations.data],
  )
  const listsAreDue = wanted && (!trains || isDue(stations))
  const doubtful = useMemo(
    () => (listsAreDue ? [] : [...byWay(mattering.filter((booking) => !listedTrip(booking)))]),
    [listsAreDue, mattering, listedTrip],
  )
  const asked = useTripsOf(new Map(doubtful.slice(0, mostAsked)))
  return {
    tripOf: (booking: Booking) => listedTrip(booking) ?? asked.tripOf(wayOf(booking)),
    isPending: isDue(list) || isDue(stations) || asked.isPending,
    times: bothLoads(timesLoad(list, [stations]), asked.times),
    /** So many more matter, and are not asked for. */
    unasked: Math.max(0, doubtful.length - mostAsked),
  }
}

const none: readonly Booking[] = []

/**
 * The trips of listed bookings; nothing is asked until `wanted`. For a train that started on one of the last days the
 * place of boarding decides whether the journey is over: there it matters.
 */
export function useListedTrips(bookings: readonly Booking[], today: string, wanted: boolean) {
  const mattering = useMemo(
    () => (wanted ? mayBeUnderWay(bookings, today).toReversed() : none),
    [wanted, bookings, today],
  )
  const { tripOf, times } = useTripsByList(wanted, bookings, mattering)
  return { tripOf, times }
}

/** The trips of bookings one of which is next: a few are asked for one by one, more of them from the list of trains. */
export const useTripsAhead = (bookings: readonly Booking[]) =>
  useTripsByList(byWay(bookings).size > mostAsked, bookings, bookings)
