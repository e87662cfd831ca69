import type { QueryClient } from '@tanstack/react-query'
import { getSession } from '@/auth/session-store'
import { readToken } from '@/auth/token-storage'
import type { Identified } from '@/lib/lists/collection'
import { createListeners } from '@/lib/listeners'
import { isAnswerLost } from '@/lib/http/lost-answer'
import { writeChangeLog } from './change-log'
import { OutboxCalls } from './outbox-calls'
import {
  type Change,
  changeWords,
  type Changes,
  kindOf,
  refusalWords,
  type Resource,
  sessionEndedWords,
  stateOf,
  type Step,
  subjectOf,
} from './outbox-change'
import {
  dropped,
  finished,
  isSaidAnew,
  marked,
  orphans,
  readySteps,
  renamed,
  retried,
  stepsOf,
} from './outbox-list'
import { noteSteps, tellFailures, tellUnsent } from './outbox-news'
import { plannedSteps } from './outbox-plan'

/** How long a promised change can be undone. */
export const undoMs = 10_000

/** A bulk change must not take the server, or the browser's connections, for itself. */
const atOnce = 3

export interface OutboxState {
  /** The changes of the user who is signed in, oldest first. */
  readonly changes: readonly Change[]
  /** What happened last, for those who cannot see it. */
  readonly said: string
}

/**
 * J2: what an admin has promised and the server has not confirmed yet. A change shows at once (`useForeseenPage`), is
 * held back for `undoMs`, in which it can be undone, and is then sent. Changes of one record are sent one after another,
 * each with the fields it changed over what is known of the record by then: undoing an earlier one takes back its own
 * fields alone. Nothing of this is in the query cache. One per query client: see `outboxOf`.
 */
export class Outbox {
  readonly #client: QueryClient
  readonly #listeners = createListeners()
  readonly #calls: OutboxCalls
  /** Of every user of this tab. */
  #all: readonly Change[] = []
  #state: OutboxState = { changes: [], said: '' }
  #underWay = 0
  #nextId = 1
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(client: QueryClient) {
    this.#client = client
    this.#calls = new OutboxCalls(client)
  }

  readonly subscribe = this.#listeners.subscribe

  /** The same object until something changes. */
  readonly state = (): OutboxState => this.#state

  /** The id the server gave to a record that was shown under a temporary one. */
  readonly realId = (id: string): string => this.#calls.realId(id)

  /**
   * Promises changes as one, to be undone as one. Deleting a record that is not made yet undoes making it; a record that
   * is to go takes no more changes.
   * @returns the id of the change, where anything is left to be done
   */
  readonly promise = <T extends Identified, Input extends object>(
    resource: Resource<T, Input>,
    changes: Changes<T, Input>,
  ): number | undefined => {
    const { user } = getSession()
    if (!user) return undefined
    const at = Date.now()
    const { unmade, steps } = plannedSteps(
      { client: this.#client, user, at },
      this.#state.changes,
      resource,
      changes,
      this.realId,
    )
    this.#drop(unmade)
    if (steps.length === 0) return undefined
    const change: Change = {
      id: this.#nextId,
      owner: user._id,
      kind: kindOf(steps),
      subject: subjectOf(steps),
      promisedAt: at,
      dueAt: at + undoMs,
      total: steps.length,
      done: 0,
      steps,
    }
    this.#nextId += 1
    noteSteps(steps, 'promised')
    this.#set(
      [...this.#all, change],
      `${changeWords(change).title}. You can undo it for ${undoMs / 1000} seconds.`,
    )
    this.#pump()
    return change.id
  }

  /**
   * Takes a change back. False where it was taken back before, or is on its way already. What a later change says anew
   * of the same record stays.
   */
  readonly undo = (id: number): boolean => {
    const change = this.#find(id)
    if (!change || stateOf(change) !== 'waiting') return false
    const but = isSaidAnew(this.#state.changes, change) ? ', but for what was changed again since' : ''
    this.#drop(change.steps, `Undone: ${changeWords(change).title}${but}.`)
    this.#pump()
    return true
  }

  /** Takes everything back that can be, the latest first. */
  readonly undoAll = () => {
    for (const { id } of this.#state.changes.toReversed()) this.undo(id)
  }

  /** Sends all that waits without waiting any longer; resolves when it is answered: whether all of it was taken. */
  readonly sendNow = (): Promise<boolean> => {
    const now = Date.now()
    const hurried = (change: Change) => (change.dueAt > now ? { ...change, dueAt: now } : change)
    const open = this.#state.changes.filter((change) => stateOf(change) !== 'failed')
    const own = new Set(open.map(({ id }) => id))
    this.#set(this.#all.map((change) => (own.has(change.id) ? hurried(change) : change)))
    this.#pump()
    return new Promise((resolve) => {
      const check = () => {
        const { changes } = this.#state
        if (stepsOf(changes, 'waiting', 'sending').length > 0) return
        stop()
        resolve(!changes.some((change) => own.has(change.id)))
      }
      const stop = this.subscribe(check)
      check()
    })
  }

  /** Sends what was refused, or not sent, once more and at once. */
  readonly retry = (id: number) => {
    const change = this.#find(id)
    if (!change || stateOf(change) !== 'failed') return
    noteSteps(change.steps, 'promised')
    this.#set(retried(this.#all, change, Date.now()))
    this.#pump()
  }

  /**
   * Forgets what was refused or not sent; the log keeps it.
   * @param step only this one of it
   */
  readonly discard = (id: number, step?: Step) => {
    const change = this.#find(id)
    if (!change || stateOf(change) !== 'failed') return
    const what = step ? step.name : changeWords(change).title
    this.#drop(step ? [step] : change.steps, `Discarded: ${what}.`)
    this.#pump()
  }

  /**
   * The page closes: all that waits goes out at once.
   * @param carried whether the browser carries it past the end of the page; else nobody knows what becomes of it
   */
  readonly leave = (carried: boolean) => {
    if (!this.#maySend()) return
    for (const { step, steps } of this.#calls.last(this.#state.changes)) this.#send(step, steps)
    noteSteps(stepsOf(this.#state.changes, 'sending'), carried ? 'left' : 'unknown')
    writeChangeLog()
  }

  /** Whether `leave` would get everything out, and what is under way would arrive. */
  readonly canLeave = (): boolean => this.#calls.canBeLast(this.#state.changes)

  /** Somebody came or went: what others promised is not sent. They find it when they are back. */
  readonly sessionChanged = () => {
    const owner = getSession().user?._id
    this.#strand(this.#all.filter((change) => change.owner !== owner))
    this.#pump()
    writeChangeLog()
  }

  #find(id: number) {
    return this.#state.changes.find((change) => change.id === id)
  }

  #set(all: readonly Change[], said = this.#state.said) {
    const owner = getSession().user?._id
    this.#all = all
    if (all.length === 0) this.#calls.forgetAnswers()
    this.#state = { changes: all.filter((change) => change.owner === owner), said }
    this.#listeners.notify()
  }

  #drop(steps: readonly Step[], said = `Undone: ${steps.map(({ name }) => name).join(', ')}.`) {
    if (steps.length === 0) return
    const { left, gone } = dropped(this.#all, steps)
    // What was refused or not sent is in the log as that.
    noteSteps(
      gone.filter(({ state }) => state === 'waiting'),
      'undone',
    )
    this.#set(left, said)
  }

  /** Another tab may have signed somebody else in, whose token would now go with every call. */
  #maySend() {
    const { token } = getSession()
    return token !== null && token === readToken()
  }

  #strand(changes: readonly Change[]) {
    const steps = stepsOf(changes, 'waiting')
    noteSteps(steps, 'not-sent', sessionEndedWords)
    this.#set(marked(this.#all, steps, { state: 'unsent', words: sessionEndedWords }), '')
    tellUnsent(steps)
  }

  /** Starts what is due, and sees to it that the rest gets its turn. */
  #pump() {
    clearTimeout(this.#timer)
    if (!this.#maySend()) return this.#strand(this.#state.changes)
    const now = Date.now()
    for (const step of orphans(this.#state.changes, now)) {
      this.#failed([step], 'unsent', `Not sent, as this was not created: ${step.name}`)
    }
    for (const step of readySteps(this.#state.changes, now, atOnce - this.#underWay)) this.#send(step, [step])
    const next = Math.min(...this.#state.changes.map(({ dueAt }) => dueAt).filter((dueAt) => dueAt > now))
    if (Number.isFinite(next)) this.#timer = setTimeout(() => this.#pump(), next - now)
  }

  /** @param steps those that the call carries out: itself, and on leaving others of the same record */
  #send(step: Step, steps: readonly Step[]) {
    this.#underWay += 1
    this.#set(marked(this.#all, steps, { state: 'sending' }))
    this.#calls.make(step).then(
      () => {
        this.#underWay -= 1
        this.#answered(step, steps)
        this.#pump()
      },
      (error: unknown) => {
        this.#underWay -= 1
        this.#failed(steps, 'refused', refusalWords(error), error)
        this.#pump()
      },
    )
  }

  #answered({ id }: Step, steps: readonly Step[]) {
    noteSteps(steps, 'sent')
    const all = finished(this.#all, steps)
    const left = new Set(all.map((change) => change.id))
    const before = this.#state.changes
    const through = before.filter((change) => !left.has(change.id))
    const said = through.map((change) => `${changeWords(change).done}.`).join(' ') || undefined
    this.#set(renamed(all, id, this.realId(id)), said)
    tellFailures(before, this.#state.changes)
  }

  #failed(steps: readonly Step[], state: 'refused' | 'unsent', words: string, error?: unknown) {
    const before = this.#state.changes
    noteSteps(steps, state === 'unsent' ? 'not-sent' : isAnswerLost(error) ? 'unknown' : 'refused', words)
    this.#set(marked(this.#all, steps, { state, words, error }))
    tellFailures(before, this.#state.changes)
  }
}
