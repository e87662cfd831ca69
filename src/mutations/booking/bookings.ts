import { mutationOptions, type MutationState, type QueryClient, useMutation } from '@tanstack/react-query'
import { cancelBooking } from '@/api/bookings'
import { type Booking, cancelled, mergeBooking } from '@/domain/bookings/booking'
import type { Page } from '@/domain/page'
import { bookingQueries } from '@/queries/bookings'
import { bookingCreated, bookingReplaced } from '@/queries/bookings.patches'
import { trainQueries } from '@/queries/trains'
import { bookOnce, type BookingDecision, type BookingOutcome } from './book-once'
import { askAgain, type CachePatch, patch, refetchWhenLast, writeAnswer } from '@/mutations/cache'

/** The record the server has just made: its page opens with it, also where the back end has no call for one booking. */
const remember = (booking: Booking): CachePatch => ({
  queryKey: bookingQueries.detail(booking._id).queryKey,
  apply: (client) => void client.setQueryData(bookingQueries.detail(booking._id).queryKey, booking),
})

const bookingCreateKey = () => [...bookingQueries.all(), 'create'] as const

/** Seats were taken or given back, or may have been, where an answer was lost: what is known of them is old. */
const seatsChanged = (client: QueryClient, trainId: string | undefined) =>
  askAgain(client, trainId ? trainQueries.seatsOf(trainId) : ['seats'])

/** What became meanwhile of a decision that this page sent before it was left and come back to. */
function knownOutcome(client: QueryClient, { sent, booking }: BookingDecision): BookingOutcome | undefined {
  if (!sent) return undefined
  return client
    .getMutationCache()
    .findAll({ mutationKey: bookingCreateKey(), status: 'success' })
    .map(({ state }) => state as MutationState<BookingOutcome, Error, BookingDecision>)
    .findLast(
      ({ data, variables }) =>
        variables?.booking.clientRequestId === booking.clientRequestId && data?.kind !== 'unknown',
    )?.data
}

/** G3, G6: one decision to book, sent once. Its outcome is the result; the booking, if there is one, comes first. */
export const createBookingMutation = ({
  onOutcome,
}: { onOutcome?: (outcome: BookingOutcome) => void } = {}) =>
  mutationOptions({
    mutationKey: bookingCreateKey(),
    scope: { id: 'new booking' },
    meta: { shownInline: true },
    mutationFn: async (decision: BookingDecision, { client }) =>
      knownOutcome(client, decision) ?? bookOnce(client, decision),
    onSuccess: async (outcome, _decision, _result, { client }) => {
      onOutcome?.(outcome)
      if (outcome.kind !== 'booked') return
      await writeAnswer(client, [
        patch<Page<Booking>>(bookingQueries.mine().queryKey, (page) => bookingCreated(page, outcome.booking)),
        remember(outcome.booking),
      ])
    },
    onSettled: (_outcome, _error, { booking: { train } }, _result, { client }) => {
      seatsChanged(client, train)
      refetchWhenLast(client, bookingQueries.all())
    },
  })
export const useCreateBooking = (events: { onOutcome?: (outcome: BookingOutcome) => void } = {}) =>
  useMutation(createBookingMutation(events))

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
        patch<Page<Booking>>(bookingQueries.lists(), (page) => bookingReplaced(page, answer)),
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
