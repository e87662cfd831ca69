import { addDays, daysBetween } from '@/domain/time/calendar'
import type { CalendarDate } from '@/domain/time/calendar-date'
import { clockReader } from '@/domain/trains/calls'
import { isInService, runsOn } from '@/domain/trains/running-days'
import type { Train } from '@/domain/trains/train'
import { hasLeft, type RailwayNow } from '@/domain/trains/train-alternatives'
import type { Trip } from '@/domain/trains/trip'

export interface JourneyChoice {
  train: Train
  trip: Trip | undefined
  /** The date the train starts on. */
  date: CalendarDate | undefined
  now: RailwayNow
  passengers: number
  /** Free seats of that date, or undefined where they are not known. */
  free: number | undefined
}

/** Whether the train that starts on this date has left the station of boarding. */
export const hasLeftOn = (
  date: CalendarDate,
  { departureTime, boardingDay }: Trip,
  now: RailwayNow,
  timeZone: string,
) => hasLeft(clockReader(timeZone)(departureTime), addDays(date, boardingDay), now)

export type DateProblem =
  | 'out of service'
  | 'days unknown'
  | 'never runs'
  | 'missing'
  | 'passed'
  | 'not running'
  | 'left'
  | 'sold out'

/** What keeps a journey from being booked, at the field where it can be corrected (BOK-9). */
export interface JourneyProblems {
  from: 'wrong way' | undefined
  date: DateProblem | undefined
  passengers: 'too few seats' | undefined
}

function trainProblem(train: Train): DateProblem | undefined {
  if (!isInService(train)) return 'out of service'
  if (train.daysOfOperation?.length !== 0) return undefined
  return train.unreadDays ? 'days unknown' : 'never runs'
}

function dateProblem(
  { train, trip, date, now, free }: JourneyChoice,
  timeZone: string,
): DateProblem | undefined {
  if (date === undefined) return 'missing'
  if (daysBetween(now.today, date) + (trip?.boardingDay ?? 0) < 0) return 'passed'
  if (!runsOn(train, date)) return 'not running'
  if (trip && hasLeftOn(date, trip, now, timeZone)) return 'left'
  return free === 0 ? 'sold out' : undefined
}

export function journeyProblems(choice: JourneyChoice, timeZone: string): JourneyProblems {
  const { train, trip, passengers, free } = choice
  const date = trainProblem(train) ?? dateProblem(choice, timeZone)
  const tooFew = !date && free !== undefined && free < passengers
  return {
    from: trip ? undefined : 'wrong way',
    date,
    passengers: tooFew ? 'too few seats' : undefined,
  }
}
