import { dayLength, timeOfDay } from './clock.ts'
import { db } from './db.ts'
import { weekdays, type StopRecord, type TrainRecord } from './records.ts'

/** Whether a text is a day of the calendar in the form YYYY-MM-DD. */
export function isCalendarDate(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false
  const instant = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(value)
}

export const midnight = (date: string) => `${date}T00:00:00.000Z`

/** The weekday is that of the calendar date, read as UTC. */
export function runsOn(train: TrainRecord, date: string): boolean {
  const weekday = weekdays[new Date(midnight(date)).getUTCDay()]
  return weekday !== undefined && train.daysOfOperation.includes(weekday)
}

/** Confirmed and RAC bookings hold a seat for each passenger; Waiting and Cancelled hold none. */
export const seatHolders = (train: TrainRecord, date: string) =>
  db.bookings
    .filter(
      ({ train: id, journeyDate, bookingStatus }) =>
        id === train._id &&
        journeyDate.slice(0, 10) === date &&
        (bookingStatus === 'Confirmed' || bookingStatus === 'RAC'),
    )
    .flatMap(({ passengers }) => passengers)

export const freeSeats = (train: TrainRecord, date: string) =>
  Math.max(0, train.totalSeats - seatHolders(train, date).length)

export interface Part {
  departureTime: string
  arrivalTime: string
  /** Rupees per passenger. */
  fare: number
}

/** The part of a train's way from one station to a later one, or nothing if it does not connect them. */
export function partOf(train: TrainRecord, from: string, to: string): Part | undefined {
  const whole = train.source === from && train.destination === to
  const ownTimes = { departureTime: train.departureTime, arrivalTime: train.arrivalTime }
  const start = train.route.findIndex(({ station }) => station === from)
  const boarding = train.route[start]
  const leaving = boarding && train.route.find(({ station }, stop) => stop > start && station === to)
  if (boarding && leaving) {
    const kilometres = Math.abs(leaving.distance - boarding.distance)
    const fare = Math.ceil((kilometres / 100) * train.fare)
    return { ...(whole ? ownTimes : timesBetween(train, boarding, leaving)), fare }
  }
  return whole && from !== to ? { ...ownTimes, fare: train.fare } : undefined
}

/** Stops carry a clock time and a day count; instants whose difference is right are made of both. */
function timesBetween(train: TrainRecord, boarding: StopRecord, leaving: StopRecord) {
  const base = Date.parse(train.departureTime)
  const departure = Date.parse(boarding.departureTime ?? train.departureTime)
  const arrival = Date.parse(leaving.arrivalTime ?? train.arrivalTime)
  if ([base, departure, arrival].some(Number.isNaN)) {
    return { departureTime: train.departureTime, arrivalTime: train.arrivalTime }
  }
  const stay = boarding.arrivalTime ? Date.parse(boarding.arrivalTime) : departure
  // A stop counts its day at the arrival: one that is left after midnight is left a day later.
  const leftNextDay = timeOfDay(departure) < timeOfDay(stay) ? 1 : 0
  const days = leaving.day - boarding.day - leftNextDay
  let duration = days * dayLength + timeOfDay(arrival) - timeOfDay(departure)
  while (duration <= 0) duration += dayLength
  const start = base - timeOfDay(base) + timeOfDay(departure)
  return {
    departureTime: new Date(start).toISOString(),
    arrivalTime: new Date(start + duration).toISOString(),
  }
}
