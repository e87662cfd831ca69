import { addDays } from '@/domain/time/calendar'
import type { CalendarDate } from '@/domain/time/calendar-date'
import { clockMinutes } from '@/domain/time/duration'
import { isInService, runsOn } from './running-days'
import type { Train } from './train'
import { hasLeft, type RailwayNow } from './train-alternatives'
import { clockTime } from './train-time'
import { type FoundTrain, journeyDateFor, type Trip } from './trip'

const runsFor = (train: Train, trip: Pick<Trip, 'boardingDay'>, date: CalendarDate) =>
  isInService(train) && runsOn(train, journeyDateFor(trip, date))

const departureOf = ({ departureTime }: Pick<Trip, 'departureTime'>, timeZone: string) =>
  clockMinutes(clockTime(departureTime, timeZone) ?? '')

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
  const departure = departureOf(trip, timeZone)
  return Array.from({ length: reach }, (_, index) => index + 1)
    .flatMap((days) => [addDays(date, days), addDays(date, -days)])
    .filter((day) => day !== date && !hasLeft(departure, day, now) && runsFor(train, trip, day))
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
        runsFor(other.train, other.trip, date) &&
        !hasLeft(departureOf(other.trip, timeZone), date, now),
    )
    .toSorted((a, b) => order(apart(a), apart(b)) || a.train.trainNumber.localeCompare(b.train.trainNumber))
}
