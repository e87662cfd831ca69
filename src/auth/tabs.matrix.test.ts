import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeStorage } from '@/test/fake-storage'
import { Browser, openTab, type Tab, userOf } from '@/test/session/session-browser'
import { runs } from '@/test/size'

const signIn = (browser: Browser, tab: Tab, token: string, rememberMe: boolean) =>
  browser.inTab(tab, () => tab.session.signedIn(token, userOf(token), rememberMe))

const who = (tab: Tab) => tab.state().user?.name ?? null

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage())
  // What comes later is later: a test takes less than the clock can tell.
  let now = 0
  vi.spyOn(Date, 'now').mockImplementation(() => ++now)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

test('A8: logging out in one tab logs out every other, wherever its token is kept', async () => {
  const browser = new Browser()
  const [a, b, c] = [await openTab(browser), await openTab(browser), await openTab(browser)]
  signIn(browser, a, 'maya', true)
  browser.settle()
  expect([who(a), who(b), who(c)]).toEqual(['maya', 'maya', 'maya'])
  signIn(browser, c, 'ravi', false)
  browser.settle()
  browser.inTab(a, a.session.signedOut)
  browser.settle()
  expect([who(a), who(b), who(c)]).toEqual([null, null, null])
  expect([b.state().message, c.storage.getItem('token'), localStorage.getItem('token')]).toEqual([
    'You were logged out in another tab',
    null,
    null,
  ])
})

test('SES-5 goal G5: a browser that refuses channels, as one that forbids storage may, keeps no tab from signing in and out', async () => {
  vi.resetModules()
  vi.stubGlobal(
    'BroadcastChannel',
    vi.fn(function refuse() {
      throw new DOMException('Access denied', 'SecurityError')
    }),
  )
  vi.stubGlobal('sessionStorage', fakeStorage())
  const [{ signedIn, signedOut }, { getSession }] = [
    await import('./session'),
    await import('./session-store'),
  ]
  signedIn('maya', userOf('maya'), false)
  expect(getSession().user?.name).toBe('maya')
  signedOut()
  expect(getSession().user).toBeNull()
})

test('A7: a fresh sign-in in another tab takes this one over, and is not cleared', async () => {
  const browser = new Browser()
  const [a, b] = [await openTab(browser), await openTab(browser)]
  signIn(browser, b, 'maya', false)
  signIn(browser, a, 'ravi', true)
  browser.settle()
  expect([who(a), who(b)]).toEqual(['ravi', 'ravi'])
  expect([localStorage.getItem('token'), b.storage.getItem('token')]).toEqual(['ravi', null])
})

test('A7: a session-only sign-in is nobody else’s business', async () => {
  const browser = new Browser()
  const [a, b] = [await openTab(browser), await openTab(browser)]
  signIn(browser, a, 'maya', false)
  browser.settle()
  expect([who(a), who(b), b.stored()]).toEqual(['maya', null, null])
})

test.each([
  ['the message', 0],
  ['that the token is gone', 1],
])('A8: a log-out elsewhere takes the drafts of this tab, heard first: %s', async (_order, first) => {
  const browser = new Browser()
  const [a, b] = [await openTab(browser), await openTab(browser)]
  signIn(browser, a, 'maya', true)
  browser.settle()
  b.storage.setItem('draft:user of maya:booking', '1')
  browser.inTab(a, a.session.signedOut)
  browser.deliver(first)
  expect(who(b)).toBeNull()
  browser.settle()
  expect(b.storage.getItem('draft:user of maya:booking')).toBeNull()
})

test('A11 goal G18: a session that the server ended in another tab leaves the drafts of this one', async () => {
  const browser = new Browser()
  const [a, b] = [await openTab(browser), await openTab(browser)]
  signIn(browser, a, 'maya', true)
  browser.settle()
  b.storage.setItem('draft:user of maya:booking', '1')
  browser.inTab(a, a.session.sessionExpired)
  browser.settle()
  expect([who(b), b.storage.getItem('draft:user of maya:booking')]).toEqual([null, '1'])
})

test('A8: clearing all of the storage elsewhere ends the session here', async () => {
  const browser = new Browser()
  const [a, b] = [await openTab(browser), await openTab(browser)]
  signIn(browser, a, 'maya', true)
  browser.settle()
  b.storage.setItem('draft:user of maya:booking', '1')
  localStorage.clear()
  const cleared = Object.assign(new Event('storage'), { key: null })
  browser.inTab(b, () => b.window.dispatchEvent(cleared))
  expect([who(b), b.storage.getItem('draft:user of maya:booking')]).toEqual([null, null])
})

test('A7 goal G6: news of a log-out that comes late does not end the session that has begun since', async () => {
  const browser = new Browser()
  const [a, b] = [await openTab(browser), await openTab(browser)]
  signIn(browser, a, 'maya', false)
  browser.inTab(a, a.session.signedOut)
  signIn(browser, b, 'ravi', true)
  browser.settle()
  expect([who(a), who(b), localStorage.getItem('token')]).toEqual(['ravi', 'ravi', 'ravi'])
})

test('A8: news of a log-out that comes late takes what its user has left in this tab, and nothing of anybody else', async () => {
  const browser = new Browser()
  const a = await openTab(browser)
  signIn(browser, a, 'ravi', false)
  for (const name of ['maya', 'ravi']) a.storage.setItem(`draft:user of ${name}:booking`, '1')
  browser.inTab(a, () => a.hear({ signedOutAt: 0, userId: 'user of maya', mark: null }))
  expect([who(a), a.storage.getItem('draft:user of maya:booking')]).toEqual(['ravi', null])
  expect(a.storage.getItem('draft:user of ravi:booking')).toBe('1')
})

test('other messages mean nothing, nor does what is stored beside the token', async () => {
  const browser = new Browser()
  const a = await openTab(browser)
  signIn(browser, a, 'maya', true)
  browser.inTab(a, () => a.window.dispatchEvent(Object.assign(new Event('storage'), { key: 'theme' })))
  for (const data of ['hello', null, {}, { signedOutAt: 'now' }]) browser.inTab(a, () => a.hear(data))
  expect(who(a)).toBe('maya')
})

test('SES-5 goal G6: a log-out in the very millisecond of a sign-in is one of that session', async () => {
  const browser = new Browser()
  const a = await openTab(browser)
  vi.spyOn(Date, 'now').mockReturnValue(1000)
  signIn(browser, a, 'maya', true)
  browser.inTab(a, () => a.hear({ signedOutAt: 999 }))
  expect(who(a)).toBe('maya')
  browser.inTab(a, () => a.hear({ signedOutAt: 1000 }))
  expect(who(a)).toBeNull()
})

test('a tab that follows no more hears nothing of the others', async () => {
  const browser = new Browser()
  const [a, b] = [await openTab(browser), await openTab(browser)]
  signIn(browser, a, 'maya', true)
  browser.settle()
  b.stop()
  browser.inTab(a, a.session.signedOut)
  browser.settle()
  const pageShow = Object.assign(new Event('pageshow'), { persisted: true })
  browser.inTab(b, () => b.window.dispatchEvent(pageShow))
  browser.enter(b)
  expect(b.ownToken).toThrow('The session has ended')
  expect([who(a), who(b)]).toEqual([null, 'maya'])
})

test('A8: where tabs have no channel, the storage tells of a log-out', async () => {
  const browser = new Browser()
  const [a, b] = [await openTab(browser, { deaf: true }), await openTab(browser, { deaf: true })]
  signIn(browser, a, 'maya', true)
  browser.settle()
  browser.inTab(a, a.session.signedOut)
  browser.settle()
  expect([who(a), who(b), b.state().message]).toEqual([null, null, 'You were logged out in another tab'])
  b.stop()
  signIn(browser, a, 'ravi', true)
  browser.settle()
  expect([who(a), who(b)]).toEqual(['ravi', null])
})

test('what changes nothing for this tab ends nothing in it', async () => {
  const browser = new Browser()
  const a = await openTab(browser)
  signIn(browser, a, 'maya', true)
  const signedIn = a.state()
  browser.inTab(a, () => a.window.dispatchEvent(Object.assign(new Event('storage'), { key: 'token' })))
  expect(a.state()).toBe(signedIn)
})

test('goal G7: a page that comes back out of the browser’s cache looks at the token again', async () => {
  const browser = new Browser()
  const a = await openTab(browser)
  signIn(browser, a, 'maya', true)
  const pageShow = (persisted: boolean) =>
    browser.inTab(a, () => a.window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })))
  localStorage.removeItem('token')
  pageShow(false)
  expect(who(a)).toBe('maya')
  pageShow(true)
  expect(who(a)).toBeNull()
})

describe('A8, A11: a tab whose session the server has ended keeps its drafts', () => {
  const draftKey = 'draft:user of maya:booking'
  async function refused() {
    const browser = new Browser()
    const [a, b] = [await openTab(browser), await openTab(browser)]
    // Not the first log-out of this browser: there is a mark of one already.
    browser.inTab(a, a.session.signedOut)
    browser.settle()
    signIn(browser, b, 'maya', false)
    b.storage.setItem(draftKey, '1')
    browser.inTab(b, b.session.sessionExpired)
    return { browser, a, b }
  }

  test.each([
    ['the same user', 'maya', null],
    ['somebody else', 'ravi', '1'],
  ])('until %s logs out in another', async (_, user, kept) => {
    const { browser, a, b } = await refused()
    signIn(browser, a, user, false)
    browser.inTab(a, a.session.signedOut)
    browser.settle()
    expect(b.storage.getItem(draftKey)).toBe(kept)
    // Opened anew, and with a sign-in, it is as it was.
    b.stop()
    const again = await openTab(browser, { storage: b.storage })
    signIn(browser, again, 'maya', false)
    expect(b.storage.getItem(draftKey)).toBe(kept)
  })

  test('until it signs in after a log-out that it slept through', async () => {
    const { browser, a, b } = await refused()
    signIn(browser, a, 'maya', false)
    browser.inTab(a, a.session.signedOut)
    browser.due.length = 0
    signIn(browser, b, 'maya', false)
    expect([b.storage.getItem(draftKey), b.stored()]).toEqual([null, 'maya'])
  })

  test('and knows of no log-out but those that it has heard of', async () => {
    const { browser, a, b } = await refused()
    signIn(browser, b, 'maya', false)
    const logOut = () => {
      signIn(browser, a, 'ravi', false)
      browser.inTab(a, a.session.signedOut)
    }
    logOut()
    browser.due.length = 0
    const late = { signedOutAt: 0, userId: 'user of ravi', mark: localStorage.getItem('signedOut') }
    logOut()
    // A tab that has not been loaded since an earlier version of the app says of none which it was.
    for (const news of [late, { signedOutAt: 0, userId: 'user of ravi' }]) {
      browser.inTab(b, () => b.hear(news))
      expect(b.stored()).toBeNull()
    }
  })
})

describe('A8 goal G6: a tab that slept while another one logged out, with a session of its own,', () => {
  async function slept() {
    const browser = new Browser()
    const [a, b] = [await openTab(browser), await openTab(browser)]
    signIn(browser, a, 'ravi', false)
    // Not the first log-out of this browser: there is a mark of one already.
    browser.inTab(a, a.session.signedOut)
    browser.settle()
    signIn(browser, a, 'ravi', true)
    signIn(browser, b, 'maya', false)
    localStorage.removeItem('token')
    b.storage.setItem('draft:user of maya:booking', '1')
    browser.enter(b)
    expect(b.ownToken()).toBe('maya')
    browser.inTab(a, a.session.signedOut)
    browser.due.length = 0
    return { browser, b }
  }

  const kept = ({ storage }: Tab) => Object.keys(storage).filter((key) => key !== 'signedOut')

  test('is signed out as it comes out of the browser’s cache', async () => {
    const { browser, b } = await slept()
    const pageShow = Object.assign(new Event('pageshow'), { persisted: true })
    browser.inTab(b, () => b.window.dispatchEvent(pageShow))
    expect([who(b), kept(b)]).toEqual([null, []])
  })

  test('asks the server for nothing more', async () => {
    const { browser, b } = await slept()
    browser.enter(b)
    expect(b.ownToken).toThrow('The session has ended')
    expect([who(b), kept(b)]).toEqual([null, []])
  })

  test('is signed out when it is opened anew, and can sign in again', async () => {
    const { browser, b } = await slept()
    b.stop()
    const again = await openTab(browser, { storage: b.storage })
    expect([who(again), again.state().isInitialized]).toEqual([null, true])
    expect(kept(again)).toEqual([])
    signIn(browser, again, 'maya', false)
    browser.enter(again)
    expect([again.ownToken(), who(again)]).toEqual(['maya', 'maya'])
  })

  test('is told by the storage, where there is no channel', async () => {
    const browser = new Browser()
    const [a, b] = [await openTab(browser, { deaf: true }), await openTab(browser, { deaf: true })]
    signIn(browser, b, 'maya', false)
    signIn(browser, a, 'ravi', false)
    browser.inTab(a, a.session.signedOut)
    const event = Object.assign(new Event('storage'), { key: 'signedOut' })
    browser.inTab(b, () => b.window.dispatchEvent(event))
    expect([who(b), b.state().message]).toEqual([null, 'You were logged out in another tab'])
  })
})

const tabCount = 3
const tabOf = fc.nat({ max: tabCount - 1 })
const step = fc.oneof(
  fc.record({ act: fc.constant('sign in' as const), tab: tabOf, rememberMe: fc.boolean() }),
  fc.record({ act: fc.constantFrom('log out', 'expire', 'fail to sign in', 'load' as const), tab: tabOf }),
  fc.record({ act: fc.constant('deliver' as const), tab: tabOf, index: fc.nat({ max: 5 }) }),
)

test('goal G6: any order of what three tabs do, and of what they hear of each other, ends in one truth', async () => {
  const browser = new Browser()
  const first = await openTab(browser)
  const tabs = [first]
  while (tabs.length < tabCount) tabs.push(await openTab(browser))
  let drawn = 0
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40, size: 'max' }), (steps) => {
      /** What the last one who did anything has said. */
      let last: { token: string | null; of: Tab; shared: boolean } | undefined
      browser.inTab(first, first.session.signedOut)
      browser.settle()
      for (const next of steps) {
        const tab = tabs[next.tab] as Tab
        browser.enter(tab)
        const shared = localStorage.getItem('token')
        const before = who(tab)
        switch (next.act) {
          case 'sign in': {
            const token = `t${++drawn}`
            signIn(browser, tab, token, next.rememberMe)
            last = { token, of: tab, shared: next.rememberMe }
            break
          }
          case 'log out':
            if (before !== null) {
              browser.inTab(tab, tab.session.signedOut)
              last = { token: null, of: tab, shared: true }
            }
            break
          case 'expire':
            if (before !== null) {
              if (tab.state().token === last?.token) last = undefined
              browser.inTab(tab, tab.session.sessionExpired)
            }
            break
          case 'fail to sign in':
            if (before === null && tab.state().isInitialized)
              browser.inTab(tab, () => tab.session.signInFailed('No'))
            break
          case 'load':
            tab.finishLoad()
            break
          case 'deliver':
            if (browser.due.length > 0) browser.deliver(next.index)
            break
        }
        const { user, token, isAuthenticated } = tab.state()
        if (next.act !== 'sign in' && next.act !== 'log out') {
          // A tab takes away its own token at most: what another one has stored is not undone by what comes too late.
          const ended = next.act === 'expire' && before !== null && shared === before
          if (localStorage.getItem('token') !== (ended ? null : shared))
            throw new Error(`${next.act} undid a sign-in`)
        }
        if (isAuthenticated !== (user !== null)) throw new Error('Half signed in')
        if (user && user._id !== userOf(token ?? '')._id) throw new Error('Two sessions at once')
      }
      browser.settle()
      for (const tab of tabs) {
        const { user, token, isInitialized } = tab.state()
        expect([isInitialized, token]).toEqual([true, tab.stored()])
        expect(user?._id ?? null).toBe(token === null ? null : userOf(token)._id)
        expect([localStorage.getItem('token'), tab.storage.getItem('token')]).toContain(null)
        if (token === null)
          expect([tab.storage.getItem('root'), tab.storage.getItem('rememberMe')]).toEqual([null, null])
        if (last?.shared) expect(token).toBe(last.token)
      }
      if (last) expect(last.of.state().token).toBe(last.token)
    }),
    { seed: 20261122, numRuns: runs(5000) },
  )
}, 300_000)
