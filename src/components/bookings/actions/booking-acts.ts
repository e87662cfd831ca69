import type { QueryClient } from '@tanstack/react-query'
import { type Booking, isCancelled } from '@/domain/bookings/booking'
import { bookedTimes, bookedTrip, wayBack } from '@/domain/bookings/booking-journey'
import { type CalendarEvent, calendarFile } from '@/domain/bookings/calendar-file'
import { mostPassengers } from '@/domain/bookings/party'
import { stationLabel } from '@/domain/stations/station'
import { type CalendarDate, isCalendarDate } from '@/domain/time/calendar-date'
import type { Trip } from '@/domain/trains/trip'
import { timeZone } from '@/lib/config'
import { fileNameOf } from '@/lib/files/file-name'
import { path, UnsafeSegmentError } from '@/lib/http/path'
import { findBookedTrain } from '@/queries/trips/bookings-trip'
import { changeBookingDraft, readBookingDraft } from '@/mutations/booking/draft'
import { bookingLines, trainWords } from '@/components/bookings/booking-words'
import { fieldsOf, isBlank, isSamePerson } from '@/components/bookings/passengers-form.schema'

const statuses: Record<string, CalendarEvent['status']> = {
  Confirmed: 'CONFIRMED',
  Completed: 'CONFIRMED',
  RAC: 'CONFIRMED',
  Cancelled: 'CANCELLED',
}

const nameOf = (station: Booking['from']) => station?.name ?? station?.code ?? '—'

/** Where a booking has its page, or undefined where its id cannot be part of an address. */
function addressOf(id: string): string | undefined {
  try {
    return new URL(path`/bookings/${id}`(), location.origin).href
  } catch (error) {
    if (error instanceof UnsafeSegmentError) return undefined
    throw error
  }
}

function eventOf(booking: Booking, trip: Trip | undefined): CalendarEvent {
  const { _id, status, from, to, journeyDate, bookedAt } = booking
  const times = bookedTimes(journeyDate, trip, timeZone)
  return {
    uid: `booking-${_id}@railway-planner`,
    summary: [
      ...(isCancelled(booking) ? ['Cancelled'] : []),
      trainWords(booking) || 'Train',
      `${nameOf(from)} to ${nameOf(to)}`,
    ].join(': '),
    location: stationLabel(from),
    description: bookingLines(booking, trip).join('\n'),
    url: addressOf(_id),
    start: times?.departure ?? { date: journeyDate },
    end: times?.arrival,
    // Without seats nobody travels for certain.
    status: (Object.hasOwn(statuses, status) ? statuses[status] : undefined) ?? 'TENTATIVE',
    created: bookedAt,
  }
}

const tripOfBooking = async (client: QueryClient, booking: Booking) => {
  const train = await findBookedTrain(client, booking)
  return train && bookedTrip(train, booking, timeZone)
}

/**
 * CNF-3: a calendar file with what can be found out about the times, or undefined where not even the day is known.
 * @throws {ApiError} where the times could not be asked for; `withoutTimes` then makes it a whole day
 */
export async function makeCalendarFile(client: QueryClient, booking: Booking, withoutTimes = false) {
  if (!isCalendarDate(booking.journeyDate)) return undefined
  const event = eventOf(booking, withoutTimes ? undefined : await tripOfBooking(client, booking))
  const file = calendarFile(event, { timeZone, now: Date.now() })
  return {
    name: fileNameOf('journey', booking.pnr, 'ics'),
    blob: new Blob([file], { type: 'text/calendar;charset=utf-8' }),
    timed: event.start.time !== undefined,
  }
}

/** What to tell others of a journey. Times that cannot be had are no reason to say nothing. */
export async function bookingShareText(client: QueryClient, booking: Booking): Promise<string> {
  const trip = await tripOfBooking(client, booking).catch(() => undefined)
  return bookingLines(booking, trip).join('\n')
}

const partyOf = ({ passengers }: Booking) => Math.min(Math.max(1, passengers.length), mostPassengers)

/** N5: the planner's question for the way back; undefined where the ends are not known. */
export async function prepareWayBack(client: QueryClient, booking: Booking, day: CalendarDate) {
  // Without its times the journey counts as one of a single day.
  const trip = await tripOfBooking(client, booking).catch(() => undefined)
  const way = wayBack(booking, trip, timeZone, day)
  return way && { ...way, passengers: partyOf(booking) }
}

/** Whoever travelled then comes first; others who were typed for this train are not lost. */
function draftAgain(userId: string, trainId: string, booked: Booking['passengers']) {
  const draft = readBookingDraft(userId, trainId)
  // It is not known yet what became of these: they are looked for first.
  if (draft.sent) return
  const again = booked.map(fieldsOf)
  const others = draft.passengers.filter(
    (typed) => !isBlank(typed) && !again.some((person) => isSamePerson(person, typed)),
  )
  changeBookingDraft(userId, trainId, { passengers: [...again, ...others].slice(0, mostPassengers) })
}

/**
 * Puts the passengers of a booking into the form for another one on the same train.
 * @returns where that form is, or undefined where the railway has no such train any more
 * @throws {ApiError} where nobody knows
 */
export async function prepareAgain(client: QueryClient, booking: Booking, userId: string) {
  const train = await findBookedTrain(client, booking)
  if (!train) return undefined
  draftAgain(userId, train._id, booking.passengers)
  const { from, to } = bookedTrip(train, booking, timeZone) ?? booking
  return {
    trainId: train._id,
    search: {
      from: from?.code ?? from?._id,
      to: to?.code ?? to?._id,
      passengers: partyOf(booking),
    },
  }
}
