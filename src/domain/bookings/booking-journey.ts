import type { StationRef } from '@/domain/stations/station'
import { addDays } from '@/domain/time/calendar'
import { type CalendarDate, isCalendarDate } from '@/domain/time/calendar-date'
import { clockOf, dayOf } from '@/domain/time/clock'
import type { Train } from '@/domain/trains/train'
import { type Trip, tripOf } from '@/domain/trains/trip'
import { tripTimes } from '@/domain/trains/trip-times'
import type { Booking } from './booking'

/**
 * The part of its train's run that a booking is for, under the names the booking has for its stations; or undefined
 * where the train does not go that way, or the booking does not say from where to where.
 * @param idOf a station's id by its code: own lists name stations by code, the stops of listed trains have ids alone
 */
export function bookedTrip(
  train: Train,
  { from, to }: Pick<Booking, 'from' | 'to'>,
  timeZone: string,
  idOf: (code: string) => string | undefined = () => undefined,
): Trip | undefined {
  const trip = (keyOf: (station: StationRef | null) => string | undefined) => {
    const [start, end] = [keyOf(from), keyOf(to)]
    return start && end ? tripOf(train, start, end, timeZone) : undefined
  }
  const found =
    trip((station) => station?._id ?? (station?.code && idOf(station.code))) ??
    trip((station) => station?.code ?? station?._id)
  return found && { ...found, from: { ...found.from, ...from }, to: { ...found.to, ...to } }
}

/** The day of boarding: a booking's date is the day its train starts. */
export const boardingDate = (journeyDate: CalendarDate, trip: Pick<Trip, 'boardingDay'> | undefined) =>
  trip && isCalendarDate(journeyDate) ? addDays(journeyDate, trip.boardingDay) : journeyDate

/** A moment on the railway's clocks. */
export interface RailwayTime {
  date: CalendarDate
  /** HH:mm. */
  time: string
}

export interface BookedTimes {
  departure: RailwayTime
  /** Undefined where the timetable holds no time that can be right. */
  arrival: RailwayTime | undefined
}

/** A night's journey is over when its train has arrived. */
export const lastDay = (
  { journeyDate }: Pick<Booking, 'journeyDate'>,
  trip: Trip | undefined,
  timeZone: string,
): CalendarDate => bookedTimes(journeyDate, trip, timeZone)?.arrival?.date ?? boardingDate(journeyDate, trip)

/** When a booked trip starts and ends, or undefined where its date or its departure is not known. */
export function bookedTimes(
  journeyDate: CalendarDate,
  trip: Trip | undefined,
  timeZone: string,
): BookedTimes | undefined {
  if (!trip || !isCalendarDate(journeyDate)) return undefined
  const date = boardingDate(journeyDate, trip)
  const { departure, arrival } = tripTimes(trip, timeZone, date)
  const at = (minutes: number) => ({ date: addDays(date, dayOf(minutes)), time: clockOf(minutes) })
  return departure === undefined
    ? undefined
    : { departure: at(departure), arrival: arrival === undefined ? undefined : at(arrival) }
}

/**
 * N5: the way back of a booking: its ends swapped, on the day after arrival, or today where that has passed. Stations by
 * code; undefined where the booking tells no code of one.
 */
export function wayBack(
  booking: Pick<Booking, 'from' | 'to' | 'journeyDate'>,
  trip: Trip | undefined,
  timeZone: string,
  today: CalendarDate,
): { from: string; to: string; date: CalendarDate } | undefined {
  const from = trip?.to.code ?? booking.to?.code
  const to = trip?.from.code ?? booking.from?.code
  if (!from || !to) return undefined
  const next = isCalendarDate(booking.journeyDate) ? addDays(lastDay(booking, trip, timeZone), 1) : today
  return { from, to, date: next < today ? today : next }
}
