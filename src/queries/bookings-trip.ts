import { type QueryClient, useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Booking } from '@/domain/bookings/booking'
import { bookedTrip } from '@/domain/bookings/booking-journey'
import { mayBeUnderWay } from '@/domain/bookings/next-journey'
import type { Page } from '@/domain/page'
import type { Train } from '@/domain/trains/train'
import type { Trip } from '@/domain/trains/trip'
import { ApiError } from '@/lib/api-error'
import { timeZone } from '@/lib/config'
import { bookingQueries } from './bookings'
import { stationQueries } from './stations'
import { trainQueries } from './trains'

/** What became of asking for the times of booked trains. */
export interface TimesLoad {
  /** Of the first load that failed and left nothing behind. */
  error: Error | undefined
  isLoading: boolean
  /** Asks again for everything that failed. */
  refetch: () => void
}

const withNumber = (trainNumber: string | undefined) => (trains: Page<Train>) =>
  trainNumber === undefined ? undefined : trains.items.find((train) => train.trainNumber === trainNumber)

const isUnknown = (error: unknown) => error instanceof ApiError && error.status === 404

type Load = Pick<UseQueryResult, 'error' | 'isEnabled' | 'isLoading' | 'isLoadingError' | 'refetch'>

/** A train that the railway does not have is an answer; a timetable that it does not have is none. */
function timesLoad(timetable: Load, trains: readonly Load[]): TimesLoad {
  // One that is not asked for has the error of whoever asked before.
  const loads = [timetable, ...trains].filter(({ isEnabled }) => isEnabled)
  const failed = loads.filter((load) => load.isLoadingError && !(load !== timetable && isUnknown(load.error)))
  return {
    error: failed[0]?.error ?? undefined,
    isLoading: loads.some(({ isLoading }) => isLoading),
    refetch: () => failed.forEach(({ refetch }) => void refetch()),
  }
}

const bothLoads = (one: TimesLoad, other: TimesLoad): TimesLoad => ({
  error: one.error ?? other.error,
  isLoading: one.isLoading || other.isLoading,
  refetch: () => {
    one.refetch()
    other.refetch()
  },
})

/** The own list names a train by its number alone: the trains' list has its id, else the booking itself may say it. */
async function trainIdOf(client: QueryClient, { _id, train }: Booking): Promise<string | undefined> {
  if (train?._id) return train._id
  const trains = await client.query({ ...trainQueries.list(), staleTime: 'static' })
  const listed = withNumber(train?.trainNumber)(trains)
  return listed?._id ?? (await client.query(bookingQueries.detail(_id))).train?._id
}

/**
 * The train of a booking with all its stops, or undefined where the railway has none any more.
 * @throws {ApiError} where nobody knows
 */
export async function findBookedTrain(client: QueryClient, booking: Booking): Promise<Train | undefined> {
  try {
    const id = await trainIdOf(client, booking)
    return id === undefined
      ? undefined
      : await client.query({ ...trainQueries.detail(id), staleTime: 'static' })
  } catch (error) {
    if (isUnknown(error)) return undefined
    throw error
  }
}

/** The trip of one booking, once its train is known. `settled`: what the booking itself says is all that will come. */
export function useBookedTrip(
  booking: Booking,
  settled: boolean,
): { trip: Trip | undefined; times: TimesLoad } {
  const known = booking.train?._id
  const list = useQuery({
    ...trainQueries.list(),
    enabled: settled && known === undefined && booking.train?.trainNumber !== undefined,
  })
  const id = known ?? (list.data && withNumber(booking.train?.trainNumber)(list.data)?._id)
  const train = useQuery({ ...trainQueries.detail(id ?? ''), enabled: id !== undefined })
  return {
    trip: train.data && bookedTrip(train.data, booking, timeZone),
    times: timesLoad(list, [train]),
  }
}

/** The trips of a few own bookings, each asked for by itself: the timetable as a whole is too much for them. */
export function useTripsOf(listed: readonly Booking[]) {
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
  return {
    tripOf: ({ _id }: Booking): Trip | undefined => {
      const booking = bookings.find((some) => some._id === _id)
      const train = booking && trains[ids.indexOf(idOf(booking) ?? '')]?.data
      return train && bookedTrip(train, booking, timeZone)
    },
    isPending: [...details, list, ...trains].some(({ isLoading }) => isLoading),
    times: timesLoad(list, trains),
  }
}

/** Ids of the stations that trains start from and go to, by code; of all stations where these were fetched. */
function useStationIds(trains: Page<Train> | undefined) {
  const { data: stations } = useQuery({ ...stationQueries.list(), enabled: false })
  const ends = trains?.items.flatMap(({ source, destination }) => [source, destination]) ?? []
  const ids = new Map([...ends, ...(stations?.items ?? [])].map((station) => [station?.code, station?._id]))
  return (code: string) => ids.get(code)
}

/** Two calls each: nobody is on more trains in a few days. */
const mostAsked = 10

/**
 * The trips of listed bookings. They cost one call for all of them, and none where the trains were listed before;
 * nothing is asked until `wanted`. The list does not tell when somebody boards half-way: for a train that started on
 * one of the last days that decides whether the journey is over, and is asked for.
 */
export function useListedTrips(bookings: readonly Booking[], today: string, wanted: boolean) {
  const list = useQuery({ ...trainQueries.list(), enabled: wanted, staleTime: 'static' })
  const trains = list.data
  const idOf = useStationIds(trains)
  const listedTrip = (booking: Booking): Trip | undefined => {
    const train = trains && withNumber(booking.train?.trainNumber)(trains)
    return train && bookedTrip(train, booking, timeZone, idOf)
  }
  const doubtful =
    wanted && trains ? mayBeUnderWay(bookings, today).filter((booking) => !listedTrip(booking)) : []
  const asked = useTripsOf(doubtful.slice(-mostAsked))
  return {
    tripOf: (booking: Booking) => listedTrip(booking) ?? asked.tripOf(booking),
    /** Nobody knows yet whether times will come. */
    isPending: list.isPending && list.errorUpdateCount === 0,
    times: bothLoads(timesLoad(list, []), asked.times),
  }
}
