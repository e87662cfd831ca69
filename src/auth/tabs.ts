import { sessionSince } from './epoch'
import { getSession } from './session-store'
import { readToken } from './token-storage'

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('railway-session')
// In Node an open channel would keep the process alive.
if (channel && 'unref' in channel && typeof channel.unref === 'function') channel.unref()

interface SignOut {
  /** Epoch ms. */
  signedOutAt: number
}

/** Tells every other tab, also those whose session lives in their own session storage. */
export const announceSignOut = () => channel?.postMessage({ signedOutAt: Date.now() } satisfies SignOut)

/** Messages and storage events overtake each other: a session that began after the log-out is not meant by it. */
const meansPresentSession = (data: unknown) =>
  typeof data === 'object' &&
  data !== null &&
  Number((data as Partial<SignOut>).signedOutAt) >= sessionSince()

interface TabEvents {
  /** Another tab logged out, or removed the token this tab uses. */
  onSignedOut: () => void
  /** Another tab signed in: the stored token is one that this tab has not loaded the user of. */
  onTokenChanged: () => void
}

const comparisons = new Set<() => void>()

/**
 * The token that a call of this session carries; null for a visitor. Another one in storage means that another tab has
 * signed in or out and the browser has not told this one yet: it follows now, and the call is not made, since whoever
 * asked for it is no longer here.
 * @throws {DOMException} an `AbortError`
 */
export function ownToken(): string | null {
  const { token } = getSession()
  if (readToken() === token) return token
  for (const compare of comparisons) compare()
  throw new DOMException('The session has ended', 'AbortError')
}

/** Follows what other tabs do with the session. Returns the way to stop. */
export function watchOtherTabs({ onSignedOut, onTokenChanged }: TabEvents): () => void {
  const onMessage = ({ data }: MessageEvent) => {
    if (meansPresentSession(data)) onSignedOut()
  }
  const compare = () => {
    const stored = readToken()
    if (stored === getSession().token) return
    if (stored === null) onSignedOut()
    else onTokenChanged()
  }
  const onStorage = ({ key }: StorageEvent) => {
    if (key === 'token' || key === null) compare()
  }
  // A page that the Back button brings out of the browser's cache has slept through every event.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) compare()
  }
  comparisons.add(compare)
  channel?.addEventListener('message', onMessage)
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', onPageShow)
  return () => {
    comparisons.delete(compare)
    channel?.removeEventListener('message', onMessage)
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', onPageShow)
  }
}
