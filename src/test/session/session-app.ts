import { isRedirect, type ParsedLocation } from '@tanstack/react-router'
import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import { fakeStorage } from '@/test/fake-storage'

type Listener = (event: { data: unknown }) => void

/** The app without its screen, in a browser that nobody has used yet and that the test holds in its hands. */
async function loadApp() {
  const listeners = new Set<Listener>()
  vi.resetModules()
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('sessionStorage', fakeStorage())
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { origin: 'http://app.test' } }))
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage() {}
      addEventListener(_type: string, listener: Listener) {
        listeners.add(listener)
      }
      removeEventListener(_type: string, listener: Listener) {
        listeners.delete(listener)
      }
    },
  )
  // Limits of time are never reached here; what waits for the next turn gets it.
  vi.stubGlobal('setTimeout', (act: () => void, ms = 0) => (ms > 0 ? 0 : setImmediate(act)))
  vi.stubGlobal('clearTimeout', () => {})
  const parts = await Promise.all([
    import('@/auth/epoch'),
    import('@/auth/public-paths'),
    import('@/auth/session'),
    import('@/auth/session-store'),
    import('@/auth/token-storage'),
    import('@/api/http'),
    import('@/lib/notify'),
    import('@/mutations/session'),
    import('@/routes/-guards'),
    import('@/query-client'),
    import('@/follow-session'),
    import('@/api/ticket'),
    // What the session check would fetch later.
    import('@/api/auth'),
  ])
  const [
    epoch,
    paths,
    session,
    store,
    tokens,
    http,
    notify,
    mutations,
    guards,
    client,
    follow,
    ticket,
    calls,
  ] = parts
  const hear = (data: unknown) => listeners.forEach((listener) => listener({ data }))
  return {
    ...epoch,
    ...paths,
    ...session,
    ...store,
    ...tokens,
    ...http,
    ...notify,
    ...mutations,
    ...guards,
    ...client,
    ...follow,
    ...ticket,
    ...calls,
    hear,
  }
}

export type App = Awaited<ReturnType<typeof loadApp>>

/** Loads the app before the tests of a file. */
export function appForTests(): () => App {
  const { stackTraceLimit } = Error
  let app: App | undefined
  beforeAll(async () => {
    // Calls fail by the thousand, as they should: nobody reads their stacks.
    Error.stackTraceLimit = 0
    app = await loadApp()
  })
  beforeEach(() => {
    // What comes later is later: a test takes less than the clock can tell.
    let now = 0
    vi.spyOn(Date, 'now').mockImplementation(() => ++now)
    vi.spyOn(console, 'warn').mockImplementation(() => {})
  })
  afterAll(() => {
    Error.stackTraceLimit = stackTraceLimit
    vi.unstubAllGlobals()
    vi.resetModules()
  })
  return () => {
    if (!app) throw new Error('The app is not loaded yet')
    return app
  }
}

/** An address, and the app's own guards for it. */
export class HarnessRouter {
  path = '/help'
  navigations = 0
  /** Navigations to /login since somebody was here, or the page was opened. */
  toLogin = 0
  #from: string | undefined
  #turn = 0
  readonly #app: App

  constructor(app: App) {
    this.#app = app
  }

  readonly invalidate = async () => {
    this.#turn += 1
    const turn = this.#turn
    const { isPublicPath, requireGuest, requireUser } = this.#app
    const location = { href: this.path, pathname: this.path, state: { from: this.#from } } as ParsedLocation
    try {
      await (isPublicPath(this.path) ? requireGuest : requireUser)({ location })
    } catch (thrown) {
      if (!isRedirect(thrown)) throw thrown
      const { to, href, state } = thrown.options as { to?: string; href?: string; state?: { from?: string } }
      if (turn === this.#turn) await this.navigate({ to: to ?? href ?? '', ...(state && { state }) })
    }
  }

  get state() {
    return { location: { href: this.path, pathname: this.path, state: {} } }
  }

  readonly navigate = ({ to, state }: { to: string; state?: { from?: string } }) => {
    this.navigations += 1
    if (to === '/login') this.toLogin += 1
    this.path = to
    this.#from = state?.from
    return this.invalidate()
  }
}
