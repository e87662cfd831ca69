import { fold } from './station-search'
import type { Train } from './train'
import type { TrainSort } from './train-sort'
import type { Weekday } from './weekday'
import { type Trip, tripMinutes, tripOf } from './trip'

export interface TrainQuery {
  /** Words that number, name, type or end stations hold, each of them somewhere. */
  q?: string | undefined
  type?: string | undefined
  day?: Weekday | undefined
}

interface Entry {
  train: Train
  text: string
}

const indexes = new WeakMap<readonly Train[], Entry[]>()

const textOf = ({ trainNumber, name, trainType, source, destination }: Train) =>
  fold(
    [
      trainNumber,
      name,
      trainType,
      source?.name,
      source?.code,
      source?.city,
      destination?.name,
      destination?.code,
    ]
      .concat(destination?.city)
      .filter(Boolean)
      .join(' '),
  )

function indexOf(trains: readonly Train[]): Entry[] {
  const known = indexes.get(trains)
  if (known) return known
  const built = trains.map((train) => ({ train, text: textOf(train) }))
  indexes.set(trains, built)
  return built
}

/** The trains that fit every part of the query. */
export function filterTrains(trains: readonly Train[], { q, type, day }: TrainQuery): Train[] {
  const words = fold(q ?? '')
    .split(/\s+/)
    .filter(Boolean)
  return indexOf(trains)
    .filter(
      ({ train, text }) =>
        words.every((word) => text.includes(word)) &&
        (type === undefined || train.trainType === type) &&
        (day === undefined || train.daysOfOperation === undefined || train.daysOfOperation.includes(day)),
    )
    .map(({ train }) => train)
}

/**
 * TRN-4: of the parts of a query that finds nothing, the one without which most trains are found, and how many.
 * Undefined where no single part helps.
 */
export function bestRelaxation(
  trains: readonly Train[],
  query: TrainQuery,
): { without: keyof TrainQuery; count: number } | undefined {
  const parts = (['q', 'type', 'day'] as const).filter((part) => query[part] !== undefined)
  const found = parts.map((without) => ({
    without,
    count: filterTrains(trains, { ...query, [without]: undefined }).length,
  }))
  const best = found.toSorted((a, b) => b.count - a.count)[0]
  return best && best.count > 0 ? best : undefined
}

const unknownLast = (value: number | undefined) =>
  value === undefined || Number.isNaN(value) ? Infinity : value

/** @param minuteOf minutes after midnight of a departure, on the railway's clocks */
export function sortTrains(
  trains: readonly Train[],
  sort: TrainSort,
  minuteOf: (time: string) => number,
): Train[] {
  const trips = new Map<Train, Trip | undefined>()
  const tripFor = (train: Train) => {
    if (!trips.has(train)) trips.set(train, tripOf(train))
    return trips.get(train)
  }
  const value = (train: Train): number => {
    const trip = tripFor(train)
    switch (sort) {
      case 'name':
      case 'number':
        return 0
      case 'departure':
        return unknownLast(minuteOf(train.departureTime))
      case 'shortest':
        return unknownLast(trip && tripMinutes(trip))
      case 'cheapest':
        return unknownLast(trip?.farePerPassenger)
    }
  }
  const byText =
    sort === 'name'
      ? (a: Train, b: Train) => a.name.localeCompare(b.name)
      : (a: Train, b: Train) => a.trainNumber.localeCompare(b.trainNumber)
  // Two unknown values are equal: Infinity minus Infinity is none.
  const order = (a: number, b: number) => (a === b ? 0 : a - b)
  return trains.toSorted((a, b) => order(value(a), value(b)) || byText(a, b))
}
