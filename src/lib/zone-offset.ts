import { perText } from '@/lib/memo'

/** The clocks of one zone in the years around a build, as `scripts/locale-data.ts` writes them. */
export interface ZoneData {
  zone: string
  /** What of it is known: ms since 1970. */
  from: number
  until: number
  /** From when on the clocks are how far ahead of UTC, ms; the latest first. */
  offsets: [from: number, ms: number][]
}

const minuteMs = 60_000
const known = import.meta.env.ZONE_DATA

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

/** The same as `offsetAt`, asked of the browser: its first answer takes a phone a tenth of a second. */
export function offsetByBrowser(instant: number, timeZone: string): number {
  const parts = partsFormat(timeZone).formatToParts(instant)
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  const shown = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'))
  return shown - Math.floor(instant / minuteMs) * minuteMs
}

/** Milliseconds by which the clocks of a zone are ahead of UTC at an instant. */
export function offsetAt(instant: number, timeZone: string): number {
  const found =
    known && timeZone === known.zone && instant >= known.from && instant < known.until
      ? known.offsets.find(([from]) => instant >= from)
      : undefined
  return found ? found[1] : offsetByBrowser(instant, timeZone)
}

/** No clocks are further from UTC. What is found to be, near the ends of what a date can hold, is none. */
const mostMs = 24 * 3600_000

/** What the clocks of a zone show at an instant, as `YYYY-MM-DDTHH:mm:ss.sssZ` would. @throws {RangeError} where it is none */
export function clocksAt(instant: number, timeZone: string): string {
  const offset = Number.isNaN(instant) ? 0 : offsetAt(instant, timeZone)
  return new Date(instant + (Math.abs(offset) < mostMs ? offset : 0)).toISOString()
}
