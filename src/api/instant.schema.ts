import * as v from 'valibot'
import { isCalendarDate } from '@/domain/time/calendar-date'
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
