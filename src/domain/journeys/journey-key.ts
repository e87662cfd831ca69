import { type CalendarDate, isCalendarDate } from '@/domain/time/calendar-date'
import { clockOf as clockText } from '@/domain/time/clock'
import { clockMinutes } from '@/domain/time/duration'

/** A train of a journey as its link names it (PLN-6). */
export interface KeyLeg {
  /** Train number. */
  number: string
  /** Code of the station where it is boarded; it is left where the next one is, the last one at the journey's end. */
  from: string
  /** The day and the minute of that day when it is boarded. */
  date: CalendarDate
  minute: number
}

const mostLegs = 3

// Numbers and codes are the railway's own texts: what parts the key must not stand in them.
const escaped = (text: string) => encodeURIComponent(text).replaceAll('.', '%2E').replaceAll('~', '%7E')

function unescaped(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** '12951.MMCT.2026-11-23.1700', the trains of a journey parted by '~'. */
export const journeyKey = (legs: readonly KeyLeg[]): string =>
  legs
    .map(({ number, from, date, minute }) =>
      [escaped(number), escaped(from), date, clockText(minute).replace(':', '')].join('.'),
    )
    .join('~')

function parseLeg(text: string): KeyLeg | undefined {
  const [number = '', from = '', date, time = '', ...more] = text.split('.').map(unescaped)
  const minute = clockMinutes(time.replace(/^(\d\d)(\d\d)$/, '$1:$2'))
  if (!number || !from || !isCalendarDate(date) || Number.isNaN(minute) || more.length > 0) return undefined
  return { number, from, date, minute }
}

/** The way back; undefined for a text that is no such key. */
export function parseJourneyKey(text: string): KeyLeg[] | undefined {
  const legs = text.split('~').flatMap((part) => parseLeg(part) ?? [])
  return legs.length > 0 && legs.length <= mostLegs && legs.length === text.split('~').length
    ? legs
    : undefined
}
