import { dayLength } from '../clock.ts'
import { weekdays, type Weekday } from '../records.ts'

/** A calendar date `YYYY-MM-DD`, as many days later (or earlier, if negative). */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10)

export const weekdayOf = (date: string): Weekday =>
  weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? 'Sun'

/** Midnight UTC of a calendar date, as the back end stores journey dates. */
export const midnight = (date: string): string => `${date}T00:00:00.000Z`

/** The instant at which the clocks of the railway (Asia/Kolkata, no summer time) show `minutes` after midnight. */
export const railwayInstant = (date: string, minutes: number): string =>
  new Date(Date.parse(`${date}T00:00:00+05:30`) + minutes * 60_000).toISOString()
