import { MutationObserver, type QueryClient, QueryObserver } from '@tanstack/react-query'
import * as v from 'valibot'
import { vi } from 'vitest'
import type { AppRouter } from '@/router'
import { type App, HarnessRouter } from './session-app'
import { type Fate, nobody, type Sent, SessionNetwork } from './session-network'

/** Every answer with data says which token it was made for. */
const dataSchema = v.object({ token: v.string() })
const noop = () => {}

/** Lets everything happen that waits for nothing but its turn. */
const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

export async function turns(count = 3) {
  for (let past = 0; past < count; past += 1) await turn()
}

/** What another tab does. */
export type Elsewhere = 'sign in' | 'log out' | 'expire' | 'erase'

/** One tab: real session, guards, HTTP layer and cache, over a network and beside other tabs that do as they are told. */
export class SessionHarness {
  readonly app: App
  readonly network = new SessionNetwork()
  /** What the browser has still to tell this tab of the others. */
  readonly news: (() => void)[] = []
  router: HarnessRouter
  client: QueryClient
  /** Tokens of sessions that this tab has ended or left. */
  readonly ended = new Set<string>()
  /** Tokens that were here when another tab logged out. */
  readonly loggedOut = new Set<string>()
  #logOuts = 0
  /** Calls that left with one of these. */
  tooLate = 0
  onSend: (call: Sent) => void = noop
  #closePage = noop
  #shown: () => { token: string } | undefined = () => undefined
  #stop: () => void
  readonly #watch: () => void

  private constructor(app: App) {
    this.app = app
    vi.stubGlobal('fetch', this.network.fetch)
    this.network.onSend = (call) => {
      if (call.bearer !== null && this.ended.has(call.bearer)) this.tooLate += 1
      this.onSend(call)
    }
    localStorage.clear()
    sessionStorage.clear()
    app.clearNotices()
    app.useSession.setState(app.initialAuth(), true)
    this.#watch = app.useSession.subscribe((now, before) => {
      if (before.token !== null && now.token !== before.token) this.ended.add(before.token)
    })
    this.client = app.createQueryClient()
    this.router = new HarnessRouter(app)
    this.#stop = this.#open()
  }

  /** As `app.tsx` does it. */
  #open() {
    const { app, client, router } = this
    const stopFollowing = app.followSession(router as unknown as AppRouter, client)
    const stopShowing = app.useSession.subscribe((now, before) => {
      if (now.user === before.user) return
      if (now.user) router.toLogin = 0
      if (now.user?._id !== before.user?._id) this.#showPage()
    })
    void app.sessionChecked().then(() => (this.router === router ? router.invalidate() : undefined))
    return () => {
      stopFollowing()
      stopShowing()
      this.#closePage()
      this.#shown = () => undefined
    }
  }

  stopFollowing() {
    this.#stop()
  }

  /** A page is there for as long as its user is: it reads one list. */
  #showPage() {
    this.#closePage()
    this.#closePage = noop
    this.#shown = () => undefined
    if (!this.app.getSession().user) return
    const observer = new QueryObserver(this.client, this.#listOf('page', false))
    this.#closePage = observer.subscribe(noop)
    this.#shown = () => observer.getCurrentResult().data
  }

  #call(method: 'get' | 'put', deaf: boolean, signal?: AbortSignal) {
    const path = `/data/${this.app.getSession().token ?? nobody}/${deaf ? 'deaf' : 'hears'}`
    return this.app.request('trains.list', path, dataSchema, { method, signal })
  }

  #listOf(name: string, deaf: boolean) {
    return {
      queryKey: ['list', name],
      queryFn: ({ signal }: { signal: AbortSignal }) => this.#call('get', deaf, signal),
      staleTime: 0,
    }
  }

  ask(name: string, deaf: boolean) {
    void this.client.query(this.#listOf(name, deaf)).catch(noop)
  }

  /** A change whose answer is written to the cache, as the mutations of the app do. */
  change(deaf: boolean) {
    const { client } = this
    new MutationObserver(client, {
      mutationFn: () => this.#call('put', deaf),
      onSuccess: (answer) => void client.setQueryData(['detail'], answer),
    })
      .mutate()
      .catch(noop)
  }

  async signIn(rememberMe: boolean, atOnce: boolean) {
    const { user, isInitialized, loading } = this.app.getSession()
    if (user || !isInitialized || loading) return
    const input = { email: 'x@mail.test', password: 'x', rememberMe }
    new MutationObserver(this.client, this.app.loginMutation()).mutate(input).catch(noop)
    if (!atOnce) return
    await turns()
    const call = this.network.underWay.find(({ path }) => path === 'auth/login')
    if (call) this.network.answer(call, 'ok')
    await turns()
  }

  logOut() {
    if (this.app.getSession().user) this.app.signedOut()
  }

  answer(index: number, fate: Fate) {
    const { underWay } = this.network
    const call = underWay[index % underWay.length]
    if (call) this.network.answer(call, fate)
  }

  /** Another tab acts on the storage that all tabs share. */
  elsewhere(act: Elsewhere, user: string) {
    const [before, mark] = [localStorage.getItem('token'), localStorage.getItem('signedOut')]
    if (act === 'erase') {
      // What tells of a log-out goes with it.
      this.loggedOut.clear()
      localStorage.clear()
    } else if (act === 'sign in') {
      localStorage.setItem('token', this.network.newToken(user))
      localStorage.setItem('rememberMe', 'true')
    } else for (const key of ['token', 'rememberMe', 'root']) localStorage.removeItem(key)
    if (act === 'log out') {
      this.#logOuts += 1
      const newMark = `elsewhere ${this.#logOuts}`
      localStorage.setItem('signedOut', newMark)
      this.loggedOut.add(this.app.getSession().token ?? '').add(sessionStorage.getItem('token') ?? '')
      const data = { signedOutAt: Date.now(), mark: newMark }
      this.news.push(() => this.app.hear(data))
    }
    const changed = [
      ...(localStorage.getItem('token') === before ? [] : ['token']),
      ...(localStorage.getItem('signedOut') === mark ? [] : ['signedOut']),
    ]
    for (const key of act === 'erase' && changed.length > 0 ? [null] : changed) {
      const event = Object.assign(new Event('storage'), { key })
      this.news.push(() => window.dispatchEvent(event))
    }
  }

  hear(index: number) {
    const [deliver] = this.news.splice(index % this.news.length, 1)
    deliver?.()
  }

  /** The same tab, with its storage and at its address, opened anew: whatever was under way is gone. */
  async reload() {
    const { app } = this
    this.#stop()
    this.client.clear()
    this.news.length = 0
    this.network.underWay.length = 0
    const root = [localStorage, sessionStorage].map((storage) => [storage, storage.getItem('root')] as const)
    app.useSession.setState({ isInitialized: true })
    app.startEpoch()
    await turns()
    app.useSession.setState(app.initialAuth(), true)
    for (const [storage, kept] of root) if (kept !== null) storage.setItem('root', kept)
    const { path } = this.router
    this.client = app.createQueryClient()
    this.router = new HarnessRouter(app)
    this.router.path = path
    this.#stop = this.#open()
  }

  /** Everybody has heard everything, and every call is answered. */
  async settle() {
    for (let quiet = 0; quiet < 3; quiet += 1) {
      await turns()
      if (this.news.length > 0) this.hear(0)
      else if (this.network.underWay.length > 0) this.answer(0, 'ok')
      else continue
      quiet = 0
    }
  }

  /** Opens a stage for `act`, and nothing of it is left afterwards. */
  static async run(app: App, act: (stage: SessionHarness) => Promise<void>) {
    const stage = new SessionHarness(app)
    try {
      await turns()
      await act(stage)
    } finally {
      stage.#close()
      await turns()
    }
  }

  #close() {
    this.#stop()
    this.#watch()
    this.client.clear()
    this.app.useSession.setState({ isInitialized: true })
    this.app.startEpoch()
  }

  /** What the cache holds, what a mutation has brought, and what stands on the page. */
  values() {
    const cached = this.client.getQueryCache().getAll()
    const changed = this.client.getMutationCache().getAll()
    return [
      ...cached.map(({ state }) => state.data),
      ...changed.map(({ state }) => state.data),
      this.#shown(),
    ]
  }
}
