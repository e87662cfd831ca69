import { mutationOptions, type QueryClient, useMutation, useQuery } from '@tanstack/react-query'
import { cancelBooking } from '@/api/bookings'
import { type Booking, cancelled, mergeBooking } from '@/domain/bookings/booking'
import type { Page } from '@/domain/page'
import type { Train } from '@/domain/trains/train'
import { errorWords } from '@/lib/http/api-error'
import { notify } from '@/lib/notify'
import { bookingQueries } from '@/queries/bookings'
import { withFirst, withReplaced } from '@/queries/page.patches'
import { trainQueries } from '@/queries/trains'
import { askAgain, type CachePatch, patch, refetchWhenLast, writeAnswer } from '@/mutations/cache'
import { useOneAtATime } from '@/mutations/use-one-at-a-time'
import {
  attemptQuery,
  type BookingAttempt,
  type BookingDecision,
  type BookingOutcome,
  bookOnce,
  showAttempt,
} from './book-once'
import { type Decision, dropBookingDraft, readBookingDraft, requestIdOf, requestSettled } from './draft'

/** The record the server has just made: its page opens with it, also where the back end has no call for one booking. */
const remember = (booking: Booking): CachePatch => ({
  queryKey: bookingQueries.detail(booking._id).queryKey,
  apply: (client) => void client.setQueryData(bookingQueries.detail(booking._id).queryKey, booking),
})

/** Seats were taken or given back, or may have been, where an answer was lost: what is known of them is old. */
const seatsChanged = (client: QueryClient, trainId: string | undefined) =>
  askAgain(client, trainId ? trainQueries.seatsOf(trainId) : ['seats'])

const leftWords = {
  'not-booked': 'The booking you left was not made',
  unknown: 'We do not know yet whether the booking you left was made: look at your bookings',
}

/** C4: the booking, or for a passenger who has left the page what became of it instead. */
function say(outcome: BookingOutcome, here: boolean) {
  if (outcome.kind === 'booked') {
    notify({ type: 'success', message: `Booked. PNR ${outcome.booking.pnr}` })
  } else if (!here) {
    const { headline, detail } =
      outcome.kind === 'refused'
        ? errorWords(outcome.error)
        : { headline: leftWords[outcome.kind], detail: undefined }
    notify({ type: 'error', message: [headline, detail].filter(Boolean).join(': ') })
  }
}

/**
 * G3, G6: one decision to book, sent once. The draft, the page and, where that has been left, a notice are told the outcome;
 * the booking, if there is one, comes first in the own list.
 */
export const createBookingMutation = (trainId: string) =>
  mutationOptions({
    mutationKey: [...bookingQueries.all(), 'create'],
    scope: { id: `new booking ${trainId}` },
    meta: { shownInline: true },
    onMutate: (decision: BookingDecision, { client }): unknown =>
      showAttempt(client, decision, { kind: 'sent' in decision ? 'finding-out' : 'sending' }),
    mutationFn: (decision, { client }) => bookOnce(client, decision),
    onSuccess: async (outcome, decision, _result, { client }) => {
      // The session has ended: its passenger looks for it after the next sign-in.
      if (outcome.kind === 'unknown' && outcome.error.kind === 'aborted') return
      const { userId } = decision
      if (outcome.kind === 'booked') dropBookingDraft(userId, trainId)
      else if (outcome.kind !== 'unknown') requestSettled(userId, trainId)
      const { queryKey } = attemptQuery(userId, trainId)
      say(outcome, client.getQueryCache().find({ queryKey, type: 'active' }) !== undefined)
      if (outcome.kind === 'booked') {
        await writeAnswer(client, [
          patch<Page<Booking>>(bookingQueries.mine().queryKey, (page) =>
            withFirst(page, outcome.booking, mergeBooking),
          ),
          remember(outcome.booking),
        ])
      }
      showAttempt(client, decision, outcome)
    },
    onSettled: (_outcome, _error, _decision, _result, { client }) => {
      seatsChanged(client, trainId)
      refetchWhenLast(client, bookingQueries.all())
    },
  })

/** The attempt to book a train, with the ways to make one and to look for one that was sent. */
export function useBookingAttempt(userId: string, train: Train) {
  const { data: shown } = useQuery(attemptQuery(userId, train._id))
  const { mutate, isPending, error } = useOneAtATime(createBookingMutation(train._id))
  // A page that has been left sent it, and its answer is still awaited.
  const attempt: BookingAttempt = isPending && shown.kind === 'sent' ? { kind: 'sending' } : shown
  return {
    attempt,
    /** A mistake of ours, which is no outcome. */
    error,
    book: (decision: Decision) => {
      const clientRequestId = requestIdOf(readBookingDraft(userId, train._id).requestId, decision)
      mutate({ userId, train, booking: { ...decision, clientRequestId } })
    },
    findOut: () => {
      if ('sent' in attempt) mutate({ userId, train, sent: attempt.sent })
    },
  }
}

interface CancelEvents {
  onCancelled?: (answer: Booking) => void
  onRefused?: (error: Error) => void
}

/** G3: the returned booking replaces it in the list and as current booking, also where it was found by its PNR. */
export const cancelBookingMutation = (id: string, { onCancelled, onRefused }: CancelEvents = {}) =>
  mutationOptions({
    mutationKey: bookingQueries.all(),
    scope: { id: `booking ${id}` },
    meta: { pending: { bookings: { id, change: cancelled } }, shownInline: true },
    mutationFn: () => cancelBooking(id),
    onSuccess: (answer, _input, _result, { client }) => {
      onCancelled?.(answer)
      const merge = (known: Booking) => (known._id === id ? mergeBooking(known, answer) : known)
      return writeAnswer(client, [
        patch<Page<Booking>>(bookingQueries.lists(), (page) => withReplaced(page, answer, mergeBooking)),
        patch<Booking>(bookingQueries.detail(id).queryKey, merge),
        patch<Booking>(bookingQueries.pnrs(), merge),
      ])
    },
    onError: (error) => onRefused?.(error),
    onSettled: (answer, _error, _input, _result, { client }) => {
      seatsChanged(client, answer?.train?._id)
      refetchWhenLast(client, bookingQueries.all())
    },
  })
/** The events are told also where the page that cancelled has been left. */
export const useCancelBooking = (id: string, events: CancelEvents = {}) =>
  useMutation(cancelBookingMutation(id, events))
