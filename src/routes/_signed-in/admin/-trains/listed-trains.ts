import { clockMinutes, durationMinutes } from '@/domain/time/duration'
import type { Train } from '@/domain/trains/train'
import { filterTrains } from '@/domain/trains/train-search'
import { clockTime } from '@/domain/trains/train-time'
import { timeZone } from '@/lib/config'
import type { SortKey } from '@/lib/lists/sort-rows'
import type { AdminTrainsSearch } from './trains-search'

const lacking: Record<NonNullable<AdminTrainsSearch['lacks']>, (train: Train) => boolean> = {
  days: ({ daysOfOperation }) => daysOfOperation?.length === 0,
  route: ({ route }) => route.length === 0,
}

const minute = (time: string) => {
  const clock = clockTime(time, timeZone)
  return clock === undefined ? undefined : clockMinutes(clock)
}

const keys: Record<string, (train: Train) => SortKey> = {
  number: ({ trainNumber }) => trainNumber,
  name: ({ name }) => name,
  type: ({ trainType }) => trainType,
  from: ({ source }) => source?.code ?? source?.name,
  to: ({ destination }) => destination?.code ?? destination?.name,
  departure: ({ departureTime }) => minute(departureTime),
  arrival: ({ arrivalTime }) => minute(arrivalTime),
  duration: ({ departureTime, arrivalTime }) => durationMinutes(departureTime, arrivalTime),
  stops: ({ route }) => route.length,
  seats: ({ totalSeats }) => totalSeats,
  fare: ({ fare }) => fare,
}

/** What a column is sorted by. */
export const trainSortKey = (train: Train, column: string) => keys[column]?.(train)

/** The trains an address asks for, in the list's own order: created ones first (E3). */
export const foundTrains = (
  trains: readonly Train[],
  { q, type, day, lacks }: Omit<AdminTrainsSearch, 'sort'>,
): Train[] => filterTrains(trains, { q, type, day }).filter((train) => !lacks || lacking[lacks](train))
