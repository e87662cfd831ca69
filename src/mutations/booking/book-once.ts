import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { createBooking, listBookings } from '@/api/bookings'
import { shapeError } from '@/api/failure'
import { timeoutMs } from '@/api/time-limit'
import { sessionSignal } from '@/auth/epoch'
import {
  type Booking,
  findSent,
  mayBeSent,
  mergeBooking,
  type NewBooking,
  type SentBooking,
} from '@/domain/bookings/booking'
import type { Page } from '@/domain/page'
import type { Train } from '@/domain/trains/train'
import { callingPoints } from '@/domain/trains/trip'
import { ApiError } from '@/lib/http/api-error'
import { isAnswerLost } from '@/lib/http/failures'
import { claim, claimedAt, release } from '@/lib/http/once'
import { bookingQueries } from '@/queries/bookings'
import { changeBookingDraft, readBookingDraft } from './draft'

/** One press on "Book"; or what was sent before and never answered, which is looked for and not sent again. */
export type BookingDecision = { userId: string; train: Train } & (
  | { booking: NewBooking }
  | { sent: SentBooking }
)

/** G6: what became of a decision, told truthfully. */
export type BookingOutcome = { sent: SentBooking } & (
  | {
      kind: 'booked'
      booking: Booking
      /** The answer never came; the own bookings showed it. */ foundAgain: boolean
    }
  | { kind: 'refused'; error: ApiError }
  | { kind: 'not-booked' }
  | { kind: 'unknown'; error: ApiError }
)

/** A passenger's attempt to book a train: the mutation writes it, the page shows it. */
export type BookingAttempt =
  | { kind: 'none' | 'sending' | 'finding-out' }
  /** Sent before the page was opened: what became of it has to be found out. */
  | { kind: 'sent'; sent: SentBooking }
  | BookingOutcome

/** Kept as long as the page is open: no passenger stays in memory after that. */
export function attemptQuery(userId: string, trainId: string) {
  const atStart = (): BookingAttempt => {
    const { sent } = readBookingDraft(userId, trainId)
    return sent ? { kind: 'sent', sent } : { kind: 'none' }
  }
  return queryOptions({
    queryKey: [...bookingQueries.all(), 'attempt', userId, trainId] as const,
    queryFn: atStart,
    initialData: atStart,
    staleTime: 'static',
    gcTime: 0,
  })
}

/** A page that was left gets no new record. */
export const showAttempt = (
  client: QueryClient,
  { userId, train }: BookingDecision,
  attempt: BookingAttempt,
) => client.setQueryData(attemptQuery(userId, train._id).queryKey, (shown) => shown && attempt)

/** Waits before each look at the own bookings, in ms: a slow server may still be at work. */
const looksForLateAnswer = [0, 2_000, 4_000]
const oneLook = [0]

const lookingMs = looksForLateAnswer.reduce((sum, ms) => sum + ms, 0)
/** When whoever sent a booking has had its answer, or has given up waiting and looking for one. */
const senderDoneMs = timeoutMs + lookingMs

/**
 * How often to look for a booking that was sent earlier, by another tab or before a reload. Its request may still be
 * under way: 'not booked' is said only when its sender could say so too.
 */
function looksSince(sentAt: number, now: number): number[] {
  const rest = Math.min(sentAt - now, 0) + senderDoneMs
  if (rest <= 0) return oneLook
  return rest > lookingMs ? [...looksForLateAnswer, rest - lookingMs] : looksForLateAnswer
}

/**
 * How often to look for a booking whose request failed so: one whose answer was lost may have been made. A 500 is this
 * back end's way to refuse, and some of its calls answer 500 although they have saved: one look settles it. Any other
 * status is a plain no.
 */
function looksAfter(error: ApiError): number[] {
  if (isAnswerLost(error)) return looksForLateAnswer
  return (error.status ?? 0) >= 500 ? oneLook : []
}

function knownBookings(client: QueryClient): Pick<SentBooking, 'knownIds' | 'knowsAll'> {
  const own = client.getQueryData(bookingQueries.mine().queryKey)
  const opened = client.getQueriesData<Booking>({ queryKey: bookingQueries.details() })
  const known = [...(own?.items ?? []), ...opened.flatMap(([, booking]) => booking ?? [])]
  return { knownIds: known.map(({ _id }) => _id), knowsAll: own !== undefined }
}

/** Answers to writes carry ids only: the names come from the train that was booked. */
function named(answer: Booking, train: Train, { booking }: SentBooking): Booking {
  const station = (id: string) => callingPoints(train).find(({ _id }) => _id === id) ?? { _id: id }
  const known: Booking = {
    ...answer,
    train: { _id: train._id, trainNumber: train.trainNumber, name: train.name },
    from: station(booking.fromStation),
    to: station(booking.toStation),
    journeyDate: booking.journeyDate,
  }
  return mergeBooking(known, answer)
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Looks through the own bookings for the one that was sent. The list just read replaces the cached one. */
async function lookFor(
  client: QueryClient,
  sent: SentBooking,
  delays: number[],
): Promise<{ found?: Booking; doubtful: boolean }> {
  // Somebody else may sign in between two looks: these belong to whoever sent the booking.
  const session = sessionSignal()
  const { queryKey } = bookingQueries.mine()
  let doubtful = false
  for (const delay of delays) {
    if (delay > 0) await pause(delay)
    const before = client.getQueryData(queryKey)
    const own: Page<Booking> = await listBookings(session)
    const found = findSent(own.items, sent)
    if (found) return { found, doubtful: false }
    doubtful = mayBeSent(own.items, sent)
    // What has been written since the look began, such as a cancellation, is newer.
    if (before && client.getQueryData(queryKey) === before) client.setQueryData(queryKey, own)
  }
  return { doubtful }
}

const notToldApart = 'One of them may be this one, but that is not certain.'

async function findOut(
  client: QueryClient,
  decision: BookingDecision,
  sent: SentBooking,
  delays: number[],
): Promise<BookingOutcome> {
  showAttempt(client, decision, { kind: 'finding-out' })
  try {
    const { found, doubtful } = await lookFor(client, sent, delays)
    if (found) return { kind: 'booked', booking: named(found, decision.train, sent), foundAgain: true, sent }
    if (doubtful) return { kind: 'unknown', error: shapeError('bookings.list', notToldApart), sent }
    release(sent.booking.clientRequestId)
    return { kind: 'not-booked', sent }
  } catch (error) {
    if (error instanceof ApiError) return { kind: 'unknown', error, sent }
    throw error
  }
}

/**
 * G6: sends a booking once per decision, over all tabs of this browser, and finds out what became of it where the
 * answer stays away. Never sends twice by itself.
 */
export async function bookOnce(client: QueryClient, decision: BookingDecision): Promise<BookingOutcome> {
  const now = Date.now()
  if ('sent' in decision) {
    return findOut(client, decision, decision.sent, looksSince(decision.sent.sentAt, now))
  }
  const { userId, train, booking } = decision
  const id = booking.clientRequestId
  const known = knownBookings(client)
  const claimed = await claim(id, now)
  const sent: SentBooking = {
    booking,
    trainNumber: train.trainNumber,
    sentAt: claimed ? now : (claimedAt(id) ?? now),
    // What this tab knows by now may be the very booking that another one made: its time tells it from older ones.
    ...(claimed ? known : { knownIds: [], knowsAll: false }),
  }
  changeBookingDraft(userId, train._id, { sent })
  if (!claimed) return findOut(client, decision, sent, looksSince(sent.sentAt, now))
  try {
    return {
      kind: 'booked',
      booking: named(await createBooking(booking), train, sent),
      foundAgain: false,
      sent,
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // The session ended while it was under way: whoever signs in next in this tab is asked, not looked up for.
    if (error.kind === 'aborted') return { kind: 'unknown', error, sent }
    const delays = looksAfter(error)
    if (delays.length > 0) {
      const outcome = await findOut(client, decision, sent, delays)
      return outcome.kind === 'not-booked' && delays === oneLook ? { kind: 'refused', error, sent } : outcome
    }
    release(id)
    return { kind: 'refused', error, sent }
  }
}
