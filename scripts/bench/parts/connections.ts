import { readFileSync } from 'node:fs'
import type { TrainRecord } from '../../../mocks/records.ts'
import { createRandom } from '../../../mocks/seed/random.ts'
import { createLargeWorld } from '../../../mocks/world/index.ts'
import { stationsIn } from '../../../mocks/world/station-file.ts'
import type { ConnectionSearch } from '../../../src/domain/journeys/connections.ts'
import type { TimetableTrain } from '../../../src/domain/trains/calls.ts'
import { bundled } from './bundled.ts'
import type { Found, Options } from './part.ts'

const searches = 200
const seed = 1
/** P12. */
const budgetMs = 300

/** Milliseconds by the clock, and those the processor spent on it: the clock counts what else this machine does too. */
function timed<T>(work: () => T): [T, number, number] {
  const start = performance.now()
  const spent = process.threadCpuUsage()
  const result = work()
  const { user, system } = process.threadCpuUsage(spent)
  return [result, performance.now() - start, (user + system) / 1000]
}

/** Says how fast this machine is just now: times are compared as multiples of it. */
const fixedWork = () => {
  const { next } = createRandom(7)
  return Float64Array.from({ length: 200_000 }, next).sort()[0]
}

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
const ms = (time: number) => `${time.toFixed(1)} ms`

const inNormalForm = ({
  source,
  destination,
  route,
  status = 'Active',
  ...rest
}: TrainRecord): TimetableTrain => ({
  ...rest,
  status,
  source: { _id: source },
  destination: { _id: destination },
  route: route.map(({ station, ...stop }) => ({ station: { _id: station }, ...stop })),
})
/** The stations with the most calls. */
function busiest(all: readonly TimetableTrain[], count: number): string[] {
  const calls = new Map<string, number>()
  for (const { route } of all) {
    for (const { station } of route) calls.set(station?._id ?? '', (calls.get(station?._id ?? '') ?? 0) + 1)
  }
  return [...calls]
    .sort((a, b) => b[1] - a[1])
    .slice(0, count)
    .map(([id]) => id)
}

/** Times the search for journeys with changes. */
export async function connections({ stations }: Options): Promise<Found[]> {
  const random = createRandom(seed)
  const { findConnections } = await bundled<typeof import('../../../src/domain/journeys/connections.ts')>(
    'src/domain/journeys/connections.ts',
  )
  const { buildTimetable } = await bundled<
    typeof import('../../../src/domain/journeys/connections-timetable.ts')
  >('src/domain/journeys/connections-timetable.ts')
  const world = createLargeWorld({
    seed,
    today: '2026-03-01',
    stations: stations === undefined ? undefined : stationsIn(readFileSync(stations, 'utf8'), seed),
    bookings: 0,
  })
  const codeOf = new Map(world.stations.map(({ _id, code }) => [_id, code]))
  const trains = world.trains.map(inNormalForm)
  const hubs = busiest(trains, 300)
  const calls = trains.reduce((sum, { route }) => sum + route.length, 0)
  console.log(`\n${trains.length} trains, ${world.stations.length} stations, ${calls} calls`)

  const builds = Array.from({ length: 5 }, () => timed(() => buildTimetable(trains, 'Asia/Kolkata')))
  const timetable = buildTimetable(trains, 'Asia/Kolkata')
  console.log(
    `build, by clock (by processor): ${builds.map(([, time, cpu]) => `${ms(time)} (${ms(cpu)})`).join(', ')}`,
  )

  const called = timetable.stationIds
  const fixed = Array.from({ length: 9 }, () => timed(fixedWork)[2]).toSorted((a, b) => a - b)
  console.log(`fixed work, by processor: ${ms(at(fixed, 0.5))}`)
  let slowest = 0
  for (const kind of ['between hubs', 'between any two'] as const) {
    const end = () => random.pick(kind === 'between hubs' ? hubs : called)
    const times: number[] = []
    const spent: number[] = []
    const found: number[] = []
    let tried = 0
    let slowestSearch = ''
    while (times.length < searches / 2) {
      const search: ConnectionSearch = {
        from: end(),
        to: end(),
        date: `2026-03-${String(random.integer(1, 28)).padStart(2, '0')}`,
        maxChanges: 2,
      }
      const [options, time, cpu] = timed(() => findConnections(timetable, search))
      tried += 1
      if (options.length === 0) continue
      if (times.every((other) => other < time))
        slowestSearch = `${codeOf.get(search.from)} to ${codeOf.get(search.to)}, ${options.length} options`
      times.push(time)
      spent.push(cpu)
      found.push(options.length)
    }
    for (const list of [times, spent, found]) list.sort((a, b) => a - b)
    const line = (list: readonly number[]) =>
      `p50 ${ms(at(list, 0.5))}, p95 ${ms(at(list, 0.95))}, max ${ms(at(list, 1))}`
    console.log(`${times.length} searches ${kind} (${tried} tried), up to 2 changes`)
    console.log(`  by clock: ${line(times)} (${slowestSearch})`)
    console.log(
      `  by processor: ${line(spent)}; p95 is ${(at(spent, 0.95) / at(fixed, 0.5)).toFixed(2)} fixed works`,
    )
    console.log(`  options: p50 ${at(found, 0.5)}, max ${at(found, 1)}`)
    slowest = Math.max(slowest, at(spent, 1))
  }
  return [
    { name: 'search for connections, slowest, by processor', unit: 'ms', value: slowest, most: budgetMs },
  ]
}
