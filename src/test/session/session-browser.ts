import { vi } from 'vitest'
import { fakeStorage } from '@/test/fake-storage'

/** Whom the server knows by a token. */
export const userOf = (token: string) => ({
  _id: `user of ${token}`,
  name: token,
  email: '',
  role: 'user',
  roles: [],
})

/** Stands for the browser: delivers what tabs do to each other, when it is told to. */
export class Browser {
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

export interface Tab {
  storage: Storage
  window: EventTarget
  loads: { token: string; signal: AbortSignal }[]
  hear: (data: unknown) => void
  /** What a call would carry. */
  ownToken: () => string | null
  session: typeof import('@/auth/session')
  state: () => import('@/auth/session-store').AuthState
  finishLoad: () => void
  stored: () => string | null
  /** What the others do is no longer followed. */
  stop: () => void
}

/** `deaf`: in a browser whose tabs have no channel to each other. `storage`: of a tab that was there before. */
export async function openTab(
  browser: Browser,
  { deaf = false, storage = fakeStorage() } = {},
): Promise<Tab> {
  vi.resetModules()
  const window = new EventTarget()
  const self: { tab?: Tab; channel?: EventTarget } = {}
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('window', window)
  class Channel extends EventTarget {
    constructor(name: string) {
      super()
      if (name === 'railway-session') self.channel = this
    }
    postMessage(data: unknown) {
      if (self.tab) browser.say(self.tab, data)
    }
  }
  vi.stubGlobal('BroadcastChannel', deaf ? undefined : Channel)
  const [session, store, tabs, tokens, epoch] = await Promise.all([
    import('@/auth/session'),
    import('@/auth/session-store'),
    import('@/auth/tabs'),
    import('@/auth/token-storage'),
    import('@/auth/epoch'),
  ])
  const loads: Tab['loads'] = []
  const load = () => {
    session.dropOrphanedSession()
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
    hear: (data) => self.channel?.dispatchEvent(Object.assign(new Event('message'), { data })),
    ownToken: tabs.ownToken,
    state: store.getSession,
    stored: () => {
      browser.enter(opened)
      return tokens.readToken()
    },
    stop: () => {},
    finishLoad: () => {
      const next = loads.shift()
      if (next && !next.signal.aborted) {
        browser.inTab(opened, () => session.userLoaded(userOf(next.token), next.token))
      }
    },
  }
  self.tab = opened
  opened.stop = tabs.watchOtherTabs({
    onSignedOut: session.signedOutElsewhere,
    onSignedOutBefore: session.signedOutBefore,
    onTokenGone: session.tokenGone,
    onTokenChanged: () => {
      session.sessionReplaced()
      load()
    },
  })
  browser.tabs.push(opened)
  browser.inTab(opened, load)
  return opened
}
