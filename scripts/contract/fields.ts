import * as v from 'valibot'

// What the records are made of, in the form that a new back end should choose (docs/api.md, section 4).

export const described = <S extends v.GenericSchema>(schema: S, description: string) =>
  v.pipe(schema, v.description(description))

export const text = v.string()
export const filled = v.pipe(v.string(), v.nonEmpty())
export const shortText = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most))
export const count = v.pipe(v.number(), v.integer(), v.minValue(0))

export const id = described(filled, 'Opaque and stable; never a number, never empty.')
export const calendarDate = described(
  v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/)),
  'A date of the calendar, YYYY-MM-DD. It is never moved between time zones.',
)
export const instant = described(
  v.pipe(v.string(), v.isoTimestamp()),
  'ISO 8601 with its zone, such as 2026-03-01T08:30:00.000Z.',
)
/** Answers may give a date as an instant: the first ten characters count. */
export const dateOrInstant = described(
  v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}(T.*)?$/)),
  'The calendar date; of an instant the first ten characters count.',
)
export const rupees = described(v.pipe(v.number(), v.minValue(0)), 'Rupees.')
