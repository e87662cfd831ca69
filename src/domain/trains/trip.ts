import type { StationRef } from '@/domain/stations/station'
import { addDays } from '@/domain/time/calendar'
import type { CalendarDate } from '@/domain/time/calendar-date'
import { dayOf } from '@/domain/time/clock'
import { durationMinutes } from '@/domain/time/duration'
import { callsOf, clockReader, endsAt, type ReadClock, startsAt, withEnds } from './calls'
import { farePerPassenger } from './fare'
import type { Stop, Train } from './train'

/** The part of a train's run that a passenger travels. */
export interface Trip {
  from: StationRef
  to: StationRef
  departureTime: string
  arrivalTime: string
  /** Calendar days between the train's start and the boarding: its journey date is that much earlier. */
  boardingDay: number
  /** Whole stops between boarding and leaving, or undefined where the route is not known. */
  stopsBetween: number | undefined
  /** Rupees; an estimate. */
  farePerPassenger: number | undefined
}

const matches = (station: StationRef | null, key: string) =>
  station !== null && (station._id === key || station.code === key)

const stopAt = (route: readonly Stop[], key: string) =>
  route.findIndex(({ station }) => matches(station, key))

/** Lists name a route's stations by id alone, but the ends of the run in full. */
const named = ({ source, destination }: Train, station: StationRef): StationRef =>
  [source, destination].find((end) => end?._id !== undefined && end._id === station._id) ?? station

/** Calendar days between a train's start and its departure from a stop, by what the stop itself says. */
function dayAlone(train: Train, stop: number, readClock: ReadClock): number {
  const firstDay = (startsAt(train, 0) && train.route[0]?.day) || 0
  const { day = firstDay, arrivalTime, departureTime } = train.route[stop] ?? { station: null }
  const standsPastMidnight = readClock(departureTime) < readClock(arrivalTime)
  // A train does not call before it starts.
  return Math.max(0, day - firstDay) + (standsPastMidnight ? 1 : 0)
}

/** The same by the whole run, on the clocks of the railway's zone. */
function boardingDayAt(train: Train, stop: number, timeZone: string | undefined): number {
  if (timeZone === undefined) return train.route[stop]?.day ?? 0
  const readClock = clockReader(timeZone)
  const call = callsOf(train, readClock).find((each) => each.stop === stop)
  return call ? dayOf(call.departure) : dayAlone(train, stop, readClock)
}

/** The stations where a passenger can get on and off, first to last. Without a known route: its two ends. */
export function callingPoints(train: Train): StationRef[] {
  const known = withEnds(train).route.flatMap(({ station }) =>
    station?._id && (station.name || station.code) ? [station] : [],
  )
  if (known.length >= 2) return known
  return [train.source, train.destination].filter((station) => station !== null)
}

/**
 * The trip from one calling point to a later one, each named by id or code and by default the ends of the run; or
 * undefined where the train does not go that way.
 * @param timeZone the railway's: required for the day of boarding
 */
export function tripOf(listed: Train, from?: string, to?: string, timeZone?: string): Trip | undefined {
  const train = withEnds(listed)
  const { route, source, destination } = train
  const start = from ? stopAt(route, from) : 0
  const end = to ? stopAt(route, to) : route.length - 1
  const [first, last] = [route[start], route[end]]
  if (first?.station && last?.station && start < end) {
    const [fromId, toId] = [first.station._id ?? '', last.station._id ?? '']
    return {
      from: named(train, first.station),
      to: named(train, last.station),
      departureTime:
        first.departureTime ?? (startsAt(train, start) ? train.departureTime : (first.arrivalTime ?? '')),
      arrivalTime: last.arrivalTime ?? (endsAt(train, end) ? train.arrivalTime : (last.departureTime ?? '')),
      boardingDay: boardingDayAt(train, start, timeZone),
      stopsBetween: end - start - 1,
      farePerPassenger: farePerPassenger(train, fromId, toId),
    }
  }
  const wholeRun = (!from || matches(source, from)) && (!to || matches(destination, to))
  if (!source || !destination || !wholeRun) return undefined
  return {
    from: source,
    to: destination,
    departureTime: train.departureTime,
    arrivalTime: train.arrivalTime,
    boardingDay: 0,
    stopsBetween: route.length > 2 ? route.length - 2 : undefined,
    farePerPassenger: train.fare ?? undefined,
  }
}

/**
 * The same of a train whose own times are those of the travelled part: they do not stand for a start of the run that the
 * route leaves open, and then only the stop itself says it.
 */
function foundBoardingDayAt(train: Train, stop: number, timeZone: string | undefined): number {
  if (timeZone === undefined) return train.route[stop]?.day ?? 0
  const readClock = clockReader(timeZone)
  const knowsStart = startsAt(train, 0) && !Number.isNaN(readClock(train.route[0]?.departureTime))
  return knowsStart ? boardingDayAt(train, stop, timeZone) : dayAlone(train, stop, readClock)
}

/** A train that the server's search found: its times and fare are those of the travelled part already. */
export function foundTrip(train: Train, from: StationRef, to: StationRef, timeZone?: string): Trip {
  const at = (station: StationRef) => stopAt(train.route, station._id ?? station.code ?? '')
  const [start, end] = [at(from), at(to)]
  return {
    from,
    to,
    departureTime: train.departureTime,
    arrivalTime: train.arrivalTime,
    boardingDay: foundBoardingDayAt(train, start, timeZone),
    stopsBetween: start >= 0 && end > start ? end - start - 1 : undefined,
    farePerPassenger: train.fare ?? undefined,
  }
}

/** The date the train starts on, for somebody who boards on `date`: what the server calls the journey date. */
export const journeyDateFor = (trip: Pick<Trip, 'boardingDay'>, date: CalendarDate) =>
  addDays(date, -trip.boardingDay)

export const tripMinutes = ({ departureTime, arrivalTime }: Pick<Trip, 'departureTime' | 'arrivalTime'>) =>
  durationMinutes(departureTime, arrivalTime)

export type TripOrder = 'departure' | 'arrival' | 'shortest' | 'cheapest'

export interface FoundTrain {
  train: Train
  trip: Trip
}
