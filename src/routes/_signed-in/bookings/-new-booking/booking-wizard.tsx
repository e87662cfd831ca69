import { chakra } from '@chakra-ui/react/styled-system'
import { useCallback, useEffect } from 'react'
import * as v from 'valibot'
import { passengersFormSchema } from '@/components/bookings/passengers-form.schema'
import { Stepper } from '@/components/ui/stepper'
import { addDays, today as todayIn } from '@/domain/calendar'
import { isInService, nextRunningDates, runsOn } from '@/domain/running-days'
import type { Train } from '@/domain/train'
import { tripOf } from '@/domain/trip'
import { timeZone } from '@/lib/config'
import { useSeats } from '@/queries/trains'
import { travelling, useBookingDraft } from './booking-draft'
import { type BookingSearch, type BookingStep, bookingSteps } from './booking-search'
import { BookingSummary } from './booking-summary'
import { journeyErrors } from './journey-check'
import { JourneyStep } from './journey-step'
import { OutcomeNotice } from './outcome-notice'
import { PassengersStep } from './passengers-step'
import { ReviewStep } from './review-step'
import { type Decision, isSame, stillRefused } from './decision'
import { useBook } from './use-book'
import { useParty } from './use-party'
import { useStepFocus } from './use-step-focus'

const stepNames: Record<BookingStep, string> = {
  journey: 'Journey',
  passengers: 'Passengers',
  review: 'Review',
}

export function BookingWizard({
  train,
  userId,
  search,
  onSearch,
  onBooked,
}: {
  train: Train
  userId: string
  search: BookingSearch
  onSearch: (search: BookingSearch, replace?: boolean) => void
  onBooked: (bookingId: string, estimate: number | undefined) => void
}) {
  const today = todayIn(timeZone)
  const trip = tripOf(train, search.from, search.to, timeZone)
  const date = search.date ?? nextRunningDates(train, addDays(today, 1), 1)[0]
  const count = search.passengers ?? 1
  const asksSeats =
    date !== undefined && date >= addDays(today, -1) && runsOn(train, date) && isInService(train)
  const seats = useSeats(train._id, date ?? '', asksSeats)
  const stored = useBookingDraft(userId, train._id)
  const { draft, change } = stored
  const { sending, shown, outcome, decided, failure, book, findOut } = useBook(train, stored)
  if (failure) throw failure

  const passengers = travelling(draft, count)
  const people = v.safeParse(passengersFormSchema, { passengers })
  const total = trip?.farePerPassenger === undefined ? undefined : trip.farePerPassenger * count
  const free = seats.checking || seats.failed || !asksSeats ? undefined : seats.availableSeats
  const choice = { train, trip, date, today, passengers: count, free }
  // Seats may sell out while one types: that is told on the review, and does not throw the passenger back.
  const journeyHolds = Object.keys(journeyErrors({ ...choice, free: undefined })).length === 0

  const wanted = search.step ?? 'journey'
  const reached: BookingStep = journeyHolds ? (people.success ? 'review' : 'passengers') : 'journey'
  const step =
    bookingSteps[Math.min(bookingSteps.indexOf(wanted), bookingSteps.indexOf(reached))] ?? 'journey'
  const { area, heading } = useStepFocus(step)
  useParty(wanted, count, (party) => onSearch({ passengers: party }, true))

  const bookedId = outcome?.kind === 'booked' ? outcome.booking._id : undefined
  useEffect(() => {
    if (bookedId) onBooked(bookedId, total)
    // Once, when the booking is there: the estimate is the one it was decided on.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [bookedId])
  const unsettled = draft.sent !== undefined && !sending && outcome === undefined
  useEffect(() => {
    if (unsettled && trip) findOut(trip)
    // Once per visit: after that the passenger decides.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [unsettled])

  const keepPassengers = useCallback(
    (next: typeof passengers) =>
      change((now) => ({ ...now, passengers: [...next, ...now.passengers.slice(next.length)] })),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the draft's own functions do not change what they do
    [],
  )
  const decision: Decision | undefined =
    trip && date && people.success
      ? {
          train: train._id,
          fromStation: trip.from._id ?? '',
          toStation: trip.to._id ?? '',
          journeyDate: date,
          passengers: people.output.passengers,
          paymentMethod: 'credit_card',
        }
      : undefined
  const settled = shown?.kind === 'refused' || shown?.kind === 'not-booked'
  // A refusal speaks of what was sent: it goes as soon as something else would be sent.
  const notice = shown && !(settled && !isSame(decision, decided)) && (
    <OutcomeNotice outcome={shown} onFindOut={() => trip && findOut(trip)} />
  )

  return (
    <>
      <chakra.div mb="5">
        <Stepper
          label="Booking steps"
          current={bookingSteps.indexOf(step)}
          steps={bookingSteps.map((name) => ({
            label: stepNames[name],
            link: { to: '.', search: (now: BookingSearch) => ({ ...now, step: name }) },
          }))}
        />
      </chakra.div>
      <chakra.div
        display="grid"
        gap="5"
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}
      >
        <chakra.div ref={area} display="grid" gap="4" minWidth="0">
          <chakra.h2 ref={heading} tabIndex={-1} srOnly>
            Step {bookingSteps.indexOf(step) + 1} of {bookingSteps.length}: {stepNames[step]}
          </chakra.h2>
          {/* On their step the fields themselves say what was refused. */}
          {!(step === 'passengers' && settled) && notice}
          {step === 'journey' && (
            <JourneyStep
              choice={choice}
              ends={search}
              seats={seats}
              seatsAsked={asksSeats}
              explain={wanted !== 'journey'}
              onChange={(next) => onSearch(next, true)}
              onContinue={() => onSearch({ date, passengers: count, step: 'passengers' })}
            />
          )}
          {step === 'passengers' && (
            <PassengersStep
              passengers={passengers}
              spare={draft.passengers[count]}
              serverErrors={
                outcome?.kind === 'refused' ? stillRefused(outcome.error, decided, passengers) : noErrors
              }
              onChange={keepPassengers}
              onCountChange={(next) => {
                change((now) => ({ ...now, passengers: next }))
                onSearch({ passengers: next.length }, true)
              }}
              onContinue={() => onSearch({ step: 'review' })}
              onBack={() => onSearch({ step: 'journey' })}
            />
          )}
          {step === 'review' && trip && decision && (
            <ReviewStep
              {...{ trip, total, seats, sending }}
              date={decision.journeyDate}
              passengers={decision.passengers}
              tooFew={Object.values(journeyErrors(choice))[0]}
              mayBook={!unsettled && shown?.kind !== 'unknown' && shown?.kind !== 'finding-out'}
              onBook={() => book(decision, trip)}
            />
          )}
        </chakra.div>
        <BookingSummary {...{ train, trip, date, total }} passengers={count} />
      </chakra.div>
    </>
  )
}

const noErrors: Record<string, string> = {}
