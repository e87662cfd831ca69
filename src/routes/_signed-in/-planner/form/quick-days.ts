import { addDays, daysBetween, nextWeekday } from '@/domain/time/calendar'
import type { CalendarDate } from '@/domain/time/calendar-date'

/** The days that most journeys are on. A weekday names one of the next six days: a later one is shown by its date. */
export function quickDays(today: CalendarDate) {
  return [
    { label: 'Today', day: today },
    { label: 'Tomorrow', day: addDays(today, 1) },
    { label: 'Saturday', day: nextWeekday(addDays(today, 2), 'Sat') },
  ].map(({ label, day }) => ({ label, day, isFar: daysBetween(today, day) > 6 }))
}
