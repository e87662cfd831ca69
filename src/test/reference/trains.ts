/**
 * Reference reducer for trains: what the client holds after each answer, from the numbered requirements alone and
 * without a look at the code that does it in the app. Plain on purpose: it is what that code is measured against.
 *
 * Rules: D1 pending, success and failure of a load. D2 and K error texts. D3 paging fallbacks. E1 lists, searches, one
 * train, seats. E3 create, update, delete. E4 a train for booking. E5 seats. J2 a write shows at once and can be taken
 * back: a pending write lies over the confirmed data (`shown`), so that one that fails takes away nothing but itself.
 *
 * Ambiguous sentences, and the reading chosen (those on one page of a list are in `pages.ts`):
 * - E3 "the list": every cached list, whatever its filters, which cannot be judged here.
 * - E3 "removed from all of them, total − 1": a search counts one train less only where it held the train, for the
 *   other searches may never have found it. A created train is not put into searches: the sentence names the list.
 * - E4 "loading a train for booking" sets the current train, as any load of one train does.
 * - D1 speaks of loads: a write leaves `loading` alone and, unless it fails, `error` too. Both are one per resource.
 *   A failed load keeps what was loaded before.
 * - J2 "can be taken back": a pending write is given up, without an error. Undoing one that was answered is a new write.
 */
import type { Page, Paging } from '@/domain/page'
import type { Seats, Train } from '@/domain/trains/train'
import { holds, inEach, pageOf, withCreated, withDeleted, withReplaced } from './pages'

export interface Caches {
  /** By the parameters that were asked for. */
  lists: Record<string, Page<Train>>
  searches: Record<string, Page<Train>>
  current: Train | null
}
export type Write = { type: 'created' | 'updated'; train: Train } | { type: 'deleted'; id: string }
export interface State {
  confirmed: Caches
  pending: { key: string; write: Write }[]
  availableSeats: number | null
  loading: boolean
  error: string | null
}
export type Event =
  | { type: 'load started' }
  | { type: 'loaded list' | 'searched'; params: string; items: Train[]; paging?: Paging }
  | { type: 'loaded detail'; train: Train }
  | { type: 'loaded for booking'; id: string | undefined; train: Partial<Train> | null | undefined }
  | { type: 'loaded seats'; seats: Seats }
  | { type: 'failed to load'; what: 'list' | 'detail' | 'search' | 'seats'; message?: string }
  | { type: 'write started'; key: string; write: Write }
  | { type: 'write failed'; key: string; what: Write['type']; message?: string }
  | { type: 'write taken back'; key: string }
  /** The server's answer; `key` is that of the pending write it answers. */
  | (Write & { key: string })

const texts = {
  list: 'Failed to fetch trains',
  detail: 'Failed to fetch train',
  search: 'Failed to search trains',
  seats: 'Failed to fetch available seats',
  created: 'Failed to create train',
  updated: 'Failed to update train',
  deleted: 'Failed to delete train',
}

const nothing: Caches = { lists: {}, searches: {}, current: null }
export const initial: State = {
  confirmed: nothing,
  pending: [],
  availableSeats: null,
  loading: false,
  error: null,
}

function applied({ lists, searches, current }: Caches, write: Write): Caches {
  switch (write.type) {
    case 'created':
      return { lists: inEach(lists, (page) => withCreated(page, write.train)), searches, current }
    case 'updated':
      return {
        lists: inEach(lists, (page) => withReplaced(page, write.train)),
        searches: inEach(searches, (page) => withReplaced(page, write.train)),
        current: current?._id === write.train._id ? write.train : current,
      }
    case 'deleted':
      return {
        lists: inEach(lists, (page) => withDeleted(page, write.id)),
        searches: inEach(searches, (page) => (holds(page, write.id) ? withDeleted(page, write.id) : page)),
        current: current?._id === write.id ? null : current,
      }
  }
}

/** What the user sees: the confirmed data with the pending writes over it, in the order they were made in. */
export function shown(state: State): Caches {
  let caches = state.confirmed
  for (const { write } of state.pending) caches = applied(caches, write)
  return caches
}

/** E4: the error there is with a train for booking, if any. */
function wrongForBooking(id: string | undefined, train: Partial<Train> | null | undefined): string | null {
  if (!id) return 'No train ID provided'
  if (!train) return 'No train data received'
  return train._id && train.trainNumber ? null : 'Invalid train data format received'
}

export function reduce(state: State, event: Event): State {
  const { confirmed, pending } = state
  const loaded = (caches: Partial<Caches>) => ({
    ...state,
    loading: false,
    confirmed: { ...confirmed, ...caches },
  })
  switch (event.type) {
    case 'load started':
      return { ...state, loading: true, error: null }
    case 'loaded list':
      return loaded({ lists: { ...confirmed.lists, [event.params]: pageOf(event.items, event.paging) } })
    case 'searched':
      return loaded({
        searches: { ...confirmed.searches, [event.params]: pageOf(event.items, event.paging) },
      })
    case 'loaded detail':
      return loaded({ current: event.train })
    case 'loaded for booking': {
      const wrong = wrongForBooking(event.id, event.train)
      return wrong === null ? loaded({ current: event.train as Train }) : { ...loaded({}), error: wrong }
    }
    case 'loaded seats':
      return { ...loaded({}), availableSeats: event.seats.availableSeats }
    case 'failed to load': {
      const availableSeats = event.what === 'seats' ? 0 : state.availableSeats
      return { ...loaded({}), availableSeats, error: event.message || texts[event.what] }
    }
    case 'write started':
      return { ...state, pending: [...pending, { key: event.key, write: event.write }] }
    case 'write failed':
    case 'write taken back':
    case 'created':
    case 'updated':
    case 'deleted': {
      const settled = { ...state, pending: pending.filter(({ key }) => key !== event.key) }
      if (event.type === 'write taken back') return settled
      if (event.type === 'write failed') return { ...settled, error: event.message || texts[event.what] }
      return { ...settled, confirmed: applied(confirmed, event) }
    }
  }
}
