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

/** @param minuteOf minutes after midnight of a departure, on the railway's clocks */
export function sortTrains(
  trains: readonly Train[],
  sort: TrainSort,
  minuteOf: (time: string) => number,
): Train[] {
  const value = (train: Train): number => {
    switch (sort) {
      case 'name':
      case 'number':
        return 0
      case 'departure':
        return unknownLast(minuteOf(train.departureTime))
      case 'shortest': {
        const trip = tripOf(train)
        return unknownLast(trip && tripMinutes(trip))
      }
      case 'cheapest':
        return unknownLast(tripOf(train)?.farePerPassenger)
    }
  }
  const text = ({ name, trainNumber }: Train) => (sort === 'name' ? name : trainNumber)
  return trains
    .map((train) => ({ train, value: value(train) }))
    .toSorted(
      (a, b) =>
        // Two unknown values are equal: Infinity minus Infinity is none.
        (a.value === b.value ? 0 : a.value - b.value) || inEnglish().compare(text(a.train), text(b.train)),
    )
    .map(({ train }) => train)
}
