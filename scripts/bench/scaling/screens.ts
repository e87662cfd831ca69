import { loadOf } from '../table/loads.ts'
import { withSites } from '../table/measure.ts'
import { openDevice } from '../table/phone.ts'
import type { Answered } from '../table/server.ts'
import type { Opening, Screen, Traffic } from './model.ts'

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)

/** The call of an address: no ids, and of its question only the names. */
function callOf({ method, path }: Answered): string {
  const { pathname, searchParams } = new URL(path, 'http://localhost')
  const names = [...new Set(searchParams.keys())].join('&')
  return `${method} ${pathname.replaceAll(/[0-9a-f]{24}/g, ':id')}${names ? `?${names}` : ''}`
}

const sum = (answers: readonly Answered[]): Traffic => ({
  calls: answers.length,
  bytes: answers.reduce((total, { bytes }) => total + bytes, 0),
})

function openingOf(answers: readonly Answered[]): Opening {
  const api = answers.filter(({ by }) => by === 'api')
  const byCall = Object.groupBy(api, callOf)
  return {
    api: sum(api),
    edge: sum(answers.filter(({ by }) => by === 'edge')),
    byCall: Object.fromEntries(Object.entries(byCall).map(([call, own = []]) => [call, sum(own)])),
  }
}

/** Opens each screen twice on a device of its own, and counts what the servers hand out. */
export function measureScreens(stations: string | undefined): Promise<Screen[]> {
  return withSites(stations, async ({ sites: { ours }, passenger, api }) => {
    const { id, station, from, to } = await api.aTrain()
    const paths = {
      dashboard: '/dashboard',
      planner: '/plan-journey',
      'planner, results': `/plan-journey?from=${from}&to=${to}&date=${tomorrow()}`,
      trains: '/trains',
      train: `/trains/${id}`,
      stations: '/stations',
      station: `/stations/${station}`,
      bookings: '/bookings',
      'new booking': `/bookings/new/${id}`,
      reviews: '/reviews',
    }
    const screens: Screen[] = []
    for (const [name, path] of Object.entries(paths)) {
      const { open, close } = await openDevice({ ...passenger, isFast: true })
      const visit = async () => {
        ours.takeAnswered()
        const tab = await open(ours.origin + path, { selector: 'main h1' })
        await loadOf(tab)
        // The files for a visit without a network come once a device, however soon the first visit ends.
        await tab.page.evaluate(() => navigator.serviceWorker.ready)
        // What waits until a page is looked at counts as well.
        await tab.look()
        await tab.page.close()
        return openingOf(ours.takeAnswered())
      }
      screens.push({ name, first: await visit(), second: await visit() })
      await close()
    }
    return screens
  })
}
