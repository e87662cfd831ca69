import { weekdays } from '../records.ts'
import type { PlacedStation, StopRecord, TrainRecord, TrainType, Weekday } from '../records.ts'
import { createRailDistance } from './corridors.ts'
import { railwayInstant } from './dates.ts'
import { hashOf, idOf } from './random.ts'
import { easternTimetable } from './timetable-east.ts'
import { specialTimetable } from './timetable-special.ts'
import { westernTimetable } from './timetable-west.ts'

interface Service {
  number: string
  name: string
  type: TrainType
  /** Station codes. */
  stops: string[]
  /** Minutes after midnight. */
  departure: number
  days: Weekday[]
  exceptions: ReadonlyMap<string, string>
}

interface Custom {
  /** Kilometres per hour between two halts. */
  kmh: number
  /** Rupees per passenger and 100 km. */
  fare: number
  seats: number
}

const customs: Record<TrainType, Custom> = {
  Rajdhani: { kmh: 82, fare: 175, seats: 980 },
  Shatabdi: { kmh: 76, fare: 195, seats: 1020 },
  Duronto: { kmh: 78, fare: 160, seats: 940 },
  Express: { kmh: 60, fare: 62, seats: 1150 },
  Passenger: { kmh: 42, fare: 20, seats: 1400 },
  Other: { kmh: 76, fare: 210, seats: 780 },
}

/** The date part of a train's times means nothing; a long past one makes sure that nobody takes it for a journey's. */
const timetableDate = '2020-01-01'
const minutesPerDay = 1440

const isTrainType = (word: string): word is TrainType => Object.hasOwn(customs, word)

/** Times in a printed timetable are easier to compare on full five minutes. */
const roundToFive = (minutes: number) => Math.max(5, Math.round(minutes / 5) * 5)

function parseDays(text: string): Weekday[] {
  if (text === 'daily') return [...weekdays]
  return weekdays.filter((day) => text.split(' ').includes(day))
}

function parseMinutes(clock: string): number {
  const [hours = NaN, minutes = NaN] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

/** One service for each direction that the line names. */
function parseLine(line: string): Service[] {
  const [numbers = '', name = '', type = '', stops = '', departures = '', days = '', exceptions = ''] = line
    .split('|')
    .map((cell) => cell.trim())
  if (!isTrainType(type)) throw new Error(`Unknown type of train in: ${line}`)
  return numbers.split('/').map((number, direction) => {
    const codes = stops.split(' ')
    const departure = parseMinutes(departures.split('/')[direction] ?? '')
    if (Number.isNaN(departure)) throw new Error(`No departure time in: ${line}`)
    return {
      number,
      name,
      type,
      stops: direction === 0 ? codes : codes.toReversed(),
      departure,
      days: parseDays(days.split('/')[direction] ?? days),
      exceptions: new Map(exceptions.split(' ').map((pair) => pair.split('=') as [string, string])),
    }
  })
}

function createTrain(
  service: Service,
  seed: number,
  stationOf: (code: string) => PlacedStation,
  railDistance: (from: string, to: string) => number,
): TrainRecord {
  const { number, name, type, stops, departure, days, exceptions } = service
  const usual = customs[type]
  const numeric = (key: string) => (exceptions.has(key) ? Number(exceptions.get(key)) : undefined)
  const kmh = numeric('kmh') ?? usual.kmh
  // Two trains of a type rarely have the same number of coaches.
  const totalSeats = numeric('seats') ?? usual.seats + (hashOf(`coaches ${number}`) % 5) * 24

  const route: StopRecord[] = []
  let clock = departure
  let kilometres = 0
  for (const [index, code] of stops.entries()) {
    const station = stationOf(code)._id
    const before = stops[index - 1]
    if (before === undefined) {
      route.push({ station, departureTime: railwayInstant(timetableDate, clock), distance: 0, day: 0 })
      continue
    }
    const leg = railDistance(before, code)
    kilometres += leg
    clock += roundToFive((leg / kmh) * 60)
    const stop: StopRecord = {
      station,
      arrivalTime: railwayInstant(timetableDate, clock),
      // Rounded at each stop, not at each leg: trains with other stops must still agree on the distance.
      distance: Math.round(kilometres),
      day: Math.floor(clock / minutesPerDay),
    }
    if (index < stops.length - 1) {
      clock += hashOf(`halt ${number} ${code}`) % 6 === 0 ? 10 : 5
      stop.departureTime = railwayInstant(timetableDate, clock)
    }
    route.push(stop)
  }

  return {
    _id: idOf(seed, 'train', number),
    trainNumber: number,
    name,
    trainType: type,
    source: stationOf(stops[0] ?? '')._id,
    destination: stationOf(stops.at(-1) ?? '')._id,
    departureTime: railwayInstant(timetableDate, departure),
    arrivalTime: railwayInstant(timetableDate, clock),
    totalSeats,
    availableSeats: totalSeats,
    fare: numeric('fare') ?? usual.fare,
    route: exceptions.get('route') === 'none' ? [] : route,
    daysOfOperation: days,
    status: parseStatus(exceptions.get('status')),
  }
}

function parseStatus(word: string | undefined): NonNullable<TrainRecord['status']> {
  return word === 'Cancelled' || word === 'Inactive' ? word : 'Active'
}

export function createTrains(seed: number, stations: readonly PlacedStation[]): TrainRecord[] {
  const byCode = new Map(stations.map((station) => [station.code, station]))
  const stationOf = (code: string) => {
    const station = byCode.get(code)
    if (!station) throw new Error(`A train calls at ${code}, which is no station`)
    return station
  }
  const railDistance = createRailDistance(stations)
  return [westernTimetable, easternTimetable, specialTimetable]
    .flatMap((timetable) => timetable.trim().split('\n'))
    .flatMap(parseLine)
    .map((service) => createTrain(service, seed, stationOf, railDistance))
}
