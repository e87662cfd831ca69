import type { StationRef } from '@/domain/stations/station'
import type { CalendarDate } from '@/domain/time/calendar-date'
import { isInService, runsOn } from '@/domain/trains/running-days'
import type { Train } from '@/domain/trains/train'
import { hasLeft, type RailwayNow } from '@/domain/trains/train-alternatives'
import { type FoundTrain, foundTrip, journeyDateFor, type TripOrder } from '@/domain/trains/trip'
import { tripTimes } from '@/domain/trains/trip-times'
import type { Connection } from './connections'

/** What ways to travel are compared by, be it one train or several. What the timetable does not say is undefined. */
export interface JourneyFacts {
  /** The day of boarding. */
  date: CalendarDate
  /** Minutes after that day's midnight, on the railway's clocks. */
  departure: number | undefined
  arrival: number | undefined
  /** That pass between: more or fewer than the clocks go on where they are changed in between. */
  minutes: number | undefined
  changes: number
  /** Rupees, for all trains; an estimate. */
  farePerPassenger: number | undefined
  /** Its trains by id, each with the date its run starts on: what seats are asked for. */
  runs: readonly TrainRun[]
  types: readonly string[]
  /** Numbers of its trains: the order of those that are equal. */
  numbers: string
}

export interface TrainRun {
  train: string
  date: CalendarDate
}

export interface DirectOption extends JourneyFacts {
  found: FoundTrain
}

export interface ChangeOption extends JourneyFacts {
  connection: Connection
}

export type JourneyOption = DirectOption | ChangeOption

function directOption(found: FoundTrain, date: CalendarDate, timeZone: string): DirectOption {
  const { train, trip } = found
  return {
    found,
    date,
    ...tripTimes(trip, timeZone, date),
    changes: 0,
    farePerPassenger: trip.farePerPassenger,
    runs: [{ train: train._id, date: journeyDateFor(trip, date) }],
    types: [train.trainType],
    numbers: train.trainNumber,
  }
}

export interface DirectTrains {
  /** Those that can still be boarded that day. */
  running: DirectOption[]
  departed: DirectOption[]
  /** Those that go this way on other days, or are out of service. */
  resting: DirectOption[]
}

/** The trains that the server's search found for a day, by what they are worth to somebody who asks now. */
export function directTrains(
  trains: readonly Train[],
  { from, to, date }: { from: StationRef; to: StationRef; date: CalendarDate },
  { now, timeZone }: { now: RailwayNow; timeZone: string },
): DirectTrains {
  const {
    running = [],
    departed = [],
    resting = [],
  } = Object.groupBy(
    trains.map((train) =>
      directOption({ train, trip: foundTrip(train, from, to, timeZone) }, date, timeZone),
    ),
    ({ found: { train }, runs, departure = Number.NaN }) => {
      if (!isInService(train) || !runs.every((run) => runsOn(train, run.date))) return 'resting'
      return hasLeft(departure, date, now) ? 'departed' : 'running'
    },
  )
  return { running, departed, resting }
}

/** The connections that need a change and can still be begun. */
export function changeOptions(
  connections: readonly Connection[],
  date: CalendarDate,
  { now, trainById }: { now: RailwayNow; trainById: ReadonlyMap<string, Train> },
): ChangeOption[] {
  return connections
    .filter(({ changes, departure }) => changes > 0 && !hasLeft(departure, date, now))
    .map((connection) => changeOption(connection, date, trainById))
}

/** Of the connections that can still be begun, those that arrive first. */
export const earliestArrivals = (
  connections: readonly Connection[],
  date: CalendarDate,
  now: RailwayNow,
  most: number,
): Connection[] =>
  connections
    .filter(({ departure }) => !hasLeft(departure, date, now))
    .toSorted((a, b) => a.arrival - b.arrival)
    .slice(0, most)

export function changeOption(
  connection: Connection,
  date: CalendarDate,
  trainById: ReadonlyMap<string, Train>,
): ChangeOption {
  const { legs, departure, arrival, minutes, changes, farePerPassenger } = connection
  const trains = legs.map((leg) => trainById.get(leg.train))
  return {
    connection,
    date,
    departure,
    arrival,
    minutes,
    changes,
    farePerPassenger,
    runs: legs.map((leg) => ({ train: leg.train, date: leg.journeyDate })),
    types: trains.map((train) => train?.trainType ?? ''),
    numbers: trains.map((train) => train?.trainNumber ?? '').join(' '),
  }
}

const valueIn: Record<TripOrder, (option: JourneyFacts) => number | undefined> = {
  departure: ({ departure }) => departure,
  arrival: ({ arrival }) => arrival,
  shortest: ({ minutes }) => minutes,
  cheapest: ({ farePerPassenger }) => farePerPassenger,
}

const byNumber = (a = Infinity, b = Infinity) => (a === b ? 0 : a - b)

/** Sorts the ways to travel of one day; what is not known comes last. */
export const sortOptions = <T extends JourneyFacts>(options: readonly T[], order: TripOrder): T[] =>
  options.toSorted(
    (a, b) =>
      byNumber(valueIn[order](a), valueIn[order](b)) ||
      byNumber(a.departure, b.departure) ||
      a.numbers.localeCompare(b.numbers),
  )

/** What an order has to offer at best; where it goes by the clock, on the first day that has any. */
export function bestBy<T extends JourneyFacts>(options: readonly T[], order: TripOrder): T | undefined {
  const first = options.map(({ date }) => date).toSorted()[0]
  const byClock = order === 'departure' || order === 'arrival'
  return sortOptions(byClock ? options.filter(({ date }) => date === first) : options, order)[0]
}
