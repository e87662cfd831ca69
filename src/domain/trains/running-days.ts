import { daysFrom, weekdayOf } from '@/domain/time/calendar'
import { type CalendarDate, weekdays } from '@/domain/time/calendar-date'
import type { Train } from './train'

/** Whether a train leaves its first station on that date. No list of days means every day, an empty one none. */
export const runsOn = ({ daysOfOperation }: Pick<Train, 'daysOfOperation'>, date: CalendarDate) =>
  daysOfOperation === undefined || daysOfOperation.includes(weekdayOf(date))

/** 'Mon Wed', with the words of the server that cannot be read. */
export const daysText = ({ daysOfOperation, unreadDays }: Train) =>
  [...(daysOfOperation ?? weekdays), unreadDays].filter(Boolean).join(' ')

/** The next dates the train runs on, from `from` on, within `within` days. */
export function nextRunningDates(
  train: Pick<Train, 'daysOfOperation'>,
  from: CalendarDate,
  count = 3,
  within = 14,
): CalendarDate[] {
  return daysFrom(from, within)
    .filter((date) => runsOn(train, date))
    .slice(0, count)
}

/** Trains that are not in service are still booked by the server, so the app warns and does not offer it. */
export const isInService = ({ status }: Pick<Train, 'status'>) => status.toLowerCase() === 'active'
