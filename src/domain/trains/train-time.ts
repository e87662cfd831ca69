import { dayOf, minutesPerDay } from '@/domain/time/clock'
import { clockMinutes, durationMinutes, instantOf } from '@/domain/time/duration'
import { clocksAt } from '@/lib/zone-offset'

/** 'HH:mm', from the end: a year may have more than four digits. */
export const clockAt = (instant: number, timeZone: string) => clocksAt(instant, timeZone).slice(-13, -8)

/** 'HH:mm' on the railway's clocks, or undefined where the text is not a time. */
export function clockTime(text: string, timeZone: string): string | undefined {
  if (!Number.isNaN(clockMinutes(text))) return text
  const instant = instantOf(text)
  return Number.isNaN(instant) ? undefined : clockAt(instant, timeZone)
}

/**
 * The minutes that the railway's clocks go on from a departure to an arrival, where it takes so many. The two differ if
 * the texts are instants between which the clocks are changed: a timetable is what its clocks say, on any day.
 */
export const clockSpan = (departure: number, arrival: number, minutes: number) =>
  arrival - departure + Math.round((minutes - arrival + departure) / minutesPerDay) * minutesPerDay

/** Calendar days, on the railway's clocks, by which the arrival is later than the departure: TRN-5's "+1 day". */
export function arrivalDayOffset(departure: string, arrival: string, timeZone: string): number {
  const minutes = durationMinutes(departure, arrival)
  const [start, end] = [clockTime(departure, timeZone), clockTime(arrival, timeZone)]
  if (minutes === undefined || start === undefined || end === undefined) return 0
  const [leaves, arrives] = [clockMinutes(start), clockMinutes(end)]
  return dayOf(leaves + clockSpan(leaves, arrives, minutes))
}
