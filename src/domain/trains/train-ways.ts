import { addDays } from '@/domain/time/calendar'
import type { CalendarDate } from '@/domain/time/calendar-date'
import { hindranceOn } from './boarding'
import { clockReader } from './calls'
import type { RailwayNow } from './train-alternatives'
import type { FoundTrain, Trip } from './trip'

const departureOf = ({ departureTime }: Pick<Trip, 'departureTime'>, timeZone: string) =>
  clockReader(timeZone)(departureTime)

/**
 * Other days to board the same train on, the nearest first; of two that are as near the later one.
 * @param reach so many days before and after
 */
export function otherDays(
  { train, trip }: FoundTrain,
  date: CalendarDate,
  now: RailwayNow,
  timeZone: string,
  reach = 15,
): CalendarDate[] {
  return Array.from({ length: reach }, (_, index) => index + 1)
    .flatMap((days) => [addDays(date, days), addDays(date, -days)])
    .filter((day) => day !== date && hindranceOn(train, trip, day, now, timeZone) === undefined)
}

/** Other trains that go the same way on that day, those nearest to this one's departure first. */
export function otherTrains(
  { train, trip }: FoundTrain,
  found: readonly FoundTrain[],
  date: CalendarDate,
  now: RailwayNow,
  timeZone: string,
): FoundTrain[] {
  const wanted = departureOf(trip, timeZone)
  const apart = (other: FoundTrain) => {
    const minutes = Math.abs(departureOf(other.trip, timeZone) - wanted)
    return Number.isNaN(minutes) ? Infinity : minutes
  }
  const order = (a: number, b: number) => (a === b ? 0 : a - b)
  return found
    .filter(
      (other) =>
        other.train._id !== train._id &&
        hindranceOn(other.train, other.trip, date, now, timeZone) === undefined,
    )
    .toSorted((a, b) => order(apart(a), apart(b)) || a.train.trainNumber.localeCompare(b.train.trainNumber))
}
