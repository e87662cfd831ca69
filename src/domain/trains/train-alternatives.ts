import { addDays, daysBetween, daysFrom } from '@/domain/time/calendar'
import type { CalendarDate } from '@/domain/time/calendar-date'

/** Where the railway's calendar and clocks stand. */
export interface RailwayNow {
  today: CalendarDate
  /** After midnight. */
  minutes: number
}

/** Whether a departure lies behind us. One whose time is not known does not. */
export const hasLeft = (minutes: number, date: CalendarDate, now: RailwayNow) =>
  date < now.today || (date === now.today && minutes <= now.minutes)

/** The days around a date to board on, today at the earliest: `reach` before and after. */
export function daysAround(date: CalendarDate, today: CalendarDate, reach: number): CalendarDate[] {
  const first = daysBetween(today, date) < reach ? today : addDays(date, -reach)
  return daysFrom(first, reach * 2 + 1)
}
