import { type Booking, isCancelled } from '@/domain/bookings/booking'
import type { StationRef } from '@/domain/stations/station'
import { type CalendarDate, isCalendarDate } from '@/domain/time/calendar-date'
import { dateAtStart } from '@/domain/time/date-text'
import type { BookingBasis } from './admin-bookings-filter'
import { perText } from '@/lib/memo'
import { clocksAt } from '@/lib/zone-offset'
import { composed } from '@/lib/text/text'

/** What a booking is filed under that names no train, or no station. */
const noName = 'none'

/** Confirmed and RAC bookings hold seats, Waiting and Cancelled ones do not (api-model 7). */
export const holdsSeats = (status: string) => status === 'Confirmed' || status === 'RAC'

/** `wanted`: `held`, `active` (all but the cancelled), or statuses divided by commas. */
export function hasStatus(status: string, wanted: string): boolean {
  if (wanted === 'held') return holdsSeats(status)
  if (wanted === 'active') return !isCancelled({ status })
  return wanted.split(',').includes(status)
}

/** The train's number; its id where the server gave no more. */
export const bookedTrainKey = ({ train }: Pick<Booking, 'train'>) =>
  composed(train?.trainNumber ?? train?._id ?? noName)

const stationKey = (station: StationRef | null) => station?.code ?? station?.name ?? station?._id ?? noName

/** `NDLS-MMCT`: from where, to where. */
export const pairKey = ({ from, to }: Pick<Booking, 'from' | 'to'>) =>
  composed(`${stationKey(from)}-${stationKey(to)}`)

/** Days begin at a quarter of an hour in every zone. */
const quarterMs = 15 * 60_000

/** The calendar date of an instant in a zone. */
const dayReader = perText((timeZone) => {
  const known = new Map<number, CalendarDate | undefined>()
  return (instant: string | undefined) => {
    const time = Date.parse(instant ?? '')
    if (Number.isNaN(time)) return undefined
    const quarter = Math.floor(time / quarterMs)
    if (!known.has(quarter)) known.set(quarter, dateAtStart(clocksAt(time, timeZone)))
    return known.get(quarter)
  }
})

/** 100,000 bookings have a few hundred days: each is looked at once. */
const knownDate = perText((text) => (isCalendarDate(text) ? text : undefined))

/** The day a booking is counted on, or undefined where the server gave none that can be read. */
export function countedDay(
  { journeyDate, bookedAt }: Pick<Booking, 'journeyDate' | 'bookedAt'>,
  basis: BookingBasis,
  timeZone: string,
): CalendarDate | undefined {
  if (basis === 'booked') return dayReader(timeZone)(bookedAt)
  return knownDate(journeyDate)
}
