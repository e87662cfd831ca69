import type { User } from '@/domain/users/user'
import { endUserData, endUserDataOfOthers, endUserDataOfTab } from '@/lib/storage/user-data'
import { startEpoch } from './epoch'
import { authStorage } from './persisted'
import { getSession, initialAuth, useSession } from './session-store'
import { announceSignOut } from './tabs'
import {
  clearOutlived,
  clearOwnToken,
  clearToken,
  isOutlived,
  keepOneToken,
  markSignOut,
  readToken,
  storeToken,
} from './token-storage'

// List K, word for word. They are not with the others in `domain/words`, which the first script needs nothing of.
export const noToken = 'No token found'
export const userNotLoaded = 'Failed to load user. Please log in again.'

const { setState: set } = useSession

const signedOutState = {
  user: null,
  isAuthenticated: false,
  loading: false,
  isInitialized: true,
  token: null,
}

/** A sign-in or registration was sent (A4). */
export const signInStarted = () => set({ loading: true, error: null, message: null })

/** A8: what this tab kept while somebody logged out, and it did not hear of it. */
function dropOutlived() {
  if (!isOutlived()) return
  endUserDataOfTab()
  clearOutlived()
}

/** The server gave a token and a user (A4, A5). Requests of whoever was here before are dropped. */
export function signedIn(token: string, user: User, rememberMe: boolean) {
  startEpoch()
  dropOutlived()
  storeToken(token, rememberMe)
  endUserDataOfOthers(user._id)
  set({ user, token, isAuthenticated: true, loading: false, isInitialized: true, error: null, message: null })
}

export function signInFailed(error: string) {
  clearOwnToken(getSession().token)
  set({ ...signedOutState, error })
}

export function userLoadStarted() {
  keepOneToken()
  set({ loading: true, error: null, message: null, token: readToken() })
}

/** The user behind `token` is known (A2). What is stored by now may be another tab's: then an event is on its way. */
export function userLoaded(user: User, token: string) {
  endUserDataOfOthers(user._id)
  set({ user, token, isAuthenticated: true, loading: false, isInitialized: true, error: null })
}

/** A2, A7: the load of `token`'s user failed, or there was no token. The next page says so only where there was one. */
export function userLoadFailed(token: string | null, error: string) {
  if (token !== null) console.warn('The stored token was not accepted and has been removed.')
  // A load that could not begin has refused nothing: what is stored may serve the next visit.
  if (token !== null || readToken() === null) clearOwnToken(token)
  startEpoch()
  set({ ...signedOutState, error, message: token === null ? null : error })
}

/** A9: the profile was changed. What the answer leaves out stays as it was. */
export const userReplaced = (user: User) => set({ user })

/** A7: storage says somebody is signed in, but there is no token: nobody is. */
export function dropOrphanedSession() {
  dropOutlived()
  const stored = authStorage.getItem('root')
  if (readToken() === null && stored && 'state' in stored) authStorage.removeItem('root')
  if (readToken() === null && getSession().isAuthenticated) set(signedOutState)
}

function leaveNothingOf(userId: string | undefined) {
  if (userId !== undefined) endUserData(userId)
}

/** @param userId who asked for it: the session may have ended, or have become another user's, since they did */
function logOut(message: string | null, userId: string | undefined) {
  const { user, token } = getSession()
  if (user ? user._id !== userId : userId !== undefined && token !== null) return leaveNothingOf(userId)
  try {
    startEpoch()
    clearToken()
    leaveNothingOf(userId)
    markSignOut()
    announceSignOut(userId)
  } catch (error) {
    console.error('An error occurred during logout', error)
  } finally {
    set({ ...signedOutState, error: null, message })
  }
}

const present = () => getSession().user?._id

/** A8: sends nothing; whatever throws, the session is over. The caller shows `message` on /login. */
export const signedOut = (userId = present()) => logOut('Successfully logged out', userId)

/** Ends the session to sign in as somebody else (B6): the page that asked for it leads to /login. */
export const signedOutForOther = (userId = present()) => logOut(null, userId)

/** Another tab signed somebody in: what this tab knows is void until that token's user is loaded (A7). */
export function sessionReplaced() {
  startEpoch()
  // At once: were that token gone before its user is loaded, this tab's former one would come back.
  keepOneToken()
  set({ ...initialAuth() })
}

export const loggedOutElsewhere = 'You were logged out in another tab'

/**
 * The token is gone from the storage that all tabs share. Drafts stay, as another tab may have found the session ended by
 * the server; a log-out is announced besides.
 */
export function tokenGone() {
  const { user, token } = getSession()
  if (!user && token === null) return
  startEpoch()
  clearOwnToken(token)
  set({ ...signedOutState, error: null, message: loggedOutElsewhere })
}

/** A8: another tab logged out. @param userId who, where it is known */
export function signedOutElsewhere(userId?: string) {
  const here = present()
  tokenGone()
  leaveNothingOf(here)
  leaveNothingOf(userId)
}

/** A8: word of a log-out that comes when its session is over here, too: what was left for the same user's return goes. */
export function signedOutBefore(userId: string | undefined) {
  if (getSession().user?._id !== userId) leaveNothingOf(userId)
}

/** A11: the server refused the token. Drafts stay: they are there again after signing in as the same user. */
export function sessionExpired() {
  startEpoch()
  clearOwnToken(getSession().token)
  set({ ...signedOutState, error: null, message: null })
}
