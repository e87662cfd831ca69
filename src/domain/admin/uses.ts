import type { Booking } from '@/domain/bookings/booking'
import type { Station, StationRef } from '@/domain/stations/station'
import type { Train } from '@/domain/trains/train'

/** How many records name what is to be deleted. Not complete where only a part of them is loaded: 'at least'. */
export interface Uses {
  count: number
  complete: boolean
}

const keysOf = (records: readonly { _id?: string; code?: string }[]) => ({
  ids: new Set(records.map(({ _id }) => _id)),
  codes: new Set(records.map(({ code }) => code)),
})

/** The id decides; lists that give none name a station by its code. */
const names = ({ ids, codes }: ReturnType<typeof keysOf>, ref: StationRef | null) =>
  ref?._id === undefined ? ref?.code !== undefined && codes.has(ref.code) : ids.has(ref._id)

/** J2: the trains that start, end or stop at one of the stations. */
export function trainsAt(stations: readonly Station[], trains: readonly Train[]): Train[] {
  const keys = keysOf(stations)
  return trains.filter(({ source, destination, route }) =>
    [source, destination, ...route.map(({ station }) => station)].some((ref) => names(keys, ref)),
  )
}

/** J2: the bookings from or to one of the stations. */
export function bookingsAt(stations: readonly Station[], bookings: readonly Booking[]): Booking[] {
  const keys = keysOf(stations)
  return bookings.filter(({ from, to }) => [from, to].some((ref) => names(keys, ref)))
}

/** J2: the bookings of one of the trains. */
export function bookingsOn(trains: readonly Train[], bookings: readonly Booking[]): Booking[] {
  const ids = new Set(trains.map(({ _id }) => _id))
  const numbers = new Set(trains.map(({ trainNumber }) => trainNumber))
  return bookings.filter(({ train }) =>
    train?._id === undefined
      ? train?.trainNumber !== undefined && numbers.has(train.trainNumber)
      : ids.has(train._id),
  )
}
