import { type Station, stationLabel } from '@/domain/stations/station'
import type { Train } from '@/domain/trains/train'
import { daysText } from '@/domain/trains/running-days'
import { clockTime } from '@/domain/trains/train-time'
import type { Cells } from './change-log'

/** What the change log keeps of a train. */
export const trainCells = (train: Train, timeZone: string): Cells => ({
  Number: train.trainNumber,
  Name: train.name,
  Type: train.trainType,
  From: stationLabel(train.source),
  To: stationLabel(train.destination),
  Departs: clockTime(train.departureTime, timeZone) ?? train.departureTime,
  Arrives: clockTime(train.arrivalTime, timeZone) ?? train.arrivalTime,
  Seats: train.totalSeats,
  Fare: train.fare,
  Days: train.daysOfOperation ? daysText(train) : 'Every day',
  Stops: train.route.map(({ station }) => station?.code ?? station?.name ?? '—').join(' '),
})

/** What the change log keeps of a station. */
export const stationCells = ({ code, name, city, state, zone, latitude, longitude }: Station): Cells => ({
  Code: code,
  Name: name,
  City: city,
  State: state,
  Zone: zone ?? null,
  Latitude: latitude,
  Longitude: longitude,
})
