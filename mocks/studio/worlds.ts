import { createSeed } from '../seed/index.ts'
import type { Tables } from '../records.ts'
import type { WorldName } from './types.ts'

let createLargeWorld: typeof import('../world/index.ts').createLargeWorld | undefined

/** To be awaited before a state with this world is opened: the code of the large one is loaded where it is asked for. */
export async function loadWorld(world: WorldName) {
  if (world === 'large') ({ createLargeWorld } = await import('../world/index.ts'))
}

/** The tables of a world; nothing for the demo's, which `resetDb` makes by itself. */
export function tablesOf(world: WorldName, seed: number, today: string): Tables | undefined {
  if (world === 'large') {
    if (!createLargeWorld) throw new Error('The large world is not loaded: await loadWorld first')
    return createLargeWorld({ seed, today })
  }
  if (world === 'empty') {
    return { ...createSeed({ seed, today }), stations: [], trains: [], bookings: [], reviews: [] }
  }
  return undefined
}
