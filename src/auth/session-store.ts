import { createStore, useStore } from 'zustand'
import { persist } from 'zustand/middleware'
import type { User } from '@/domain/users/user'
import { authStorage, type PersistedAuth } from './persisted'
import { readToken } from './token-storage'

/** A1. `message` is what the page that follows is to say, such as after a log-out. */
export interface AuthState {
  user: User | null
  isAuthenticated: boolean
  loading: boolean
  isInitialized: boolean
  error: string | null
  token: string | null
  message: string | null
}

export const initialAuth = (): AuthState => ({
  user: null,
  isAuthenticated: false,
  loading: true,
  isInitialized: false,
  error: null,
  token: readToken(),
  message: null,
})

/**
 * The session, and nothing else. Written only by the events in `session.ts`. What is persisted is not read back into
 * it: a stored name never makes anybody signed in, only the server's answer to the stored token does.
 */
const store = createStore<AuthState>()(
  persist(initialAuth, {
    name: 'root',
    version: 1,
    storage: authStorage,
    partialize: ({ user, isAuthenticated }): PersistedAuth => ({ user, isAuthenticated }),
    merge: (_persisted, current) => current,
  }),
)

/** A page that was written at build time is taken over with what holds now, not with how the store began. */
const asItIs = { ...store, getInitialState: store.getState }

export const useSession = Object.assign(
  <T>(select: (session: AuthState) => T): T => useStore(asItIs, select),
  store,
)

export const getSession = (): AuthState => store.getState()

/** Id of the user who is signed in, or whose session is stored here and nobody has looked at yet. */
export function ownerHere(): string | undefined {
  const { user } = getSession()
  if (user) return user._id
  const stored = readToken() === null ? null : authStorage.getItem('root')
  return stored && 'state' in stored ? stored.state.user?._id : undefined
}

/** Why a stored session could not be taken up again; a visitor who had none is told nothing. */
export const lostSession = ({ error, message }: AuthState) => (message === null ? null : error)
