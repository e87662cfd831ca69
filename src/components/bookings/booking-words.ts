import type { Booking } from '@/domain/bookings/booking'
import { bookedTimes, type RailwayTime } from '@/domain/bookings/booking-journey'
import { stationLabel } from '@/domain/stations/station'
import type { Trip } from '@/domain/trains/trip'
import { timeZone } from '@/lib/config'
import { counted, formatDate } from '@/lib/text/format'

/** "12951 Mumbai Rajdhani", or what is known of it. */
export const trainWords = ({ train }: Pick<Booking, 'train'>) =>
  [train?.trainNumber, train?.name].filter(Boolean).join(' ')

const moment = ({ date, time }: RailwayTime) => `${formatDate(date)}, ${time}`

/** A booking in lines of text, for calendars and messages: who travels is nobody else's business. */
export function bookingLines(booking: Booking, trip: Trip | undefined): string[] {
  const { from, to, journeyDate, pnr, status, passengers } = booking
  const times = bookedTimes(journeyDate, trip, timeZone)
  return [
    trainWords(booking) || 'Train unknown',
    `${stationLabel(from)} to ${stationLabel(to)}`,
    times
      ? `Departure: ${moment(times.departure)}`
      : `Train starts: ${formatDate(journeyDate)}, times unknown`,
    times?.arrival ? `Arrival: ${moment(times.arrival)}` : '',
    `PNR: ${pnr || '—'}`,
    counted(passengers.length, 'passenger'),
    status ? `Status: ${status}` : '',
  ].filter(Boolean)
}
