import { beforeAll, expect, test } from 'vitest'
import type { StationRecord, Tables, TrainRecord } from '../records.ts'
import { personas } from '../seed/index.ts'
import { createLargeWorld } from './index.ts'
import { stationsIn } from './station-file.ts'

const today = '2026-11-21'
const dayLength = 86_400_000
let world: Tables
let stationOf: Map<string, StationRecord>

// A second's work each, on a machine that has nothing else to do.
const patience = 60_000

beforeAll(() => {
  world = createLargeWorld({ seed: 1, today })
  stationOf = new Map(world.stations.map((station) => [station._id, station]))
}, patience)

const idsIn = ({ source, destination, route }: TrainRecord) => [
  source,
  destination,
  ...route.map(({ station }) => station),
]

test('L1: the large world has 5,000 trains over 8,990 stations, and every id and code is one record’s alone', () => {
  expect([world.stations.length, world.trains.length, world.bookings.length]).toEqual([8990, 5000, 2000])
  expect(world.reviews.length).toBeGreaterThan(500)
  for (const table of Object.values(world) as { _id: string }[][]) {
    expect(new Set(table.map(({ _id }) => _id)).size).toBe(table.length)
  }
  const keys = [
    world.stations.map(({ code }) => code),
    world.trains.map(({ trainNumber }) => trainNumber),
    world.bookings.map(({ pnr }) => pnr),
    world.users.map(({ email }) => email),
    world.users.map(({ username }) => username),
    world.reviews.map(({ user, train }) => `${user} ${train}`),
  ]
  for (const key of keys) expect(new Set(key).size).toBe(key.length)
})

test('L1: every id resolves', () => {
  const trains = new Map(world.trains.map((train) => [train._id, train]))
  const users = new Set(world.users.map(({ _id }) => _id))
  const unknown = [
    ...world.trains.flatMap(idsIn).filter((id) => !stationOf.has(id)),
    ...world.bookings
      .flatMap(({ fromStation, toStation }) => [fromStation, toStation])
      .filter((id) => !stationOf.has(id)),
    ...[...world.bookings, ...world.reviews].map(({ train }) => train).filter((id) => !trains.has(id)),
    ...[...world.bookings, ...world.reviews].map(({ user }) => user).filter((id) => !users.has(id)),
    ...world.reviews.flatMap(({ likes, dislikes }) => [...likes, ...dislikes]).filter((id) => !users.has(id)),
  ]
  expect(unknown).toEqual([])
})

test('L1: times never go backwards along a route, nor do distances, and the ends are the train’s own', () => {
  const wrong = world.trains.filter((train) => {
    const times = train.route.flatMap(({ arrivalTime, departureTime }) =>
      [arrivalTime, departureTime].flatMap((time) => (time === undefined ? [] : Date.parse(time))),
    )
    const distances = train.route.map(({ distance }) => distance)
    const rises = (values: number[]) =>
      values.every((value, at) => at === 0 || value >= (values[at - 1] ?? 0))
    const [first, last] = [train.route[0], train.route.at(-1)]
    const ends =
      !first ||
      (first.station === train.source &&
        last?.station === train.destination &&
        first.departureTime === train.departureTime &&
        last.arrivalTime === train.arrivalTime &&
        first.arrivalTime === undefined &&
        last.departureTime === undefined)
    return !rises(times) || !rises(distances) || distances.some((km) => km < 0) || !ends
  })
  expect(wrong).toEqual([])
  const goBackwards = world.trains.filter(
    ({ departureTime, arrivalTime }) => Date.parse(arrivalTime) <= Date.parse(departureTime),
  )
  expect(goBackwards).toEqual([])
})

test('L1: a stop’s day counts the midnights of the railway since the departure', () => {
  const dayOf = (time: string) => Math.floor((Date.parse(time) + 5.5 * 3_600_000) / dayLength)
  const wrong = world.trains.flatMap(({ trainNumber, departureTime, route }) =>
    route.some(
      ({ arrivalTime, day }) =>
        arrivalTime !== undefined && day !== dayOf(arrivalTime) - dayOf(departureTime),
    )
      ? [trainNumber]
      : [],
  )
  expect(wrong).toEqual([])
  expect(world.trains.filter(({ route }) => (route.at(-1)?.day ?? 0) > 0).length).toBeGreaterThan(1000)
})

test('L1: routes follow the map: no train visits a station twice, and its stops lead to its goal', () => {
  for (const { route } of world.trains) {
    expect(new Set(route.map(({ station }) => station)).size).toBe(route.length)
  }
  const km = (a: StationRecord, b: StationRecord) =>
    111 * Math.hypot((a.latitude ?? 0) - (b.latitude ?? 0), (a.longitude ?? 0) - (b.longitude ?? 0))
  const ratios = world.trains.flatMap(({ route, source, destination }) => {
    const [from, to] = [stationOf.get(source), stationOf.get(destination)]
    const length = route.at(-1)?.distance ?? 0
    const known = from?.latitude && to?.latitude
    return known && length > 50 ? [km(from, to) / length] : []
  })
  expect(ratios.length).toBeGreaterThan(3000)
  expect(Math.min(...ratios)).toBeGreaterThan(0.5)
})

test('L1: there are trains of every type, on single days, without a known route, and some that do not run', () => {
  const count = (matches: (train: TrainRecord) => boolean) => world.trains.filter(matches).length
  for (const type of ['Rajdhani', 'Shatabdi', 'Duronto', 'Express', 'Passenger', 'Other']) {
    expect(count(({ trainType }) => trainType === type)).toBeGreaterThan(100)
  }
  expect(count(({ daysOfOperation }) => daysOfOperation.length === 1)).toBeGreaterThan(10)
  expect(count(({ daysOfOperation }) => daysOfOperation.length === 0)).toBeGreaterThan(0)
  expect(count(({ status }) => status !== 'Active')).toBeGreaterThan(50)
  expect(count(({ route }) => route.length === 0)).toBeGreaterThan(10)
  expect(count(({ totalSeats, fare }) => totalSeats < 1 || fare <= 0)).toBe(0)
})

test('L1: the holes of real lists are there: no position, no city, capitals, placeholders; some of them have trains', () => {
  const unplaced = world.stations.filter(({ latitude }) => latitude === null)
  expect(unplaced).toHaveLength(293)
  expect(unplaced.every(({ longitude }) => longitude === null)).toBe(true)
  expect(world.stations.filter(({ code, name }) => code.startsWith('XX-') && name === code)).toHaveLength(22)
  expect(world.stations.filter(({ city }) => city === '').length).toBeGreaterThan(3000)
  expect(world.stations.filter(({ name }) => name === name.toUpperCase()).length).toBeGreaterThan(4000)
  const called = new Set(world.trains.flatMap(idsIn))
  const withTrains = unplaced.filter(({ _id }) => called.has(_id)).length
  expect(withTrains).toBeGreaterThan(20)
  expect(withTrains).toBeLessThan(293)
})

test('L2: the personas are there, with what they have booked; the new passenger has nothing', () => {
  const bookingsOf = (id: string) => {
    const persona = personas.find((candidate) => candidate.id === id)
    const user = world.users.find(({ email }) => email === persona?.email)
    expect(user?.password).toBe(persona?.password)
    return world.bookings.filter((booking) => booking.user === user?._id)
  }
  expect(personas.map(({ id }) => [id, bookingsOf(id).length])).toEqual([
    ['new-passenger', 0],
    ['frequent-passenger', 26],
    ['family-passenger', 9],
    ['admin', 1],
    ['agent', 10],
    ['expired-session', 3],
  ])
  expect(bookingsOf('family-passenger').every(({ passengers }) => passengers.length >= 4)).toBe(true)
})

test('L1: bookings lie within 180 days, on running days, and never take more seats than there are', () => {
  const trains = new Map(world.trains.map((train) => [train._id, train]))
  const held = new Map<string, number>()
  for (const {
    train: id,
    journeyDate,
    bookingDate,
    bookingStatus,
    passengers,
    fromStation,
    toStation,
    totalFare,
  } of world.bookings) {
    const train = trains.get(id)
    const days = (Date.parse(journeyDate) - Date.parse(today)) / dayLength
    expect(Math.abs(days)).toBeLessThanOrEqual(180)
    expect(bookingDate < journeyDate && bookingDate.slice(0, 10) < today).toBe(true)
    expect(train?.status).toBe('Active')
    expect(train?.daysOfOperation).toContain(
      (['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const)[new Date(journeyDate).getUTCDay()],
    )
    const stops = train?.route.map(({ station }) => station) ?? []
    if (stops.length > 0) expect(stops.indexOf(fromStation)).toBeLessThan(stops.indexOf(toStation))
    expect(totalFare % passengers.length).toBe(0)
    if (bookingStatus === 'Confirmed' || bookingStatus === 'RAC') {
      const run = `${id} ${journeyDate}`
      held.set(run, (held.get(run) ?? 0) + passengers.length)
      expect(held.get(run)).toBeLessThanOrEqual(train?.totalSeats ?? 0)
    }
  }
  expect(new Set(world.bookings.map(({ bookingStatus }) => bookingStatus)).size).toBe(4)
  // There are trains to be sold out, and they are.
  const full = [...held].filter(([run, seats]) => seats === trains.get(run.split(' ')[0] ?? '')?.totalSeats)
  expect(full.length).toBeGreaterThan(0)
})

const listed = [
  '{"code":"BDHL","name":"Badhal","state":"Rajasthan","zone":"NWR","address":"Kishangarh Renwal, Rajasthan","latitude":27.25,"longitude":75.45}',
  '{"code":"XX-BECE","name":"XX-BECE","state":null,"zone":null,"address":null,"latitude":null,"longitude":null}',
  '{"code":"KHH","name":"KICHHA","state":"Uttar Pradesh","zone":"NER","address":"Kichha, Uttar Pradesh","latitude":28.9,"longitude":79.5}',
  '{"code":"RPZ","name":"","latitude":28.6,"longitude":79.4}',
  '{"code":"BE","name":"BAREILLY JN","latitude":28.33,"longitude":79.41}',
]

test.each([
  ['one object a line', listed.join('\n')],
  ['one list', `[\n${listed.join(',\n')}\n]\n`],
])('L1: stations of a file stay as they are: %s', (_, text) => {
  const stations = stationsIn(text, 1)
  expect(stations.map(({ _id, ...rest }) => rest)).toEqual([
    {
      code: 'BDHL',
      name: 'Badhal',
      city: 'Kishangarh Renwal',
      state: 'Rajasthan',
      zone: 'NWR',
      latitude: 27.25,
      longitude: 75.45,
    },
    { code: 'XX-BECE', name: 'XX-BECE', city: '', state: '', latitude: null, longitude: null },
    {
      code: 'KHH',
      name: 'KICHHA',
      city: 'Kichha',
      state: 'Uttar Pradesh',
      zone: 'NER',
      latitude: 28.9,
      longitude: 79.5,
    },
    { code: 'RPZ', name: '', city: '', state: '', latitude: 28.6, longitude: 79.4 },
    { code: 'BE', name: 'BAREILLY JN', city: '', state: '', latitude: 28.33, longitude: 79.41 },
  ])
  const small = createLargeWorld({ seed: 1, today, stations, trains: 6, bookings: 5 })
  expect(small.stations).toHaveLength(5)
  expect(small.trains.length).toBeGreaterThan(0)
})

test.each([
  ['{"name":"No code"}', 'Station 1 has no code of its own'],
  ['{"code":"A"}\n{"code":"A"}', 'Station 2 has no code of its own'],
])('L1: a list of stations with %s is refused', (text, words) => {
  expect(() => stationsIn(text, 1)).toThrow(words)
})
