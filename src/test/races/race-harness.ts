import { deepStrictEqual as same } from 'node:assert'
import {
  defaultScheduler,
  MutationObserver,
  type MutationOptions,
  notifyManager,
  type QueryClient,
  type QueryKey,
  QueryObserver,
  type QueryObserverOptions,
} from '@tanstack/react-query'
import type * as fc from 'fast-check'
import { vi } from 'vitest'
import { startEpoch } from '@/auth/epoch'
import type { Page } from '@/domain/page'
import type { PendingRecords } from '@/queries/pending'
import { noop } from '@/lib/noop'
import { createQueryClient } from '@/query-client'

/** What becomes of a call that changes something: carried out and answered, refused, or with an answer that never comes. */
export type Fate = 'ok' | 'refused' | 'lost' | 'lost but done'

export interface Call {
  method: string
  /** Below `/api`. */
  path: string
  /** Its parts, without the first one. */
  parts: string[]
  query: URLSearchParams
  body: Record<string, unknown>
}

/** What the server says no with. */
export class Refusal extends Error {
  override name = 'Refusal'
}

/** A back end, and what is to be compared with it. */
export interface RaceServer {
  /** Prefixes of the entries of the cache that are compared. */
  keys: QueryKey[]
  /** Carries a call out and gives the body of its answer. */
  carryOut?: (call: Call) => unknown
  /** What an entry of the cache is to say now; it may ask itself, and is answered at once. */
  truth: (queryKey: QueryKey) => unknown
  /** What it says, as far as that is compared. */
  told: (data: never) => unknown
}

/** A page that can be opened. */
export type Opening = (client: QueryClient) => {
  subscribe: (listener: () => void) => () => void
  getCurrentResult: () => { status: string }
}

/** A page that looks at one entry of the cache. */
export const pageOf =
  <Answer, Data, Key extends QueryKey>(
    options: QueryObserverOptions<Answer, Error, Data, Answer, Key>,
  ): Opening =>
  (client) =>
    new QueryObserver(client, options)

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })

/** All that can happen without an answer or a timer. */
const drained = () => new Promise((resolve) => void setImmediate(resolve))

/** Waits of this length and more are for what never comes here: time-outs, and entries that nobody looks at. */
const longMs = 9_000

/**
 * The app's real cache, queries and mutations, with a scheduler in place of network and time: it decides when a call
 * reaches the server, when its answer is there, when a timer is over, and when the user does the next thing.
 */
export class RaceHarness {
  readonly client = createQueryClient()
  /** Whether any call had another fate than to be carried out and answered. */
  troubled = false
  /** Whether a fetch was stopped by hand: what it was to bring may still be wanting at rest. */
  stopped = false
  /** Whether loads may have failed: a page that says so need not have what the server has. */
  loadsFail = false
  #atRest = false
  readonly #scheduler: fc.Scheduler
  readonly #server: RaceServer
  readonly #fates: Fate[]
  readonly #pages: readonly Opening[]
  readonly #open = new Map<number, { page: ReturnType<Opening>; leave: () => void }>()

  constructor(
    scheduler: fc.Scheduler,
    server: RaceServer,
    pages: readonly Opening[],
    fates: readonly Fate[],
  ) {
    this.#scheduler = scheduler
    this.#server = server
    this.#pages = pages
    this.#fates = [...fates]
    startEpoch()
    notifyManager.setScheduler(queueMicrotask)
    vi.stubGlobal('fetch', this.#fetch)
    vi.stubGlobal('setTimeout', this.#timer)
  }

  readonly #turn = (label: string) => this.#scheduler.schedule(Promise.resolve(), label)

  readonly #timer = (act: () => void, ms = 0) => {
    if (this.#atRest) queueMicrotask(act)
    else if (ms < longMs) void this.#turn(`timer of ${ms} ms`).then(act)
    return 0
  }

  readonly #fetch = async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url)
    const path = pathname.replace('/api', '')
    const label = `${request.method} ${path}`
    const text = request.body ? await request.text() : ''
    await this.#turn(`${label} arrives`)
    request.signal.throwIfAborted()
    const body = text ? (JSON.parse(text) as Call['body']) : {}
    const parts = path.split('/').slice(2)
    const answer = this.#answer({ method: request.method, path, parts, query: searchParams, body })
    await this.#turn(`${label} is answered`)
    request.signal.throwIfAborted()
    return answer()
  }

  /** Carries out, or not; gives what arrives later. */
  #answer(call: Call): () => Response {
    const fate = call.method === 'GET' ? 'ok' : (this.#fates.shift() ?? 'ok')
    if (fate !== 'ok') this.troubled = true
    const lost = () => {
      throw new TypeError('Lost')
    }
    if (fate === 'refused') return () => json({ message: 'Refused' }, 400)
    if (fate === 'lost') return lost
    try {
      const body = this.#server.carryOut?.(call)
      return fate === 'ok' ? () => json(body) : lost
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (call.method !== 'GET') this.troubled = true
      return () => json({ message: error.message }, 404)
    }
  }

  open(at: number) {
    const page = this.#pages[at]?.(this.client)
    if (page && !this.#open.has(at)) this.#open.set(at, { page, leave: page.subscribe(noop) })
  }
  leave(at: number) {
    this.#open.get(at)?.leave()
    this.#open.delete(at)
  }
  /** Stops or starts fetches by hand. */
  stop() {
    this.stopped = true
    for (const queryKey of this.#server.keys) void this.client.cancelQueries({ queryKey })
  }
  refetch() {
    for (const queryKey of this.#server.keys) void this.client.refetchQueries({ queryKey })
  }
  /** Starts a mutation, whose page may be left before it ends. */
  run<Answer, Input>(
    options: MutationOptions<Answer, Error, Input>,
    input: Input,
    then: (answer: Answer) => void = noop,
  ) {
    new MutationObserver(this.client, options).mutate(input).then(then, noop)
  }

  /** A record as pages show it, with what is under way. */
  shown<Name extends keyof PendingRecords>(name: Name, record: PendingRecords[Name]): PendingRecords[Name] {
    const mutations = this.client.getMutationCache().findAll({ status: 'pending' })
    return mutations.reduce((shown, { meta }) => {
      const pending = meta?.pending?.[name]
      return pending?.id === record._id ? pending.change(shown) : shown
    }, record)
  }

  /**
   * One thing after another is done, whatever is still under way; then everything comes to rest.
   * @param check what must hold after every step
   */
  async play(acts: { name: string; act: () => void }[], check: () => void) {
    this.#scheduler.scheduleSequence(
      acts.map(({ name, act }) => ({
        label: name,
        builder: () => {
          act()
          return Promise.resolve()
        },
      })),
    )
    await drained()
    while (this.#scheduler.count() > 0) {
      await this.#scheduler.waitOne()
      await drained()
      this.#checkAll(check)
    }
    same([this.client.isMutating(), this.client.isFetching()], [0, 0])
    this.#atRest = true
    await this.#compare()
  }

  #checkAll(check: () => void) {
    for (const { state } of this.client.getQueryCache().getAll()) {
      const { items = [] } = (state.data ?? {}) as Partial<Page<{ _id: string }>>
      same(new Set(items.map(({ _id }) => _id)).size, items.length)
    }
    check()
  }

  /**
   * G12: at rest what is looked at is what the server has, and so is everything else that the next page would take as it
   * is. What was stopped by hand may be old, as long as the cache knows that it is.
   */
  async #compare() {
    const waiting = [...this.#open.values()].filter(
      ({ page }) => page.getCurrentResult().status === 'pending',
    )
    same(this.stopped || waiting.length === 0, true)
    const cache = this.client.getQueryCache()
    for (const query of this.#server.keys.flatMap((queryKey) => cache.findAll({ queryKey }))) {
      const { data, isInvalidated, status } = query.state
      const willBeAsked = isInvalidated || data === undefined
      if (willBeAsked && (this.stopped || !query.isActive())) continue
      if (status === 'error' && this.loadsFail) continue
      const truth = (await this.#server.truth(query.queryKey)) ?? 'error'
      const told = status === 'success' ? this.#server.told(data as never) : status
      same([query.queryKey, told], [query.queryKey, truth])
    }
  }

  close() {
    for (const at of this.#pages.keys()) this.leave(at)
    this.client.clear()
    notifyManager.setScheduler(defaultScheduler)
  }
}
