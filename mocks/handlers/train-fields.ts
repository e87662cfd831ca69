import { isId, isFilled, isInstant, isIntegerIn, isNumberIn, isOneOf } from './fields.ts'
import { numberOf, optional, problemsIn, textOf } from './fields.ts'
import { isRecord } from '../is-record.ts'
import { trainTypes, weekdays, type StopRecord, type TrainRecord } from '../records.ts'
import type { FieldProblem } from '../replies.ts'
import type { Fields } from '../is-record.ts'
import type { Rules } from './fields.ts'

const isTrainType = isOneOf(trainTypes)
const isWeekday = isOneOf(weekdays)

const rules: Rules = {
  trainNumber: [isFilled, 'Train number is required'],
  name: [isFilled, 'Name is required'],
  trainType: [isTrainType, `Train type must be one of ${trainTypes.join(', ')}`],
  source: [isId, 'Source station is required'],
  destination: [isId, 'Destination station is required'],
  departureTime: [isInstant, 'Departure time is required'],
  arrivalTime: [isInstant, 'Arrival time is required'],
  totalSeats: [isIntegerIn(1), 'Total seats must be a whole number from 1'],
  fare: [isNumberIn(0), 'Fare must be a number from 0'],
  daysOfOperation: [(value) => Array.isArray(value) && value.length > 0, 'At least one day is required'],
  route: [optional(Array.isArray), 'Route must be a list of stops'],
}

const stopRules: Rules = {
  station: [isId, 'Station is required'],
  arrivalTime: [optional(isInstant), 'Arrival time must be a time'],
  departureTime: [optional(isInstant), 'Departure time must be a time'],
  distance: [optional(isNumberIn(0)), 'Distance must be a number from 0'],
  day: [optional(isIntegerIn(0)), 'Day must be a whole number from 0'],
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const fieldsOf = (value: unknown): Fields => (isRecord(value) ? value : {})

export const trainProblems = (body: Fields): FieldProblem[] => [
  ...problemsIn(body, rules),
  ...listOf(body.daysOfOperation).flatMap((value, index) =>
    isWeekday(value) ? [] : [{ path: `daysOfOperation[${index}]`, msg: 'Not a day of the week', value }],
  ),
  ...listOf(body.route).flatMap((stop, index) => problemsIn(fieldsOf(stop), stopRules, `route[${index}].`)),
]

const instant = (value: unknown) => new Date(String(value)).toISOString()

function stopOf(stop: Fields): StopRecord {
  return {
    station: String(stop.station).toLowerCase(),
    ...(isInstant(stop.arrivalTime) && { arrivalTime: instant(stop.arrivalTime) }),
    ...(isInstant(stop.departureTime) && { departureTime: instant(stop.departureTime) }),
    distance: numberOf(stop.distance ?? 0),
    day: numberOf(stop.day ?? 0),
  }
}

/** The record that a body without problems describes. */
export function trainOf(_id: string, body: Fields): TrainRecord {
  const totalSeats = numberOf(body.totalSeats)
  return {
    _id,
    trainNumber: textOf(body.trainNumber),
    name: textOf(body.name),
    trainType: isTrainType(body.trainType) ? body.trainType : 'Other',
    source: String(body.source).toLowerCase(),
    destination: String(body.destination).toLowerCase(),
    departureTime: instant(body.departureTime),
    arrivalTime: instant(body.arrivalTime),
    totalSeats,
    availableSeats: totalSeats,
    fare: numberOf(body.fare),
    route: listOf(body.route).map((stop) => stopOf(fieldsOf(stop))),
    daysOfOperation: listOf(body.daysOfOperation).filter(isWeekday),
  }
}
