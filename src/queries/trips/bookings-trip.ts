import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { Booking } from '@/domain/bookings/booking'
import { bookedTrip } from '@/domain/bookings/booking-journey'
import type { Train } from '@/domain/trains/train'
import type { Trip } from '@/domain/trains/trip'
import { timeZone } from '@/lib/config'
import { bookingQueries } from '@/queries/bookings'
import { isUnknown, type TimesLoad, timesLoad, withNumber } from './times-load'
import { trainQueries } from '@/queries/trains'

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
