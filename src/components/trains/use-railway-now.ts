import { useSyncExternalStore } from 'react'
import type { CalendarDate } from '@/domain/time/calendar-date'
import { type RailwayNow, railwayNow } from '@/domain/trains/train-alternatives'
import { timeZone } from '@/lib/config'
import { createListeners } from '@/lib/listeners'

const lookEveryMs = 20_000

/** Read when the first page asks, and from then on as often as it is looked at. */
let known: RailwayNow | undefined

const clock = createListeners(() => {
  const timer = setInterval(() => {
    const next = railwayNow(timeZone)
    if (next.today === known?.today && next.minutes === known.minutes) return
    known = next
    clock.notify()
  }, lookEveryMs)
  return () => {
    clearInterval(timer)
    known = undefined
  }
})

const readNow = () => (known ??= railwayNow(timeZone))
const readDay = () => readNow().today

/** The railway's date and minute: a train may leave while the page is open. */
export const useRailwayNow = (): RailwayNow => useSyncExternalStore(clock.subscribe, readNow)

/** The railway's date alone, for what changes at its midnight and not before. */
export const useRailwayDay = (): CalendarDate => useSyncExternalStore(clock.subscribe, readDay)

/** The same; undefined in a page that is written at build time, until the app has taken it over. */
export const useRailwayDayHere = (): CalendarDate | undefined =>
  useSyncExternalStore(clock.subscribe, readDay, () => undefined)
