import type { BookingBasis } from '@/domain/admin/admin-bookings-filter'
import { countedDay, holdsSeats, pairKey, bookedTrainKey } from '@/domain/admin/admin-bookings-keys'
import { type Booking, isCancelled } from '@/domain/bookings/booking'
import { stationLabel } from '@/domain/stations/station'
import { weekdayOf } from '@/domain/time/calendar'
import { type CalendarDate, type Weekday, weekdays } from '@/domain/time/calendar-date'
import { type DayRange, type PeriodKind, periodsOf } from './reports-range'

/** What the reports need of a booking: 100,000 of them are handed to a worker. */
export interface BookingFact extends Pick<Booking, 'status' | 'journeyDate' | 'bookedAt' | 'totalFare'> {
  passengers: number
  train: string
  trainName: string
  pair: string
  fromName: string
  toName: string
}

const unnamed = 'Not named'

export function factOf(booking: Booking): BookingFact {
  const { status, journeyDate, bookedAt, totalFare, passengers, train, from, to } = booking
  const trainNames = [train?.trainNumber, train?.name].filter(Boolean)
  return {
    status,
    journeyDate,
    ...(bookedAt !== undefined && { bookedAt }),
    totalFare,
    passengers: passengers.length,
    train: bookedTrainKey(booking),
    trainName: trainNames.join(' ') || unnamed,
    pair: pairKey(booking),
    fromName: stationLabel(from),
    toName: stationLabel(to),
  }
}

/** A booking with the days it is counted on: found once, for any number of reports. */
export interface DatedFact extends BookingFact {
  days: Record<BookingBasis, CalendarDate | undefined>
}

export const dated = (fact: BookingFact, timeZone: string): DatedFact => ({
  ...fact,
  days: {
    journey: countedDay(fact, 'journey', timeZone),
    booked: countedDay(fact, 'booked', timeZone),
  },
})

/**
 * Figures of some bookings. Every booking counts as one, the cancelled among them; passengers and rupees count where the
 * booking is not cancelled, whatever else its status says. A fare that is not known counts as nothing.
 */
export interface Figures {
  bookings: number
  passengers: number
  revenue: number
  cancelled: number
}

export interface ReportRow extends Figures {
  /** What the list is filtered by: a first day, a train's number, a pair of codes, a weekday. */
  key: string
  /** For a period its last day, else the name in words. */
  label: string
  /** Of a pair, the names that `label` is made of. */
  ends?: readonly [from: string, to: string]
}

/** Passengers who hold seats on a train: Confirmed and RAC, by the day of the journey. */
export interface SeatRow {
  key: string
  label: string
  bookings: number
  passengers: number
}

export interface Report {
  totals: Figures
  periods: ReportRow[]
  weekdays: ReportRow[]
  trains: ReportRow[]
  pairs: ReportRow[]
  seats: SeatRow[]
  /** Bookings of all that are on no day: they are in no range. */
  undated: number
  /** Bookings in the range that are not cancelled and have no fare. */
  unpriced: number
}

export interface ReportQuestion {
  range: DayRange
  basis: BookingBasis
  by: PeriodKind
}

const none = (): Figures => ({ bookings: 0, passengers: 0, revenue: 0, cancelled: 0 })
const row = (key: string, label: string): ReportRow => ({ key, label, ...none() })
const pairRow = ({ pair, fromName, toName }: BookingFact): ReportRow => ({
  ...row(pair, `${fromName} to ${toName}`),
  ends: [fromName, toName],
})

/** Money is summed in paise: sums of fractions would differ with the order, and no two tables would agree. */
const paise = 100

function count(figures: Figures, { status, passengers, totalFare }: BookingFact) {
  figures.bookings += 1
  if (isCancelled({ status })) figures.cancelled += 1
  else {
    figures.passengers += passengers
    figures.revenue += Math.round((totalFare ?? 0) * paise)
  }
}

const inRupees = <T extends Figures>(figures: T): T => ({ ...figures, revenue: figures.revenue / paise })

function rowIn<T>(rows: Map<string, T>, key: string, create: () => T): T {
  let known = rows.get(key)
  if (known === undefined) rows.set(key, (known = create()))
  return known
}

const mondayFirst: readonly Weekday[] = [...weekdays.slice(1), 'Sun']

interface Day {
  period: ReportRow
  weekday: ReportRow
}

/** The totals alone, to hold others against. */
export function totalsOf(
  facts: readonly DatedFact[],
  { range: { from, to }, basis }: Omit<ReportQuestion, 'by'>,
): Figures {
  const totals = none()
  for (const fact of facts) {
    const day = fact.days[basis]
    if (day !== undefined && day >= from && day <= to) count(totals, fact)
  }
  return inRupees(totals)
}

/** Groups bookings over a range in every way at once: each is counted once in each table. */
export function reportOf(facts: readonly DatedFact[], { range, basis, by }: ReportQuestion): Report {
  const totals = none()
  const ofWeekday = new Map<string, ReportRow>(mondayFirst.map((day) => [day, row(day, day)]))
  const days = new Map<string, Day>()
  const periods = periodsOf(range, by).map((period) => {
    const figures = row(period.from, period.to)
    for (const { from: day } of periodsOf(period, 'day')) {
      const weekday = weekdayOf(day)
      days.set(day, { period: figures, weekday: rowIn(ofWeekday, weekday, () => row(weekday, weekday)) })
    }
    return figures
  })
  const trains = new Map<string, ReportRow>()
  const pairs = new Map<string, ReportRow>()
  const seats = new Map<string, SeatRow>()
  let [undated, unpriced] = [0, 0]

  for (const fact of facts) {
    if (holdsSeats(fact.status) && days.has(fact.days.journey ?? '')) {
      const held = rowIn(seats, fact.train, () => ({
        key: fact.train,
        label: fact.trainName,
        bookings: 0,
        passengers: 0,
      }))
      held.bookings += 1
      held.passengers += fact.passengers
    }
    const counted = fact.days[basis]
    if (counted === undefined) undated += 1
    const day = days.get(counted ?? '')
    if (!day) continue
    if (fact.totalFare === null && !isCancelled(fact)) unpriced += 1
    count(totals, fact)
    count(day.period, fact)
    count(day.weekday, fact)
    count(
      rowIn(trains, fact.train, () => row(fact.train, fact.trainName)),
      fact,
    )
    count(
      rowIn(pairs, fact.pair, () => pairRow(fact)),
      fact,
    )
  }
  return {
    totals: inRupees(totals),
    periods: periods.map(inRupees),
    weekdays: [...ofWeekday.values()].map(inRupees),
    trains: [...trains.values()].map(inRupees),
    pairs: [...pairs.values()].map(inRupees),
    seats: [...seats.values()],
    undated,
    unpriced,
  }
}
