import * as v from 'valibot'
import { isCalendarDate } from '@/domain/time/calendar'
import { instantOf } from '@/domain/time/duration'

/** An ISO instant, or a date; another text, such as one of a day that no month has, says no time. */
export const optionalInstant = v.fallback(
  v.optional(
    v.pipe(
      v.string(),
      v.check((text) => isCalendarDate(text) || !Number.isNaN(instantOf(text))),
    ),
  ),
  undefined,
)

/** The calendar date that an instant or a date begins with, never moved between zones (api-model 1.3). */
export function calendarDateOf(text: string | undefined): string | undefined {
  const [date] = /^\d{4}-\d{2}-\d{2}(?=$|[T\s])/.exec(text ?? '') ?? []
  return isCalendarDate(date) ? date : undefined
}
