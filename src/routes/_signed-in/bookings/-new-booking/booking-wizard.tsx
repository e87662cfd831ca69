import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { Stepper } from '@/components/ui/page/stepper'
import { useTitle } from '@/components/ui/page/page-heading'
import type { Train } from '@/domain/trains/train'
import { isFocusLost } from '@/lib/hooks/use-focus-after'
import { useOnChange } from '@/lib/hooks/use-on-change'
import { useBookingAttempt } from '@/mutations/booking/bookings'
import {
  type BookingDraft,
  changeBookingDraft,
  isSame,
  readBookingDraft,
  type TypedBooking,
} from '@/mutations/booking/draft'
import { BookedAlready } from './booked-already'
import { type BookingSearch, bookingSteps, stepNames } from './booking-search'
import { BookingSummary } from './booking-summary'
import { JourneyStep } from './journey-step'
import { OutcomeNotice } from './outcome-notice'
import { PassengersStep } from './passengers-step'
import { ReviewStep } from './review-step'
import { usePlan } from './use-plan'
import { useSteadyAddress } from './use-steady-address'
import { useStepFocus } from './use-step-focus'

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
  const [draft, setDraft] = useState(() => readBookingDraft(userId, train._id))
  const change = (changes: Partial<BookingDraft>) => {
    changeBookingDraft(userId, train._id, changes)
    setDraft(readBookingDraft(userId, train._id))
  }
  /** Others who were typed stay behind the first so many. */
  const keep = ({ passengers: next, ...others }: TypedBooking, first = next.length) =>
    change({
      ...others,
      passengers: [...next, ...readBookingDraft(userId, train._id).passengers.slice(first)],
    })
  const plan = usePlan(train, search, draft)
  const { trip, date, count, typed, total, decision, wanted, step } = plan
  const { attempt, error, book, findOut } = useBookingAttempt(userId, train)
  if (error) throw error

  // two tabs, or two entries of the history, are told apart by their step.
  useTitle(`${stepNames[step]} · New booking`)
  const { area, heading } = useStepFocus(step)
  useSteadyAddress(
    { wanted, step, chosen: { passengers: count, date, from: search.from, to: search.to } },
    (corrected) => onSearch(corrected, true),
  )
  useOnChange(attempt.kind, () => {
    // Once per visit: after that the passenger decides.
    if (attempt.kind === 'sent') findOut()
    // One that was left before may have been decided on another estimate.
    if (attempt.kind === 'booked') {
      onBooked(attempt.booking._id, isSame(decision, attempt.sent) ? total : undefined)
    }
  })

  const sending = attempt.kind === 'sending' || attempt.kind === 'booked'
  const settled = attempt.kind === 'refused' || attempt.kind === 'not-booked'
  // A refusal speaks of what was sent: it goes as soon as something else would be sent. On their step the fields say it.
  const toldElsewhere =
    (settled && step === 'passengers') || (attempt.kind === 'refused' && !isSame(decision, attempt.sent))

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
          <chakra.div key={attempt.kind} ref={takeLostFocus} tabIndex={-1} _empty={{ display: 'none' }}>
            {!toldElsewhere && <OutcomeNotice attempt={attempt} onFindOut={findOut} />}
          </chakra.div>
          {date && !sending && attempt.kind !== 'finding-out' && <BookedAlready {...{ train, date }} />}
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
              typed={typed}
              spare={draft.passengers[count]}
              refusal={attempt.kind === 'refused' ? attempt : undefined}
              onChange={keep}
              onCountChange={(next) => {
                keep(next, Math.max(count, next.passengers.length))
                onSearch({ passengers: next.passengers.length }, true)
              }}
              onContinue={() => onSearch({ step: 'review' })}
              onBack={() => onSearch({ step: 'journey' })}
            />
          )}
          {step === 'review' && trip && decision && (
            <ReviewStep
              {...{ trip, total, sending }}
              decision={decision}
              tooFew={plan.problem}
              mayBook={sending || settled || attempt.kind === 'none'}
              onBook={() => book(decision)}
            />
          )}
        </chakra.div>
        <BookingSummary {...{ train, trip, date, total }} passengers={count} />
      </chakra.div>
    </>
  )
}

/** The button that was pressed goes while we find out. */
function takeLostFocus(notice: HTMLElement | null) {
  if (notice?.hasChildNodes() && isFocusLost()) notice.focus({ preventScroll: true })
}
