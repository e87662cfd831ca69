import * as fc from 'fast-check'
import type { Fate, RaceHarness } from './race-harness'
import { runs } from '@/test/size'

/** What somebody does on the pages of one resource, and what is remembered of it. */
export interface RacePlay {
  stage: RaceHarness
  /** By name, each with a place: which row, or which page. */
  acts: Record<string, (at: number) => void>
  /** What must hold after every step. */
  check: () => void
  /** What must hold in the end, besides that the cache is the server. */
  checkLast: () => void | Promise<void>
}

interface Races {
  start: (scheduler: fc.Scheduler, size: number, fates: Fate[]) => RacePlay
  /** How often each act is done. */
  weights: Record<string, number>
  /** How many pages there are to open. */
  pages: number
  seed: number
}

const fate = fc.constantFrom<Fate>('ok', 'ok', 'ok', 'refused', 'lost', 'lost but done')

/** A third of the runs have a server that carries out and answers all: then nothing at all may be lost. */
const fates = fc.oneof(
  { weight: 1, arbitrary: fc.constant<Fate[]>([]) },
  { weight: 2, arbitrary: fc.array(fate, { minLength: 1, maxLength: 4 }) },
)

/** G12: up to 20,000 orders in which calls may arrive and be answered while somebody goes on. */
export function races({ start, weights, pages, seed }: Races): Promise<void> {
  const act = fc.record({
    name: fc.oneof(
      ...Object.entries(weights).map(([name, weight]) => ({ weight, arbitrary: fc.constant(name) })),
    ),
    at: fc.nat({ max: 3 }),
  })
  const everyPage = Array.from({ length: pages }, (_, at) => at)
  const property = fc.asyncProperty(
    fc.scheduler(),
    fc.nat({ max: 3 }),
    fates,
    fc.subarray(everyPage),
    fc.array(act, { maxLength: 6, size: 'max' }),
    async (scheduler, size, given, opened, done) => {
      const play = start(scheduler, size, given)
      const { stage } = play
      const acts: RacePlay['acts'] = {
        open: (at) => stage.open(at % pages),
        leave: (at) => stage.leave(at % pages),
        refetch: () => stage.refetch(),
        stop: () => stage.stop(),
        ...play.acts,
      }
      try {
        for (const at of opened) stage.open(at)
        await stage.play(
          done.map(({ name, at }) => ({ name: `${name} ${at}`, act: () => acts[name]?.(at) })),
          play.check,
        )
        await play.checkLast()
      } finally {
        stage.close()
      }
    },
  )
  return fc.assert(property, { seed, numRuns: runs(20_000) })
}
