import { sessionSince } from './epoch'
import { getSession } from './session-store'
import { catchUp, isOutlived, readMark, readToken } from './token-storage'

function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel('railway-session')
  } catch {
    // A browser without channels, or one that forbids them together with storage.
    return undefined
  }
}

const channel = openChannel()
// In Node an open channel would keep the process alive.
if (channel && 'unref' in channel && typeof channel.unref === 'function') channel.unref()

interface SignOut {
  /** Epoch ms. */
  signedOutAt: number
  /** Who logged out. */
  userId: string | undefined
  mark: string | null
}

/** Tells every other tab, also those whose session lives in their own session storage. */
export const announceSignOut = (userId: string | undefined) =>
  channel?.postMessage({ signedOutAt: Date.now(), userId, mark: readMark() } satisfies SignOut)

const isSignOut = (data: unknown): data is SignOut =>
  typeof (data as Partial<SignOut> | null | undefined)?.signedOutAt === 'number'

interface TabEvents {
  /** Another tab logged out; whoever this was, if the channel told of it. */
  onSignedOut: (userId?: string) => void
  /** Another tab logged out whoever this was, before the present session of this tab began. */
  onSignedOutBefore: (userId: string | undefined) => void
  /** Another tab removed the token this tab uses: it may have logged out, or the server may have ended the session. */
  onTokenGone: () => void
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
export function watchOtherTabs(events: TabEvents): () => void {
  const { onSignedOut, onSignedOutBefore, onTokenChanged } = events
  // Messages and storage events overtake each other: a session that began after the log-out is not meant by it.
  const onMessage = ({ data }: MessageEvent) => {
    if (!isSignOut(data)) return
    if (data.signedOutAt >= sessionSince()) onSignedOut(data.userId)
    else onSignedOutBefore(data.userId)
    catchUp(data.mark)
  }
  const compareOr = (onGone: () => void) => {
    const stored = readToken()
    if (stored === getSession().token) return
    if (stored === null) onGone()
    else onTokenChanged()
  }
  // Where there is no channel, nobody will tell of a log-out.
  const compare = () => compareOr(channel && !isOutlived() ? events.onTokenGone : onSignedOut)
  const onStorage = ({ key }: StorageEvent) => {
    // Without a key: all of it was erased.
    if (key === null) compareOr(onSignedOut)
    else compare()
  }
  // A page that the Back button brings out of the browser's cache has slept through every event and message.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) compareOr(onSignedOut)
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
