import { type CalendarDate, isCalendarDate } from './calendar-date'

/**
 * The date that a text begins with: a server may write an instant for it. Years of more digits are cut in no other way,
 * and one of fewer, filled up with a zero, is a slip.
 */
export function dateAtStart(text: string): CalendarDate | undefined {
  const date = /^([1-9]\d{3}-\d{2}-\d{2})(?=$|[T\s])/.exec(text)?.[1]
  return isCalendarDate(date) ? date : undefined
}

/** What is wrong with the year of a date that somebody typed: fields for dates take up to six digits. */
export const yearProblem = (text: string): string | undefined =>
  /^(?:[+-]?\d{5,}|0\d{3})-/.test(text) ? 'Check the year: it has four digits, as in 2026' : undefined
