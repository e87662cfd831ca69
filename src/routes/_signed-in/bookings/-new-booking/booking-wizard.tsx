import { chakra } from '@chakra-ui/react/styled-system'
import { useCallback, useRef } from 'react'
import { useBookingDraft } from '@/components/bookings/booking-draft'
import type { PassengerFields } from '@/components/bookings/passengers-form.schema'
import { Stepper } from '@/components/ui/page/stepper'
import type { Train } from '@/domain/trains/train'
import { useOnChange } from '@/lib/hooks/use-on-change'
import { BookedAlready } from './booked-already'
import { type BookingSearch, type BookingStep, bookingSteps } from './booking-search'
import { BookingSummary } from './booking-summary'
import { isSame, stillRefused } from './decision'
import { JourneyStep } from './journey-step'
import { OutcomeNotice } from './outcome-notice'
import { PassengersStep } from './passengers-step'
import { ReviewStep } from './review-step'
import { stepNames } from './step-names'
import { useBook } from './use-book'
import { usePlan } from './use-plan'
import { useSteadyAddress } from './use-steady-address'
import { useStepFocus } from './use-step-focus'

export function BookingWizard({
  train,
  userId,
  search,
  onSearch,
  onStep,
  onBooked,
}: {
  train: Train
  userId: string
  search: BookingSearch
  onSearch: (search: BookingSearch, replace?: boolean) => void
  /** Told the step that is shown: not always the one that the address asks for. */
  onStep: (step: BookingStep) => void
  onBooked: (bookingId: string, estimate: number | undefined) => void
}) {
  const stored = useBookingDraft(userId, train._id)
  const { draft, change } = stored
  const plan = usePlan(train, search, draft)
  const { trip, date, count, passengers, total, decision, wanted, step } = plan
  const { sending, shown, outcome, decided, failure, book, findOut } = useBook(train, stored)
  if (failure) throw failure

  const { area, heading } = useStepFocus(step)
  useOnChange(step, () => onStep(step))
  useSteadyAddress(
    { wanted, step, chosen: { passengers: count, date, from: search.from, to: search.to } },
    (corrected) => onSearch(corrected, true),
  )

  const bookedId = outcome?.kind === 'booked' ? outcome.booking._id : undefined
  useOnChange(bookedId, () => {
    // One that was left before may have been decided on another estimate.
    if (bookedId) onBooked(bookedId, isSame(decision, decided) ? total : undefined)
  })
  const unsettled = draft.sent !== undefined && !sending && outcome === undefined
  // Once per visit: after that the passenger decides. The address may name stations that the train does not serve.
  useOnChange(unsettled && trip !== undefined, () => {
    if (unsettled && trip) findOut(trip)
  })

  const keepPassengers = useCallback(
    (next: PassengerFields[]) =>
      change((now) => ({ ...now, passengers: [...next, ...now.passengers.slice(next.length)] })),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the draft's own functions do not change what they do
    [],
  )
  const settled = shown?.kind === 'refused' || shown?.kind === 'not-booked'
  const told = useRef<HTMLDivElement>(null)
  useOnChange(shown?.kind, () => {
    // The button that was pressed goes while we find out.
    if (shown && document.activeElement === document.body) told.current?.focus({ preventScroll: true })
  })
  // A refusal speaks of what was sent: it goes as soon as something else would be sent.
  const notice = shown && !(shown.kind === 'refused' && !isSame(decision, decided)) && (
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
            link: { to: '.', search: (now: BookingSearch) => ({ ...now, step: name }), state: true },
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
          <chakra.div ref={told} tabIndex={-1} _empty={{ display: 'none' }}>
            {!(step === 'passengers' && settled) && notice}
          </chakra.div>
          {date && !sending && !bookedId && <BookedAlready {...{ train, date }} />}
          {step === 'journey' && (
            <JourneyStep
              choice={plan.choice}
              ends={search}
              seats={plan.seats}
              seatsAsked={plan.asksSeats}
              explain={wanted !== 'journey'}
              onChange={(next) => onSearch(next, true)}
              onContinue={() => onSearch({ date, passengers: count, step: 'passengers' })}
            />
          )}
          {step === 'passengers' && (
            <PassengersStep
              userId={userId}
              passengers={passengers}
              spare={draft.passengers[count]}
              serverErrors={
                outcome?.kind === 'refused' ? stillRefused(outcome.error, decided, passengers) : noErrors
              }
              onChange={keepPassengers}
              onCountChange={(next) => {
                // Others who were typed stay behind those who are shown.
                const behind = Math.max(count, next.length)
                change((now) => ({ ...now, passengers: [...next, ...now.passengers.slice(behind)] }))
                onSearch({ passengers: next.length }, true)
              }}
              onContinue={() => onSearch({ step: 'review' })}
              onBack={() => onSearch({ step: 'journey' })}
            />
          )}
          {step === 'review' && trip && decision && (
            <ReviewStep
              {...{ trip, total, sending }}
              seats={plan.seats}
              date={decision.journeyDate}
              passengers={decision.passengers}
              tooFew={plan.problem}
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
