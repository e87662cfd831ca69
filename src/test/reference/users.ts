/**
 * Reference reducer for the local user management: what the client holds after each step, from the numbered requirements
 * alone and without a look at the code that does it in the app. Plain on purpose: that code is measured against it.
 *
 * Rules: D1 pending, success and failure of a load. D2 and K error texts. I1 create, update, delete, change status; the
 * default status; a missing id. J2 a write shows at once and can be taken back: a pending write lies over the confirmed
 * list (`shown`), so that one that fails takes away nothing but itself. The delay of 500 ms lies between 'write started'
 * and the event that ends the write.
 *
 * Ambiguous sentences, and the reading chosen:
 * - I1 does not say where a created user stands: first, as in every other list (E3, F2, G3, H2).
 * - I1 "update": the named fields change, `_id` and `createdAt` stay. The default status is for new users: an update
 *   without a status keeps the one there is.
 * - I1 "a missing id": an id that no user has when the write is done. It is an error of update, delete and change of
 *   status, and changes nothing. A pending write for it shows nothing.
 * - A user created with an id that is there already replaces that user, for an id is shown once.
 * - J2 "can be taken back": a pending write is given up, without an error. Undoing one that was done is a new write.
 * - D1 speaks of loads: a write leaves `loading` alone and, unless it fails, `error` too.
 */
import type { LocalStatus, LocalUser, LocalUserInput } from '@/domain/users/local-user'

export type Write =
  | { type: 'created'; user: LocalUserInput & Pick<LocalUser, '_id' | 'createdAt'> }
  | { type: 'updated'; id: string; changes: Partial<LocalUserInput> }
  | { type: 'deleted'; id: string }
  | { type: 'status changed'; id: string; status: LocalStatus }
export interface State {
  confirmed: LocalUser[]
  pending: { key: string; write: Write }[]
  loading: boolean
  error: string | null
}
export type Event =
  | { type: 'load started' }
  | { type: 'loaded list'; users: LocalUser[] }
  | { type: 'failed to load'; message?: string }
  | { type: 'write started'; key: string; write: Write }
  | { type: 'write failed'; key: string; what: Write['type']; message?: string }
  | { type: 'write taken back'; key: string }
  /** The write is done; `key` is that of the pending write. */
  | (Write & { key: string })

const texts = {
  created: 'Failed to create user',
  updated: 'Failed to update user',
  deleted: 'Failed to delete user',
  'status changed': 'Failed to update user status',
}

export const initial: State = { confirmed: [], pending: [], loading: false, error: null }

function applied(users: LocalUser[], write: Write): LocalUser[] {
  switch (write.type) {
    case 'created': {
      const created = { ...write.user, status: write.user.status ?? 'active' }
      return [created, ...users.filter(({ _id }) => _id !== created._id)]
    }
    case 'updated':
      return users.map((user) => (user._id === write.id ? { ...user, ...write.changes } : user))
    case 'deleted':
      return users.filter(({ _id }) => _id !== write.id)
    case 'status changed':
      return users.map((user) => (user._id === write.id ? { ...user, status: write.status } : user))
  }
}

/** What the user sees: the confirmed list with the pending writes over it, in the order they were made in. */
export function shown(state: State): LocalUser[] {
  let users = state.confirmed
  for (const { write } of state.pending) users = applied(users, write)
  return users
}

export function reduce(state: State, event: Event): State {
  const { confirmed, pending } = state
  switch (event.type) {
    case 'load started':
      return { ...state, loading: true, error: null }
    case 'loaded list':
      return { ...state, loading: false, confirmed: event.users }
    case 'failed to load':
      return { ...state, loading: false, error: event.message || 'Failed to fetch users' }
    case 'write started':
      return { ...state, pending: [...pending, { key: event.key, write: event.write }] }
    case 'write failed':
    case 'write taken back':
    case 'created':
    case 'updated':
    case 'deleted':
    case 'status changed': {
      const settled = { ...state, pending: pending.filter(({ key }) => key !== event.key) }
      if (event.type === 'write taken back') return settled
      if (event.type === 'write failed') return { ...settled, error: event.message || texts[event.what] }
      const missing = event.type !== 'created' && !confirmed.some(({ _id }) => _id === event.id)
      if (missing) return { ...settled, error: 'User not found' }
      return { ...settled, confirmed: applied(confirmed, event) }
    }
  }
}
