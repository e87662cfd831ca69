import type { CalendarDate } from '@/domain/time/calendar-date'
import { clockMinutes } from '@/domain/time/duration'
import { clocksFrom } from '@/domain/time/zone-clocks'
import { clockSpan, clockTime } from './train-time'
import { type Trip, tripMinutes } from './trip'

/** When a trip begins and ends; what the timetable does not say is undefined. */
export interface TripTimes {
  /** Minutes after the midnight before boarding, as the railway's clocks show them. */
  departure: number | undefined
  arrival: number | undefined
  /** The minutes between. */
  minutes: number | undefined
}

/**
 * E2: the times of a trip that is boarded on a date, with the hour that is missing or comes twice where the clocks are
 * changed meanwhile. Without a date they are those of the timetable, as of a train on any day.
 * @param timeZone the railway's
 */
export function tripTimes(
  trip: Pick<Trip, 'departureTime' | 'arrivalTime'>,
  timeZone: string,
  date?: CalendarDate,
): TripTimes {
  const [departs, arrives] = [trip.departureTime, trip.arrivalTime].map((text) =>
    clockMinutes(clockTime(text, timeZone) ?? ''),
  ) as [number, number]
  const minutes = tripMinutes(trip)
  if (Number.isNaN(departs)) return { departure: undefined, arrival: undefined, minutes }
  const { passed, shown } = clocksFrom(date ?? '', timeZone)
  const departure = shown(departs)
  if (minutes === undefined) return { departure, arrival: undefined, minutes }
  const ends = departs + clockSpan(departs, arrives, minutes)
  // A train that waits out a skipped hour is not back before it left.
  const arrival = Math.max(departure, shown(ends))
  return { departure, arrival, minutes: date === undefined ? minutes : passed(arrival) - passed(departure) }
}
