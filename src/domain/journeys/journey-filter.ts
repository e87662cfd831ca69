import type { CalendarDate } from '@/domain/time/calendar-date'
import { type DayPart, dayParts } from '@/domain/time/day-part'
import type { JourneyFacts, TrainRun } from './journey-option'

/** What a passenger asks of a journey; what is left out is not asked. */
export interface JourneyFilter {
  /** Every train is of one of these types. */
  type?: readonly string[] | undefined
  /** It leaves in one of these parts of the day. */
  time?: readonly DayPart[] | undefined
  /** It arrives by then: minutes after midnight of the day of boarding. */
  arriveBy?: number | undefined
  /** Rupees per passenger at the most. */
  fare?: number | undefined
  /** So many changes at the most. */
  changes?: number | undefined
  /** Seats for so many passengers on each of its trains. */
  seats?: number | undefined
  /** On that day it leaves at that minute or later. */
  after?: { date: CalendarDate; minute: number } | undefined
}

export type FilterPart = keyof JourneyFilter

/** Free seats on a train's run, or undefined where they are not known (yet). */
export type SeatsOf = (run: TrainRun) => number | undefined

const partOf = (minute: number) => dayParts[Math.floor(minute / 360) % dayParts.length]

const isBy = (value: number | undefined, most: number) => value !== undefined && value <= most

/**
 * Whether a journey is what was asked for. What the timetable does not say is no fit. Seats that are not known are:
 * only a train that is known to be full is left out (SEA-1).
 */
export function fitsFilter(option: JourneyFacts, filter: JourneyFilter, seatsOf: SeatsOf): boolean {
  const { type, time, arriveBy, fare, changes, seats, after } = filter
  const { departure } = option
  return (
    (type === undefined || option.types.every((one) => type.includes(one))) &&
    (time === undefined || (departure !== undefined && time.some((part) => part === partOf(departure)))) &&
    (arriveBy === undefined || isBy(option.arrival, arriveBy)) &&
    (fare === undefined || isBy(option.farePerPassenger, fare)) &&
    (changes === undefined || option.changes <= changes) &&
    (after === undefined || option.date !== after.date || (departure ?? 0) >= after.minute) &&
    (seats === undefined || option.runs.every((run) => (seatsOf(run) ?? seats) >= seats))
  )
}

export interface Relaxation {
  without: FilterPart
  count: number
}

/** TRN-4: of the parts of a filter that nothing fits, the one without which most journeys do, and how many. */
export function bestJourneyRelaxation(
  options: readonly JourneyFacts[],
  filter: JourneyFilter,
  seatsOf: SeatsOf,
): Relaxation | undefined {
  const parts = (Object.keys(filter) as FilterPart[]).filter((part) => filter[part] !== undefined)
  return parts
    .map((without) => ({
      without,
      count: options.filter((option) => fitsFilter(option, { ...filter, [without]: undefined }, seatsOf))
        .length,
    }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)[0]
}

const fareSteps = [100, 200, 300, 500, 750, 1000, 1500, 2000, 3000, 5000, 7500, 10_000, 20_000, 50_000]

/** Round fares to choose a limit from: from the first that some journey keeps to the last that some journey does not. */
export function fareLimits(options: readonly JourneyFacts[]): number[] {
  const fares = options.flatMap(({ farePerPassenger }) => farePerPassenger ?? [])
  return fareSteps.filter((step) => fares.some((fare) => fare <= step) && fares.some((fare) => fare > step))
}
