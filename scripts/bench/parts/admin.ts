import { foundIn, printNotes } from './admin-table.ts'
import { adminTour, type Notes } from './admin-tour.ts'
import { withApp } from './app.ts'
import type { Found, Options } from './part.ts'

/** Scrolls, filters and sorts the admin lists of the large world. */
export async function admin({ stations, bookings, slower, port }: Options): Promise<Found[]> {
  const world = ['--world', 'large', '--bookings', String(bookings)]
  let found: Found[] = []
  await withApp(port, async ({ browser, origin, serve }) => {
    const api = await serve(...world, ...(stations === undefined ? [] : ['--stations', stations]))
    for (const slowdown of new Set([1, slower])) {
      const notes: Notes = { measured: [], scrolls: [], memory: [] }
      const title = slowdown === 1 ? 'On this machine as it is' : `${slowdown} times slower`
      await adminTour(browser, { api, origin, slowdown, notes }).finally(() => printNotes(title, notes))
      // The goal is for a machine as it is.
      if (slowdown === 1) found = foundIn(notes)
    }
  })
  return found
}
