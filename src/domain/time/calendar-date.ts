/** A calendar date `YYYY-MM-DD`. It is a name of a day, not an instant, and is never moved between time zones. */
export type CalendarDate = string

/** Epoch ms of the midnight in UTC on which the date begins. */
export const asUtc = (date: CalendarDate) => Date.parse(`${date}T00:00:00Z`)

export function isCalendarDate(text: unknown): text is CalendarDate {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = asUtc(text)
  // Date.parse takes 31 February for 3 March in some engines.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

export const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const
export type Weekday = (typeof weekdays)[number]
