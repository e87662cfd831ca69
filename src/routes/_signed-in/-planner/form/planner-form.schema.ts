import type { Station } from '@/domain/stations/station'
import type { CalendarDate } from '@/domain/time/calendar-date'
import { isCalendarDate } from '@/domain/time/calendar-date'
import { yearProblem } from '@/domain/time/date-text'
import { trimmed } from '@/lib/text/text'

export interface PlannerFields {
  from: { text: string; station: Station | undefined }
  to: { text: string; station: Station | undefined }
  date: string
}

export type PlannerField = keyof PlannerFields

const missingStation = (text: string, which: string, coming: boolean) =>
  trimmed(text) === ''
    ? `Enter the station you travel ${which}`
    : coming
      ? `The list of stations is still coming: search again in a moment for “${trimmed(text)}”`
      : `Choose a station from the list for “${trimmed(text)}”`

/**
 * Journey search: both stations chosen and different, a date from today on (api-model 8, PLN-1).
 *
 * @param coming not all stations are there to be chosen from yet
 */
export function plannerErrors({ from, to, date }: PlannerFields, today: CalendarDate, coming = false) {
  const errors: Partial<Record<PlannerField, string>> = {}
  if (!from.station) errors.from = missingStation(from.text, 'from', coming)
  if (!to.station) errors.to = missingStation(to.text, 'to', coming)
  else if (from.station?._id === to.station._id)
    errors.to = 'From and to are the same station: choose another one'
  const wrongYear = yearProblem(date)
  if (date === '') errors.date = 'Enter the date of your journey'
  else if (wrongYear) errors.date = wrongYear
  else if (!isCalendarDate(date))
    errors.date = 'This is not a date of the calendar: choose the day of your journey'
  else if (date < today) errors.date = 'This date has passed: choose today or a later day'
  return errors
}
