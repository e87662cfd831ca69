import { useEffect, useState } from 'react'
import { today } from '@/domain/time/calendar'
import type { CalendarDate } from '@/domain/time/calendar-date'
import { timeZone } from '@/lib/config'

const lookEveryMs = 20_000

/** What is read from the clock, followed as long as the page stands. */
export function useFollowed<T>(read: () => T, isSame: (known: T, next: T) => boolean): T {
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

const readDay = () => today(timeZone)

/** The railway's date alone, for what changes at its midnight and not before. */
export const useRailwayDay = (): CalendarDate => useFollowed(readDay, Object.is)
