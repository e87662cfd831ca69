import type { StationRecord, StopRecord, TrainRecord, TrainType, Weekday } from '../records.ts'
import { weekdays } from '../records.ts'
import { railwayInstant } from '../seed/dates.ts'
import { createRandom, hashOf, idOf, type Random } from '../seed/random.ts'
import { hubsOf, kmBetween, neighboursOf, type Place, placesOf, wayBetween } from './ways.ts'

interface Custom {
  kmh: number
  /** Rupees per passenger and 100 km. */
  fare: number
  seats: number
  /** Of the stations on the way, one in so many is a stop. */
  every: readonly number[]
  /** Stops at every hub besides. */
  hubs: boolean
}

const customs: Record<TrainType, Custom> = {
  Rajdhani: { kmh: 82, fare: 175, seats: 980, every: [60], hubs: true },
  Shatabdi: { kmh: 76, fare: 195, seats: 1020, every: [24], hubs: true },
  Duronto: { kmh: 78, fare: 160, seats: 940, every: [90], hubs: false },
  Express: { kmh: 60, fare: 62, seats: 1150, every: [3, 5, 9], hubs: true },
  Passenger: { kmh: 38, fare: 20, seats: 1400, every: [1], hubs: true },
  Other: { kmh: 70, fare: 110, seats: 780, every: [6, 9], hubs: true },
}

/** What runs on a way of up to so many kilometres; a type that is named twice is twice as likely. */
const typesByLength: readonly (readonly [km: number, types: readonly TrainType[]])[] = [
  [300, ['Passenger', 'Passenger', 'Passenger', 'Passenger', 'Express', 'Express', 'Shatabdi', 'Other']],
  [800, ['Passenger', 'Express', 'Express', 'Express', 'Express', 'Shatabdi', 'Duronto', 'Other']],
  [Infinity, ['Express', 'Express', 'Express', 'Express', 'Rajdhani', 'Duronto', 'Other']],
]

const typesFor = (length: number): readonly TrainType[] =>
  typesByLength.find(([km]) => length <= km)?.[1] ?? ['Express']

/** The first trains have so few seats that they are sold out. */
const saloons = 4
export const saloonSeats = 12
const hubCount = 300
const timetableDate = '2020-01-01'
const minutesPerDay = 1440

/** Trains share their times, and an instant is slow to write. */
function createClock(): (minutes: number) => string {
  const written = new Map<number, string>()
  return (minutes) => {
    const known = written.get(minutes)
    if (known !== undefined) return known
    const instant = railwayInstant(timetableDate, minutes)
    written.set(minutes, instant)
    return instant
  }
}

const inWords = (name: string) => name.toLowerCase().replaceAll(/\b\p{L}/gu, (letter) => letter.toUpperCase())

const nameOf = (type: TrainType, from: Place, to: Place) =>
  [from, to].map(({ station }) => inWords(station.name || station.code)).join(' ') +
  (type === 'Other' ? ' Special' : ` ${type}`)

function daysOf(type: TrainType, random: Random): Weekday[] {
  if (random.chance(0.004)) return []
  if (random.chance(type === 'Passenger' ? 0.95 : 0.5)) return [...weekdays]
  const start = random.pick(weekdays)
  return weekdays.filter((day) => day === start || random.chance(0.4))
}

function routeOf(
  stops: readonly Place[],
  departure: number,
  kmh: number,
  isHub: (place: Place) => boolean,
  instantOf: (minutes: number) => string,
): StopRecord[] {
  let clock = departure
  let kilometres = 0
  return stops.map((place, index): StopRecord => {
    const before = stops[index - 1]
    const step = before ? kmBetween(before, place) : 0
    kilometres += step
    clock += before ? Math.max(1, Math.round((step / kmh) * 60)) : 0
    const arrival = clock
    if (before) clock += isHub(place) ? 10 : 2
    return {
      station: place.station._id,
      ...(before && { arrivalTime: instantOf(arrival) }),
      ...(index < stops.length - 1 && { departureTime: instantOf(clock) }),
      distance: Math.round(kilometres),
      day: Math.floor(arrival / minutesPerDay),
    }
  })
}

/**
 * Trains there and back along chains of neighbouring stations, mostly between hubs. A few do not run at all, or do not
 * say where they stop.
 */
export function createWorldTrains(
  seed: number,
  stations: readonly StationRecord[],
  count: number,
): TrainRecord[] {
  const random = createRandom(hashOf(`${seed} trains of the large world`))
  const places = placesOf(stations, random)
  if (places.length < 3) throw new Error('Trains need at least three stations whose position is known')
  const neighbours = neighboursOf(places)
  const hubs = hubsOf(places, hubCount, random)
  const hubSet = new Set(hubs)
  const isHub = (place: Place) => hubSet.has(place)
  const instantOf = createClock()
  const trains: TrainRecord[] = []

  const add = (way: readonly Place[], type: TrainType, every: number) => {
    const { kmh, fare, seats, hubs: stopsAtHubs } = customs[type]
    const last = way.length - 1
    const stops = way.filter(
      (place, index) => index === 0 || index === last || index % every === 0 || (stopsAtHubs && isHub(place)),
    )
    const departure = random.integer(0, minutesPerDay / 5 - 1) * 5
    const route = routeOf(stops, departure, kmh, isHub, instantOf)
    const [from, to] = [stops[0], stops.at(-1)]
    if (!from || !to) return
    const trainNumber = String(10_000 + trains.length)
    const totalSeats = trains.length < saloons ? saloonSeats : seats + random.integer(0, 4) * 24
    trains.push({
      _id: idOf(seed, 'train', trainNumber),
      trainNumber,
      name: nameOf(type, from, to),
      trainType: type,
      source: from.station._id,
      destination: to.station._id,
      departureTime: instantOf(departure),
      arrivalTime: route.at(-1)?.arrivalTime ?? instantOf(departure),
      totalSeats,
      availableSeats: totalSeats,
      fare,
      route: random.chance(0.01) ? [] : route,
      daysOfOperation: daysOf(type, random),
      status: random.chance(0.02) ? random.pick(['Cancelled', 'Inactive']) : 'Active',
    })
  }

  // A network so broken that no way is long enough must not keep us looking.
  for (let tries = 0; trains.length < count && tries < count * 100; tries += 1) {
    const start = random.chance(0.8) ? random.pick(hubs) : random.pick(places)
    const goal = random.chance(0.8) ? random.pick(hubs) : random.pick(places)
    const length = kmBetween(start, goal)
    if (length > random.pick([150, 400, 800, 1600, 2500])) continue
    const way = wayBetween(start, goal, neighbours)
    if (way.length < 3) continue
    const type = random.pick(typesFor(length))
    const every = random.pick(customs[type].every)
    add(way, type, every)
    if (trains.length < count) add(way.toReversed(), type, every)
  }
  return trains
}
