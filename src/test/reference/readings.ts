/**
 * Where the requirements leave a sentence open, and the app reads it otherwise than the reference reducers do: one
 * function each, which turns what the reference says into what the app's reading says. Nothing else is forgiven.
 *
 * `loading` and `error` are not compared: the app has them of each query and mutation, not one of a resource. A record
 * that an answer names stations, trains or people of by their ids alone is told to the reference with the names that the
 * app is to know by then.
 */
import type { Booking } from '@/domain/bookings/booking'
import type { Page } from '@/domain/page'
import type { Event as BookingEvent, State as BookingsState } from './bookings'
import { withReplaced } from './pages'

/**
 * `count`: the reference leaves it the server's, for no sentence names it; in the app it goes on to say how many records
 * the page holds, as it does in the server's answer.
 */
export function countFollowsRows<P extends Page<unknown>>(
  before: Record<string, P>,
  after: Record<string, P>,
): Record<string, P> {
  const counted: Record<string, P> = {}
  for (const [name, page] of Object.entries(after)) {
    const known = before[name]
    const grown = known ? page.items.length - known.items.length : 0
    counted[name] = known && grown !== 0 ? { ...page, count: Math.max(0, known.count + grown) } : page
  }
  return counted
}

/**
 * J2, the total while changes are staged: the reference takes one off for each staged deletion, the app one for each
 * row that such a deletion hides. They differ where the row has gone meanwhile, and has been taken off already.
 */
export const shownTotal = (confirmed: Page<unknown>, shown: Page<unknown>) =>
  Math.max(0, confirmed.total + shown.items.length - confirmed.items.length)

/**
 * G2 "a failed load empties list and count": the reference forgets them, the app shows nothing as long as the failure
 * stands. The next write that is answered is told in the list as it was known before, not in an empty one.
 */
export function keptUnderFailure(state: BookingsState, event: BookingEvent, kept: Page<Booking> | undefined) {
  const isWrite = event.type === 'created' || event.type === 'cancelled'
  return isWrite && kept ? { ...state, own: kept } : state
}

/**
 * G3 "in the list": the reference means the own list alone; in the app a cancelled booking is replaced wherever it is
 * listed, so that the list of all bookings does not go on to say that it stands.
 */
export function replacedInEachList(state: BookingsState, event: BookingEvent): BookingsState {
  if (event.type !== 'cancelled') return state
  const adminLists: Record<string, Page<Booking>> = {}
  for (const [params, page] of Object.entries(state.adminLists)) {
    adminLists[params] = withReplaced(page, event.booking)
  }
  return { ...state, adminLists }
}

/**
 * G3 on creating names the list alone. In the app the page of the new booking opens with it, without a call; where that
 * very page is open (the booking was found before it was answered), it shows the answer too.
 */
export const createdIsKnown = (state: BookingsState, event: BookingEvent): BookingsState =>
  event.type === 'created' && state.current?._id === event.booking._id
    ? { ...state, current: event.booking }
    : state
