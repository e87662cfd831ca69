import { expect, test } from 'vitest'
import { aTrain } from '@/test/railway/builders'
import type { Stop, Train } from './train'
import { callingPoints, foundTrip, journeyDateFor, tripMinutes, tripOf } from './trip'

const [a, b, c, d] = ['A', 'B', 'C', 'D'].map((code) => ({
  _id: code.toLowerCase(),
  code,
  name: `Station ${code}`,
})) as [Station, Station, Station, Station]
type Station = { _id: string; code: string; name: string }

/** A 22:00, B 23:50 to 00:10, C 03:00 to 03:05, D 06:00 in India. */
const route: Stop[] = [
  { station: a, departureTime: '2000-01-01T16:30:00Z', distance: 0, day: 0 },
  {
    station: b,
    arrivalTime: '2000-01-01T18:20:00Z',
    departureTime: '2000-01-01T18:40:00Z',
    distance: 110,
    day: 0,
  },
  {
    station: c,
    arrivalTime: '2000-01-01T21:30:00Z',
    departureTime: '2000-01-01T21:35:00Z',
    distance: 275,
    day: 1,
  },
  { station: d, arrivalTime: '2000-01-02T00:30:00Z', distance: 480, day: 1 },
]
const night = aTrain({
  source: a,
  destination: d,
  departureTime: '2000-01-01T16:30:00Z',
  arrivalTime: '2000-01-02T00:30:00Z',
  fare: 50,
  route,
})
const direct: Train = { ...night, route: [] }

test('a trip between two stops, named by id or by code, or one of each', () => {
  const expected = {
    from: b,
    to: d,
    departureTime: '2000-01-01T18:40:00Z',
    arrivalTime: '2000-01-02T00:30:00Z',
    boardingDay: 0,
    stopsBetween: 1,
    farePerPassenger: 185,
  }
  expect(tripOf(night, 'b', 'd')).toEqual(expected)
  expect(tripOf(night, 'B', 'D')).toEqual(expected)
  expect(tripOf(night, 'B', 'd')).toEqual(expected)
  expect(tripOf(night, 'b')).toEqual(expected)
  expect(tripOf(night, 'b', '')).toEqual(expected)
})

test('by default the whole run', () => {
  expect(tripOf(night)).toMatchObject({
    from: a,
    to: d,
    stopsBetween: 2,
    farePerPassenger: 240,
    boardingDay: 0,
  })
  expect(tripOf(night, undefined, 'c')).toMatchObject({
    from: a,
    to: c,
    arrivalTime: '2000-01-01T21:30:00Z',
    stopsBetween: 1,
    farePerPassenger: 138,
  })
})

test.each([
  ['d', 'a'],
  ['c', 'b'],
  ['b', 'b'],
  ['D', 'A'],
  ['x', 'd'],
  ['a', 'x'],
  ['x', 'y'],
])('from %s to %s this train does not go', (from, to) => {
  expect(tripOf(night, from, to)).toBeUndefined()
  expect(tripOf(direct, from, to)).toBeUndefined()
})

test('without a route the two ends are known, and the fare is the train’s', () => {
  const whole = {
    from: a,
    to: d,
    departureTime: '2000-01-01T16:30:00Z',
    arrivalTime: '2000-01-02T00:30:00Z',
    boardingDay: 0,
    stopsBetween: undefined,
    farePerPassenger: 50,
  }
  expect(tripOf(direct)).toEqual(whole)
  expect(tripOf(direct, 'a', 'D')).toEqual(whole)
  expect(tripOf(direct, 'b', 'd')).toBeUndefined()
  expect(tripOf({ ...direct, source: null })).toBeUndefined()
  expect(tripOf({ ...direct, destination: null })).toBeUndefined()
  expect(tripOf({ ...direct, fare: null })?.farePerPassenger).toBeUndefined()
})

test('a stop whose station is gone does not break the others', () => {
  const gone = { ...night, route: route.map((stop, at) => (at === 1 ? { ...stop, station: null } : stop)) }
  expect(tripOf(gone, 'a', 'd')?.stopsBetween).toBe(2)
  expect(tripOf(gone, 'b', 'd')).toBeUndefined()
  const firstGone = {
    ...night,
    source: null,
    route: [{ ...route[0], station: null }, ...route.slice(1)] as Stop[],
  }
  expect(tripOf(firstGone)).toBeUndefined()
  expect(tripOf(firstGone, 'b', 'c')).toMatchObject({ from: b, to: c })
})

test('stops without times of their own take the train’s', () => {
  const bare = { ...night, route: route.map(({ station }) => ({ station })) }
  expect(tripOf(bare, 'a', 'd')).toMatchObject({
    departureTime: night.departureTime,
    arrivalTime: night.arrivalTime,
    boardingDay: 0,
    farePerPassenger: 50,
  })
})

test('who boards on a later day travels on a train that started earlier', () => {
  const trip = tripOf(night, 'c', 'd')
  expect(trip?.boardingDay).toBe(1)
  expect(journeyDateFor({ boardingDay: 1 }, '2026-03-01')).toBe('2026-02-28')
  expect(journeyDateFor({ boardingDay: 0 }, '2026-03-01')).toBe('2026-03-01')
})

test('a found train keeps the times and fare that the search gave it', () => {
  const found = aTrain({
    fare: 185,
    departureTime: '2000-01-01T21:35:00Z',
    arrivalTime: '2000-01-02T00:30:00Z',
    route,
  })
  expect(foundTrip(found, c, d)).toEqual({
    from: c,
    to: d,
    departureTime: '2000-01-01T21:35:00Z',
    arrivalTime: '2000-01-02T00:30:00Z',
    boardingDay: 1,
    stopsBetween: 0,
    farePerPassenger: 185,
  })
  expect(foundTrip({ ...found, route: [] }, c, d)).toMatchObject({ boardingDay: 0, stopsBetween: undefined })
  expect(foundTrip({ ...found, route }, { code: 'B' }, { code: 'D' })).toMatchObject({ stopsBetween: 1 })
  expect(foundTrip({ ...found, fare: null, route }, d, b)).toMatchObject({
    stopsBetween: undefined,
    farePerPassenger: undefined,
  })
})

test('calling points are the stops that can be named, else the two ends', () => {
  expect(callingPoints(night)).toEqual([a, b, c, d])
  expect(callingPoints(direct)).toEqual([a, d])
  expect(callingPoints({ ...direct, destination: null })).toEqual([a])
  const idsOnly = route.map((stop) => ({ ...stop, station: { _id: stop.station?._id ?? '' } }))
  expect(callingPoints({ ...night, route: idsOnly })).toEqual([a, d])
  expect(callingPoints({ ...night, route: [{ station: null }, ...route.slice(2)] })).toEqual([a, c, d])
})

test('E2: a trip past midnight takes the hours of the night', () => {
  expect(tripMinutes({ departureTime: '22:00', arrivalTime: '06:00' })).toBe(480)
})

test('E2: who boards where a train stands past midnight travels a day after its start', () => {
  const india = 'Asia/Kolkata'
  expect(tripOf(night, 'b', 'd', india)?.boardingDay).toBe(1)
  expect(tripOf(night, 'a', 'd', india)?.boardingDay).toBe(0)
  expect(tripOf(night, 'c', 'd', india)?.boardingDay).toBe(1)
  // Elsewhere the stop is over before midnight.
  expect(tripOf(night, 'b', 'd', 'UTC')?.boardingDay).toBe(0)
  const sought = { ...night, departureTime: '2000-01-01T18:40:00Z' }
  expect(journeyDateFor(foundTrip(sought, b, d, india), '2026-03-02')).toBe('2026-03-01')
})

test('E2: where stops leave out their day, the days are counted from the start of the run', () => {
  const days = (train: Train) =>
    ['a', 'b', 'c'].map((from) => tripOf(train, from, 'd', 'Asia/Kolkata')?.boardingDay)
  const withoutDays = { ...night, route: route.map(({ day: _day, ...stop }) => stop) }
  expect(days(withoutDays)).toEqual([0, 1, 1])
  expect(foundTrip(withoutDays, c, d, 'Asia/Kolkata').boardingDay).toBe(1)
  // Nor does it matter from which number a railway counts.
  expect(days({ ...night, route: route.map((stop) => ({ ...stop, day: (stop.day ?? 0) + 1 })) })).toEqual([
    0, 1, 1,
  ])
})

test('E2: what the search found travels on the day its stop says, where the start of the run is not known', () => {
  const first = { station: a, departureTime: '08:00', day: 1 }
  const others: Stop[] = [
    { station: b, arrivalTime: '13:55', departureTime: '14:00', day: 1 },
    { station: c, arrivalTime: '23:55', departureTime: '00:05', day: 1 },
    { station: d, arrivalTime: '06:00', day: 2 },
  ]
  const days = (stops: Stop[]) => {
    const dayAt = (from: Station, departureTime: string) =>
      foundTrip({ ...night, departureTime, arrivalTime: '06:00', route: stops }, from, d, 'Asia/Kolkata')
        .boardingDay
    return [dayAt(b, '14:00'), dayAt(c, '00:05')]
  }
  expect(days([first, ...others])).toEqual([0, 1])
  expect(days([{ station: a, day: 1 }, ...others])).toEqual([0, 1])
  // Without its start, the route counts from a day that it does not hold.
  expect(days(others)).toEqual([1, 2])
  const withoutDays = (stops: Stop[]) => stops.map(({ day: _day, ...stop }) => stop)
  expect(days(withoutDays([first, ...others]))).toEqual([0, 1])
  // Never before the start: a stop that counts from elsewhere, or not at all, boards on the day of it.
  for (const rest of [withoutDays(others), others.map((stop) => ({ ...stop, day: 0 }))])
    expect(days([{ station: a, day: 1 }, ...rest])).toEqual([0, 1])
})

test('E2: only at the ends of the run do the times of the train stand for those that a stop leaves out', () => {
  const timeless = route.map(({ station }) => ({ station }))
  const times = (train: Train, from: string, to: string) => {
    const trip = tripOf(train, from, to)
    return [trip?.departureTime, trip?.arrivalTime]
  }
  expect(times({ ...night, route: timeless }, 'a', 'd')).toEqual([night.departureTime, night.arrivalTime])
  expect(times({ ...night, route: timeless }, 'b', 'c')).toEqual(['', ''])
  // A stop with one time is left when it is reached.
  const [, atB, atC] = route
  const oneTime = [
    { station: a },
    { station: b, arrivalTime: atB?.arrivalTime ?? '' },
    { station: c, departureTime: atC?.departureTime ?? '' },
    { station: d },
  ]
  expect(times({ ...night, route: oneTime }, 'b', 'c')).toEqual([atB?.arrivalTime, atC?.departureTime])
  // The run goes on to D, which the route does not name.
  const short = { ...night, route: timeless.slice(0, 3) }
  expect(times(short, 'a', 'c')).toEqual([night.departureTime, ''])
})

test('PLN-1: a route that leaves out the ends of the run is travelled from one to the other', () => {
  const india = 'Asia/Kolkata'
  const bare = { ...night, route: route.slice(1, 3) }
  expect(callingPoints(bare)).toEqual([a, b, c, d])
  expect(tripOf(bare, undefined, undefined, india)).toEqual({
    from: a,
    to: d,
    departureTime: night.departureTime,
    arrivalTime: night.arrivalTime,
    boardingDay: 0,
    stopsBetween: 2,
    farePerPassenger: 50,
  })
  expect(tripOf(bare, 'a', 'b', india)).toMatchObject({ arrivalTime: route[1]?.arrivalTime, stopsBetween: 0 })
  expect(tripOf(bare, 'c', 'd', india)).toMatchObject({ boardingDay: 1, arrivalTime: night.arrivalTime })
  // Nobody knows when it would leave there.
  expect(callingPoints({ ...bare, departureTime: 'soon' })).toEqual([b, c, d])
})
