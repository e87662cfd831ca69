import { chakra } from '@chakra-ui/react/styled-system'
import { Button, LinkButton } from '@/components/ui/button'
import { ErrorNotice } from '@/components/ui/feedback/error-notice'
import { TextAreaField } from '@/components/ui/form/text-field'
import type { Booking } from '@/domain/bookings/booking'
import { mostPassengers } from '@/domain/bookings/party'
import { errorWords } from '@/lib/http/api-error'
import type { useBookingActs } from './use-booking-acts'

const headlines = {
  calendar: 'The times for your calendar could not be loaded',
  share: 'The journey could not be shared',
  again: 'The train could not be looked up',
  back: 'The way back could not be looked up',
}

/** What became of a press that has not simply done what it says, and what to do now. */
export function ActNotice({ booking, acts }: { booking: Booking; acts: ReturnType<typeof useBookingActs> }) {
  const { outcome } = acts
  if (!outcome) return null
  switch (outcome.kind) {
    case 'failed': {
      const { headline, detail } = errorWords(outcome.error)
      return (
        <ErrorNotice
          headline={headlines[outcome.act]}
          detail={detail ?? headline}
          onRetry={() => acts[outcome.act]()}
        >
          {outcome.act === 'calendar' && (
            <Button onClick={() => acts.calendar(true)}>Save without times</Button>
          )}
        </ErrorNotice>
      )
    }
    case 'saved-without-times':
      return (
        <chakra.p role="status" color="fg.muted">
          {outcome.name} is a whole-day entry in your calendar, on the day the train starts: its times are not
          known.
        </chakra.p>
      )
    case 'no-date':
      return <ErrorNotice headline="The railway did not say on which day this journey is" />
    case 'copy-by-hand':
      return (
        <TextAreaField
          label="Copy this text by hand"
          hint="Your browser does not allow sharing or copying"
          readOnly
          rows={7}
          value={outcome.text}
          onFocus={(event) => event.target.select()}
        />
      )
    case 'no-ends':
      return <ErrorNotice headline="The railway did not say from where to where this journey is" />
    case 'train-gone':
      return <TrainGone booking={booking} />
  }
}

function TrainGone({ booking: { from, to, passengers } }: { booking: Booking }) {
  return (
    <ErrorNotice
      headline="This train is no longer in the timetable"
      detail="Other trains may go the same way."
    >
      <LinkButton
        to="/plan-journey"
        search={{
          from: from?.code,
          to: to?.code,
          passengers: Math.min(Math.max(1, passengers.length), mostPassengers),
        }}
      >
        Find another train
      </LinkButton>
    </ErrorNotice>
  )
}
