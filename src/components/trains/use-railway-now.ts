import { today } from '@/domain/time/calendar'
import { clockMinutes } from '@/domain/time/duration'
import { clocksFrom } from '@/domain/time/zone-clocks'
import { zonedInstant } from '@/domain/time/zoned-instant'
import type { RailwayNow } from '@/domain/trains/train-alternatives'
import { clockTime } from '@/domain/trains/train-time'
import { timeZone } from '@/lib/config'
import { useFollowed } from './use-railway-day'

/** Minutes after midnight on the railway's clocks; NaN where the text is no time. */
export const minuteOf = (time: string) => clockMinutes(clockTime(time, timeZone) ?? '')

function readNow(): RailwayNow {
  const now = new Date()
  const date = today(timeZone, now)
  const passed = Math.floor((now.getTime() - zonedInstant(date, '00:00', timeZone)) / 60_000)
  return { today: date, minutes: clocksFrom(date, timeZone).reached(passed) }
}

const isSameMinute = (known: RailwayNow, next: RailwayNow) =>
  next.today === known.today && next.minutes === known.minutes

/** The railway's date and minute: a train may leave meanwhile. */
export const useRailwayNow = (): RailwayNow => useFollowed(readNow, isSameMinute)
