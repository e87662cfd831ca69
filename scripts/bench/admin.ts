// npm run bench:admin -- [--stations FILE] [--bookings 100000] [--slower 4] [--port 4330]
import { parseArgs } from 'node:util'
import { exceeded, printNotes } from './admin-table.ts'
import { adminTour, type Notes } from './admin-tour.ts'
import { withApp } from './app.ts'

const { values } = parseArgs({
  options: {
    /** Real stations; else they are made up. */
    stations: { type: 'string' },
    bookings: { type: 'string', default: '100000' },
    /** Besides this machine as it is: how many times slower a processor is to be. 1 leaves that out. */
    slower: { type: 'string', default: '4' },
    port: { type: 'string', default: '4330' },
  },
})
const stations = values.stations ? ['--stations', values.stations] : []

await withApp(Number(values.port), async ({ browser, origin, serve }) => {
  const api = await serve('--world', 'large', '--bookings', values.bookings, ...stations)
  for (const slowdown of new Set([1, Number(values.slower)])) {
    const notes: Notes = { measured: [], scrolls: [], memory: [] }
    const title = slowdown === 1 ? 'On this machine as it is' : `${slowdown} times slower`
    await adminTour(browser, { api, origin, slowdown, notes }).finally(() => printNotes(title, notes))
    // The goal is for a machine as it is.
    const over = slowdown === 1 ? exceeded(notes) : []
    for (const line of over) console.error(`Over the limit: ${line}`)
    if (over.length > 0) process.exitCode = 1
  }
})
