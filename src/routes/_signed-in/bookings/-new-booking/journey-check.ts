import { minuteOf } from '@/components/trains/use-railway-now'
import { addDays, daysBetween } from '@/domain/time/calendar'
import type { CalendarDate } from '@/domain/time/calendar-date'
import { isInService, runsOn } from '@/domain/trains/running-days'
import type { Train } from '@/domain/trains/train'
import { hasLeft, type RailwayNow } from '@/domain/trains/train-alternatives'
import type { Trip } from '@/domain/trains/trip'
import { formatDay } from '@/lib/text/format'

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
export const hasLeftOn = (date: CalendarDate, { departureTime, boardingDay }: Trip, now: RailwayNow) =>
  hasLeft(minuteOf(departureTime), addDays(date, boardingDay), now)

export type JourneyField = 'from' | 'date' | 'passengers'

/** What keeps a journey from being booked, at the field where it can be mended (api-model 8, BOK-9). */
export function journeyErrors({ train, trip, date, now, passengers, free }: JourneyChoice) {
  const errors: Partial<Record<JourneyField, string>> = {}
  if (!isInService(train)) errors.date = 'This train is out of service at present and cannot be booked'
  else if (train.daysOfOperation?.length === 0)
    errors.date = train.unreadDays
      ? 'The running days of this train are not known: it cannot be booked here'
      : 'This train does not run at present and cannot be booked'
  if (!trip) errors.from = 'This train does not go from the first station to the second: choose others'
  if (errors.date) return errors
  if (date === undefined) errors.date = 'Enter the date of your journey'
  else if (daysBetween(now.today, date) + (trip?.boardingDay ?? 0) < 0) {
    errors.date = 'This date has passed: choose today or a later day'
  } else if (!runsOn(train, date))
    errors.date = `This train does not run on ${formatDay(date)}: choose a running day`
  else if (trip && hasLeftOn(date, trip, now)) errors.date = 'This train has left today: choose a later day'
  else if (free === 0) errors.date = `Sold out on ${formatDay(date)}: choose another day`
  else if (free !== undefined && free < passengers) {
    errors.passengers = `Only ${free} of the ${passengers} seats you need are free: choose fewer passengers or another day`
  }
  return errors
}
