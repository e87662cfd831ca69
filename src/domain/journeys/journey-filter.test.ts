import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anOption } from '@/test/railway/journeys'
import { dayParts } from '@/domain/time/day-part'
import {
  bestJourneyRelaxation,
  fareLimits,
  type FilterPart,
  fitsFilter,
  type JourneyFilter,
} from './journey-filter'

const unknownSeats = () => undefined

test.each<[string, JourneyFilter, boolean]>([
  ['nothing asked', {}, true],
  ['its type among others', { type: ['Rajdhani', 'Express'] }, true],
  ['another type', { type: ['Rajdhani'] }, false],
  ['its part of the day', { time: ['night', 'morning'] }, true],
  ['another part of the day', { time: ['night', 'evening'] }, false],
  ['an arrival to the minute', { arriveBy: 600 }, true],
  ['an arrival a minute before its own', { arriveBy: 599 }, false],
  ['its fare', { fare: 100 }, true],
  ['a lower fare', { fare: 99 }, false],
  ['no change', { changes: 0 }, true],
  ['its departure', { after: { date: '2026-03-04', minute: 480 } }, true],
  ['a minute after its departure', { after: { date: '2026-03-04', minute: 481 } }, false],
  ['a departure of another day', { after: { date: '2026-03-05', minute: 481 } }, true],
])('PLN-2: a journey and %s', (_, filter, expected) => {
  expect(fitsFilter(anOption(), filter, unknownSeats)).toBe(expected)
})

test('PLN-2: parts of the day begin at 0, 6, 12 and 18 o’clock, also for a departure past midnight of the search', () => {
  const starts = dayParts.map((part) =>
    [0, 359, 360, 719, 720, 1079, 1080, 1439].filter((departure) =>
      fitsFilter(anOption({ departure }), { time: [part] }, unknownSeats),
    ),
  )
  expect(starts).toEqual([
    [0, 359],
    [360, 719],
    [720, 1079],
    [1080, 1439],
  ])
})

test('PLN-2: every train of a journey is of a chosen type', () => {
  const mixed = anOption({ types: ['Express', 'Passenger'], changes: 1 })
  expect(fitsFilter(mixed, { type: ['Express'] }, unknownSeats)).toBe(false)
  expect(fitsFilter(mixed, { type: ['Express', 'Passenger'] }, unknownSeats)).toBe(true)
  expect(fitsFilter(mixed, { changes: 0 }, unknownSeats)).toBe(false)
})

test('TRN-3: what is not known fits nothing that asks for it', () => {
  const blank = anOption({ departure: undefined, arrival: undefined, farePerPassenger: undefined })
  expect(fitsFilter(blank, {}, unknownSeats)).toBe(true)
  for (const filter of [{ time: dayParts }, { arriveBy: 4000 }, { fare: 1e6 }]) {
    expect(fitsFilter(blank, filter, unknownSeats)).toBe(false)
  }
})

test('SEA-1: only a train that is known to be too full is left out', () => {
  const runs = ['a', 'b'].map((train) => ({ train, date: '2026-03-04' }))
  const withSeats = (a: number | undefined, b: number | undefined) =>
    fitsFilter(anOption({ runs }), { seats: 2 }, ({ train }) => (train === 'a' ? a : b))
  expect(withSeats(2, 3)).toBe(true)
  expect(withSeats(2, 1)).toBe(false)
  expect(withSeats(0, undefined)).toBe(false)
  expect(withSeats(undefined, undefined)).toBe(true)
})

const option = fc
  .record({
    departure: fc.option(fc.integer({ min: 0, max: 1439 }), { nil: undefined }),
    minutes: fc.integer({ min: 30, max: 900 }),
    farePerPassenger: fc.option(fc.integer({ min: 50, max: 900 }), { nil: undefined }),
    types: fc.array(fc.constantFrom('Express', 'Rajdhani'), { minLength: 1, maxLength: 2 }),
    changes: fc.integer({ min: 0, max: 2 }),
  })
  .map(({ departure, minutes, ...rest }) =>
    anOption({ ...rest, departure, minutes, arrival: departure && departure + minutes }),
  )
const filter = fc.record<JourneyFilter>(
  {
    type: fc.constantFrom(['Express'], ['Rajdhani']),
    time: fc.subarray([...dayParts], { minLength: 1 }),
    arriveBy: fc.integer({ min: 60, max: 1500 }),
    fare: fc.integer({ min: 50, max: 900 }),
    changes: fc.integer({ min: 0, max: 2 }),
    seats: fc.integer({ min: 1, max: 6 }),
  },
  { requiredKeys: [] },
)

test('TRN-4: the part named is the one whose removal finds most; none is named where none helps', () => {
  let named = 0
  fc.assert(
    fc.property(
      fc.array(option, { maxLength: 12 }),
      filter,
      fc.integer({ min: 0, max: 4 }),
      (all, asked, free) => {
        const without = (part: FilterPart) =>
          all.filter((one) => fitsFilter(one, { ...asked, [part]: undefined }, () => free)).length
        const counts = (Object.keys(asked) as FilterPart[]).map(without)
        const best = bestJourneyRelaxation(all, asked, () => free)
        expect(best?.count ?? 0).toBe(Math.max(0, ...counts))
        if (best) expect(without(best.without)).toBe(best.count)
        named += best ? 1 : 0
      },
    ),
    { seed: 20260401, numRuns: 500 },
  )
  expect(named).toBeGreaterThan(100)
})

test('PLN-2: fare limits divide what was found', () => {
  const fares = [120, 400, 480, undefined, 900].map((farePerPassenger) => anOption({ farePerPassenger }))
  expect(fareLimits(fares)).toEqual([200, 300, 500, 750])
  expect(fareLimits(fares.slice(0, 1))).toEqual([])
  expect(fareLimits([])).toEqual([])
})
