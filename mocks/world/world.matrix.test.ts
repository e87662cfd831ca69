import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { runs } from '@/test/size'
import { createLargeWorld } from './index.ts'
import { createMadeUpStations } from './made-up-stations.ts'

const today = '2026-11-21'
// Seconds of work, on a machine that has nothing else to do.
const patience = 60_000

test('L1: the same seed gives the same world, another seed another one', { timeout: patience }, () => {
  const size = { today, trains: runs(2_000), bookings: runs(3_000) }
  const first = createLargeWorld({ ...size, seed: 4 })
  // `toEqual` takes seconds for the nine thousand stations.
  expect(isDeepStrictEqual(createLargeWorld({ ...size, seed: 4 }), first)).toBe(true)
  const other = createLargeWorld({ ...size, seed: 5 })
  for (const table of ['stations', 'trains', 'bookings', 'reviews'] as const) {
    expect(isDeepStrictEqual(other[table], first[table]), table).toBe(false)
  }
})

test(
  'L1: of more bookings the first ones are the same, and there may be a hundred thousand',
  { timeout: patience },
  () => {
    const world = { seed: 1, today, stations: createMadeUpStations(1), trains: runs(5_000) }
    const { bookings } = createLargeWorld({ ...world, bookings: runs(100_000) })
    expect(bookings).toHaveLength(runs(100_000))
    const byId = new Map(bookings.map((booking) => [booking._id, booking]))
    const fewer = createLargeWorld({ ...world, bookings: runs(100_000) / 50 }).bookings
    expect(fewer.length).toBeGreaterThan(0)
    expect(fewer.map(({ _id }) => byId.get(_id))).toEqual(fewer)
  },
)
