import fc from 'fast-check'
import { expect, test } from 'vitest'
import { date, find, runs } from '@/test/railway/connections'
import { anOption } from '@/test/railway/journeys'
import { addDays } from '@/domain/time/calendar'
import { dayOf } from '@/domain/time/clock'
import type { Train } from '@/domain/trains/train'
import type { Connection } from './connections'
import type { KeyLeg } from './journey-key'
import { nearestTo, resolveJourney } from './journey-resolve'

const timeZone = 'Asia/Kolkata'
const numbered = (trains: Train[]) => trains.map((train) => ({ ...train, trainNumber: `n-${train._id}` }))
const resolve = (trains: Train[], key: KeyLeg[]) =>
  resolveJourney(key, 'd', { trains: numbered(trains), stationIdOf: (code) => code.toLowerCase(), timeZone })

const keyOf = ({ legs }: Connection): KeyLeg[] =>
  legs.map(({ train, from, departure }) => ({
    number: `n-${train}`,
    from: from.toUpperCase(),
    date: addDays(date, dayOf(departure)),
    minute: departure - dayOf(departure) * 1440,
  }))

const trains = [
  runs('t1', 'a 21:00, b 23:40 23:55, c 01:00', { fare: 11 }),
  runs('t2', 'c 01:20, d 03:00', { fare: 20 }),
  runs('t3', 'c 02:20, d 05:00', { fare: 5 }),
]
const [found, cheaper] = find(trains)

test('PLN-6: a found connection’s key leads back to the same connection', () => {
  for (const one of [found, cheaper]) {
    if (!one) throw new Error('Nothing was found')
    expect(resolve(trains, keyOf(one))).toEqual({ connection: one, changed: false })
  }
})

test('PLN-6: it is found also where another one is better now, and whichever day it runs on', () => {
  const better = [...trains, runs('t4', 'a 22:00, d 02:00', { fare: 1 })]
  if (!found) throw new Error('Nothing was found')
  expect(find(better)).not.toContainEqual(found)
  expect(resolve(better, keyOf(found))?.connection).toEqual(found)
})

test('PLN-6: a train that leaves at another time is told, with its new times', () => {
  const moved = [trains[0]!, runs('t2', 'c 01:30, d 03:10', { fare: 20 })]
  expect(resolve(moved, keyOf(found!))).toMatchObject({
    changed: true,
    connection: { arrival: 1440 + 190, shortestChange: 30, farePerPassenger: 42 },
  })
})

test.each<[string, Train[]]>([
  ['a train is gone', [trains[0]!]],
  ['a train runs on other days', [trains[0]!, { ...trains[1]!, daysOfOperation: ['Sun'] }]],
  ['a train is out of service', [trains[0]!, { ...trains[1]!, status: 'Cancelled' }]],
  ['a train ends elsewhere', [trains[0]!, runs('t2', 'c 01:20, e 03:00')]],
  ['a train goes the other way', [trains[0]!, runs('t2', 'd 01:20, c 03:00')]],
  ['the change no longer works out', [trains[0]!, runs('t2', 'c 00:50, d 03:00')]],
])('PLN-6: a journey is gone where %s', (_, now) => {
  expect(resolve(now, keyOf(found!))).toBeUndefined()
})

test('PLN-6: nothing is made of stations that are not there', () => {
  const [first, ...rest] = keyOf(found!)
  const context = { trains: numbered(trains), stationIdOf: () => undefined, timeZone }
  expect(resolveJourney([first!, ...rest], 'd', context)).toBeUndefined()
  expect(resolveJourney([], 'd', context)).toBeUndefined()
})

test('PLN-6: in many small worlds every connection found has a key that leads back to it', () => {
  const clock = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '20', '45'))
    .map(([hours, minutes]) => `${String(hours).padStart(2, '0')}:${minutes}`)
  const line = fc
    .tuple(
      fc.shuffledSubarray(['a', 'b', 'c', 'd'], { minLength: 2 }),
      fc.array(clock, { minLength: 4, maxLength: 4 }),
    )
    .map(([stations, times]) => stations.map((station, index) => `${station} ${times[index]}`).join(', '))
  let seen = 0
  fc.assert(
    fc.property(fc.array(line, { minLength: 4, maxLength: 12 }), (lines) => {
      const world = lines.map((stops, index) => runs(`t${index}`, stops))
      for (const one of find(world)) {
        expect(resolve(world, keyOf(one))).toEqual({ connection: one, changed: false })
        seen += 1
      }
    }),
    { seed: 20260403, numRuns: 300 },
  )
  expect(seen).toBeGreaterThan(300)
})

test('PLN-6: the nearest journey is the one that leaves nearest, over midnight too', () => {
  const [before, after, unknown] = [
    anOption({ date: '2026-03-03', departure: 1435 }),
    anOption({ departure: 30, changes: 2 }),
    anOption({ departure: undefined }),
  ]
  const direct = anOption({ departure: 30 })
  expect(nearestTo([unknown, after, before], { date: '2026-03-04', minute: 10 })).toBe(before)
  expect(nearestTo([unknown, after, before], { date: '2026-03-04', minute: 20 })).toBe(after)
  expect(nearestTo([after, direct], { date: '2026-03-04', minute: 20 })).toBe(direct)
  expect(nearestTo([], { date: '2026-03-04', minute: 20 })).toBeUndefined()
})
