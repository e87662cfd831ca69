import { readFileSync } from 'node:fs'
import type { Train } from '../src/domain/train.ts'

/** Mulberry32: the same seed, the same world on every machine. */
export function randomOf(seed: number) {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
/** What is left to chance. */
export function diceOf(seed: number) {
  const random = randomOf(seed)
  const below = (count: number) => Math.floor(random() * count)
  function pick<T>(list: readonly T[]): T {
    const found = list[below(list.length)]
    if (found === undefined) throw new Error('Nothing to pick from')
    return found
  }
  return { random, below, pick }
}
type Dice = ReturnType<typeof diceOf>

interface Place {
  id: string
  latitude: number
  longitude: number
}

function places(file: string | undefined, { random }: Dice): Place[] {
  if (file === undefined) {
    return Array.from({ length: 8_700 }, (_, index) => ({
      id: `s${index}`,
      latitude: 9 + random() * 22,
      longitude: 70 + random() * 18,
    }))
  }
  const listed = JSON.parse(readFileSync(file, 'utf8')) as {
    code: string
    latitude: number | null
    longitude: number | null
  }[]
  return listed.flatMap(({ code, latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [{ id: code, latitude, longitude }],
  )
}

const degreeKm = 111
const apart = (a: Place, b: Place) =>
  degreeKm *
  Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180))

/** The nearest stations of each, looked for in its own and the adjoining squares of a grid. */
function neighboursOf(stations: readonly Place[]): (place: Place) => Place[] {
  const side = 0.5
  const squareOf = (x: number, y: number) => `${x},${y}`
  const square = ({ latitude, longitude }: Place) =>
    [Math.floor(latitude / side), Math.floor(longitude / side)] as const
  const grid = Map.groupBy(stations, (place) => squareOf(...square(place)))
  const known = new Map<Place, Place[]>()
  return (place) => {
    const found = known.get(place)
    if (found) return found
    const [x, y] = square(place)
    const near = [-1, 0, 1]
      .flatMap((dx) => [-1, 0, 1].flatMap((dy) => grid.get(squareOf(x + dx, y + dy)) ?? []))
      .filter((other) => other !== place)
      .toSorted((a, b) => apart(place, a) - apart(place, b))
      .slice(0, 14)
    known.set(place, near)
    return near
  }
}

/** From one station to another, each step to the neighbour that is nearest to the goal. */
function chain(start: Place, goal: Place, neighbours: (place: Place) => Place[]): Place[] {
  const way = [start]
  for (let at = start; at !== goal && way.length < 400;) {
    const next = neighbours(at).reduce((best, one) => (apart(one, goal) < apart(best, goal) ? one : best), at)
    // A gap in the network, such as the sea: the train ends here.
    if (next === at) break
    way.push(next)
    at = next
  }
  return way
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const
const instant = (minutes: number) =>
  new Date(Date.parse('2020-01-01T00:00:00+05:30') + minutes * 60_000).toISOString()

function createTrain(
  number: number,
  way: readonly Place[],
  isHub: (place: Place) => boolean,
  { random, below, pick }: Dice,
): Train {
  const every = pick([1, 1, 3, 5, 8])
  const kmh = every === 1 ? 35 : 50 + every * 4
  const stops = way.filter(
    (place, index) => index === 0 || index === way.length - 1 || isHub(place) || index % every === 0,
  )
  let clock = below(1440)
  let distance = 0
  const route = stops.map((place, index) => {
    const before = stops[index - 1]
    const step = before ? apart(before, place) : 0
    distance += step
    clock += Math.round((step / kmh) * 60)
    const arrival = clock
    if (before) clock += isHub(place) ? 10 : 2
    return {
      station: { _id: place.id },
      ...(before && { arrivalTime: instant(arrival) }),
      ...(index < stops.length - 1 && { departureTime: instant(clock) }),
      distance: Math.round(distance),
      day: Math.floor(arrival / 1440),
    }
  })
  return {
    _id: `t${number}`,
    trainNumber: String(10_000 + number),
    name: `Train ${number}`,
    trainType: every === 1 ? 'Passenger' : 'Express',
    source: route[0]?.station ?? null,
    destination: route.at(-1)?.station ?? null,
    departureTime: route[0]?.departureTime ?? '',
    arrivalTime: route.at(-1)?.arrivalTime ?? '',
    totalSeats: 1000,
    fare: pick([20, 35, 62, 62, 110, 175]),
    route,
    ...(random() < 0.4 && { daysOfOperation: weekdays.filter(() => random() < 0.5) }),
    status: random() < 0.02 ? 'Cancelled' : 'Active',
  }
}

/**
 * Trains there and back along chains of neighbouring stations, mostly between 300 hubs.
 *
 * @param file a JSON list of stations with code, latitude and longitude; those without a position are left out
 */
export function createWorld(count: number, file: string | undefined, dice: Dice) {
  const { random, pick } = dice
  const stations = places(file, dice)
  const neighbours = neighboursOf(stations)
  const hubs = Array.from({ length: 300 }, () => pick(stations))
  const hubSet = new Set(hubs)
  const trains: Train[] = []
  while (trains.length < count) {
    const start = random() < 0.8 ? pick(hubs) : pick(stations)
    const goal = random() < 0.8 ? pick(hubs) : pick(stations)
    if (apart(start, goal) > pick([150, 400, 800, 1600, 2500])) continue
    const way = chain(start, goal, neighbours)
    if (way.length < 3) continue
    // There and back again.
    trains.push(createTrain(trains.length, way, (place) => hubSet.has(place), dice))
    trains.push(createTrain(trains.length, way.toReversed(), (place) => hubSet.has(place), dice))
  }
  return { trains: trains.slice(0, count), hubs, stations }
}
