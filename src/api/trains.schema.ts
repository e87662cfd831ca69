import * as v from 'valibot'
import { type Weekday, weekdays } from '@/domain/time/calendar-date'
import { readWeekdays } from '@/domain/time/weekdays-text'
import { type Seats, type Stop, type Train } from '@/domain/trains/train'
import {
  amountOrNull,
  countOrNull,
  id,
  isRecord,
  numberOf,
  optionalText,
  textOf,
  textOrNumber,
} from './schema'
import { refOf, stationRefSchema } from './stations.schema'

/** By hand, as the station in it: long timetables have a hundred thousand stops. */
function stopOf(value: unknown): Stop {
  if (!isRecord(value)) return { station: null }
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

/** A stop that cannot be read is one of a station that is not known; a list without any stop says nothing of the route. */
const routeOf = (value: unknown): Stop[] =>
  Array.isArray(value) && value.some(isRecord) ? value.map(stopOf) : []
const routeSchema = v.optional(v.pipe(v.unknown(), v.transform(routeOf)), [])

const longestUnread = 60

const wordsOf = (value: unknown) =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : `(${typeof value})`

type Days = Pick<Train, 'daysOfOperation' | 'unreadDays'>

/**
 * Sun to Sat, also in other words, in a list or a text. Only where nothing is said a train runs every day: of what cannot
 * be read no day is promised, and the words are kept.
 */
function daysOf(value: unknown): Days | undefined {
  if (value === null) return undefined
  const said = new Set<Weekday>()
  const unread: string[] = []
  for (const item of Array.isArray(value) ? value : [value]) {
    // A list names each day by its short name: no more is read of so many trains.
    const plain = weekdays.find((day) => day === item)
    const read = plain || item === null ? undefined : readWeekdays(wordsOf(item))
    for (const day of plain ? [plain] : (read?.days ?? [])) said.add(day)
    unread.push(...(read?.unread ?? []))
  }
  return {
    daysOfOperation: weekdays.filter((day) => said.has(day)),
    ...(unread.length > 0 && { unreadDays: unread.join(' ').slice(0, longestUnread).toWellFormed() }),
  }
}
const daysSchema = v.optional(v.pipe(v.unknown(), v.transform(daysOf)))

/** A clock time or an instant; anything else stays as it is and is shown as unknown. */
const timeText = v.fallback(v.string(), '')

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase()

export const trainSchema = v.pipe(
  v.object({
    _id: id,
    trainNumber: v.optional(textOrNumber),
    number: v.optional(textOrNumber),
    name: optionalText,
    trainName: optionalText,
    trainType: optionalText,
    type: optionalText,
    source: v.nullish(stationRefSchema, null),
    destination: v.nullish(stationRefSchema, null),
    departureTime: v.optional(timeText, ''),
    arrivalTime: v.optional(timeText, ''),
    totalSeats: v.nullish(countOrNull, null),
    fare: v.nullish(amountOrNull, null),
    route: routeSchema,
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
      ...days,
      status: capitalised(raw.status || 'Active'),
    }
  }),
)

export const seatsSchema = v.pipe(
  v.object({
    availableSeats: v.pipe(v.number(), v.safeInteger()),
    totalSeats: v.nullish(countOrNull, null),
  }),
  v.transform(({ availableSeats, totalSeats }): Seats => ({
    availableSeats: Math.max(0, availableSeats),
    totalSeats,
  })),
)
