// npm run bench:scaling -- [--stations FILE]: what docs/scaling.md counts with.
import { parseArgs } from 'node:util'
import { assumed, days, type Screen, type Traffic } from './scaling/model.ts'
import { measureScreens } from './scaling/screens.ts'
import { markdown } from './table/print.ts'

const { values } = parseArgs({ options: { stations: { type: 'string' } } })
const screens = await measureScreens(values.stations)

const kB = (bytes: number) => (bytes / 1000).toFixed(1)
const cells = ({ calls, bytes }: Traffic) => [String(calls), kB(bytes)]
console.log('\nEach screen, opened by its address, the first time on a device and the second time\n')
console.log(
  markdown([
    ['screen', 'API calls', 'kB', 'edge', 'kB', 'again: API calls', 'kB', 'edge', 'kB', 'API kB saved'],
    ...screens.map(({ name, first, second }: Screen) => [
      name,
      ...cells(first.api),
      ...cells(first.edge),
      ...cells(second.api),
      ...cells(second.edge),
      `${Math.round(100 * (1 - second.api.bytes / Math.max(1, first.api.bytes)))} %`,
    ]),
  ]),
)

const { perBooking, perDay, byCall } = days(screens)
const perSecond = (count: number) => (count * assumed.peak) / 86_400
console.log(`\n${JSON.stringify(assumed)}\n`)
console.log(
  markdown([
    ['', 'a booking', `${assumed.bookings.toLocaleString('en')} bookings a day`, 'a second at the peak'],
    ...(['api', 'edge'] as const).flatMap((by) => [
      [
        `${by}: requests`,
        perBooking[by].calls.toFixed(1),
        `${(perDay[by].calls / 1e6).toFixed(0)} million`,
        perSecond(perDay[by].calls).toFixed(0),
      ],
      [
        `${by}: bytes`,
        `${(perBooking[by].bytes / 1e6).toFixed(2)} MB`,
        `${(perDay[by].bytes / 1e12).toFixed(1)} TB`,
        `${((perSecond(perDay[by].bytes) * 8) / 1e9).toFixed(1)} Gbit`,
      ],
    ]),
  ]),
)
console.log('\nThe calls to the API by what they weigh for one booking\n')
console.log(
  markdown([
    ['call', 'times', 'kB each', 'kB', 'of all bytes'],
    ...byCall.map(({ call, times, bytes, share }) => [
      call,
      times.toFixed(1),
      kB(bytes / times),
      kB(bytes),
      `${(100 * share).toFixed(1)} %`,
    ]),
  ]),
)
