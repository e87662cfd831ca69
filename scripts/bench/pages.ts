// npm run bench:pages -- [--stations FILE] [--slower 4] [--port 4320] [--tasks] [--own]
import { parseArgs } from 'node:util'
import { withApp } from './app.ts'
import { budgetMs, print, searchBudgetMs } from './pages-table.ts'
import { largeWorld, smallWorld } from './pages-tour.ts'
import { ownBookings } from './pages-own.ts'
import type { Measured } from './pages-visits.ts'

const { values } = parseArgs({
  options: {
    /** Real stations; else they are made up. */
    stations: { type: 'string' },
    /** Besides this machine as it is: how many times slower a processor is to be. 1 leaves that out. */
    slower: { type: 'string', default: '4' },
    port: { type: 'string', default: '4320' },
    /** What the long tasks did. */
    tasks: { type: 'boolean', default: false },
    /** The search of 5,000 own bookings, and nothing else. */
    own: { type: 'boolean', default: false },
  },
})

const stations = values.stations ? ['--stations', values.stations] : []

await withApp(Number(values.port), async ({ browser, origin, serve }) => {
  const withTasks = values.tasks
  const small = values.own ? new Map() : await smallWorld(browser, { api: await serve(), origin })

  const api = await serve('--world', 'large', ...stations)
  const own: Measured[] = []
  await ownBookings(browser, { api, origin, note: (measured) => own.push(measured) }).finally(() =>
    print('Milliseconds until the list has followed a key', own, { small: new Map(), withTasks }),
  )
  if (values.own) return

  const asItIs: Measured[] = []
  const note = (measured: Measured) => asItIs.push(measured)
  await largeWorld(browser, { api, origin, slowdown: 1, note }).finally(() =>
    print('Milliseconds, on this machine as it is', asItIs, { small, withTasks }),
  )
  const slowdown = Number(values.slower)
  if (slowdown > 1) {
    const slower: Measured[] = []
    await largeWorld(browser, { api, origin, slowdown, note: (measured) => slower.push(measured) }).finally(
      () => print(`Milliseconds, ${slowdown} times slower`, slower, { small: new Map(), withTasks }),
    )
  }

  // By processor: what else runs on this machine must not fail it.
  const over = asItIs.filter(
    ({ tasks, keyProcessor = [], worker = 0 }) =>
      [...tasks.map(({ processor }) => processor), ...keyProcessor].some((time) => time > budgetMs) ||
      worker > searchBudgetMs,
  )
  for (const { name } of over) console.error(`Over the budget: ${name}`)
  if (over.length > 0) process.exitCode = 1
})
