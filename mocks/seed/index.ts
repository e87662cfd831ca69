import type { Tables } from '../records.ts'
import { createBookings } from './bookings.ts'
import { createPeople } from './people.ts'
import { createReviews } from './reviews.ts'
import { createStations } from './stations.ts'
import { createTrains } from './trains.ts'

export { personas, studioPersonas } from './people.ts'

interface SeedOptions {
  /** Any whole number: the same one gives the same ids, PNRs and texts. */
  seed: number
  /** The railway's today, `YYYY-MM-DD`: bookings, reviews and accounts are dated around it. */
  today: string
}

/** A whole railway with its passengers. Pure: every call gives new records, which the caller may change. */
export function createSeed({ seed, today }: SeedOptions): Tables {
  const stations = createStations(seed)
  const trains = createTrains(seed, stations)
  const people = createPeople(seed, today)
  const world = { seed, today, stations, trains, people }
  return {
    stations,
    trains,
    users: people.users,
    bookings: createBookings(world),
    reviews: createReviews(world),
  }
}
