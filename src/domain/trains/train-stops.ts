import { dayOf, minutesPerDay } from '@/domain/time/clock'
import { clockMinutes } from '@/domain/time/duration'
import { zonedInstant } from '@/domain/time/zoned-instant'
import { perText } from '@/lib/memo'
import { callsOf, clockReader, withEnds } from './calls'
import type { Train, TrainInput } from './train'
import { arrivalDayOffset, clockTime } from './train-time'

/** A stop as a form holds it: texts, clock times in the railway's zone. */
export interface StopFields {
  /** Id of the station; empty until one is chosen. */
  station: string
  /** HH:mm; empty at the first stop. */
  arrival: string
  /** HH:mm; empty at the last stop. */
  departure: string
  /** Kilometres from the first stop; may be left empty. */
  distance: string
  /** Calendar days since the first departure. */
  day: string
}

export const emptyStop: StopFields = { station: '', arrival: '', departure: '', distance: '', day: '0' }

/** The date part of a train's times means nothing (api-model 2); the day of each stop counts from this one. */
const firstDay = '2020-01-01'

/** Reads the day of a stop that does not say it, by the times of the whole run. */
function daysOf(train: Train, timeZone: string): (stop: number) => number {
  const from = train.route[0]?.day ?? 0
  const calls = train.route.every(({ day }) => day !== undefined) ? [] : callsOf(train, clockReader(timeZone))
  const days = new Map(calls.map(({ stop, arrival }) => [stop, from + dayOf(arrival)]))
  return (stop) => days.get(stop) ?? 0
}

/** A train's stops for a form; its two ends where no route is known. */
export function stopsOf(train: Train, timeZone: string): StopFields[] {
  const clock = (text: string | undefined) => clockTime(text ?? '', timeZone) ?? ''
  const run = withEnds(train)
  if (run.route.length >= 2) {
    const dayAt = daysOf(run, timeZone)
    return run.route.map(({ station, arrivalTime, departureTime, distance, day }, index) => ({
      station: station?._id ?? '',
      arrival: clock(arrivalTime ?? (index === run.route.length - 1 ? train.arrivalTime : undefined)),
      departure: clock(departureTime ?? (index === 0 ? train.departureTime : undefined)),
      distance: distance === undefined ? '' : String(distance),
      day: String(day ?? dayAt(index)),
    }))
  }
  const [departure, arrival] = [clock(train.departureTime), clock(train.arrivalTime)]
  const days = arrivalDayOffset(train.departureTime, train.arrivalTime, timeZone)
  return [
    { ...emptyStop, station: train.source?._id ?? '', departure },
    { ...emptyStop, station: train.destination?._id ?? '', arrival, day: String(days) },
  ]
}

export interface StopProblem {
  /** Index of the stop. */
  index: number
  field: keyof StopFields
  message: string
}

const isClock = (text: string) => !Number.isNaN(clockMinutes(text))
const wholeNumber = /^\d{1,5}$/

const timeWords = (field: 'arrival' | 'departure', text: string) =>
  text.trim() === ''
    ? `Enter the ${field}`
    : `${text.trim().slice(0, 20).toWellFormed()} is not a time of day: use 00:00 to 23:59`

/** What is wrong with a list of stops, in their order: times and kilometres only ever grow along it. */
export function stopProblems(stops: readonly StopFields[]): StopProblem[] {
  const problems: StopProblem[] = []
  const say = (index: number, field: keyof StopFields, message: string) =>
    problems.push({ index, field, message })
  let [latest, farthest] = [-1, 0]
  for (const [index, stop] of stops.entries()) {
    const [first, last] = [index === 0, index === stops.length - 1]
    if (stop.station === '') say(index, 'station', 'Choose the station')
    else if (stop.station === stops[index - 1]?.station) say(index, 'station', 'The stop before is the same')
    const day = wholeNumber.test(stop.day) ? Number(stop.day) : Number.NaN
    if (Number.isNaN(day)) say(index, 'day', 'A whole number from 0')
    for (const field of ['arrival', 'departure'] as const) {
      if (field === 'arrival' ? first : last) continue
      if (!isClock(stop[field])) {
        say(index, field, timeWords(field, stop[field]))
        continue
      }
      // A train that waits past midnight leaves on the day after its arrival.
      const [arrival, time] = [clockMinutes(stop.arrival), clockMinutes(stop[field])]
      const past =
        field === 'departure' && !first && isClock(stop.arrival) && time < arrival ? minutesPerDay : 0
      const at = day * minutesPerDay + time + past
      if (at < latest) say(index, field, 'Earlier than the time before')
      else if (!Number.isNaN(at)) latest = at
    }
    if (stop.distance === '') continue
    const distance = wholeNumber.test(stop.distance) ? Number(stop.distance) : Number.NaN
    if (Number.isNaN(distance)) say(index, 'distance', 'Whole kilometres from 0')
    else if (distance < farthest) say(index, 'distance', 'Less than at the stop before')
    else farthest = distance
  }
  const [start, end] = [stops[0], stops.at(-1)]
  if (start && end && stops.length > 1 && start.station !== '' && start.station === end.station) {
    say(stops.length - 1, 'station', 'A train ends elsewhere than it starts')
  }
  return problems
}

/** Finding the instant takes longer than all else of a stop; there are no more than the minutes of a day. */
const firstInstants = perText((timeZone) => perText((time) => zonedInstant(firstDay, time, timeZone)))

type Timetable = Pick<TrainInput, 'source' | 'destination' | 'departureTime' | 'arrivalTime' | 'route'>

/**
 * The part of a train that its stops say. Two stops without kilometres are no route: a fare by distance needs them.
 * @param stops without problems
 */
export function timetableOf(stops: readonly StopFields[], timeZone: string): Timetable {
  const instant = (time: string, days: number) =>
    new Date(firstInstants(timeZone)(time) + days * 86_400_000).toISOString()
  const route = stops.map(({ station, arrival, departure, distance, day }, index) => {
    const [first, last, days] = [index === 0, index === stops.length - 1, Number(day)]
    const stands = !first && !last && clockMinutes(departure) < clockMinutes(arrival)
    return {
      station,
      ...(!first && { arrivalTime: instant(arrival, days) }),
      ...(!last && { departureTime: instant(departure, days + Number(stands)) }),
      ...(distance !== '' && { distance: Number(distance) }),
      day: days,
    }
  })
  const [start, end] = [route[0], route.at(-1)]
  const hasRoute = stops.length > 2 || stops.some(({ distance }) => distance !== '')
  return {
    source: start?.station ?? '',
    destination: end?.station ?? '',
    departureTime: start?.departureTime ?? '',
    arrivalTime: end?.arrivalTime ?? '',
    ...(hasRoute && { route }),
  }
}
