import type { QueryClient } from '@tanstack/react-query'
import { getSession } from '@/auth/session-store'
import { readToken } from '@/auth/token-storage'
import { isAnswerLost } from '@/lib/http/failures'
import type { Identified } from '@/lib/lists/collection'
import { createListeners } from '@/lib/listeners'
import { notify } from '@/lib/notify'
import { isolated } from '@/lib/text/isolated'
import { canBeCarried, lastCalls, sendStep } from './calls'
import {
  type Change,
  changeWords,
  type FailedState,
  failureMessage,
  refusalReason,
  sessionEndedReason,
  stateOf,
  type Step,
  subjectOf,
  withSteps,
} from './change'
import {
  dropped,
  finished,
  isChangedAgain,
  marked,
  orphans,
  readySteps,
  renamed,
  retried,
  stepsOf,
} from './change-list'
import { noteSteps, writeChangeLog } from './change-log'
import { keepChanges, readKeptChanges } from './kept-changes'
import type { Resource } from './resources'
import { type Changes, stagedSteps } from './staging'

/** How long a staged change can be undone. */
export const undoMs = 10_000

/** A bulk change must not take the server, or the browser's connections, for itself. */
const atOnce = 3

export interface OutboxState {
  /** The changes of the user who is signed in, oldest first. */
  readonly changes: readonly Change[]
  /** What happened last, for those who cannot see it. */
  readonly announcement: string
}

/**
 * J2: what an admin has staged and the server has not confirmed yet. A change shows at once (`usePendingPage`), is
 * held back for `undoMs`, in which it can be undone, and is then sent. Changes of one record are sent one after another,
 * each with the fields it changed over what is known of the record by then: undoing an earlier one takes back its own
 * fields alone. What does not get through stays, past the end of the page too, until it is sent again or discarded. Nothing
 * of this is in the query cache. One per query client: see `outboxOf`.
 */
export class Outbox {
  readonly #client: QueryClient
  readonly #listeners = createListeners()
  readonly #realIds = new Map<string, string>()
  /** Of every user of this tab. */
  #all: readonly Change[] = []
  #state: OutboxState = { changes: [], announcement: '' }
  #underWay = 0
  #nextId = 1
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Users whose changes from earlier pages are here. */
  readonly #met = new Set<string>()

  constructor(client: QueryClient) {
    this.#client = client
    this.#meetUser()
    this.#set(this.#all)
  }

  readonly subscribe = this.#listeners.subscribe

  /** The same object until something changes. */
  readonly state = (): OutboxState => this.#state

  /** The id the server gave to a record that was shown under a temporary one. */
  readonly realId = (id: string): string => this.#realIds.get(id) ?? id

  /**
   * Stages changes as one, to be undone as one. Deleting a record that is not made yet undoes making it; a record that is
   * to go takes no more changes.
   * @returns the id of the change, where anything is left to be done
   */
  readonly stage = <T extends Identified, Input extends object>(
    resource: Resource<T, Input>,
    changes: Changes<T, Input>,
  ): number | undefined => {
    const { user } = getSession()
    if (!user) return undefined
    const at = Date.now()
    const { unmade, steps } = stagedSteps(
      { client: this.#client, userId: user._id, at, staged: this.#state.changes, realId: this.realId },
      resource,
      changes,
    )
    this.#drop(unmade)
    if (steps.length === 0) return undefined
    const change = this.#changeOf(user._id, steps, at + undoMs)
    noteSteps(steps, 'staged')
    this.#set(
      [...this.#all, change],
      `${changeWords(change).title}. You can undo it for ${undoMs / 1000} seconds.`,
    )
    this.#pump()
    return change.id
  }

  /**
   * Takes a change back. False where it was taken back before, or is on its way already. What was changed again since
   * stays.
   */
  readonly undo = (id: number): boolean => {
    const change = this.#find(id)
    if (!change || stateOf(change) !== 'waiting') return false
    const but = isChangedAgain(this.#state.changes, change) ? ', but for what was changed again since' : ''
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
    noteSteps(change.steps, 'staged')
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
    for (const { step, steps } of lastCalls(this.#state.changes)) this.#send(step, steps)
    const { changes } = this.#state
    noteSteps(stepsOf(changes, 'sending'), carried ? 'left' : 'unknown')
    writeChangeLog()
    const { user } = getSession()
    if (user) keepChanges(user._id, changes, carried)
  }

  /** Whether `leave` would get everything out, and what is under way would arrive. */
  readonly canLeave = (): boolean => canBeCarried(this.#client, this.#state.changes)

  /** Somebody came or went: what others staged is not sent. They find it when they are back. */
  readonly sessionChanged = () => {
    this.#meetUser()
    const owner = getSession().user?._id
    this.#strand(this.#all.filter((change) => change.owner !== owner))
    this.#pump()
    writeChangeLog()
  }

  #find(id: number) {
    return this.#state.changes.find((change) => change.id === id)
  }

  #changeOf(owner: string, steps: readonly Step[], dueAt: number): Change {
    const id = this.#nextId
    this.#nextId += 1
    return withSteps({ id, owner, dueAt }, steps)
  }

  /** What an earlier page has kept of a user who is met here first. */
  #meetUser() {
    const { user } = getSession()
    if (!user || this.#met.has(user._id)) return
    this.#met.add(user._id)
    const kept = readKeptChanges(user._id)
    for (const step of kept.flat()) noteSteps([step], step.state, step.reason)
    this.#all = [...kept.map((steps) => this.#changeOf(user._id, steps, 0)), ...this.#all]
  }

  #set(all: readonly Change[], announcement = this.#state.announcement) {
    const owner = getSession().user?._id
    this.#all = all
    const changes = all.filter((change) => change.owner === owner)
    this.#state = { changes, announcement }
    // A log-out has erased it by now: of those who left nothing is written.
    if (owner !== undefined) keepChanges(owner, changes)
    this.#listeners.notify()
  }

  #drop(steps: readonly Step[], announcement = `Undone: ${steps.map(({ name }) => name).join(', ')}.`) {
    if (steps.length === 0) return
    const { left, gone } = dropped(this.#all, steps)
    // What was refused or not sent is in the log as that.
    noteSteps(
      gone.filter(({ state }) => state === 'waiting'),
      'undone',
    )
    this.#set(left, announcement)
  }

  /** Another tab may have signed somebody else in, whose token would now go with every call. */
  #maySend() {
    const { token } = getSession()
    return token !== null && token === readToken()
  }

  #strand(changes: readonly Change[]) {
    const steps = stepsOf(changes, 'waiting')
    noteSteps(steps, 'not-sent', sessionEndedReason)
    this.#set(marked(this.#all, steps, { state: 'not-sent', reason: sessionEndedReason }), '')
    notifyNotSent(steps)
  }

  /** Starts what is due, and sees to it that the rest gets its turn. */
  #pump() {
    clearTimeout(this.#timer)
    if (!this.#maySend()) return this.#strand(this.#state.changes)
    const now = Date.now()
    for (const step of orphans(this.#state.changes, now)) {
      this.#failed([step], 'not-sent', 'It was not created.')
    }
    for (const step of readySteps(this.#state.changes, now, atOnce - this.#underWay)) this.#send(step, [step])
    const next = Math.min(...this.#state.changes.map(({ dueAt }) => dueAt).filter((dueAt) => dueAt > now))
    if (Number.isFinite(next)) this.#timer = setTimeout(() => this.#pump(), next - now)
  }

  /** @param steps those that the call carries out: itself, and on leaving others of the same record */
  #send(step: Step, steps: readonly Step[]) {
    this.#underWay += 1
    this.#set(marked(this.#all, steps, { state: 'sending' }))
    sendStep(this.#client, step).then(
      (realId) => {
        this.#underWay -= 1
        if (realId !== step.id) this.#realIds.set(step.id, realId)
        this.#answered(step, steps)
        this.#pump()
      },
      (error: unknown) => {
        this.#underWay -= 1
        this.#failed(steps, isAnswerLost(error) ? 'unknown' : 'refused', refusalReason(error), error)
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
    const announcement = through.map((change) => `${changeWords(change).done}.`).join(' ') || undefined
    this.#set(renamed(all, id, this.realId(id)), announcement)
    notifyFailures(before, this.#state.changes)
  }

  #failed(steps: readonly Step[], state: FailedState, reason: string, error?: unknown) {
    const before = this.#state.changes
    noteSteps(steps, state, reason)
    this.#set(marked(this.#all, steps, { state, reason, error }))
    notifyFailures(before, this.#state.changes)
  }
}

function notifyNotSent(steps: readonly Step[]) {
  if (steps.length === 0) return
  const message = `${isolated(subjectOf(steps))}: not sent, because the session ended. Sign in again to send it.`
  notify({ type: 'warning', message })
}

/** Once for each change that failed, when the last of it is answered. */
function notifyFailures(before: readonly Change[], now: readonly Change[]) {
  const open = new Set(before.filter((change) => stateOf(change) !== 'failed').map(({ id }) => id))
  for (const change of now) {
    if (stateOf(change) !== 'failed' || !open.has(change.id)) continue
    notify({ type: 'error', message: failureMessage(change) })
  }
}
