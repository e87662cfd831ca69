import type { StationRef } from '@/domain/stations/station'
import { daysText } from '@/domain/trains/running-days'
import type { Train } from '@/domain/trains/train'
import { arrivalText, stopsText } from '@/domain/trains/train-stop-text'
import { stopsOf } from '@/domain/trains/train-stops'
import { clockTime } from '@/domain/trains/train-time'
import { timeZone } from '@/lib/config'
import type { CsvCell } from '@/lib/files/csv'

export const trainCsvHeader = [
  'trainNumber',
  'name',
  'trainType',
  'source',
  'destination',
  'departure',
  'arrival',
  'days',
  'totalSeats',
  'fare',
  'stops',
] as const

/**
 * What the import reads back: stations by code, days as `Mon Wed`, times in the railway's zone, stops as `stopsText` has
 * them.
 * @param codeOf lists give the stations of stops by their ids alone
 */
export const trainCsvRow = (train: Train, codeOf: (ref: StationRef | null) => string): CsvCell[] => [
  train.trainNumber,
  train.name,
  train.trainType,
  codeOf(train.source),
  codeOf(train.destination),
  clockTime(train.departureTime, timeZone) ?? '',
  arrivalText(train.departureTime, train.arrivalTime, timeZone),
  daysText(train),
  train.totalSeats,
  train.fare,
  train.route.length > 0 ? stopsText(stopsOf(train, timeZone), (_id) => codeOf({ _id })) : null,
]
