import { expect, test } from 'vitest'
import { aTrain } from '@/test/railway/builders'
import { boardOf } from './station-board'

const [a, b, c] = ['a', 'b', 'c'].map((_id) => ({ _id }))
const india = 'Asia/Kolkata'
const ends = { source: a!, destination: c!, departureTime: '22:00', arrivalTime: '06:00' }
/** Stands at B from 23:50 to 00:10. The route leaves the times of its ends to the train. */
const night = aTrain({
  ...ends,
  route: [
    { station: a!, day: 0 },
    { station: b!, arrivalTime: '23:50', departureTime: '00:10', day: 0 },
    { station: c!, day: 1 },
  ],
})
const timesAt = (station: string, kind: 'departures' | 'arrivals', train = night) =>
  boardOf([train], station, kind, india).map(({ time, day }) => [time, day])

test('F1: a train calls as many days after its start as the stop says, and leaves a day later where it stands past midnight', () => {
  expect(timesAt('b', 'arrivals')).toEqual([['23:50', 0]])
  expect(timesAt('b', 'departures')).toEqual([['00:10', 1]])
})

test('F1: where a route leaves the times of its ends out, and without a route, the train’s own are on the board', () => {
  for (const train of [night, aTrain({ ...ends, route: [] })]) {
    expect(timesAt('a', 'departures', train)).toEqual([['22:00', 0]])
    expect(timesAt('c', 'arrivals', train)).toEqual([['06:00', 1]])
    expect(timesAt('a', 'arrivals', train)).toEqual([])
    expect(timesAt('c', 'departures', train)).toEqual([])
  }
})

test('F1: where stops leave out their day, the board counts the days of the run', () => {
  const withoutDays = aTrain({ ...night, route: night.route.map(({ day: _day, ...stop }) => stop) })
  expect(timesAt('b', 'arrivals', withoutDays)).toEqual([['23:50', 0]])
  expect(timesAt('b', 'departures', withoutDays)).toEqual([['00:10', 1]])
  expect(timesAt('c', 'arrivals', withoutDays)).toEqual([['06:00', 1]])
})

test('F1: a run begins and ends at stops, also where nobody knows their station or time', () => {
  const [, stop] = night.route
  const between = (train: Partial<typeof night>) => {
    const one = aTrain({ ...ends, ...train })
    return [timesAt('b', 'arrivals', one), timesAt('b', 'departures', one)]
  }
  const both = [[['23:50', 0]], [['00:10', 1]]]
  const nowhere = { station: null, departureTime: '22:00', arrivalTime: '06:00' }
  expect(between({ source: null, route: [nowhere, stop!, night.route[2]!] })).toEqual(both)
  expect(between({ destination: null, route: [night.route[0]!, stop!, nowhere] })).toEqual(both)
  // The route leaves an end out whose time the train does not know.
  expect(between({ arrivalTime: '', route: night.route.slice(0, 2) })).toEqual(both)
  expect(between({ departureTime: '', route: night.route.slice(1) })).toEqual([[], [['00:10', 0]]])
})
