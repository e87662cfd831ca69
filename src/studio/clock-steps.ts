import { addDays, today, weekdayOf } from '@/domain/time/calendar'
import { zonedInstant } from '@/domain/time/zoned-instant'
import { timeZone } from '@/lib/config'

interface Runs {
  departureTime: string
  daysOfOperation: readonly string[]
}

/** An instant as the railway's clocks show it: `2026-11-28T18:10:00+05:30`. Its zone has one offset all year. */
export const railwayText = (instant: number) =>
  `${new Date(instant + 330 * 60_000).toISOString().slice(0, 19)}+05:30`

/** The next midnight where the trains run. */
export const nextMidnight = (now: number) =>
  zonedInstant(addDays(today(timeZone, new Date(now)), 1), '00:00', timeZone)

/** When a train leaves its first station next; undefined if it never runs. Its own instant counts by its time of day. */
export function nextDeparture({ departureTime, daysOfOperation }: Runs, now: number): number | undefined {
  const time = railwayText(Date.parse(departureTime)).slice(11, 16)
  const first = today(timeZone, new Date(now))
  for (let days = 0; days <= 7; days += 1) {
    const date = addDays(first, days)
    const leaves = zonedInstant(date, time, timeZone)
    if (leaves > now && daysOfOperation.includes(weekdayOf(date))) return leaves
  }
  return undefined
}
