import { addDays, daysFrom } from '@/domain/time/calendar'
import type { CalendarDate } from '@/domain/time/calendar-date'
import type { RailwayNow } from '@/domain/trains/train-alternatives'
import type { DirectTrains } from './journey-option'

/** So many days can be added before, and as many after. */
export const mostDaysAdded = 7

export interface JourneyDays {
  /** The days whose journeys are shown, in order. */
  dates: CalendarDate[]
  /** The minute from which on journeys of the chosen day are shown; undefined for all of them. */
  after: number | undefined
  /** The day that one more step back would add to: the chosen day itself as long as its morning is not shown. */
  earlier: CalendarDate | undefined
  later: CalendarDate | undefined
}

/**
 * PLN-5: what is shown of the timetable: the chosen day from a time on, and what was added before and after it. The first
 * step back shows the rest of the chosen day, where there is any to come; each other step adds a day. There is nothing
 * before today.
 */
export function journeyDays(
  {
    date,
    after,
    earlier,
    later,
  }: { date: CalendarDate; after?: number | undefined; earlier: number; later: number },
  now: RailwayNow,
): JourneyDays {
  const begins = date === now.today ? now.minutes : 0
  const cut = after !== undefined && after > begins
  const daysBefore = Math.max(0, earlier - (cut ? 1 : 0))
  const added = Array.from({ length: daysBefore }, (_, index) => addDays(date, index - daysBefore))
  const before = added.filter((day) => day >= now.today)
  const shown = [...before, ...daysFrom(date, later + 1)]
  const previous = addDays(shown[0] ?? date, -1)
  return {
    dates: shown,
    after: cut && earlier === 0 ? after : undefined,
    earlier:
      cut && earlier === 0
        ? date
        : previous >= now.today && before.length < mostDaysAdded
          ? previous
          : undefined,
    later: later < mostDaysAdded ? addDays(date, later + 1) : undefined,
  }
}

/**
 * PLN-2: whether a train goes direct on a day that is shown, on the chosen one after the chosen time: what was found because
 * nothing does stays when the morning is added.
 */
export const goesDirect = (
  { running }: DirectTrains,
  day: CalendarDate,
  chosen: { date: CalendarDate; after: number | undefined },
) => running.some(({ departure = 0 }) => day !== chosen.date || departure >= (chosen.after ?? 0))
