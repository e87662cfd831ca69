/**
 * Reference reducer for stations: what the client holds after each answer, from the numbered requirements alone and
 * without a look at the code that does it in the app. Plain on purpose: it is what that code is measured against.
 *
 * Rules: D1 pending, success and failure of a load. D2 and K error texts. D3 paging fallbacks. F1 lists, one station,
 * the nearby list. F2 create, update, delete, clearing the current station and the error. J2 a write shows at once and
 * can be taken back: a pending write lies over the confirmed data (`shown`), so that one that fails takes away nothing
 * but itself.
 *
 * Ambiguous sentences, and the reading chosen (those on one page of a list are in `pages.ts`):
 * - F1 "a cache of its own": loading stations nearby leaves the lists alone, and the writes of F2, which name the list
 *   and the current station only, leave the nearby list alone.
 * - F2 "the list": every cached list, whatever its parameters, which cannot be judged here.
 * - F2 "the current station if it is the same": the same `_id`.
 * - D1 speaks of loads: a write leaves `loading` alone and, unless it fails, `error` too. Both are one per resource.
 *   A failed load keeps what was loaded before.
 * - J2 "can be taken back": a pending write is given up, without an error. Undoing one that was answered is a new write.
 */
import type { Page, Paging } from '@/domain/page'
import type { Station } from '@/domain/stations/station'
import { inEach, pageOf, withCreated, withDeleted, withReplaced } from './pages'

export interface Caches {
  /** By the parameters that were asked for. */
  lists: Record<string, Page<Station>>
  nearby: Station[]
  current: Station | null
}
export type Write = { type: 'created' | 'updated'; station: Station } | { type: 'deleted'; id: string }
export interface State {
  confirmed: Caches
  pending: { key: string; write: Write }[]
  loading: boolean
  error: string | null
}
export type Event =
  | { type: 'load started' }
  | { type: 'loaded list'; params: string; items: Station[]; paging?: Paging }
  | { type: 'loaded detail'; station: Station }
  | { type: 'loaded nearby'; items: Station[] }
  | { type: 'failed to load'; what: 'list' | 'detail' | 'nearby'; message?: string }
  | { type: 'cleared current' }
  | { type: 'cleared error' }
  | { type: 'write started'; key: string; write: Write }
  | { type: 'write failed'; key: string; what: Write['type']; message?: string }
  | { type: 'write taken back'; key: string }
  /** The server's answer; `key` is that of the pending write it answers. */
  | (Write & { key: string })

const texts = {
  list: 'Failed to fetch stations',
  detail: 'Failed to fetch station',
  nearby: 'Failed to fetch nearby stations',
  created: 'Failed to create station',
  updated: 'Failed to update station',
  deleted: 'Failed to delete station',
}

const nothing: Caches = { lists: {}, nearby: [], current: null }
export const initial: State = { confirmed: nothing, pending: [], loading: false, error: null }

function applied(caches: Caches, write: Write): Caches {
  const { lists, current } = caches
  switch (write.type) {
    case 'created':
      return { ...caches, lists: inEach(lists, (page) => withCreated(page, write.station)) }
    case 'updated':
      return {
        ...caches,
        lists: inEach(lists, (page) => withReplaced(page, write.station)),
        current: current?._id === write.station._id ? write.station : current,
      }
    case 'deleted':
      return {
        ...caches,
        lists: inEach(lists, (page) => withDeleted(page, write.id)),
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
    case 'loaded detail':
      return loaded({ current: event.station })
    case 'loaded nearby':
      return loaded({ nearby: event.items })
    case 'failed to load':
      return { ...loaded({}), error: event.message || texts[event.what] }
    case 'cleared current':
      return { ...state, confirmed: { ...confirmed, current: null } }
    case 'cleared error':
      return { ...state, error: null }
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
