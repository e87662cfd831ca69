import type { CalendarDate } from '@/domain/time/calendar-date'
import { clockReader } from './calls'
import { isInService, nextRunningDates, runsOn } from './running-days'
import type { Train } from './train'
import { hasLeft, type RailwayNow } from './train-alternatives'
import { journeyDateFor, type Trip } from './trip'

type Running = Pick<Train, 'daysOfOperation' | 'status'>

/** Why a trip cannot be begun. */
export type Hindrance = 'out of service' | 'not running' | 'passed' | 'left'

/** What keeps a passenger from boarding on that date; undefined where the timetable says nothing against it. */
export function hindranceOn(
  train: Running,
  trip: Pick<Trip, 'boardingDay' | 'departureTime'>,
  date: CalendarDate,
  now: RailwayNow,
  timeZone: string,
): Hindrance | undefined {
  if (!isInService(train)) return 'out of service'
  if (!runsOn(train, journeyDateFor(trip, date))) return 'not running'
  if (date < now.today) return 'passed'
  return hasLeft(clockReader(timeZone)(trip.departureTime), date, now) ? 'left' : undefined
}

/** The first date from `date` on, on which the trip can be begun; undefined where the train does not run. */
export function nextBoarding(
  train: Running,
  trip: Pick<Trip, 'boardingDay'>,
  date: CalendarDate,
): CalendarDate | undefined {
  if (!isInService(train)) return undefined
  const next = nextRunningDates(train, journeyDateFor(trip, date), 1)[0]
  return next && journeyDateFor({ boardingDay: -trip.boardingDay }, next)
}
