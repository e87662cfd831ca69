import { addDays, daysBetween, daysFrom, today as todayIn } from '@/domain/time/calendar'
import type { CalendarDate } from '@/domain/time/calendar-date'
import { clocksFrom } from '@/domain/time/zone-clocks'
import { zonedInstant } from '@/domain/time/zoned-instant'

/** The railway's date and time. */
export interface RailwayNow {
  today: CalendarDate
  /** After midnight. */
  minutes: number
}

export function railwayNow(timeZone: string): RailwayNow {
  const now = new Date()
  const date = todayIn(timeZone, now)
  const passed = Math.floor((now.getTime() - zonedInstant(date, '00:00', timeZone)) / 60_000)
  return { today: date, minutes: clocksFrom(date, timeZone).reached(passed) }
}

/** Whether a departure lies behind us. One whose time is not known does not. */
export const hasLeft = (minutes: number, date: CalendarDate, now: RailwayNow) =>
  date < now.today || (date === now.today && minutes <= now.minutes)

/** The days around a date to board on, today at the earliest: `reach` before and after. */
export function daysAround(date: CalendarDate, today: CalendarDate, reach: number): CalendarDate[] {
  const first = daysBetween(today, date) < reach ? today : addDays(date, -reach)
  return daysFrom(first, reach * 2 + 1)
}
