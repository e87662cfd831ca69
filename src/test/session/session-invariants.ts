import { userOf } from './session-network'
import type { SessionHarness } from './session-harness'

function holds(invariant: boolean, words: string) {
  if (!invariant) throw new Error(words)
}

/** @throws where one of the invariants of goal G3 does not hold */
export function checkInvariants(stage: SessionHarness) {
  const { user, token, isAuthenticated, isInitialized } = stage.app.getSession()
  for (const value of stage.values()) {
    const of = (value as { token?: string } | undefined)?.token
    holds(of === undefined || of === token, 'I1: a value of another session')
  }
  for (const { bearer, askedWith } of stage.network.sent) {
    holds(askedWith === null || bearer === askedWith, 'I2: the bearer of another session')
  }
  holds(stage.tooLate === 0, 'I2: the bearer of a session that is over')
  // What this tab has not been told of yet, it cannot have followed.
  if (stage.news.length === 0) {
    const stores = [localStorage, sessionStorage]
    holds(
      stores.some((storage) => storage.getItem('token') === null),
      'I3: two tokens',
    )
    const left = stores.flatMap((storage) => ['token', 'rememberMe'].map((key) => storage.getItem(key)))
    const signedOut = isInitialized && !user
    holds(!signedOut || left.every((value) => value === null), 'I4: left behind')
  }
  holds(isAuthenticated === (user !== null), 'I5: half signed in')
  holds(!user || (token !== null && userOf(token) === user._id), 'I5: another user than the token’s')
  holds(stage.router.toLogin <= 1, 'I6: sent to /login twice')
}
