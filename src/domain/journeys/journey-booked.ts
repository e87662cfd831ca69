import { type Booking, isCancelled } from '@/domain/bookings/booking'
import type { StationRef } from '@/domain/stations/station'
import type { CalendarDate } from '@/domain/time/calendar-date'
import type { Train } from '@/domain/trains/train'

/** A train of a journey, as it would be booked. */
export interface BookableLeg {
  train: Pick<Train, '_id' | 'trainNumber'>
  /** The date its run starts on. */
  journeyDate: CalendarDate
  from: StationRef
  to: StationRef
}

/** Own lists name trains and stations by id, by number or code, or by both. */
const isSame = (a: string | undefined, b: string | undefined) => a !== undefined && a === b

const isStation = (booked: StationRef | null, { _id, code }: StationRef) =>
  isSame(booked?._id, _id) || isSame(booked?.code, code)

/** The own booking for exactly this train, date and stations that was not given up. */
export const bookingOf = (
  own: readonly Booking[],
  { train, journeyDate, from, to }: BookableLeg,
): Booking | undefined =>
  own.find(
    (booking) =>
      !isCancelled(booking) &&
      booking.journeyDate === journeyDate &&
      (isSame(booking.train?._id, train._id) || isSame(booking.train?.trainNumber, train.trainNumber)) &&
      isStation(booking.from, from) &&
      isStation(booking.to, to),
  )
