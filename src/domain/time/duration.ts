import { isCalendarDate } from './calendar-date'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

const instantForm = /^(?:\d{4}|[+-]\d{6})-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:\d{2})?$/
const clockForm = /^([01]\d|2[0-3]):([0-5]\d)$/

/** Milliseconds of an ISO instant; one without a zone counts as UTC. NaN where it is none. */
export function instantOf(text: string): number {
  const match = instantForm.exec(text)
  // Date.parse takes 30 February for 2 March. Only the end of a month has such days; in a year of six digits its month
  // stands there, and the day is taken as it is.
  if (!match || (text.slice(8, 10) > '28' && !isCalendarDate(text.slice(0, 10)))) return Number.NaN
  return Date.parse(match[1] ? text : `${text}Z`)
}

/** Minutes since midnight of an HH:mm text. NaN where it is none. */
export function clockMinutes(text: string): number {
  const match = clockForm.exec(text)
  return match ? Number(match[1]) * 60 + Number(match[2]) : Number.NaN
}

/**
 * E2: minutes from departure to arrival, or undefined where either is not a time.
 * An arrival up to a day before the departure is one past midnight; one that is further back is an error in the data.
 */
export function durationMinutes(departure: string, arrival: string): number | undefined {
  const instants = instantOf(arrival) - instantOf(departure)
  const ms = Number.isNaN(instants) ? (clockMinutes(arrival) - clockMinutes(departure)) * minuteMs : instants
  if (Number.isNaN(ms) || ms <= -dayMs) return undefined
  return Math.floor((ms < 0 ? ms + dayMs : ms) / minuteMs)
}

/** E2: 'Xh Ym'. */
export const formatMinutes = (minutes: number) => `${Math.floor(minutes / 60)}h ${minutes % 60}m`

/** E2: 'Xh Ym', or 'N/A' when the times are not valid. */
export function duration(departure: string, arrival: string): string {
  const minutes = durationMinutes(departure, arrival)
  return minutes === undefined ? 'N/A' : formatMinutes(minutes)
}
