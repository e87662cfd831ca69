import { noRecords, type StationRecord, type Tables } from '../records.ts'
import { createWorldBookings } from './bookings.ts'
import { createCrowd } from './crowd.ts'
import { createMadeUpStations } from './made-up-stations.ts'
import { createWorldReviews } from './reviews.ts'
import { createWorldTrains } from './trains.ts'

export interface WorldOptions {
  /** Any whole number: the same one gives the same world. */
  seed: number
  /** The railway's today, `YYYY-MM-DD`. */
  today: string
  /** Instead of stations that are made up. */
  stations?: readonly StationRecord[] | undefined
  trains?: number | undefined
  bookings?: number | undefined
}

const byName = (a: { name: string }, b: { name: string }) => Number(a.name > b.name) - Number(a.name < b.name)

/** A railway as large as a country's, with the demo's personas in it. Lists come in the order the back end gives them in. */
export function createLargeWorld({
  seed,
  today,
  stations: given,
  trains: trainCount = 5000,
  bookings: bookingCount = 2000,
}: WorldOptions): Tables {
  const stations = [...(given ?? createMadeUpStations(seed))].sort(byName)
  const trains = createWorldTrains(seed, stations, trainCount)
  const people = createCrowd(seed, today)
  const world = { seed, today, stations, trains, people }
  return {
    ...noRecords(),
    stations,
    trains: trains.toSorted(byName),
    users: people.users,
    bookings: createWorldBookings(world, bookingCount),
    reviews: createWorldReviews(world),
  }
}
