import { addDays, daysBetween, weekdayOf } from '@/domain/time/calendar'
import { type CalendarDate, weekdays } from '@/domain/time/calendar-date'

/** Both days included. */
export interface DayRange {
  from: CalendarDate
  to: CalendarDate
}

export const periodKinds = ['day', 'week', 'month'] as const
export type PeriodKind = (typeof periodKinds)[number]

export const daysIn = ({ from, to }: DayRange) => daysBetween(from, to) + 1

/** As many days, ending where the range begins. */
export const rangeBefore = (range: DayRange): DayRange => ({
  from: addDays(range.from, -daysIn(range)),
  to: addDays(range.from, -1),
})

const monthStart = (date: CalendarDate) => `${date.slice(0, 7)}-01`
const nextMonthStart = (date: CalendarDate) => monthStart(addDays(monthStart(date), 31))
/** Weeks start on Monday. */
const weekStart = (date: CalendarDate) => addDays(date, -((weekdays.indexOf(weekdayOf(date)) + 6) % 7))

/** The first day after the period that the date lies in. */
const nextStart: Record<PeriodKind, (date: CalendarDate) => CalendarDate> = {
  day: (date) => addDays(date, 1),
  week: (date) => addDays(weekStart(date), 7),
  month: nextMonthStart,
}

const earlier = (a: CalendarDate, b: CalendarDate) => (a < b ? a : b)

/** The range in days, weeks or months; the first and the last one end where the range does. */
export function periodsOf({ from, to }: DayRange, kind: PeriodKind): DayRange[] {
  const periods: DayRange[] = []
  for (let start = from; start <= to;) {
    const next = nextStart[kind](start)
    // No day comes after the last of the calendar.
    if (next <= start) return [...periods, { from: start, to }]
    periods.push({ from: start, to: earlier(addDays(next, -1), to) })
    start = next
  }
  return periods
}

export const presetNames = {
  'last-7': 'Last 7 days',
  'last-30': 'Last 30 days',
  'last-90': 'Last 90 days',
  'this-month': 'This month',
  'last-month': 'Last month',
  'this-year': 'This year',
  'next-30': 'Next 30 days',
} as const
export type Preset = keyof typeof presetNames
export const presets = Object.keys(presetNames) as Preset[]

/** Days that have passed, or are to come, count from today on: today is one of them. */
export function presetRange(preset: Preset, today: CalendarDate): DayRange {
  const month = monthStart(today)
  switch (preset) {
    case 'last-7':
      return { from: addDays(today, -6), to: today }
    case 'last-30':
      return { from: addDays(today, -29), to: today }
    case 'last-90':
      return { from: addDays(today, -89), to: today }
    case 'this-month':
      return { from: month, to: addDays(nextMonthStart(today), -1) }
    case 'last-month':
      return { from: monthStart(addDays(month, -1)), to: addDays(month, -1) }
    case 'this-year':
      return { from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31` }
    case 'next-30':
      return { from: today, to: addDays(today, 29) }
  }
}

/** The preset that means just these days, if there is one. */
export const presetOf = (range: DayRange, today: CalendarDate) =>
  presets.find((preset) => {
    const { from, to } = presetRange(preset, today)
    return from === range.from && to === range.to
  })
