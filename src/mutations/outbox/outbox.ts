import type { QueryClient } from '@tanstack/react-query'
import { getSession } from '@/auth/session-store'
import { readToken } from '@/auth/token-storage'
import { isAnswerLost } from '@/lib/http/failures'
import type { Identified } from '@/lib/lists/collection'
import { canBeCarried, lastCalls, sendStep } from './calls'
import {
  type Change,
  changeWords,
  type FailedState,
  refusalReason,
  sessionEndedReason,
  stateOf,
  type Step,
} from './change'
import {
  finished,
  hurried,
  isChangedAgain,
  marked,
  orphans,
  readySteps,
  renamed,
  retried,
  stepsOf,
} from './change-list'
import { noteSteps, writeChangeLog } from './change-log'
import { ChangeStore } from './change-store'
import { notifyFailures, notifyNotSent } from './failure-notices'
import type { Resource } from './resources'
import { type Changes, stagedSteps } from './staging'

/** How long a staged change can be undone. */
export const undoMs = 10_000

/** A bulk change must not take the server, or the browser's connections, for itself. */
const atOnce = 3

/**
 * J2: what an admin has staged and the server has not confirmed yet. A change shows at once (`usePendingPage`), is
 * held back for `undoMs`, in which it can be undone, and is then sent. Changes of one record are sent one after another,
 * each with the fields it changed over what is known of the record by then: undoing an earlier one takes back its own
 * fields alone. What does not get through stays, past the end of the page too, until it is sent again or discarded. Nothing
 * of this is in the query cache. One per query client: see `outboxOf`.
 */
export class Outbox {
  readonly #client: QueryClient
  readonly #store = new ChangeStore()
  readonly #realIds = new Map<string, string>()
  #underWay = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(client: QueryClient) {
    this.#client = client
  }

  readonly subscribe = this.#store.subscribe
  readonly state = this.#store.state

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
      {
        client: this.#client,
        userId: user._id,
        at,
        staged: this.#store.state().changes,
        realId: this.realId,
      },
      resource,
      changes,
    )
    this.#store.drop(unmade)
    if (steps.length === 0) return undefined
    const change = this.#store.make(user._id, steps, at + undoMs)
    noteSteps(steps, 'staged')
    this.#store.set(
      [...this.#store.all, change],
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
    const change = this.#store.find(id)
    if (!change || stateOf(change) !== 'waiting') return false
    const but = isChangedAgain(this.#store.state().changes, change)
      ? ', but for what was changed again since'
      : ''
    this.#store.drop(change.steps, `Undone: ${changeWords(change).title}${but}.`)
    this.#pump()
    return true
  }

  /** Takes everything back that can be, the latest first. */
  readonly undoAll = () => {
    for (const { id } of this.#store.state().changes.toReversed()) this.undo(id)
  }

  /** Sends all that waits without waiting any longer; resolves when it is answered: whether all of it was taken. */
  readonly sendNow = (): Promise<boolean> => {
    const open = this.#store.state().changes.filter((change) => stateOf(change) !== 'failed')
    const own = new Set(open.map(({ id }) => id))
    this.#store.set(hurried(this.#store.all, own, Date.now()))
    this.#pump()
    return new Promise((resolve) => {
      const check = () => {
        const { changes } = this.#store.state()
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
    const change = this.#store.find(id)
    if (!change || stateOf(change) !== 'failed') return
    noteSteps(change.steps, 'staged')
    this.#store.set(retried(this.#store.all, change, Date.now()))
    this.#pump()
  }

  /**
   * Forgets what was refused or not sent; the log keeps it.
   * @param step only this one of it
   */
  readonly discard = (id: number, step?: Step) => {
    const change = this.#store.find(id)
    if (!change || stateOf(change) !== 'failed') return
    const what = step ? step.name : changeWords(change).title
    this.#store.drop(step ? [step] : change.steps, `Discarded: ${what}.`)
    this.#pump()
  }

  /**
   * The page closes: all that waits goes out at once.
   * @param carried whether the browser carries it past the end of the page; else nobody knows what becomes of it
   */
  readonly leave = (carried: boolean) => {
    if (!this.#maySend()) return
    for (const { step, steps } of lastCalls(this.#store.state().changes)) this.#send(step, steps)
    noteSteps(stepsOf(this.#store.state().changes, 'sending'), carried ? 'left' : 'unknown')
    writeChangeLog()
    this.#store.keep(carried)
  }

  /** Whether `leave` would get everything out, and what is under way would arrive. */
  readonly canLeave = (): boolean => canBeCarried(this.#client, this.#store.state().changes)

  /** Somebody came or went: what others staged is not sent. They find it when they are back. */
  readonly sessionChanged = () => {
    this.#store.meetUser()
    const owner = getSession().user?._id
    this.#strand(this.#store.all.filter((change) => change.owner !== owner))
    this.#pump()
    writeChangeLog()
  }

  /** Another tab may have signed somebody else in, whose token would now go with every call. */
  #maySend() {
    const { token } = getSession()
    return token !== null && token === readToken()
  }

  #strand(changes: readonly Change[]) {
    const steps = stepsOf(changes, 'waiting')
    noteSteps(steps, 'not-sent', sessionEndedReason)
    this.#store.set(marked(this.#store.all, steps, { state: 'not-sent', reason: sessionEndedReason }), '')
    notifyNotSent(steps)
  }

  /** Starts what is due, and sees to it that the rest gets its turn. */
  #pump() {
    clearTimeout(this.#timer)
    if (!this.#maySend()) return this.#strand(this.#store.state().changes)
    const now = Date.now()
    for (const step of orphans(this.#store.state().changes, now)) {
      this.#failed([step], 'not-sent', 'It was not created.')
    }
    for (const step of readySteps(this.#store.state().changes, now, atOnce - this.#underWay))
      this.#send(step, [step])
    const next = Math.min(
      ...this.#store
        .state()
        .changes.map(({ dueAt }) => dueAt)
        .filter((dueAt) => dueAt > now),
    )
    if (Number.isFinite(next)) this.#timer = setTimeout(() => this.#pump(), next - now)
  }

  /** @param steps those that the call carries out: itself, and on leaving others of the same record */
  #send(step: Step, steps: readonly Step[]) {
    this.#underWay += 1
    this.#store.set(marked(this.#store.all, steps, { state: 'sending' }))
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
    const all = finished(this.#store.all, steps)
    const left = new Set(all.map((change) => change.id))
    const before = this.#store.state().changes
    const through = before.filter((change) => !left.has(change.id))
    const announcement = through.map((change) => `${changeWords(change).done}.`).join(' ') || undefined
    this.#store.set(renamed(all, id, this.realId(id)), announcement)
    notifyFailures(before, this.#store.state().changes)
  }

  #failed(steps: readonly Step[], state: FailedState, reason: string, error?: unknown) {
    const before = this.#store.state().changes
    noteSteps(steps, state, reason)
    this.#store.set(marked(this.#store.all, steps, { state, reason, error }))
    notifyFailures(before, this.#store.state().changes)
  }
}
