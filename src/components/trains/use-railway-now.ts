import { useEffect, useState } from 'react'
import { today } from '@/domain/time/calendar'
import { clockMinutes } from '@/domain/time/duration'
import { clocksFrom } from '@/domain/time/zone-clocks'
import { zonedInstant } from '@/domain/time/zoned-instant'
import type { RailwayNow } from '@/domain/trains/train-alternatives'
import { clockTime } from '@/domain/trains/train-time'
import { timeZone } from '@/lib/config'

const lookEveryMs = 20_000

/** Minutes after midnight on the railway's clocks; NaN where the text is no time. */
export const minuteOf = (time: string) => clockMinutes(clockTime(time, timeZone) ?? '')

function read(): RailwayNow {
  const now = new Date()
  const date = today(timeZone, now)
  const passed = Math.floor((now.getTime() - zonedInstant(date, '00:00', timeZone)) / 60_000)
  return { today: date, minutes: clocksFrom(date, timeZone).reached(passed) }
}

/** The railway's date and minute, followed as long as the page stands: a train may leave meanwhile. */
export function useRailwayNow(): RailwayNow {
  const [now, setNow] = useState(read)
  useEffect(() => {
    const look = () =>
      setNow((known) => {
        const next = read()
        return next.today === known.today && next.minutes === known.minutes ? known : next
      })
    const timer = setInterval(look, lookEveryMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
