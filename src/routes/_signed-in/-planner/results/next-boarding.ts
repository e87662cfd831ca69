import type { CalendarDate } from '@/domain/time/calendar-date'
import { isInService, nextRunningDates } from '@/domain/trains/running-days'
import type { Train } from '@/domain/trains/train'
import { journeyDateFor, type Trip } from '@/domain/trains/trip'

/** The first date from `date` on, on which the trip can be begun; undefined where the train does not run. */
export function nextBoarding(
  train: Pick<Train, 'daysOfOperation' | 'status'>,
  trip: Pick<Trip, 'boardingDay'>,
  date: CalendarDate,
): CalendarDate | undefined {
  if (!isInService(train)) return undefined
  const next = nextRunningDates(train, journeyDateFor(trip, date), 1)[0]
  return next && journeyDateFor({ boardingDay: -trip.boardingDay }, next)
}
