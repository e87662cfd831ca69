import { useState } from 'react'
import * as v from 'valibot'
import { emptyPassenger, passengersFormSchema } from '@/components/bookings/passengers-form.schema'
import { useRailwayNow } from '@/components/trains/use-railway-now'
import { addDays, daysBetween } from '@/domain/time/calendar'
import { isInService, nextRunningDates, runsOn } from '@/domain/trains/running-days'
import type { Train } from '@/domain/trains/train'
import { tripOf } from '@/domain/trains/trip'
import { timeZone } from '@/lib/config'
import type { BookingDraft, Decision } from '@/mutations/booking/draft'
import { useSeats } from '@/queries/trains'
import { type BookingSearch, type BookingStep, bookingSteps } from './booking-search'
import { journeyErrors } from './journey-check'

/** What the address and the fields say together: the journey, who travels, how far that leads, and what would be sent. */
export function usePlan(train: Train, search: BookingSearch, draft: BookingDraft) {
  const now = useRailwayNow()
  const { today } = now
  const trip = tripOf(train, search.from, search.to, timeZone)
  // As it was on arriving: at midnight it does not move on under the passenger.
  const [suggested] = useState(() => nextRunningDates(train, addDays(today, 1), 1)[0])
  const date = search.date ?? suggested
  const count = search.passengers ?? 1
  const asksSeats =
    date !== undefined &&
    daysBetween(today, date) + (trip?.boardingDay ?? 0) >= 0 &&
    runsOn(train, date) &&
    isInService(train)
  const seats = useSeats(train._id, date ?? '', asksSeats)
  const free = seats.checking || seats.failed || !asksSeats ? undefined : seats.availableSeats
  const choice = { train, trip, date, now, passengers: count, free }

  const { requestId: _requestId, sent: _sent, ...kept } = draft
  const passengers = Array.from({ length: count }, (_, index) => kept.passengers[index] ?? emptyPassenger())
  const typed = { ...kept, passengers }
  const answers = v.safeParse(passengersFormSchema, typed)
  // Seats may sell out while one types: that is told on the review, and does not throw the passenger back.
  const journeyHolds = Object.keys(journeyErrors({ ...choice, free: undefined })).length === 0
  const reached: BookingStep = journeyHolds ? (answers.success ? 'review' : 'passengers') : 'journey'
  const wanted = search.step ?? 'journey'
  const decision: Decision | undefined =
    trip && date && answers.success
      ? {
          train: train._id,
          fromStation: trip.from._id ?? '',
          toStation: trip.to._id ?? '',
          journeyDate: date,
          // What is chosen goes as it is; what is typed, as the form's schema reads it.
          ...typed,
          ...answers.output,
          paymentMethod: 'credit_card',
        }
      : undefined
  /** The one that can be shown: what the address asks for, or the first that lacks something. */
  const step =
    bookingSteps[Math.min(bookingSteps.indexOf(wanted), bookingSteps.indexOf(reached))] ?? 'journey'
  return {
    trip,
    date,
    count,
    seats,
    asksSeats,
    choice,
    typed,
    total: trip?.farePerPassenger === undefined ? undefined : trip.farePerPassenger * count,
    /** The step the address asks for. */
    wanted,
    step,
    decision,
    /** What keeps this journey from being booked, as far as is known by now. */
    problem: Object.values(journeyErrors(choice))[0],
  }
}
