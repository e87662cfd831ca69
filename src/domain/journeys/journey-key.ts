import type { Station } from '@/domain/stations/station'
import { addDays } from '@/domain/time/calendar'
import { type CalendarDate, isCalendarDate } from '@/domain/time/calendar-date'
import { clockOf, dayOf, minutesPerDay } from '@/domain/time/clock'
import { clockMinutes } from '@/domain/time/duration'
import type { Train } from '@/domain/trains/train'
import { perObjectWith } from '@/lib/memo'
import type { Connection } from './connections'
import type { JourneyOption } from './journey-option'

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

// Numbers and codes are the railway's own texts: the characters that separate a key must not be in them.
const escaped = (text: string) => encodeURIComponent(text).replaceAll('.', '%2E').replaceAll('~', '%7E')

function unescaped(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** '12951.MMCT.2026-11-23.1700', the trains of a journey separated by '~'. */
export const journeyKey = (legs: readonly KeyLeg[]): string =>
  legs
    .map(({ number, from, date, minute }) =>
      [escaped(number), escaped(from), date, clockOf(minute).replace(':', '')].join('.'),
    )
    .join('~')

/** What connections name by id alone. */
export interface Railway {
  stationOf: (id: string | undefined) => Station | undefined
  trainOf: (id: string) => Train | undefined
}

export const railwayOf = perObjectWith(
  (trainById: ReadonlyMap<string, Train>, stations: readonly Station[]): Railway => {
    const stationById = new Map(stations.map((station) => [station._id, station]))
    return { stationOf: (id) => stationById.get(id ?? ''), trainOf: (id) => trainById.get(id) }
  },
)

/** PLN-6: the key that names a connection in an address. */
export const connectionKey = ({ legs }: Connection, date: CalendarDate, { stationOf, trainOf }: Railway) =>
  journeyKey(
    legs.map(({ train, from, departure }) => ({
      number: trainOf(train)?.trainNumber ?? train,
      from: stationOf(from)?.code ?? from,
      date: addDays(date, dayOf(departure)),
      minute: departure - dayOf(departure) * minutesPerDay,
    })),
  )

/** The key of a journey that was found, be it one train or several. */
export const optionKey = (option: JourneyOption, railway: Railway): string =>
  'connection' in option
    ? connectionKey(option.connection, option.date, railway)
    : journeyKey([
        {
          number: option.numbers,
          from: option.found.trip.from.code ?? '',
          date: option.date,
          minute: option.departure ?? 0,
        },
      ])

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
