import { clocksAt } from '@/lib/zone-offset'
import { asUtc, type CalendarDate, type Weekday, weekdays } from './calendar-date'

const dayMs = 86_400_000

/** The calendar date in that zone at that moment. */
export const today = (timeZone: string, now: Date = new Date()): CalendarDate =>
  clocksAt(now.getTime(), timeZone).slice(0, 10)

const firstMs = asUtc('0000-01-01')
const lastMs = asUtc('9999-12-31')

/** The calendar has four digits for a year: no day comes before its first one, and none after its last. */
export const addDays = (date: CalendarDate, days: number): CalendarDate =>
  new Date(Math.min(Math.max(asUtc(date) + days * dayMs, firstMs), lastMs)).toISOString().slice(0, 10)

/** So many days, the date itself the first; fewer where the calendar ends. */
export const daysFrom = (date: CalendarDate, count: number): CalendarDate[] => [
  ...new Set(Array.from({ length: count }, (_, days) => addDays(date, days))),
]

/** Whole days from one date to another, negative where the second is earlier. */
export const daysBetween = (from: CalendarDate, to: CalendarDate) =>
  Math.round((asUtc(to) - asUtc(from)) / dayMs)

export const weekdayOf = (date: CalendarDate): Weekday => weekdays[new Date(asUtc(date)).getUTCDay()] ?? 'Sun'

/** The first such weekday on or after the date. */
export function nextWeekday(date: CalendarDate, weekday: Weekday): CalendarDate {
  const ahead = (weekdays.indexOf(weekday) - weekdays.indexOf(weekdayOf(date)) + 7) % 7
  return addDays(date, ahead)
}

/** The days that most journeys are on. A weekday names one of the next six days: a later one is shown by its date. */
export const quickDays = (now: CalendarDate) =>
  [
    { label: 'Today', day: now },
    { label: 'Tomorrow', day: addDays(now, 1) },
    { label: 'Saturday', day: nextWeekday(addDays(now, 2), 'Sat') },
  ].map(({ label, day }) => ({ label, day, isFar: daysBetween(now, day) > 6 }))
