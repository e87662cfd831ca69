import type { Station } from '@/domain/stations/station'
import { isCalendarDate } from '@/domain/time/calendar-date'
import { type DayPart, dayParts } from '@/domain/time/day-part'
import type { RailwayNow } from '@/domain/trains/train-alternatives'
import { comparedParam } from '@/domain/trains/train-compare'
import { choiceParam, type SearchParams, textParam, wholeNumberParam } from '@/lib/search-params'

export const tripOrders = ['arrival', 'departure', 'shortest', 'cheapest'] as const

const stationCode = (value: unknown) => {
  const code = textParam(value)?.toUpperCase()
  return code && /^[A-Z0-9-]{1,10}$/.test(code) ? code : undefined
}

/** Minutes for a change to choose from. */
export const changeTimes = [10, 15, 30, 45, 60]

/** A parameter that may be repeated; each value once, undefined for none. */
function listOf<T>(value: unknown, read: (one: unknown) => T | undefined): T[] | undefined {
  const list = [...new Set([value].flat().flatMap((one) => read(one) ?? []))].slice(0, 12)
  return list.length > 0 ? list : undefined
}

/** HH.mm: a colon would not stay one in an address. */
const timeText = (value: unknown, form: RegExp) => {
  const text = typeof value === 'string' ? value.replace(':', '.') : ''
  return form.test(text) ? text : undefined
}

/** What the planner's address says (D5): stations by code, so that a link can be read and shared. */
export interface PlannerSearch {
  from?: string | undefined
  to?: string | undefined
  date?: string | undefined
  passengers?: number | undefined
  sort?: (typeof tripOrders)[number] | undefined
  /** HH.mm: what leaves before is left out. */
  after?: string | undefined
  /** So many changes at the most, 0 for direct trains only; left out, direct trains as long as there are any. */
  changes?: number | undefined
  /** Minutes at least for each change. */
  minChange?: number | undefined
  /** Train types, any of them. */
  type?: string[] | undefined
  /** Parts of the day to leave in, any of them. */
  time?: DayPart[] | undefined
  /** HH.mm, counted on from midnight of the day of boarding: 30.00 is six in the morning of the next day. */
  arriveBy?: string | undefined
  /** Rupees per passenger at the most. */
  fare?: number | undefined
  /** Only what has seats for all passengers. */
  seats?: 'free' | undefined
  /** Steps back and forward from what is shown at first (PLN-5). */
  earlier?: number | undefined
  later?: number | undefined
  /** The journey that is open, by its key (PLN-6). */
  journey?: string | undefined
  /** Ids of the trains chosen to be compared, separated by commas (TRN-7). */
  compare?: string | undefined
}

/** A complete question to the timetable. */
export interface PlannerQuestion {
  from: Station
  to: Station
  date: string
  search: PlannerSearch
  now: RailwayNow
}

/** Every key is named, also where its value does not fit: what is left out, the router takes from the raw address. */
export const parsePlannerSearch = (search: SearchParams): PlannerSearch => ({
  from: stationCode(search.from),
  to: stationCode(search.to),
  date: isCalendarDate(search.date) ? search.date : undefined,
  passengers: wholeNumberParam(search.passengers, 1, 6),
  sort: choiceParam(search.sort, tripOrders),
  after: timeText(search.after, /^([01]\d|2[0-3])\.[0-5]\d$/),
  changes: wholeNumberParam(search.changes, 0, 2),
  minChange: changeTimes.find((minutes) => minutes === wholeNumberParam(search.minChange, 1, 60)),
  type: listOf(search.type, (one) => textParam(one)?.slice(0, 40)),
  time: listOf(search.time, (one) => choiceParam(one, dayParts)),
  arriveBy: timeText(search.arriveBy, /^([0-6]\d|7[01])\.[0-5]\d$/),
  fare: wholeNumberParam(search.fare, 1, 1_000_000),
  seats: choiceParam(search.seats, ['free']),
  earlier: wholeNumberParam(search.earlier, 1, 8),
  later: wholeNumberParam(search.later, 1, 7),
  journey: textParam(search.journey)?.slice(0, 300),
  compare: comparedParam(search.compare),
})

/** Changes some parts of the search; a function makes them of what the search says by then. */
export type Refine = (change: PlannerSearch | ((now: PlannerSearch) => PlannerSearch)) => void
