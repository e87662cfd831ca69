import { perText } from '@/lib/memo'
import type { CalendarDate } from './calendar-date'

const minuteMs = 60_000
const dayMs = 86_400_000

/** Making a format takes longer than a hundred times of using it. */
const partsFormat = perText(
  (timeZone) =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      hourCycle: 'h23',
    }),
)

/** Milliseconds by which the clocks of a zone are ahead of UTC at an instant. */
export function offsetAt(instant: number, timeZone: string): number {
  const parts = partsFormat(timeZone).formatToParts(instant)
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  const shown = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'))
  return shown - Math.floor(instant / minuteMs) * minuteMs
}

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
