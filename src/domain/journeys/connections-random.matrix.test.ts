import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bestVectors, everyConnection, isAtLeastAsGood, vectorOf } from '@/test/railway/connections-reference'
import { aTrain } from '@/test/railway/builders'
import { runs } from '@/test/size'
import { weekdays } from '@/domain/time/calendar-date'
import type { Stop, Train } from '@/domain/trains/train'
import { type Connection, type ConnectionSearch, findConnections } from './connections'
import { buildTimetable } from './connections-timetable'

const zone = 'Asia/Kolkata'

// Few stations and coarse times: many changes work out, many to the minute, and equal options come up.
const stationId = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')
const anywhere = fc.option(
  stationId.map((_id) => ({ _id })),
  { freq: 12 },
)
const twoDigits = (value: number) => String(value).padStart(2, '0')
const clock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom(0, 10, 15))
  .map(([hours, minutes]) => `${twoDigits(hours)}:${twoDigits(minutes)}`)
const instant = fc
  .tuple(clock, fc.constantFrom(1, 1, 1, 2, 3))
  .map(([time, day]) => `2000-01-0${day}T${time}:00+05:30`)
const time = fc.oneof(
  { weight: 16, arbitrary: clock },
  { weight: 4, arbitrary: instant },
  { weight: 1, arbitrary: fc.constantFrom('', 'noon') },
)
const optional = <T>(value: fc.Arbitrary<T>, freq: number) => fc.option(value, { freq, nil: undefined })

const stop: fc.Arbitrary<Stop> = fc
  .record({
    station: anywhere,
    arrivalTime: optional(time, 6),
    departureTime: optional(time, 6),
    distance: optional(fc.integer({ min: 0, max: 900 }), 9),
    day: optional(fc.integer({ min: 0, max: 3 }), 2),
  })
  .map(({ station, ...rest }) => ({
    station,
    ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)),
  }))

const train: fc.Arbitrary<Partial<Train>> = fc.record({
  source: anywhere,
  destination: anywhere,
  departureTime: time,
  arrivalTime: time,
  fare: fc.oneof({ weight: 8, arbitrary: fc.integer({ min: 0, max: 60 }) }, fc.constantFrom(null, -5)),
  route: fc.oneof(
    { weight: 1, arbitrary: fc.constant<Stop[]>([]) },
    { weight: 5, arbitrary: fc.array(stop, { minLength: 2, maxLength: 5, size: 'max' }) },
  ),
  status: fc.constantFrom(...Array.from({ length: 9 }, () => 'Active'), 'active', 'Cancelled', 'Inactive'),
})
const days = optional(fc.subarray([...weekdays], { minLength: 3 }), 3)

const world = fc.array(fc.tuple(train, days), { minLength: 2, maxLength: 18, size: 'max' }).map((made) =>
  made.map(([changes, daysOfOperation], index) => {
    const { daysOfOperation: _daily, ...daily } = aTrain({ _id: `t${index}`, ...changes })
    return daysOfOperation ? { ...daily, daysOfOperation } : daily
  }),
)

const search: fc.Arbitrary<ConnectionSearch> = fc.record({
  from: stationId,
  to: stationId,
  date: fc.constantFrom('2026-03-01', '2026-03-03', '2024-02-29', '2025-12-31'),
  maxChanges: fc.constantFrom(0, 1, 2, 2, 2),
  minChangeMinutes: fc.constantFrom(undefined, 0, 5, 10, 15, 15, 20, 45, 600, 1440, 1441),
})

/** From a by way of b or c, then e or f, to d: nobody gets there without two changes, and there are many ways to. */
const lane = (starts: string[], ends: string[]) =>
  fc.record({
    start: fc.constantFrom(...starts),
    end: fc.constantFrom(...ends),
    departs: fc.integer({ min: 0, max: 96 }),
    takes: fc.integer({ min: 1, max: 30 }),
    fare: fc.oneof({ weight: 12, arbitrary: fc.integer({ min: 0, max: 40 }) }, fc.constant(null)),
    days,
  })
const lanes = fc
  .tuple(
    ...[lane(['a'], ['b', 'c']), lane(['b', 'c'], ['e', 'f']), lane(['e', 'f'], ['d'])].map((trains) =>
      fc.array(trains, { minLength: 3, maxLength: 10, size: 'max' }),
    ),
  )
  .map((made) =>
    made.flat().map(({ start, end, departs, takes, fare, days: daysOfOperation }, index): Train => {
      const clockAt = (quarters: number) => {
        const minutes = (quarters * 15) % 1440
        return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
      }
      const { daysOfOperation: _daily, ...daily } = aTrain({
        _id: `t${index}`,
        source: { _id: start },
        destination: { _id: end },
        departureTime: clockAt(departs),
        arrivalTime: clockAt(departs + takes),
        fare,
      })
      return daysOfOperation ? { ...daily, daysOfOperation } : daily
    }),
  )

const figures = (options: readonly Connection[]) => new Set(options.map(vectorOf))

test('PLN-2: with two changes, what is found is what trying everything finds', () => {
  let options = 0
  fc.assert(
    fc.property(lanes, search, (trains, asked) => {
      const twoChanges = { ...asked, from: 'a', to: 'd', maxChanges: 2 } as const
      const found = findConnections(buildTimetable(trains, zone), twoChanges)
      expect(figures(found)).toEqual(bestVectors(everyConnection(trains, twoChanges)))
      options += found.length
    }),
    { seed: 20260305, numRuns: runs(300) },
  )
  expect(options).toBeGreaterThan(runs(300))
})

test.each([
  ['Europe/Berlin', ['2027-03-27', '2027-03-28', '2027-10-30', '2027-10-31']],
  ['Australia/Lord_Howe', ['2027-04-03', '2027-10-02']],
])('PLN-2: so it is around the nights in which the clocks of %s are changed', (changing, dates) => {
  let options = 0
  fc.assert(
    fc.property(lanes, search, fc.constantFrom(...dates), (trains, asked, date) => {
      const twoChanges = { ...asked, date, from: 'a', to: 'd', maxChanges: 2 } as const
      const found = findConnections(buildTimetable(trains, changing), twoChanges)
      const every = everyConnection(trains, twoChanges, changing)
      expect(figures(found)).toEqual(bestVectors(every))
      const known = new Set(every.map((one) => JSON.stringify(one)))
      for (const one of found) expect(known).toContain(JSON.stringify(one))
      options += found.length
    }),
    { seed: 20260306, numRuns: runs(40) },
  )
  expect(options).toBeGreaterThan(runs(40))
})

test('PLN-2: what is found in small worlds is what trying everything finds', () => {
  const worlds = runs(1000)
  const seen = { options: 0, byChanges: [0, 0, 0], unknownFares: 0, most: 0 }
  fc.assert(
    fc.property(world, search, (trains, asked) => {
      const found = findConnections(buildTimetable(trains, zone), asked)
      const every = everyConnection(trains, asked)
      const best = bestVectors(every)
      expect(figures(found)).toEqual(best)
      // One for each set of figures, and each in full as the plain search made it.
      expect(found).toHaveLength(best.size)
      const known = new Set(every.map((one) => JSON.stringify(one)))
      for (const one of found) expect(known).toContain(JSON.stringify(one))

      seen.options += found.length
      seen.most = Math.max(seen.most, found.length)
      seen.unknownFares += found.filter(({ farePerPassenger }) => farePerPassenger === undefined).length
      for (const { changes } of found) seen.byChanges[changes] = (seen.byChanges[changes] ?? 0) + 1
    }),
    { seed: 20260303, numRuns: worlds },
  )
  // Worlds in which nothing happens would agree as well; a few of them have one of each at least.
  expect(Math.min(...seen.byChanges, seen.unknownFares)).toBeGreaterThan(worlds < 1000 ? 0 : 50)
})

test('PLN-4: a longer change time brings no option that was not there, or beaten, before', () => {
  fc.assert(
    fc.property(world, search, fc.integer({ min: 1, max: 300 }), (trains, asked, more) => {
      const timetable = buildTimetable(trains, zone)
      const { minChangeMinutes = 15 } = asked
      const before = findConnections(timetable, asked)
      const after = findConnections(timetable, { ...asked, minChangeMinutes: minChangeMinutes + more })
      const possible = new Set(everyConnection(trains, asked).map(vectorOf))
      for (const one of after) {
        expect(one.shortestChange ?? Infinity).toBeGreaterThanOrEqual(minChangeMinutes + more)
        expect(possible).toContain(vectorOf(one))
        expect(before.some((other) => isAtLeastAsGood(other, one))).toBe(true)
      }
    }),
    { seed: 20260304, numRuns: runs(300) },
  )
})
