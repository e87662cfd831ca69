import { createSeed } from '../seed/index.ts'
import { createLargeWorld } from '../world/index.ts'
import type { Tables } from '../records.ts'
import type { WorldName } from './types.ts'

/** The tables of a world; nothing for the demo's, which `resetDb` makes by itself. */
export function tablesOf(world: WorldName, seed: number, today: string): Tables | undefined {
  if (world === 'large') return createLargeWorld({ seed, today })
  if (world === 'empty') {
    return { ...createSeed({ seed, today }), stations: [], trains: [], bookings: [], reviews: [] }
  }
  return undefined
}
