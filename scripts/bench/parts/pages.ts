import { withApp } from './app.ts'
import { ownBookings } from './pages-own.ts'
import { budgetMs, print, searchBudgetMs } from './pages-table.ts'
import { largeWorld, smallWorld } from './pages-tour.ts'
import type { Measured } from './pages-visits.ts'
import type { Found, Options } from './part.ts'

const worst = (name: string, values: readonly number[], most = budgetMs): Found => ({
  name,
  unit: 'ms',
  value: Math.max(0, ...values),
  most,
})

/** By processor: what else runs on this machine must not fail it. */
function foundIn(measured: readonly Measured[]): Found[] {
  const tasks = (words: RegExp) =>
    measured
      .filter(({ name }) => words.test(name))
      .flatMap((one) => one.tasks.map(({ processor }) => processor))
  const keys = measured.flatMap(({ keyProcessor = [] }) => keyProcessor)
  const workers = measured.map(({ worker = 0 }) => worker)
  return [
    worst('pages: longest task, by processor', tasks(/./)),
    worst('trains: filter or sort, longest task, by processor', tasks(/^trains: (sort|filter)/)),
    worst('stations: find, longest task, by processor', tasks(/^stations: search/)),
    worst('pages: a key, worst, by processor', keys),
    worst('connections: longest task of the worker, by processor', workers, searchBudgetMs),
  ]
}

/** Opens pages of the large world, types and searches there. */
export async function pages({ stations, slower, tasks: withTasks, port }: Options): Promise<Found[]> {
  const asItIs: Measured[] = []
  await withApp(port, async ({ browser, origin, serve }) => {
    const small = await smallWorld(browser, { api: await serve(), origin })
    const api = await serve('--world', 'large', ...(stations === undefined ? [] : ['--stations', stations]))
    const own: Measured[] = []
    await ownBookings(browser, { api, origin, note: (measured) => own.push(measured) }).finally(() =>
      print('Milliseconds until the list has followed a key', own, { small: new Map(), withTasks }),
    )
    const note = (measured: Measured) => asItIs.push(measured)
    await largeWorld(browser, { api, origin, slowdown: 1, note }).finally(() =>
      print('Milliseconds, on this machine as it is', asItIs, { small, withTasks }),
    )
    if (slower > 1) {
      const slowed: Measured[] = []
      const tour = { api, origin, slowdown: slower, note: (measured: Measured) => slowed.push(measured) }
      await largeWorld(browser, tour).finally(() =>
        print(`Milliseconds, ${slower} times slower`, slowed, { small, withTasks }),
      )
    }
  })
  return foundIn(asItIs)
}
