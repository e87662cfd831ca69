import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { NewBooking } from '@/domain/bookings/booking'
import type { Train } from '@/domain/trains/train'
import type { Trip } from '@/domain/trains/trip'
import { errorWords } from '@/lib/http/api-error'
import { notify } from '@/lib/notify'
import { useMountedRef } from '@/lib/hooks/use-mounted-ref'
import type { BookingOutcome } from '@/mutations/booking/book-once'
import { useCreateBooking } from '@/mutations/booking/bookings'
import { bookingQueries } from '@/queries/bookings'
import { type useBookingDraft, withRequestSettled } from '@/components/bookings/booking-draft'
import { type Decision, requestIdOf } from './decision'

type Shown = BookingOutcome | { kind: 'finding-out' } | undefined

const unanswered = {
  'not-booked': 'The booking you left was not made',
  unknown: 'We do not know yet whether the booking you left was made: look at your bookings',
}

/** Who comes back to a page while it sends is told by the page that was left. */
const told = new WeakSet<BookingOutcome>()

/** C4: the booking, or for a passenger who has left the page meanwhile what became of it instead. */
function tell(outcome: BookingOutcome, here: boolean) {
  if (told.has(outcome)) return
  told.add(outcome)
  if (outcome.kind === 'booked') {
    notify({ type: 'success', message: `Booked. PNR ${outcome.booking.pnr}` })
  } else if (!here && !(outcome.kind === 'unknown' && outcome.error.kind === 'aborted')) {
    const { headline, detail } =
      outcome.kind === 'refused'
        ? errorWords(outcome.error)
        : { headline: unanswered[outcome.kind], detail: undefined }
    notify({ type: 'error', message: [headline, detail].filter(Boolean).join(': ') })
  }
}

/** Sends the decision once, and follows what becomes of it; the draft remembers a request whose end is not known. */
export function useBook(train: Train, { draft, change, drop }: ReturnType<typeof useBookingDraft>) {
  const [findingOut, setFindingOut] = useState(false)
  const inSight = useMountedRef()
  // What is booked already is not taken for what is booked here, if an answer stays away (G6).
  useQuery({ ...bookingQueries.mine(), notifyOnChangeProps: [] })
  const booking = useCreateBooking({
    // Also called when the passenger has left the page.
    onOutcome: (outcome) => {
      if (outcome.kind === 'booked') drop()
      else if (outcome.kind !== 'unknown') change(withRequestSettled)
      tell(outcome, inSight.current)
    },
  })
  const start = (sent: typeof draft.sent, body: NewBooking, trip: Pick<Trip, 'from' | 'to'>) => {
    setFindingOut(false)
    booking.mutate({
      booking: body,
      train,
      from: trip.from,
      to: trip.to,
      sent,
      onSending: (sending) => change((now) => ({ ...now, sent: sending })),
      onFindingOut: () => setFindingOut(true),
    })
  }
  // A second press within the same frame comes before the button shows that it is busy.
  const busy = useRef(false)
  useEffect(() => {
    busy.current = booking.isPending
  })

  const shown: Shown = booking.isPending ? (findingOut ? { kind: 'finding-out' } : undefined) : booking.data
  return {
    sending: booking.isPending,
    shown,
    outcome: booking.data,
    /** What the outcome is about. */
    decided: booking.variables?.booking,
    /** An error that is no outcome: a mistake of ours. Thrown where the page can show it. */
    failure: booking.error,
    book: (body: Decision, trip: Pick<Trip, 'from' | 'to'>) => {
      if (busy.current) return
      busy.current = true
      start(undefined, { ...body, clientRequestId: requestIdOf(draft.requestId, body) }, trip)
    },
    /** Looks again for a booking that was sent; sends nothing. */
    findOut: (trip: Pick<Trip, 'from' | 'to'>) => {
      if (busy.current || !draft.sent) return
      busy.current = true
      start(draft.sent, draft.sent.booking, trip)
    },
  }
}
