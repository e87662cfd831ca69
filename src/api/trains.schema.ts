import * as v from 'valibot'
import { weekdayNamed, weekdays } from '@/domain/time/weekday'
import { type Seats, type Stop, type Train } from '@/domain/trains/train'
import { id, numberOf, numberOrNull, optionalText, textOf } from './schema'
import { refOf, stationRefSchema } from './stations.schema'

/** By hand, as the station in it: long timetables have a hundred thousand stops. */
function stopOf(value: object): Stop {
  const raw = value as Record<keyof Stop, unknown>
  const stop: Stop = { station: refOf(raw.station) }
  const [arrivalTime, departureTime] = [textOf(raw.arrivalTime), textOf(raw.departureTime)]
  const [distance, day] = [numberOf(raw.distance), numberOf(raw.day)]
  if (arrivalTime !== undefined) stop.arrivalTime = arrivalTime
  if (departureTime !== undefined) stop.departureTime = departureTime
  if (distance !== undefined) stop.distance = distance
  if (day !== undefined) stop.day = day
  return stop
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null

const stopSchema = v.pipe(v.custom<object>(isObject), v.transform(stopOf))

/** Sun to Sat, also as full names in any case. */
const daysSchema = v.fallback(
  v.optional(
    v.pipe(
      v.array(v.string()),
      v.transform((texts) => weekdays.filter((day) => texts.some((text) => weekdayNamed(text) === day))),
    ),
  ),
  undefined,
)

/** A clock time or an instant; anything else stays as it is and is shown as unknown. */
const timeText = v.fallback(v.string(), '')

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase()

export const trainSchema = v.pipe(
  v.object({
    _id: id,
    trainNumber: v.optional(v.union([id, v.pipe(v.number(), v.transform(String))])),
    number: v.optional(v.union([id, v.pipe(v.number(), v.transform(String))])),
    name: optionalText,
    trainName: optionalText,
    trainType: optionalText,
    type: optionalText,
    source: v.nullish(stationRefSchema, null),
    destination: v.nullish(stationRefSchema, null),
    departureTime: v.optional(timeText, ''),
    arrivalTime: v.optional(timeText, ''),
    totalSeats: v.nullish(numberOrNull, null),
    fare: v.nullish(numberOrNull, null),
    route: v.fallback(v.optional(v.array(stopSchema), []), []),
    daysOfOperation: daysSchema,
    runningDays: daysSchema,
    status: optionalText,
  }),
  v.check(({ trainNumber, number }) => Boolean(trainNumber ?? number), 'A train has a number'),
  v.transform((raw): Train => {
    const days = raw.daysOfOperation ?? raw.runningDays
    return {
      _id: raw._id,
      trainNumber: raw.trainNumber ?? raw.number ?? '',
      name: raw.name ?? raw.trainName ?? '',
      trainType: raw.trainType ?? raw.type ?? '',
      source: raw.source,
      destination: raw.destination,
      departureTime: raw.departureTime,
      arrivalTime: raw.arrivalTime,
      totalSeats: raw.totalSeats,
      fare: raw.fare,
      route: raw.route,
      ...(days && { daysOfOperation: days }),
      status: capitalised(raw.status || 'Active'),
    }
  }),
)

export const seatsSchema = v.pipe(
  v.object({
    availableSeats: v.pipe(v.number(), v.finite()),
    totalSeats: v.nullish(numberOrNull, null),
  }),
  v.transform(({ availableSeats, totalSeats }): Seats => ({
    availableSeats: Math.max(0, availableSeats),
    totalSeats,
  })),
)
