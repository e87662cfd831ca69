import type { Train } from './train'
import { tripOf } from './trip'

/**
 * The trains that go from one station to the other, as the server's search gives them: with the times and the fare of that
 * part.
 * @param from its id, as `to`
 */
export const trainsBetween = (trains: readonly Train[], from: string, to: string): Train[] =>
  trains.flatMap((train) => {
    const trip = tripOf(train, from, to)
    if (!trip) return []
    const { departureTime, arrivalTime, farePerPassenger = null } = trip
    return [{ ...train, departureTime, arrivalTime, fare: farePerPassenger }]
  })
