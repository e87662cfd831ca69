import { formatMinutes } from '@/domain/time/duration'
import type { CalendarDate } from '@/domain/time/calendar-date'
import type { Trip } from '@/domain/trains/trip'
import { tripTimes } from '@/domain/trains/trip-times'
import { clockOf } from '@/domain/time/clock'
import type { Booking } from './booking'

/** Whether seats or a berth may still be given before the journey. */
export const isWatched = ({ status, journeyDate }: Booking, today: CalendarDate) =>
  (status === 'Waiting' || status === 'RAC') && journeyDate >= today

/** The first place on the list that the passengers are told; servers write it as `WL/15`, `Waiting 15` and the like. */
function placeOf({ passengers }: Booking): number | undefined {
  const places = passengers.flatMap(({ status = '' }) => (/\d+/.exec(status) ?? []).map(Number))
  return places.length > 0 ? Math.min(...places) : undefined
}

/** "Waiting 15" */
export const standing = (booking: Booking) => [booking.status, placeOf(booking)].filter(Boolean).join(' ')

export interface BookingChange {
  /** How it was: "Waiting 15", "leaving 22:00". */
  was: string
  /** The whole of it: "Waiting 15 → 9", "now confirmed", "now leaves 20 min earlier". */
  words: string
}

/** N4: how a booking stands now that stood otherwise; undefined where it stands as before. */
export function standingChange(before: Booking, after: Booking): BookingChange | undefined {
  const was = standing(before)
  if (standing(after) === was) return undefined
  const place = placeOf(after)
  if (after.status === before.status && place !== undefined) return { was, words: `${was} → ${place}` }
  const now = standing(after)
  return { was, words: `now ${after.status === 'RAC' ? now : now.toLowerCase()}, was ${was}` }
}

/** N4: a departure at another time than before; undefined where it is the same, or not known. */
export function departureChange(before: Trip, after: Trip, timeZone: string): BookingChange | undefined {
  const [then, now] = [tripTimes(before, timeZone).departure, tripTimes(after, timeZone).departure]
  if (then === undefined || now === undefined || then === now) return undefined
  const minutes = Math.abs(now - then)
  const by = minutes < 60 ? `${minutes} min` : formatMinutes(minutes)
  return {
    was: `leaving ${clockOf(then)}`,
    words: `now leaves ${by} ${now < then ? 'earlier' : 'later'}, at ${clockOf(now)}`,
  }
}
