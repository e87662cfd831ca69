import { chakra } from '@chakra-ui/react/styled-system'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog'
import { ErrorNotice } from '@/components/ui/feedback/error-notice'
import { dialogTrigger } from '@/components/ui/overlay/lazy-dialog'
import { type Booking, cancelDeadline, cancelling } from '@/domain/bookings/booking'
import { errorWords } from '@/lib/http/api-error'
import { isAnswerLost } from '@/lib/http/failures'
import { timeZone } from '@/lib/config'
import { formatInstant } from '@/lib/text/format'
import { CancelWords } from './cancel-words'
import { useCancelling } from './use-cancelling'

/** CNF-5: one deliberate act; it shows at once, and a refusal puts the booking back and says why. */
export function CancelBooking({
  booking,
  date,
}: {
  booking: Booking
  /** The day of boarding, where it is known. */
  date: string | undefined
}) {
  const cancel = useCancelling(booking)
  const [asking, setAsking] = useState(false)
  // The button, or what replaces it once it was used: either has the focus after the dialog.
  const place = useRef<HTMLElement>(null)
  const keep = (element: HTMLElement | null) => {
    if (element) place.current = element
  }
  const state = cancelling(booking, Date.now())
  const deadline = formatInstant(new Date(cancelDeadline(booking.journeyDate)).toISOString(), timeZone)
  const { headline, detail } = errorWords(cancel.error)
  const confirm = () => {
    setAsking(false)
    cancel.mutate()
  }
  return (
    <>
      {state === 'possible' && (
        <Button ref={keep} variant="danger" onClick={() => setAsking(true)} {...dialogTrigger}>
          Cancel booking
        </Button>
      )}
      {state === 'too-late' && (
        <chakra.p textStyle="small" color="fg.muted">
          Cancelling ended on {deadline}.
        </chakra.p>
      )}
      {state === 'cancelled' && !cancel.isIdle && (
        <chakra.p ref={keep} tabIndex={-1} textStyle="small" color="fg.muted">
          {cancel.isPending ? 'Cancelling…' : 'You have cancelled this booking.'}
        </chakra.p>
      )}
      {/* The answer stayed away, and the booking says by now what became of it. */}
      {cancel.error && state !== 'cancelled' && (
        <chakra.div flexBasis="100%">
          <ErrorNotice
            headline={headline}
            detail={
              isAnswerLost(cancel.error)
                ? [detail, 'It may still have been cancelled.'].filter(Boolean).join(' ')
                : detail
            }
            {...(state === 'possible' ? { onRetry: confirm } : {})}
          />
        </chakra.div>
      )}
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
        title={`Cancel booking ${booking.pnr}?`}
        confirmLabel="Cancel booking"
        cancelLabel="Keep booking"
        finalFocus={place}
      >
        <CancelWords {...{ booking, date, deadline }} />
      </ConfirmDialog>
    </>
  )
}
