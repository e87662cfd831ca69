/**
 * Reference reducer for bookings: what the client holds after each answer, from the numbered requirements alone and
 * without a look at the code that does it in the app. Plain on purpose: it is what that code is measured against.
 *
 * Rules: D1 pending, success and failure of a load. D2 and K error texts. D3 paging fallbacks. G1 own list, one booking,
 * by PNR, all bookings. G2 when the own list is a success, and what empties it. G3 create, cancel, clear. G4 the two
 * attempts for one booking. No sentence lets a booking or a cancelling show before it is answered (J2 speaks of the
 * admin's lists, where neither is done), so a write has no start here and its failure changes the error alone.
 *
 * Ambiguous sentences, and the reading chosen (those on one page of a list are in `pages.ts`):
 * - G2 and G3 "the list" is the own list, which has one page. The admin's lists have filters and an order of their own:
 *   they change by loading only.
 * - G2 "cleared on start", "empties list and count", G3 "clears all bookings": no sentence names the total. An empty
 *   list of 7 bookings would be no sense, so all figures go back to the fallbacks of D3. The current booking stays.
 * - G2 "no user, no request" is a failed load, though none was started: list and count are empty afterwards too.
 * - G3 "replaces it … as current booking": only where the cancelled one is current. Another one that is open stays.
 * - G3 "the returned booking replaces it": wholly, also where the answer says less of train and stations than the list.
 * - G4 "on failure or no data": both are null here. If neither yields data, the booking known before stays current.
 * - K has two texts for the own list; G2 names 'Failed to fetch bookings'. An answer without success counts as D2's
 *   "response": its message, else that text.
 * - Loading one booking, by id or PNR, makes it current and leaves the list alone. D1 speaks of loads: a write leaves
 *   `loading` alone and, unless it fails, `error` too. Both are one per resource.
 */
import type { Booking } from '@/domain/bookings/booking'
import type { Page, Paging } from '@/domain/page'
import { pageOf, withCreated, withReplaced } from './pages'

export interface State {
  own: Page<Booking>
  /** By the parameters that were asked for. */
  adminLists: Record<string, Page<Booking>>
  current: Booking | null
  loading: boolean
  error: string | null
}
export type Event =
  | { type: 'own list started' }
  | { type: 'own list without a user' }
  /** The body of a 2xx answer. */
  | { type: 'own list answered'; success?: boolean; items: Booking[]; paging?: Paging; message?: string }
  /** Any other load. */
  | { type: 'load started' }
  | { type: 'loaded one'; byId: Booking | null; details: Booking | null }
  | { type: 'loaded by PNR'; booking: Booking }
  | { type: 'loaded admin list'; params: string; items: Booking[]; paging?: Paging }
  | { type: 'failed to load'; what: 'own' | 'pnr' | 'admin'; message?: string }
  | { type: 'created' | 'cancelled'; booking: Booking }
  | { type: 'write failed'; what: 'created' | 'cancelled'; message?: string }
  | { type: 'cleared all' }

const texts = {
  own: 'Failed to fetch bookings',
  pnr: 'Failed to fetch booking by PNR',
  admin: 'Failed to fetch all bookings',
  created: 'Failed to create booking',
  cancelled: 'Failed to cancel booking',
}

export const initial: State = { own: pageOf([]), adminLists: {}, current: null, loading: false, error: null }

const failedOwn = (state: State, error: string): State => ({
  ...state,
  own: pageOf([]),
  loading: false,
  error,
})

export function reduce(state: State, event: Event): State {
  const loaded = { ...state, loading: false }
  switch (event.type) {
    case 'own list started':
      return { ...state, own: pageOf([]), loading: true, error: null }
    case 'own list without a user':
      return failedOwn(state, 'User not authenticated')
    case 'own list answered':
      if (event.success !== true) return failedOwn(state, event.message || texts.own)
      return { ...loaded, own: pageOf(event.items, event.paging) }
    case 'load started':
      return { ...state, loading: true, error: null }
    case 'loaded one': {
      const found = event.byId ?? event.details
      if (!found) return { ...loaded, error: 'No booking data received from any endpoint' }
      return { ...loaded, current: found }
    }
    case 'loaded by PNR':
      return { ...loaded, current: event.booking }
    case 'loaded admin list': {
      const page = pageOf(event.items, event.paging)
      return { ...loaded, adminLists: { ...state.adminLists, [event.params]: page } }
    }
    case 'failed to load': {
      const error = event.message || texts[event.what]
      return event.what === 'own' ? failedOwn(state, error) : { ...loaded, error }
    }
    case 'created':
      return { ...state, own: withCreated(state.own, event.booking) }
    case 'cancelled':
      return {
        ...state,
        own: withReplaced(state.own, event.booking),
        current: state.current?._id === event.booking._id ? event.booking : state.current,
      }
    case 'write failed':
      return { ...state, error: event.message || texts[event.what] }
    case 'cleared all':
      return { ...state, own: pageOf([]), loading: false, error: null }
  }
}
