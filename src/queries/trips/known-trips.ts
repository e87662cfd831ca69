import type { Booking } from '@/domain/bookings/booking'
import { bookedTrip } from '@/domain/bookings/booking-journey'
import type { Page } from '@/domain/page'
import type { Station } from '@/domain/stations/station'
import type { Train } from '@/domain/trains/train'
import type { Trip } from '@/domain/trains/trip'
import { timeZone } from '@/lib/config'
import { perObject } from '@/lib/memo'

const byNumber = perObject(
  ({ items }: Page<Train>) => new Map(items.toReversed().map((train) => [train.trainNumber, train])),
)

/** The first train of that number. Looked through once: thousands of bookings ask for theirs. */
export const trainNumbered = (trains: Page<Train>, trainNumber: string): Train | undefined =>
  byNumber(trains).get(trainNumber)

/** The stations that trains start from and go to: the list of trains has the codes of no others. */
const endsOf = (trains: Page<Train>) =>
  trains.items.flatMap(({ source, destination }) => [source, destination])

/** Whether somebody boards or leaves on the way: on which day that is only a list of all stations helps to tell. */
export function isBookedOnTheWay(trains: Page<Train>, bookings: readonly Booking[]): boolean {
  const ends = new Set(endsOf(trains).map((station) => station?.code))
  const isOnTheWay = (station: Booking['from']) =>
    station?._id === undefined && station?.code !== undefined && !ends.has(station.code)
  return bookings.some(({ from, to }) => isOnTheWay(from) || isOnTheWay(to))
}

/** Tells the trip of a booking by the trains' list; each is worked out once, as long as the lists are the same. */
export function tripsBy(trains: Page<Train>, stations: Page<Station> | undefined) {
  const ids = new Map(
    [...endsOf(trains), ...(stations?.items ?? [])].map((station) => [station?.code, station?._id]),
  )
  return perObject((booking: Booking): Trip | undefined => {
    const train = trainNumbered(trains, booking.train?.trainNumber ?? '')
    return train && bookedTrip(train, booking, timeZone, (code) => ids.get(code))
  })
}
