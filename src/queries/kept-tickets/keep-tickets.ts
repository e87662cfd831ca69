import type { QueryClient } from '@tanstack/react-query'
import { downloadTicket } from '@/api/ticket'
import { sessionSignal } from '@/auth/epoch'
import { getSession } from '@/auth/session-store'
import type { Booking } from '@/domain/bookings/booking'
import { bookedTrip } from '@/domain/bookings/booking-journey'
import { factsOf, isSpent, type KeptTicket, tripFacts } from '@/domain/bookings/kept-ticket'
import { mayLieAhead } from '@/domain/bookings/next-journey'
import { today } from '@/domain/time/calendar'
import type { User } from '@/domain/users/user'
import { timeZone } from '@/lib/config'
import { noop } from '@/lib/noop'
import { savesData } from '@/lib/connection'
import { type KeepFault, keepingFault } from '@/lib/storage/kept-records'
import { bookingQueries } from '@/queries/bookings'
import { findBookedTrain } from '@/queries/trips/bookings-trip'
import { trainQueries } from '@/queries/trains'
import { giveLeave, hasLeave, keepChoice, takeLeave } from './keep-choice'
import { isSameTicket, sweptTickets, writeTicket } from './kept-tickets'

/** Nobody is on more trains in a few days; so many files are little to ask for. */
const mostKept = 6

/** The booking as it was opened, where it was: lists may say less of it. */
const openedOr = (client: QueryClient, booking: Booking): Booking =>
  client.getQueryData(bookingQueries.detail(booking._id).queryKey) ?? booking

/** Whoever saves data has asked for no train but those that were opened. */
async function trainOf(client: QueryClient, booking: Booking) {
  return savesData()
    ? client.getQueryData(trainQueries.detail(booking.train?._id ?? '').queryKey)
    : findBookedTrain(client, booking).catch(noop)
}

interface Keeper {
  user: User
  /** Aborted once theirs has ended. */
  session: AbortSignal
}

async function ticketOf(
  client: QueryClient,
  booking: Booking,
  { user: { _id: userId, name }, session }: Keeper,
  before: KeptTicket | undefined,
): Promise<KeptTicket> {
  const facts = factsOf(booking)
  const isSame = before !== undefined && isSameTicket(before.facts, facts)
  const train = await trainOf(client, booking)
  const trip = train && bookedTrip(train, booking, timeZone)
  const old = isSame ? before.file : undefined
  // A back end may have no files, or none of this booking: what stands on it is kept all the same.
  // Asked for after a log-out, it would go out without a token.
  const isAsked = !savesData() && !session.aborted
  const file = old ?? (isAsked ? await downloadTicket(booking._id, booking.pnr).catch(noop) : undefined)
  return {
    userId,
    owner: name,
    facts,
    trip: trip ? tripFacts(trip) : isSame ? before.trip : undefined,
    file: file || undefined,
    keptAt: Date.now(),
  }
}

export interface Kept {
  /** So many tickets of this user are kept now. */
  count: number
  /** Why the browser keeps no more. */
  fault?: KeepFault | undefined
}

async function keepAll(
  client: QueryClient,
  keeper: Keeper,
  { coming, kept }: { coming: readonly Booking[]; kept: readonly KeptTicket[] },
): Promise<KeepFault | undefined> {
  const { user, session } = keeper
  let count = 0
  for (const listed of coming) {
    if (count === mostKept) break
    const booking = openedOr(client, listed)
    const before = kept.find(({ userId, facts }) => userId === user._id && facts._id === booking._id)
    const ticket = await ticketOf(client, booking, keeper, before)
    // Logged out, or given up in another tab meanwhile.
    if (!hasLeave(user._id) || session.aborted) return undefined
    if (isSpent(ticket, Date.now(), timeZone)) continue
    const fault = await writeTicket(ticket)
    if (fault) return fault
    count += 1
  }
  return undefined
}

/**
 * N1: keeps the tickets of the coming journeys as the cache has them, one after the other, if that is wanted; those of
 * bookings that are given up go.
 * @param opened a booking that the list may not have yet
 */
export async function keepTickets(client: QueryClient, opened?: Booking): Promise<Kept> {
  const { user } = getSession()
  const session = sessionSignal()
  if (!user || !keepChoice(user._id).keep) return { count: 0 }
  const listed = client.getQueryData(bookingQueries.mine().queryKey)?.items
  const known = listed ?? []
  const all = opened && !known.some(({ _id }) => _id === opened._id) ? [...known, opened] : known
  const coming = mayLieAhead(all, today(timeZone))
  const isOwn = ({ userId }: KeptTicket) => userId === user._id
  giveLeave(user._id)
  const kept = await sweptTickets(
    (ticket) => !isOwn(ticket) || !listed || coming.some(({ _id }) => _id === ticket.facts._id),
  )
  const fault = (await keepingFault()) ?? (await keepAll(client, { user, session }, { coming, kept }))
  const count = (await sweptTickets()).filter(isOwn).length
  if (count === 0) takeLeave(user._id)
  return { count, fault }
}

/** Keeps them as often as the own list comes. @returns what ends it */
export function keepWhileHere(client: QueryClient): () => void {
  const { queryKey } = bookingQueries.mine()
  let seen: unknown
  let running: Promise<unknown> = Promise.resolve()
  const look = () => {
    const page = client.getQueryData(queryKey)
    if (!page || page === seen) return
    seen = page
    running = running.then(() => keepTickets(client)).catch(noop)
  }
  look()
  return client.getQueryCache().subscribe(look)
}
