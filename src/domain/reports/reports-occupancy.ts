import { addDays, weekdayOf } from '@/domain/time/calendar'
import { type Weekday, weekdays } from '@/domain/time/calendar-date'
import type { Train } from '@/domain/trains/train'
import type { SeatRow } from './reports'
import { daysIn, type DayRange } from './reports-range'

/** Passengers holding seats, held against the seats on offer. */
export interface Occupancy {
  held: number
  offered: number | undefined
  /** From 0; over 1 where more passengers hold seats than the timetable offers. Unknown where it offers none. */
  share: number | undefined
}

export interface OccupancyRow extends SeatRow, Occupancy {
  /** Dates of the range on which the train runs. */
  runs: number | undefined
}

type Timetabled = Pick<Train, '_id' | 'trainNumber' | 'name' | 'totalSeats' | 'daysOfOperation'>

/** How often each weekday comes in a range. */
export function weekdaysIn(range: DayRange): Map<Weekday, number> {
  const days = daysIn(range)
  // The weeks of a range are alike: each of its first seven days stands for the same weekdays to come.
  return new Map(
    Array.from({ length: Math.min(7, days) }, (_, index) => [
      weekdayOf(addDays(range.from, index)),
      Math.ceil((days - index) / 7),
    ]),
  )
}

/** Dates on which the train runs. */
export const runsIn = (
  { daysOfOperation }: Pick<Train, 'daysOfOperation'>,
  days: ReadonlyMap<Weekday, number>,
) => [...new Set(daysOfOperation ?? weekdays)].reduce((runs, day) => runs + (days.get(day) ?? 0), 0)

const shareOf = (held: number, offered: number | undefined): Occupancy => ({
  held,
  offered,
  share: offered ? held / offered : undefined,
})

/**
 * How full the trains were: passengers who hold seats (Confirmed and RAC, by the day of the journey), over all seats of
 * the train on each of its running days in the range. A passenger counts once, however short the journey, as the server
 * counts when it says what is free. Trains that do not run and are not booked are left out.
 */
export function occupancyOf(
  seats: readonly SeatRow[],
  trains: readonly Timetabled[],
  range: DayRange,
): { rows: OccupancyRow[]; total: Occupancy } {
  const days = weekdaysIn(range)
  const booked = new Map(seats.map((row) => [row.key, row]))
  const take = (key: string) => {
    const row = booked.get(key)
    booked.delete(key)
    return row
  }
  const timetabled = trains.map((train): OccupancyRow => {
    const { _id, trainNumber, name, totalSeats } = train
    const row = take(trainNumber) ?? take(_id)
    const runs = runsIn(train, days)
    return {
      key: row?.key ?? trainNumber,
      label: `${trainNumber} ${name}`.trim(),
      bookings: row?.bookings ?? 0,
      passengers: row?.passengers ?? 0,
      runs,
      ...shareOf(row?.passengers ?? 0, totalSeats === null ? undefined : totalSeats * runs),
    }
  })
  const others = [...booked.values()].map((row): OccupancyRow => ({
    ...row,
    runs: undefined,
    ...shareOf(row.passengers, undefined),
  }))
  const rows = [...timetabled, ...others].filter(({ runs, held }) => runs !== 0 || held > 0)
  const known = rows.filter(({ offered }) => offered !== undefined)
  const sum = (figure: (row: OccupancyRow) => number) => known.reduce((total, one) => total + figure(one), 0)
  return {
    rows,
    total: shareOf(
      sum(({ held }) => held),
      sum(({ offered }) => offered ?? 0),
    ),
  }
}

const share = (row: OccupancyRow) => row.share ?? -1

/** The fullest first; trains whose share is not known last. */
export const fullestFirst = (rows: readonly OccupancyRow[]) =>
  rows.toSorted((a, b) => share(b) - share(a) || b.held - a.held || (a.label < b.label ? -1 : 1))
