import { fold, searchText } from '@/domain/search/fold'
import { fits, hasWords, type Query, queryOf } from '@/domain/search/query'
import type { Weekday } from '@/domain/time/calendar-date'
import { lazily, perObject } from '@/lib/memo'
import { sameText, trimmed } from '@/lib/text/text'
import type { Train } from './train'
import type { TrainSort } from './train-sort'
import { tripMinutes, tripOf } from './trip'

export interface TrainQuery {
  /** Words that number, name, type or end stations hold, each of them somewhere. */
  q?: string | undefined
  type?: string | undefined
  day?: Weekday | undefined
}

interface Entry {
  number: string
  name: string
  text: string
}

const textOf = ({ trainNumber, name, trainType, source, destination }: Train) => {
  const ends = [source, destination].flatMap((end) => [end?.name, end?.code, end?.city])
  return searchText([trainNumber, name, trainType, ...ends])
}

const entryOf = perObject((train: Train): Entry => ({
  number: fold(train.trainNumber),
  name: fold(train.name),
  text: textOf(train),
}))

/** Makes what the first search would have to wait for. */
export const prepareTrainSearch = (train: Train) => void entryOf(train)

/** The trains that fit every part of the query, in their order. */
export function filterTrains(trains: readonly Train[], { q, type, day }: TrainQuery): Train[] {
  const query = trimmed(q ?? '') === '' ? undefined : queryOf(q ?? '')
  return trains.filter(
    (train) =>
      (type === undefined || sameText(train.trainType, type)) &&
      (day === undefined || train.daysOfOperation === undefined || train.daysOfOperation.includes(day)) &&
      (query === undefined || fits(query, entryOf(train).text)),
  )
}

/** Smaller is better; undefined is no match. */
function rank({ number, name, text }: Entry, query: Query): number | undefined {
  if (!fits(query, text)) return undefined
  if (number === query.text) return 0
  if (number.startsWith(query.text)) return 1
  if (name.startsWith(query.text)) return 2
  return hasWords(query, text) ? 3 : 4
}

/**
 * The trains that best match what was typed, at most `most`: those of that number first, then of that name, then those
 * with words that begin like it. Equally good ones keep their order.
 */
export function findTrains(trains: readonly Train[], typed: string, most: number): Train[] {
  const query = queryOf(typed)
  const ranked: Train[][] = [[], [], [], [], []]
  for (const train of trains) {
    const at = rank(entryOf(train), query)
    if (at !== undefined) ranked[at]?.push(train)
  }
  return ranked.flat().slice(0, most)
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

const inEnglish = lazily(() => new Intl.Collator('en'))

const byText = (trains: readonly Train[], text: (train: Train) => string) =>
  trains.toSorted((a, b) => inEnglish().compare(text(a), text(b)))

// Of a timetable both are asked for again and again, and take long.
const byNumber = perObject((trains: readonly Train[]) => byText(trains, ({ trainNumber }) => trainNumber))
const wholeTrip = perObject((train: Train) => tripOf(train))

/**
 * Trains of the same value go by their numbers.
 * @param minuteOf minutes after midnight of a departure, on the railway's clocks
 */
export function sortTrains(
  trains: readonly Train[],
  sort: TrainSort,
  minuteOf: (time: string) => number,
): readonly Train[] {
  if (sort === 'name') return byText(trains, ({ name }) => name)
  if (sort === 'number') return byNumber(trains)
  const value = (train: Train): number => {
    if (sort === 'departure') return unknownLast(minuteOf(train.departureTime))
    const trip = wholeTrip(train)
    return unknownLast(sort === 'shortest' ? trip && tripMinutes(trip) : trip?.farePerPassenger)
  }
  return (
    byNumber(trains)
      .map((train) => ({ train, value: value(train) }))
      // Two unknown values are equal: Infinity minus Infinity is none.
      .toSorted((a, b) => (a.value === b.value ? 0 : a.value - b.value))
      .map(({ train }) => train)
  )
}
