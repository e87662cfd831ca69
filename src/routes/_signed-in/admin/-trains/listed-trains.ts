import { clockMinutes, durationMinutes } from '@/domain/duration'
import { stationLabel } from '@/domain/station'
import type { Train } from '@/domain/train'
import { filterTrains } from '@/domain/train-search'
import { clockTime } from '@/domain/train-time'
import { parseSort, sortRows } from '@/lib/table-sort'
import type { AdminTrainsSearch } from './trains-search'

const lacking: Record<NonNullable<AdminTrainsSearch['lacks']>, (train: Train) => boolean> = {
  days: ({ daysOfOperation }) => daysOfOperation?.length === 0,
  route: ({ route }) => route.length === 0,
}

/** What a column is sorted by. */
function trainKey(train: Train, column: string, timeZone: string): string | number | null | undefined {
  const minute = (time: string) => {
    const clock = clockTime(time, timeZone)
    return clock === undefined ? undefined : clockMinutes(clock)
  }
  switch (column) {
    case 'number':
      return train.trainNumber
    case 'name':
      return train.name
    case 'type':
      return train.trainType
    case 'from':
      return train.source && stationLabel(train.source)
    case 'to':
      return train.destination && stationLabel(train.destination)
    case 'departure':
      return minute(train.departureTime)
    case 'arrival':
      return minute(train.arrivalTime)
    case 'duration':
      return durationMinutes(train.departureTime, train.arrivalTime)
    case 'stops':
      return train.route.length
    case 'seats':
      return train.totalSeats
    case 'fare':
      return train.fare
    default:
      return undefined
  }
}

/** The trains an address asks for, in its order; without one, in the list's own: created ones first (E3). */
export function listedTrains(
  trains: readonly Train[],
  { q, type, day, lacks, sort }: AdminTrainsSearch,
  timeZone: string,
): Train[] {
  const found = filterTrains(trains, { q, type, day }).filter((train) => !lacks || lacking[lacks](train))
  if (sort === undefined) return found
  const { by, descending } = parseSort(sort)
  return sortRows(found, (train) => trainKey(train, by, timeZone), descending)
}
