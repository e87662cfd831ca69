import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeStorage } from '@/test/fake-storage'

const userOf = (token: string) => ({
  _id: `user of ${token}`,
  name: token,
  email: '',
  role: 'user',
  roles: [],
})

/** Stands for the browser: delivers what tabs do to each other, when it is told to. */
class Browser {
  readonly tabs: Tab[] = []
  readonly due: { to: Tab; deliver: () => void }[] = []

  enter(tab: Tab) {
    vi.stubGlobal('sessionStorage', tab.storage)
  }

  /** Runs what happens in a tab, and notes what the others are to hear of it. */
  inTab(tab: Tab, act: () => void) {
    this.enter(tab)
    const before = localStorage.getItem('token')
    act()
    if (localStorage.getItem('token') !== before) {
      const event = Object.assign(new Event('storage'), { key: 'token' })
      for (const to of this.tabs)
        if (to !== tab) this.due.push({ to, deliver: () => to.window.dispatchEvent(event) })
    }
  }

  say(from: Tab, data: unknown) {
    for (const to of this.tabs) if (to !== from) this.due.push({ to, deliver: () => to.hear(data) })
  }

  deliver(index = 0) {
    const [next] = this.due.splice(index % this.due.length, 1)
    if (next) this.inTab(next.to, next.deliver)
  }

  /** Delivers everything, and lets every load of a user end. */
  settle() {
    while (this.due.length > 0 || this.tabs.some(({ loads }) => loads.length > 0)) {
      if (this.due.length > 0) this.deliver()
      for (const tab of this.tabs) tab.finishLoad()
    }
  }
}

interface Tab {
  storage: Storage
  window: EventTarget
  loads: { token: string; signal: AbortSignal }[]
  hear: (data: unknown) => void
  session: typeof import('./session')
  state: () => import('./session-store').AuthState
  finishLoad: () => void
  stored: () => string | null
}

async function openTab(browser: Browser): Promise<Tab> {
  vi.resetModules()
  const storage = fakeStorage()
  const window = new EventTarget()
  const listeners = new Set<(event: { data: unknown }) => void>()
  const self: { tab?: Tab } = {}
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('window', window)
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage(data: unknown) {
        if (self.tab) browser.say(self.tab, data)
      }
      addEventListener(_type: string, listener: (event: { data: unknown }) => void) {
        listeners.add(listener)
      }
    },
  )
  const [session, store, tabs, tokens, epoch] = await Promise.all([
    import('./session'),
    import('./session-store'),
    import('./tabs'),
    import('./token-storage'),
    import('./epoch'),
  ])
  const loads: Tab['loads'] = []
  const load = () => {
    session.userLoadStarted()
    const token = tokens.readToken()
    if (token === null) session.userLoadFailed(null, 'No token found')
    else loads.push({ token, signal: epoch.sessionSignal() })
  }
  const opened: Tab = {
    storage,
    window,
    loads,
    session,
    hear: (data) => listeners.forEach((listener) => listener({ data })),
    state: store.getSession,
    stored: () => {
      browser.enter(opened)
      return tokens.readToken()
    },
    finishLoad: () => {
      const next = loads.shift()
      if (next && !next.signal.aborted) {
        browser.inTab(opened, () => session.userLoaded(userOf(next.token), next.token))
      }
    },
  }
  self.tab = opened
  tabs.watchOtherTabs({
    onSignedOut: session.signedOutElsewhere,
    onTokenChanged: () => {
      session.sessionReplaced()
      load()
    },
  })
  browser.tabs.push(opened)
  browser.inTab(opened, load)
  return opened
}

const signIn = (browser: Browser, tab: Tab, token: string, rememberMe: boolean) =>
  browser.inTab(tab, () => tab.session.signedIn(token, userOf(token), rememberMe))

const who = (tab: Tab) => tab.state().user?.name ?? null

beforeEach(() => void vi.stubGlobal('localStorage', fakeStorage()))
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

test('A8: clearing all of the storage elsewhere ends the session here', async () => {
  const browser = new Browser()
  const [a, b] = [await openTab(browser), await openTab(browser)]
  signIn(browser, a, 'maya', true)
  browser.settle()
  localStorage.clear()
  const cleared = Object.assign(new Event('storage'), { key: null })
  browser.inTab(b, () => b.window.dispatchEvent(cleared))
  expect(who(b)).toBeNull()
})

test('other keys and other messages mean nothing', async () => {
  const browser = new Browser()
  const a = await openTab(browser)
  signIn(browser, a, 'maya', true)
  localStorage.removeItem('token')
  browser.inTab(a, () => a.window.dispatchEvent(Object.assign(new Event('storage'), { key: 'theme' })))
  browser.inTab(a, () => a.hear('hello'))
  expect(who(a)).toBe('maya')
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

test('goals G3, G6: any order of what two tabs do, and of what they hear of each other, ends in one truth', async () => {
  const browser = new Browser()
  const tabs = [await openTab(browser), await openTab(browser)] as const
  const tabOf = fc.nat({ max: 1 })
  const step = fc.oneof(
    fc.record({ act: fc.constant('sign in' as const), tab: tabOf, rememberMe: fc.boolean() }),
    fc.record({ act: fc.constantFrom('log out', 'expire', 'fail to sign in', 'load' as const), tab: tabOf }),
    fc.record({ act: fc.constant('deliver' as const), tab: tabOf, index: fc.nat({ max: 5 }) }),
  )
  let drawn = 0
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      for (const next of steps) {
        const tab = tabs[next.tab] as Tab
        browser.enter(tab)
        const freshElsewhere =
          localStorage.getItem('token') !== tab.state().token && localStorage.getItem('token')
        switch (next.act) {
          case 'sign in':
            signIn(browser, tab, `t${++drawn}`, 'rememberMe' in next && next.rememberMe)
            break
          case 'log out':
            if (who(tab) !== null) browser.inTab(tab, tab.session.signedOut)
            break
          case 'expire':
            if (who(tab) !== null) browser.inTab(tab, tab.session.sessionExpired)
            if (freshElsewhere) expect(localStorage.getItem('token')).toBe(freshElsewhere)
            break
          case 'fail to sign in':
            if (who(tab) === null && tab.state().isInitialized)
              browser.inTab(tab, () => tab.session.signInFailed('No'))
            if (freshElsewhere) expect(localStorage.getItem('token')).toBe(freshElsewhere)
            break
          case 'load':
            tab.finishLoad()
            break
          case 'deliver':
            if (browser.due.length > 0) browser.deliver('index' in next ? next.index : 0)
            break
        }
        const { user, token, isAuthenticated } = tab.state()
        expect(isAuthenticated).toBe(user !== null)
        if (user) expect([user._id, token === null]).toEqual([userOf(token ?? '')._id, false])
      }
      browser.settle()
      for (const tab of tabs) {
        const { user, token, isInitialized } = tab.state()
        expect([isInitialized, token]).toEqual([true, tab.stored()])
        expect(user?._id ?? null).toBe(token === null ? null : userOf(token)._id)
        expect([localStorage.getItem('token'), tab.storage.getItem('token')]).toContain(null)
        if (token === null)
          expect([tab.storage.getItem('root'), tab.storage.getItem('rememberMe')]).toEqual([null, null])
      }
    }),
    { seed: 20261122, numRuns: 3000 },
  )
}, 60_000)
