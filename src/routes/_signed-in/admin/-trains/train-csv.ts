import { weekdays } from '@/domain/weekday'
import type { Train } from '@/domain/train'
import { clockTime } from '@/domain/train-time'
import { timeZone } from '@/lib/config'
import type { CsvCell } from '@/lib/csv'

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

const clock = (text: string | undefined) => clockTime(text ?? '', timeZone) ?? ''

/** A stop as `PUNE 10:05-10:10 +0 192km`: what the import reads back. */
const stopText = ({ station, arrivalTime, departureTime, day, distance }: Train['route'][number]) =>
  `${station?.code ?? station?._id ?? ''} ${clock(arrivalTime)}-${clock(departureTime)} +${day ?? 0}${distance === undefined ? '' : ` ${distance}km`}`

/** Stations by code, days as `Mon Wed`, times in the railway's zone. */
export const trainCsvRow = (train: Train): CsvCell[] => [
  train.trainNumber,
  train.name,
  train.trainType,
  train.source?.code ?? train.source?._id ?? null,
  train.destination?.code ?? train.destination?._id ?? null,
  clock(train.departureTime),
  clock(train.arrivalTime),
  (train.daysOfOperation ?? weekdays).join(' '),
  train.totalSeats,
  train.fare,
  train.route.map(stopText).join('; '),
]
