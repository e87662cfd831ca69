import { expect, test } from 'vitest'
import { aTrain } from '@/test/railway/builders'
import { anOption } from '@/test/railway/journeys'
import { fitsFilter } from './journey-filter'
import { bestBy, changeOptions, directTrains, sortOptions } from './journey-option'
import { date as wednesday, find, runs } from '@/test/railway/connections'

const timeZone = 'Asia/Kolkata'
const numbers = (list: readonly { numbers: string }[]) => list.map((option) => option.numbers)

// Leaves, takes, fare: 1 at 22:00, 8 h, 300; 2 at 06:00, 20 h, 100; 3 at 06:00, 5 h, 500; 4 at no time, no fare.
const option = (
  name: string,
  departure: number | undefined,
  minutes: number | undefined,
  farePerPassenger?: number,
) =>
  anOption({
    numbers: name,
    departure,
    minutes,
    arrival: departure === undefined || minutes === undefined ? undefined : departure + minutes,
    farePerPassenger,
  })
const four = [
  option('4', undefined, undefined),
  option('1', 1320, 480, 300),
  option('3', 360, 300, 500),
  option('2', 360, 1200, 100),
]

test.each([
  ['departure', ['2', '3', '1', '4']],
  ['arrival', ['3', '2', '1', '4']],
  ['shortest', ['3', '1', '2', '4']],
  ['cheapest', ['2', '1', '3', '4']],
] as const)('PLN-3: journeys by %s: what is not known comes last', (order, expected) => {
  expect(numbers(sortOptions(four, order))).toEqual(expected)
  expect(numbers(sortOptions(four.toReversed(), order))).toEqual(expected)
  expect(bestBy(four, order)?.numbers).toBe(expected[0])
})

test('PLN-3: equal journeys come by departure, then by number; those of which nothing is known, by number', () => {
  const same = [option('30', 540, 60, 5), option('20', 480, 60, 5), option('10', 540, 60, 5)]
  expect(numbers(sortOptions(same, 'cheapest'))).toEqual(['20', '10', '30'])
  expect(numbers(sortOptions(same, 'shortest'))).toEqual(['20', '10', '30'])
  const unknown = ['3', '1', '2'].map((name) => option(name, undefined, undefined))
  expect(numbers(sortOptions(unknown, 'departure'))).toEqual(['1', '2', '3'])
  const one = option('7', undefined, undefined, 50)
  expect(numbers(sortOptions([one, option('6', 420, 60, 50)], 'cheapest'))).toEqual(['6', '7'])
})

test('PLN-3: of several days the earliest is of the first, the shortest and the cheapest of all', () => {
  const days = [
    { ...option('2', 300, 60, 90), date: '2026-03-05' },
    { ...option('1', 600, 90, 95), date: '2026-03-04' },
  ]
  expect(bestBy(days, 'departure')?.numbers).toBe('1')
  expect(bestBy(days, 'arrival')?.numbers).toBe('1')
  expect(bestBy(days, 'shortest')?.numbers).toBe('2')
  expect(bestBy(days, 'cheapest')?.numbers).toBe('2')
  expect(bestBy([], 'departure')).toBeUndefined()
})

const ends = { from: { _id: 's1' }, to: { _id: 's2' } }
const direct = (changes: Parameters<typeof aTrain>[0], now = { today: '2026-03-01', minutes: 0 }) => {
  const parts = directTrains([aTrain(changes)], { ...ends, date: wednesday }, { now, timeZone })
  return Object.entries(parts).flatMap(([part, list]) => (list.length > 0 ? part : []))
}

test('PLN-5: a train runs, has departed, or rests that day', () => {
  const at22 = { departureTime: '22:00', arrivalTime: '06:00' }
  expect(direct(at22)).toEqual(['running'])
  expect(direct({ ...at22, daysOfOperation: ['Mon'] })).toEqual(['resting'])
  expect(direct({ ...at22, status: 'Cancelled' })).toEqual(['resting'])
  expect(direct(at22, { today: wednesday, minutes: 1319 })).toEqual(['running'])
  expect(direct(at22, { today: wednesday, minutes: 1320 })).toEqual(['departed'])
  expect(direct({ departureTime: 'soon' }, { today: wednesday, minutes: 1320 })).toEqual(['running'])
})

test('PLN-2: of connections those that need a change and can still be begun, with their trains', () => {
  const trains = [
    runs('t1', 'a 08:00, b 09:00', { trainNumber: '11', trainType: 'Mail' }),
    runs('t2', 'b 09:20, d 12:00', { trainNumber: '12' }),
    runs('t3', 'a 10:00, d 11:00', { trainNumber: '13' }),
  ]
  const trainById = new Map(trains.map((train) => [train._id, train]))
  const at = (minutes: number) =>
    changeOptions(find(trains), wednesday, { now: { today: wednesday, minutes }, trainById })
  // The direct train leaves later and comes earlier: it hides the other.
  expect(at(0)).toEqual([])
  const slow = [...trains.slice(0, 2), runs('t3', 'a 07:00, d 18:00', { fare: 900 })]
  const options = changeOptions(find(slow), wednesday, {
    now: { today: wednesday, minutes: 479 },
    trainById,
  })
  expect(options).toMatchObject([
    {
      numbers: '11 12',
      types: ['Mail', 'Express'],
      changes: 1,
      runs: [
        { train: 't1', date: wednesday },
        { train: 't2', date: wednesday },
      ],
    },
  ])
  expect(
    changeOptions(find(slow), wednesday, { now: { today: wednesday, minutes: 480 }, trainById }),
  ).toEqual([])
})

test('E2, PLN-5: in the night of the clock change direct trains go by how long they take, as does their order', () => {
  const found = directTrains(
    [
      aTrain({ _id: 'night', trainNumber: '1', departureTime: '23:00', arrivalTime: '07:00' }),
      aTrain({ _id: 'day', trainNumber: '2', departureTime: '10:00', arrivalTime: '17:30' }),
      aTrain({ _id: 'skipped', trainNumber: '3', departureTime: '23:30', arrivalTime: '02:30' }),
      aTrain({ _id: 'after', trainNumber: '4', departureTime: '23:40', arrivalTime: '03:15' }),
    ].map(({ daysOfOperation: _days, ...daily }) => daily),
    { ...ends, date: '2027-03-27' },
    { now: { today: '2027-03-01', minutes: 0 }, timeZone: 'Europe/Berlin' },
  ).running
  const shortest = sortOptions(found, 'shortest')
  expect(shortest.map((one) => [one.numbers, one.minutes])).toEqual([
    ['4', 155],
    ['3', 180],
    ['1', 420],
    ['2', 450],
  ])
  // The clocks show 03:30 when the timetable says 02:30.
  expect(numbers(sortOptions(found, 'arrival'))).toEqual(['2', '4', '3', '1'])
  const by = (arriveBy: number) =>
    numbers(found.filter((one) => fitsFilter(one, { arriveBy }, () => undefined)))
  expect(by(1440 + 200)).toEqual(['2', '4'])
})
