import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readDraft, writeDraft } from '@/lib/storage/user-data'
import { readRecentStations, rememberStations } from '@/components/stations/recent-stations'
import { brokenStorage, fakeStorage } from '@/test/fake-storage'
import { sessionSignal } from './epoch'
import {
  dropOrphanedSession,
  sessionExpired,
  sessionReplaced,
  signedIn,
  signedOut,
  signedOutBefore,
  signedOutElsewhere,
  signedOutForOther,
  signInFailed,
  signInStarted,
  tokenGone,
  userLoaded,
  userLoadFailed,
  userLoadStarted,
  userReplaced,
} from './session'
import { getSession, initialAuth, lostSession, useSession } from './session-store'
import { isOutlived, readMark, readToken } from './token-storage'

const maya = { _id: 'maya', name: 'Maya Lobo', email: 'maya@mail.test', role: 'user', roles: [] }
const ravi = { ...maya, _id: 'ravi', name: 'Ravi Nair', email: 'ravi@mail.test' }

/** What is stored, but for the mark under which a tab keeps things. */
function stored() {
  const { signedOut: _mark, ...kept } = sessionStorage
  return { local: { ...localStorage }, tab: kept } as Record<'local' | 'tab', object>
}
const nobody = { user: null, isAuthenticated: false, loading: false, isInitialized: true, token: null }

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('sessionStorage', fakeStorage())
  useSession.setState(initialAuth(), true)
})
afterEach(() => vi.unstubAllGlobals())

test('A1: the initial state, with whatever token is stored', () => {
  const initial = {
    user: null,
    isAuthenticated: false,
    loading: true,
    isInitialized: false,
    error: null,
    message: null,
  }
  expect(initialAuth()).toEqual({ ...initial, token: null })
  localStorage.setItem('token', 'tok')
  expect(initialAuth()).toEqual({ ...initial, token: 'tok' })
  expect(Object.keys(getSession()).sort()).toEqual(Object.keys(initialAuth()).sort())
})

test('A4: while a sign-in is pending it loads, and earlier words are gone', () => {
  useSession.setState({ ...nobody, error: 'No', message: 'Bye' })
  signInStarted()
  expect(getSession()).toMatchObject({ loading: true, error: null, message: null, isInitialized: true })
})

test.each([
  [true, 'local', 'tab'],
  [false, 'tab', 'local'],
] as const)(
  'A5, A6, SES-1: with rememberMe %s everything is in the %s storage alone',
  (rememberMe, home, other) => {
    signedIn('tok-1', maya, !rememberMe)
    signedIn('tok-2', maya, rememberMe)
    expect(stored()[other]).toEqual({})
    expect(Object.keys(stored()[home]).sort()).toEqual(['rememberMe', 'root', 'token'])
    expect(stored()[home]).toMatchObject({ token: 'tok-2', rememberMe: String(rememberMe) })
    expect(getSession()).toEqual({
      user: maya,
      token: 'tok-2',
      isAuthenticated: true,
      loading: false,
      isInitialized: true,
      error: null,
      message: null,
    })
  },
)

test('A6: `root` holds auth alone, and never the token', () => {
  signedIn('tok-secret', maya, true)
  const root = localStorage.getItem('root') ?? ''
  expect(JSON.parse(root)).toEqual({ state: { user: maya, isAuthenticated: true }, version: 1 })
  expect(root).not.toContain('tok-secret')
})

test('A4: a failed sign-in leaves nobody signed in, and its words', () => {
  localStorage.setItem('rememberMe', 'true')
  signInFailed('Wrong')
  expect(getSession()).toMatchObject({ ...nobody, error: 'Wrong' })
  expect(stored()).toEqual({ local: {}, tab: {} })
})

test('A7: a failed sign-in here leaves the one that another tab has just made', () => {
  localStorage.setItem('token', 'fresh')
  signInFailed('Wrong')
  expect([readToken(), getSession().token]).toEqual(['fresh', null])
})

test('A2: the user of the stored token is known', () => {
  sessionStorage.setItem('token', 'tok')
  userLoadStarted()
  expect(getSession()).toMatchObject({ loading: true, error: null, token: 'tok' })
  userLoaded(maya, 'tok')
  expect(getSession()).toMatchObject({
    user: maya,
    token: 'tok',
    isAuthenticated: true,
    loading: false,
    isInitialized: true,
  })
  expect(Object.keys(sessionStorage).sort()).toEqual(['root', 'token'])
})

test('A5: where both storages hold a token, the one that is sent stays', () => {
  localStorage.setItem('token', 'sent')
  sessionStorage.setItem('token', 'other')
  sessionStorage.setItem('rememberMe', 'false')
  userLoadStarted()
  expect(stored()).toEqual({ local: { token: 'sent' }, tab: {} })
})

test('A2, A7: a token whose user could not be loaded is cleared, with a warning on the console', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  localStorage.setItem('token', 'tok')
  sessionStorage.setItem('rememberMe', 'false')
  userLoadStarted()
  userLoadFailed('tok', 'Failed')
  expect(getSession()).toMatchObject({ ...nobody, error: 'Failed' })
  expect(lostSession(getSession())).toBe('Failed')
  expect(stored()).toEqual({ local: {}, tab: {} })
  expect(warn.mock.calls).toEqual([['The stored token was not accepted and has been removed.']])
})

test('A7: where no token is left, neither is what was stored beside it', () => {
  localStorage.setItem('rememberMe', 'true')
  sessionStorage.setItem('rememberMe', 'false')
  userLoadFailed(null, 'No token found')
  expect(stored()).toEqual({ local: {}, tab: {} })
})

test('G7: once the user of the stored token is known, nothing that somebody else typed is left', () => {
  localStorage.setItem('token', 'tok')
  for (const user of ['maya', 'ravi']) {
    writeDraft(user, 'booking', 1)
    rememberStations(user, ['PUNE'])
  }
  userLoaded(maya, 'tok')
  expect([readDraft('maya', 'booking'), readDraft('ravi', 'booking')]).toEqual([1, null])
  expect([readRecentStations('maya'), readRecentStations('ravi')]).toEqual([['PUNE'], []])
})

test('SES-4: who had no token is told nothing', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  userLoadFailed(null, 'No token found')
  expect(getSession().error).toBe('No token found')
  expect(lostSession(getSession())).toBeNull()
  expect(warn).not.toHaveBeenCalled()
})

test.each([() => localStorage, () => sessionStorage])(
  'B8, A7: a load that could not begin has refused nothing: the token stays for the next visit (%#)',
  (storage) => {
    storage().setItem('token', 'tok')
    userLoadStarted()
    userLoadFailed(null, 'Loading chunk session-calls failed.')
    expect(readToken()).toBe('tok')
    expect(getSession()).toMatchObject(nobody)
  },
)

test('A7: only the token whose own load failed is cleared, not the one that came since', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  localStorage.setItem('token', 'old')
  userLoadStarted()
  localStorage.setItem('token', 'fresh')
  userLoadFailed('old', 'Failed')
  expect([readToken(), getSession().token]).toEqual(['fresh', null])
})

test('A7: storage that says signed in without a token signs nobody in', () => {
  const root = JSON.stringify({ state: { user: maya, isAuthenticated: true }, version: 1 })
  localStorage.setItem('root', root)
  sessionStorage.setItem('root', root)
  useSession.setState({ user: maya, isAuthenticated: true, isInitialized: true })
  dropOrphanedSession()
  expect(getSession()).toMatchObject(nobody)
  expect(stored()).toEqual({ local: {}, tab: {} })
})

test('A7: a state that is stored without a token goes, and the check at start-up is still to come', () => {
  localStorage.setItem('root', JSON.stringify({ state: { user: maya, isAuthenticated: true }, version: 1 }))
  dropOrphanedSession()
  expect(getSession()).toEqual(initialAuth())
  expect(stored()).toEqual({ local: {}, tab: {} })
})

test('A7: a state with its token stays until its user is loaded', () => {
  signedIn('tok', maya, true)
  const before = stored()
  dropOrphanedSession()
  expect(getSession()).toMatchObject({ user: maya, isAuthenticated: true })
  expect(stored()).toEqual(before)
})

/** Nothing but that somebody has logged out. */
const nothing = { local: { signedOut: expect.any(String) }, tab: {} }

test('A8: logging out empties both storages, drops drafts and requests, and says so', () => {
  signedIn('tok', maya, true)
  sessionStorage.setItem('rememberMe', 'false')
  writeDraft('maya', 'booking', 1)
  rememberStations('maya', ['PUNE'])
  const signal = sessionSignal()
  signedOut()
  expect(getSession()).toEqual({ ...nobody, error: null, message: 'Successfully logged out' })
  expect(stored()).toEqual(nothing)
  expect(signal.aborted).toBe(true)
})

test('A8: whatever throws is only logged; the session is over', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(() => {
    throw new DOMException('closed', 'InvalidStateError')
  })
  signedIn('tok', maya, true)
  signedOut()
  expect(error).toHaveBeenCalledWith('An error occurred during logout', expect.any(DOMException))
  expect(getSession()).toMatchObject({ ...nobody, message: 'Successfully logged out' })
  expect(stored()).toEqual(nothing)
})

test('A8: with storage that throws everywhere signing in and out works for as long as the page is open', () => {
  vi.stubGlobal('localStorage', brokenStorage('getItem', 'setItem', 'removeItem'))
  vi.stubGlobal('sessionStorage', brokenStorage('getItem', 'setItem', 'removeItem'))
  signedIn('tok', maya, true)
  expect(readToken()).toBe('tok')
  signedOut()
  expect([readToken(), getSession().isAuthenticated]).toEqual([null, false])
})

test('A11, G7: an expired session keeps the drafts; the next user drops them, the same one does not', () => {
  signedIn('tok', maya, true)
  writeDraft('maya', 'booking', { step: 3 })
  rememberStations('maya', ['PUNE'])
  sessionExpired()
  expect(getSession()).toEqual({ ...nobody, error: null, message: null })
  expect(readToken()).toBeNull()
  signedIn('tok-2', maya, true)
  expect(readDraft('maya', 'booking')).toEqual({ step: 3 })
  expect(readRecentStations('maya')).toEqual(['PUNE'])
  sessionExpired()
  signedIn('tok-3', ravi, true)
  expect(readDraft('maya', 'booking')).toBeNull()
  expect(readRecentStations('maya')).toEqual([])
})

test('A7: a session that expires here leaves the one that another tab has just made', () => {
  signedIn('old', maya, true)
  localStorage.setItem('token', 'fresh')
  sessionExpired()
  expect([readToken(), getSession().isAuthenticated]).toEqual(['fresh', false])
})

test('A7: this tab’s own token goes, also when another tab has stored one elsewhere', () => {
  signedIn('own', maya, false)
  localStorage.setItem('token', 'fresh')
  signedOutElsewhere()
  expect([readToken(), sessionStorage.getItem('token')]).toEqual(['fresh', null])
})

test('A8: another tab’s log-out ends this one, with its drafts; a visitor is not told of it', () => {
  signedOutElsewhere()
  expect(getSession()).toEqual(initialAuth())
  signedIn('tok', maya, false)
  writeDraft('maya', 'booking', 1)
  rememberStations('maya', ['PUNE'])
  signedOutElsewhere()
  expect(getSession()).toEqual({ ...nobody, error: null, message: 'You were logged out in another tab' })
  expect(stored()).toEqual({ local: {}, tab: {} })
})

test('A8, goal G18: a token that another tab has removed ends the session, and leaves the drafts for the same user', () => {
  signedIn('tok', maya, true)
  writeDraft('maya', 'booking', 1)
  localStorage.removeItem('token')
  tokenGone()
  expect(getSession()).toEqual({ ...nobody, error: null, message: 'You were logged out in another tab' })
  expect(readDraft('maya', 'booking')).toBe(1)
  signedOutBefore('ravi')
  expect(readDraft('maya', 'booking')).toBe(1)
  signedOutBefore('maya')
  expect(stored()).toEqual({ local: {}, tab: {} })
})

test('A8: late word of a log-out leaves alone what the same user has begun since', () => {
  signedIn('tok', maya, true)
  writeDraft('maya', 'booking', 1)
  signedOutBefore('maya')
  expect(readDraft('maya', 'booking')).toBe(1)
})

test('A8: another tab’s log-out ends a start-up check that is under way', () => {
  localStorage.setItem('token', 'tok')
  userLoadStarted()
  const signal = sessionSignal()
  localStorage.removeItem('token')
  signedOutElsewhere()
  expect(signal.aborted).toBe(true)
  expect(getSession()).toMatchObject(nobody)
})

test('A7: another tab’s sign-in makes this tab start over, with that token', () => {
  signedIn('own', maya, false)
  const signal = sessionSignal()
  localStorage.setItem('token', 'fresh')
  sessionReplaced()
  expect(getSession()).toEqual({ ...initialAuth(), token: 'fresh' })
  expect(signal.aborted).toBe(true)
})

test('goal G5: where the mark of a log-out is lost, a session of this tab goes on', () => {
  signedIn('first', maya, false)
  signedOut()
  signedIn('second', maya, false)
  expect([readToken(), isOutlived()]).toEqual(['second', false])
  localStorage.removeItem('signedOut')
  expect([readToken(), isOutlived()]).toEqual(['second', false])
  localStorage.setItem('signedOut', 'another')
  expect([readToken(), isOutlived()]).toEqual([null, true])
})

test('A8: a tab that slept while somebody logged out in another keeps no draft, wherever its session was stored', () => {
  const logOutElsewhere = (mark: string) => {
    localStorage.removeItem('token')
    localStorage.setItem('signedOut', mark)
    dropOrphanedSession()
    return readDraft('maya', 'booking')
  }
  for (const rememberMe of [true, false]) {
    signedIn('tok', maya, rememberMe)
    writeDraft('maya', 'booking', 1)
    expect(logOutElsewhere(`with ${rememberMe}`)).toBeNull()
    signedIn('tok', maya, rememberMe)
    writeDraft('maya', 'booking', 1)
    sessionExpired()
    expect(logOutElsewhere(`after ${rememberMe}`)).toBeNull()
    expect(readToken()).toBeNull()
  }
  // Opened beside a session that another tab has stored.
  localStorage.setItem('token', 'tok')
  sessionStorage.clear()
  dropOrphanedSession()
  userLoaded(maya, 'tok')
  writeDraft('maya', 'booking', 1)
  dropOrphanedSession()
  expect(readDraft('maya', 'booking')).toBe(1)
  expect(logOutElsewhere('beside')).toBeNull()
})

test('A8: a log-out that had to wait leaves nothing of its user, and ends nobody else’s session', () => {
  writeDraft('maya', 'booking', 1)
  signedIn('tok', ravi, true)
  writeDraft('maya', 'booking', 1)
  writeDraft('ravi', 'booking', 1)
  signedOut('maya')
  expect(getSession()).toMatchObject({ user: ravi, token: 'tok', message: null })
  expect([readDraft('maya', 'booking'), readDraft('ravi', 'booking')]).toEqual([null, 1])
})

test('A8: nor the one of another user that is only being looked at', () => {
  writeDraft('maya', 'booking', 1)
  localStorage.setItem('token', 'ravis')
  sessionReplaced()
  signedOut('maya')
  expect([readToken(), getSession()]).toEqual(['ravis', { ...initialAuth(), token: 'ravis' }])
  expect(readDraft('maya', 'booking')).toBeNull()
})

test('A8: a log-out whose session has ended meanwhile is one all the same', () => {
  signedIn('tok', maya, true)
  writeDraft('maya', 'booking', 1)
  sessionExpired()
  signedOut('maya')
  expect(getSession()).toMatchObject({ ...nobody, message: 'Successfully logged out' })
  expect([readDraft('maya', 'booking'), readMark()]).toEqual([null, expect.any(String)])
})

test('A8: who logs out before it is known who they are is logged out', () => {
  localStorage.setItem('token', 'tok')
  sessionReplaced()
  signedOut()
  expect([readToken(), getSession()]).toMatchObject([null, nobody])
})

test('G7, goal G18: a tab that is opened anew keeps its drafts, with and without a session', () => {
  signedIn('first', maya, false)
  signedOut()
  signedIn('second', maya, false)
  writeDraft('maya', 'booking', 1)
  dropOrphanedSession()
  expect(readDraft('maya', 'booking')).toBe(1)
  sessionExpired()
  dropOrphanedSession()
  expect(readDraft('maya', 'booking')).toBe(1)
})

test('B6: signing in as somebody else ends the session without a word', () => {
  signedIn('tok', maya, true)
  writeDraft('maya', 'booking', 1)
  rememberStations('maya', ['PUNE'])
  signedOutForOther()
  expect(getSession()).toEqual({ ...nobody, error: null, message: null })
  expect(stored()).toEqual(nothing)
})

test('A9: a changed profile replaces the user and nothing else', () => {
  signedIn('tok', maya, true)
  userReplaced({ ...maya, name: 'Maya Rao' })
  expect(getSession()).toMatchObject({ user: { name: 'Maya Rao' }, token: 'tok', isAuthenticated: true })
  expect(localStorage.getItem('root')).toContain('Maya Rao')
})

test('goal G3: each sign-in and each end of a session aborts what is under way', () => {
  const acts = [
    () => signedIn('a', maya, true),
    () => signedIn('b', ravi, true),
    sessionExpired,
    () => signedIn('c', maya, true),
    signedOutForOther,
    sessionReplaced,
  ]
  for (const act of acts) {
    const signal = sessionSignal()
    act()
    expect(signal.aborted).toBe(true)
    expect(sessionSignal().aborted).toBe(false)
  }
})
