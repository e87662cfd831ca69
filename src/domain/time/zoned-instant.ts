import { offsetAt } from '@/lib/zone-offset'
import type { CalendarDate } from './calendar-date'

const dayMs = 86_400_000

/**
 * The instant at which the clocks of a zone show that time, as RFC 5545 reads it: the first of two where clocks are put
 * back; where they are put forward over it, what they would have shown without that.
 */
export function zonedInstant(date: CalendarDate, time: string, timeZone: string): number {
  const shown = Date.parse(`${date}T${time}:00Z`)
  const [before, after] = [offsetAt(shown - dayMs, timeZone), offsetAt(shown + dayMs, timeZone)]
  const right = [shown - before, shown - after].filter(
    (instant) => instant + offsetAt(instant, timeZone) === shown,
  )
  return right.length > 0 ? Math.min(...right) : shown - before
}
