import { getSession } from '@/auth/session-store'
import { createListeners } from '@/lib/listeners'
import { type Change, type Step, withSteps } from './change'
import { dropped } from './change-list'
import { noteSteps } from './change-log'
import { keepChanges, readKeptChanges } from './kept-changes'

export interface OutboxState {
  /** The changes of the user who is signed in, oldest first. */
  readonly changes: readonly Change[]
  /** What happened last, for those who cannot see it. */
  readonly announcement: string
}

/** The changes that are not through yet, as they are shown and as they are kept for the next page. */
export class ChangeStore {
  readonly #listeners = createListeners()
  /** Of every user of this tab. */
  #all: readonly Change[] = []
  #state: OutboxState = { changes: [], announcement: '' }
  #nextId = 1
  /** Users whose changes from earlier pages are here. */
  readonly #met = new Set<string>()

  constructor() {
    this.meetUser()
    this.set(this.#all)
  }

  readonly subscribe = this.#listeners.subscribe

  /** The same object until something changes. */
  readonly state = (): OutboxState => this.#state

  get all(): readonly Change[] {
    return this.#all
  }

  find(id: number) {
    return this.#state.changes.find((change) => change.id === id)
  }

  /** A change of these steps; it is not among the others yet. */
  make(owner: string, steps: readonly Step[], dueAt: number): Change {
    const id = this.#nextId
    this.#nextId += 1
    return withSteps({ id, owner, dueAt }, steps)
  }

  /** What an earlier page has kept of a user who is met here first. */
  meetUser() {
    const { user } = getSession()
    if (!user || this.#met.has(user._id)) return
    this.#met.add(user._id)
    const kept = readKeptChanges(user._id)
    for (const step of kept.flat()) noteSteps([step], step.state, step.reason)
    this.#all = [...kept.map((steps) => this.make(user._id, steps, 0)), ...this.#all]
  }

  set(all: readonly Change[], announcement = this.#state.announcement) {
    const owner = getSession().user?._id
    this.#all = all
    const changes = all.filter((change) => change.owner === owner)
    this.#state = { changes, announcement }
    this.keep()
    this.#listeners.notify()
  }

  /**
   * Writes down what is shown, for the next page.
   * @param carried whether the browser carries what is on its way past the end of this one
   */
  keep(carried?: boolean) {
    const { user } = getSession()
    // A log-out has erased it by now: of those who left nothing is written.
    if (user) keepChanges(user._id, this.#state.changes, carried)
  }

  drop(steps: readonly Step[], announcement = `Undone: ${steps.map(({ name }) => name).join(', ')}.`) {
    if (steps.length === 0) return
    const { left, gone } = dropped(this.#all, steps)
    // What was refused or not sent is in the log as that.
    noteSteps(
      gone.filter(({ state }) => state === 'waiting'),
      'undone',
    )
    this.set(left, announcement)
  }
}
