import { perText } from '@/lib/memo'
import { type CalendarDate, isCalendarDate } from './calendar-date'
import { minutesPerDay } from './clock'
import { offsetAt } from '@/lib/zone-offset'

const minuteMs = 60_000
const dayMs = minutesPerDay * minuteMs

/** Clocks that were changed stay so for weeks. */
const lookEveryMs = 7 * dayMs

/** How far ahead of a day its journeys reach: no longer than the longest of two runs and the waits between them. */
const reachDays = 31

interface OffsetChange {
  /** Epoch ms. */
  at: number
  /** Milliseconds by which the clocks are ahead of UTC before it, and from then on. */
  before: number
  after: number
}

/** The first millisecond of the two at which another offset holds, to the minute. */
function changeBetween(from: number, to: number, timeZone: string): OffsetChange {
  const [before, after] = [offsetAt(from, timeZone), offsetAt(to, timeZone)]
  let [early, late] = [from, to]
  while (late - early > minuteMs) {
    const middle = early + Math.floor((late - early) / minuteMs / 2) * minuteMs
    if (offsetAt(middle, timeZone) === before) early = middle
    else late = middle
  }
  return { at: late, before, after }
}

function findChanges(year: number, timeZone: string): OffsetChange[] {
  const [start, end] = [Date.UTC(year), Date.UTC(year + 1)]
  const found: OffsetChange[] = []
  for (let from = start; from < end; from += lookEveryMs) {
    const to = Math.min(from + lookEveryMs, end)
    if (offsetAt(from, timeZone) !== offsetAt(to, timeZone)) found.push(changeBetween(from, to, timeZone))
  }
  return found
}

const yearChanges = perText((timeZone) => perText((year) => findChanges(Number(year), timeZone)))

/** When a zone changes its clocks in a year: found once, as asking for an offset is slow. */
const changesIn = (year: number, timeZone: string) => yearChanges(timeZone)(String(year))

/** Clocks put forward or back, in minutes of a timetable after a midnight. */
interface ClockChange {
  /** The first minute that is read by the changed clocks. Where clocks are put back, that is the end of the doubled time. */
  at: number
  /** Minutes that the clocks skip; negative where they repeat some. */
  skipped: number
}

/** How the clocks of a zone go from one midnight on. */
export interface ZoneClocks {
  /** The minutes that have really passed when a timetable says this many minutes after midnight. */
  passed: (minutes: number) => number
  /** What the clocks show at that moment: something else only at a time that they skip. */
  shown: (minutes: number) => number
  /** The last minute of the timetable that has come when so many have passed. */
  reached: (passed: number) => number
  /** Minutes by which what has passed and what the clocks say may differ. */
  mostApart: number
}

const same = (minutes: number) => minutes
const steady: ZoneClocks = { passed: same, shown: same, reached: same, mostApart: 0 }

/**
 * The clocks of a zone from the midnight on which a date begins, for the times of a timetable on the days that follow.
 * They are read as `zonedInstant` does: of two moments when the clocks show a time it is the first, and a time that the
 * clocks skip is what they would have shown without that.
 */
export function clocksFrom(date: CalendarDate, timeZone: string): ZoneClocks {
  if (!isCalendarDate(date)) return steady
  const year = Number(date.slice(0, 4))
  const midnight = Date.parse(`${date}T00:00:00Z`)
  const changes = [year, year + 1]
    .flatMap((each) => changesIn(each, timeZone))
    .map(({ at, before, after }): ClockChange => {
      const skipped = (after - before) / minuteMs
      return { at: (at + before - midnight) / minuteMs + Math.max(0, skipped), skipped }
    })
    .filter(({ at }) => at > 0 && at <= reachDays * minutesPerDay)
  if (changes.length === 0) return steady
  return {
    passed: (minutes) => {
      let passed = minutes
      for (const { at, skipped } of changes) if (minutes >= at) passed -= skipped
      return passed
    },
    shown: (minutes) => {
      for (const { at, skipped } of changes)
        if (minutes < at && minutes >= at - skipped) return minutes + skipped
      return minutes
    },
    reached: (passed) => {
      let minutes = passed
      for (const { at, skipped } of changes) {
        if (minutes >= at - skipped) minutes += skipped
        // The second time that the clocks show this: what the timetable says of it has been.
        else if (minutes >= at) minutes = at - 1
      }
      return minutes
    },
    mostApart: changes.reduce((sum, { skipped }) => sum + Math.abs(skipped), 0),
  }
}
