import { useEffect, useState } from 'react'
import { type CalendarDate, today } from '@/domain/time/calendar'
import { clockMinutes } from '@/domain/time/duration'
import { clocksFrom } from '@/domain/time/zone-clocks'
import { zonedInstant } from '@/domain/time/zoned-instant'
import type { RailwayNow } from '@/domain/trains/train-alternatives'
import { clockTime } from '@/domain/trains/train-time'
import { timeZone } from '@/lib/config'

const lookEveryMs = 20_000

/** Minutes after midnight on the railway's clocks; NaN where the text is no time. */
export const minuteOf = (time: string) => clockMinutes(clockTime(time, timeZone) ?? '')

function readNow(): RailwayNow {
  const now = new Date()
  const date = today(timeZone, now)
  const passed = Math.floor((now.getTime() - zonedInstant(date, '00:00', timeZone)) / 60_000)
  return { today: date, minutes: clocksFrom(date, timeZone).reached(passed) }
}

/** What is read from the clock, followed as long as the page stands. */
function useFollowed<T>(read: () => T, isSame: (known: T, next: T) => boolean): T {
  const [now, setNow] = useState(read)
  useEffect(() => {
    const look = () =>
      setNow((known) => {
        const next = read()
        return isSame(known, next) ? known : next
      })
    const timer = setInterval(look, lookEveryMs)
    return () => clearInterval(timer)
  }, [read, isSame])
  return now
}

const isSameMinute = (known: RailwayNow, next: RailwayNow) =>
  next.today === known.today && next.minutes === known.minutes

/** The railway's date and minute: a train may leave meanwhile. */
export const useRailwayNow = (): RailwayNow => useFollowed(readNow, isSameMinute)

const readDay = () => today(timeZone)

/** The railway's date alone, for what changes at its midnight and not before. */
export const useRailwayDay = (): CalendarDate => useFollowed(readDay, Object.is)
