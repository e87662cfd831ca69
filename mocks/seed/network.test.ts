import { expect, test } from 'vitest'
import type { StationRecord, TrainRecord } from '../records.ts'
import { createSeed } from './index.ts'

const { stations, trains } = createSeed({ seed: 1, today: '2026-11-21' })
const stationOf = new Map(stations.map((station) => [station._id, station]))
const codeOf = (id: string) => stationOf.get(id)?.code ?? 'none'
const numbered = (number: string) => trains.find(({ trainNumber }) => trainNumber === number)
const minutesOf = (instant: string) => Date.parse(instant) / 60_000
const lengthOf = (train: TrainRecord) => minutesOf(train.arrivalTime) - minutesOf(train.departureTime)

/** Calendar day of an instant in Asia/Kolkata, as a count of days. */
const railwayDay = (instant: string) => Math.floor((minutesOf(instant) + 330) / 1440)

function crowFlies(from: StationRecord, to: StationRecord): number {
  const [a, b, c, d] = [from.latitude, from.longitude, to.latitude, to.longitude].map(
    (x) => ((x ?? Number.NaN) * Math.PI) / 180,
  )
  if (a === undefined || b === undefined || c === undefined || d === undefined) return NaN
  return (
    6371 * Math.acos(Math.min(1, Math.sin(a) * Math.sin(c) + Math.cos(a) * Math.cos(c) * Math.cos(d - b)))
  )
}

test('L1: the seeded world holds at least 120 stations with unique codes, inside India', () => {
  expect(stations.length).toBeGreaterThanOrEqual(120)
  expect(new Set(stations.map(({ code }) => code)).size).toBe(stations.length)
  expect(new Set(stations.map(({ name }) => name)).size).toBe(stations.length)
  for (const station of stations) {
    expect(station.code).toMatch(/^[A-Z0-9]{1,5}$/)
    expect(station.name.trim().length * station.city.length * station.state.length).toBeGreaterThan(0)
    expect(station.latitude).toBeGreaterThan(6)
    expect(station.latitude).toBeLessThan(37)
    expect(station.longitude).toBeGreaterThan(68)
    expect(station.longitude).toBeLessThan(98)
  }
})

test.each([
  ['NDLS', 28.64, 77.22],
  ['MMCT', 18.97, 72.82],
  ['CSMT', 18.94, 72.84],
  ['HWH', 22.58, 88.34],
  ['MAS', 13.08, 80.27],
  ['SBC', 12.98, 77.57],
  ['PUNE', 18.53, 73.87],
  ['GHY', 26.18, 91.75],
  ['TVC', 8.49, 76.95],
])('L1: %s is where the map has it', (code, latitude, longitude) => {
  const station = stations.find((candidate) => candidate.code === code)
  expect(station?.latitude).toBeCloseTo(latitude, 1)
  expect(station?.longitude).toBeCloseTo(longitude, 1)
})

test('L1: every station is served by a train', () => {
  const served = new Set(
    trains.flatMap((train) => [train.source, train.destination, ...train.route.map((stop) => stop.station)]),
  )
  expect(stations.filter(({ _id }) => !served.has(_id)).map(({ code }) => code)).toEqual([])
})

test('L1: the seeded world holds at least 150 trains with unique five-digit numbers, of every type', () => {
  expect(trains.length).toBeGreaterThanOrEqual(150)
  expect(new Set(trains.map(({ trainNumber }) => trainNumber)).size).toBe(trains.length)
  expect(trains.filter(({ trainNumber }) => !/^\d{5}$/.test(trainNumber))).toEqual([])
  expect(new Set(trains.map(({ trainType }) => trainType)).size).toBe(6)
  for (const train of trains) {
    expect(train.availableSeats).toBe(train.totalSeats)
    expect(train.totalSeats).toBeGreaterThanOrEqual(1)
    expect(train.source).not.toBe(train.destination)
  }
})

test('L1: routes begin at the source, end at the destination and never call at a station twice', () => {
  const wrong = trains.filter(({ source, destination, route, departureTime, arrivalTime }) => {
    if (!stationOf.has(source) || !stationOf.has(destination)) return true
    const [first, last] = [route[0], route.at(-1)]
    if (!first || !last) return false
    return (
      first.station !== source ||
      last.station !== destination ||
      first.departureTime !== departureTime ||
      last.arrivalTime !== arrivalTime ||
      first.arrivalTime !== undefined ||
      last.departureTime !== undefined ||
      new Set(route.map(({ station }) => station)).size !== route.length ||
      route.some(({ station }) => !stationOf.has(station))
    )
  })
  expect(wrong.map(({ name }) => name)).toEqual([])
})

test('L1: times grow along every route and stand on full five minutes', () => {
  const wrong = trains.filter(({ route }) => {
    const minutes = route
      .flatMap(({ arrivalTime, departureTime }) => [arrivalTime, departureTime])
      .flatMap((instant) => (instant ? [minutesOf(instant)] : []))
    return minutes.some((minute, index) => minute % 5 !== 0 || !(minute > (minutes[index - 1] ?? 0)))
  })
  expect(wrong.map(({ name }) => name)).toEqual([])
})

test('L1: halts last one to ten minutes', () => {
  const halts = trains.flatMap(({ route }) =>
    route
      .slice(1, -1)
      .map(({ arrivalTime, departureTime }) => minutesOf(departureTime ?? '') - minutesOf(arrivalTime ?? '')),
  )
  expect(halts.length).toBeGreaterThan(500)
  expect(halts.filter((halt) => !(halt >= 1 && halt <= 10))).toEqual([])
})

test('L1: a stop counts the midnights that passed in the zone of the railway', () => {
  const wrong = trains.filter(({ route, departureTime }) =>
    route.some(
      (stop) => stop.day !== railwayDay(stop.arrivalTime ?? departureTime) - railwayDay(departureTime),
    ),
  )
  expect(wrong.map(({ name }) => name)).toEqual([])
  expect(trains.filter(({ route }) => route.at(-1)?.day === 1).length).toBeGreaterThan(20)
})

test('L1: the date part of train times is long past', () => {
  expect(
    trains.filter(({ departureTime }) => railwayDay(departureTime) !== railwayDay('2020-01-01T00:00:00Z')),
  ).toEqual([])
})

test('L1: distances grow along every route and follow the map', () => {
  const wrong = trains.flatMap(({ name, route }) =>
    route.flatMap(({ station, distance }, index) => {
      const before = route[index - 1]
      const [from, to] = [stationOf.get(before?.station ?? ''), stationOf.get(station)]
      if (!before || !from || !to) return distance === 0 ? [] : [name]
      const leg = distance - before.distance
      const straight = crowFlies(from, to)
      return leg > straight * 0.98 - 1 && leg < straight * 2.1 + 2
        ? []
        : [`${name} ${from.code} ${to.code} ${leg}`]
    }),
  )
  expect(wrong).toEqual([])
})

test('L1: the distance between two stations does not depend on the stops that a train leaves out', () => {
  const lengths = trains
    .filter(
      ({ source, destination }) => [codeOf(source), codeOf(destination)].toSorted().join(' ') === 'MMCT NDLS',
    )
    .map(({ route }) => route.at(-1)?.distance ?? NaN)
  expect(lengths.length).toBeGreaterThanOrEqual(10)
  expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(1)
  expect(Math.max(...lengths)).toBeGreaterThan(1300)
  expect(Math.max(...lengths)).toBeLessThan(1500)
})

test('L1: fares and speeds suit the type of train', () => {
  expect(15 * (numbered('12951')?.fare ?? 0)).toBeGreaterThan(2500)
  expect(15 * (numbered('12951')?.fare ?? 0)).toBeLessThan(2700)
  expect(numbered('59023')?.fare).toBeLessThan(30)
  const speeds = trains
    .filter(({ trainType }) => trainType === 'Rajdhani')
    .map((train) => (train.route.at(-1)?.distance ?? 0) / (lengthOf(train) / 60))
  expect(Math.min(...speeds)).toBeGreaterThan(60)
  expect(Math.max(...speeds)).toBeLessThan(110)
})

test('L1: the special cases that screens must survive are there', () => {
  const bare = trains.filter(({ route }) => route.length === 0)
  expect(bare.length).toBeGreaterThanOrEqual(2)
  expect(bare.filter(({ fare }) => fare <= 0)).toEqual([])
  expect(trains.filter(({ fare }) => fare === 0)).toHaveLength(1)
  expect(trains.filter(({ daysOfOperation }) => daysOfOperation.length === 0)).toHaveLength(1)
  expect(trains.filter(({ status }) => status === 'Cancelled')).toHaveLength(1)
  expect(trains.filter(({ status }) => status === 'Inactive')).toHaveLength(1)
  expect(trains.filter((train) => lengthOf(train) > 24 * 60).length).toBeGreaterThan(5)
  expect(trains.filter((train) => lengthOf(train) > 48 * 60).length).toBeGreaterThan(1)
  expect(trains.some(({ daysOfOperation }) => daysOfOperation.length === 1)).toBe(true)
})

test.each([
  ['NDLS', 'MMCT'],
  ['MMCT', 'NDLS'],
  ['SBC', 'MAS'],
  ['MAS', 'SBC'],
  ['PUNE', 'CSMT'],
  ['CSMT', 'PUNE'],
])('L1: from %s to %s run at least five trains from end to end on every day of the week', (from, to) => {
  const direct = trains.filter(
    ({ source, destination, status, totalSeats }) =>
      codeOf(source) === from && codeOf(destination) === to && status === 'Active' && totalSeats > 20,
  )
  const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const
  const counts = days.map(
    (day) => direct.filter(({ daysOfOperation }) => daysOfOperation.includes(day)).length,
  )
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(5)
})
