import { getSession } from './session-store'
import { readToken } from './token-storage'

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('railway-session')
// In Node an open channel would keep the process alive.
if (channel && 'unref' in channel && typeof channel.unref === 'function') channel.unref()

const signedOutMessage = 'signed-out'

/** Tells every other tab, also those whose session lives in their own session storage. */
export const announceSignOut = () => channel?.postMessage(signedOutMessage)

interface TabEvents {
  /** Another tab logged out, or removed the token this tab uses. */
  onSignedOut: () => void
  /** Another tab signed in: the stored token is one that this tab has not loaded the user of. */
  onTokenChanged: () => void
}

/** Follows what other tabs do with the session. Returns the way to stop. */
export function watchOtherTabs({ onSignedOut, onTokenChanged }: TabEvents): () => void {
  const onMessage = ({ data }: MessageEvent) => {
    if (data === signedOutMessage) onSignedOut()
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
  channel?.addEventListener('message', onMessage)
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', onPageShow)
  return () => {
    channel?.removeEventListener('message', onMessage)
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', onPageShow)
  }
}
