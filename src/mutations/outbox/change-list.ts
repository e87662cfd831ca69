import {
  type Change,
  failedStates,
  isTemporary,
  recordKey,
  type Step,
  type StepState,
  withSteps,
} from './change'

/** What happens to the list of staged changes, as plain transitions. */

export const stepsOf = (changes: readonly Change[], ...states: StepState[]): Step[] =>
  changes.flatMap(({ steps }) => steps.filter(({ state }) => states.includes(state)))

const idsOf = (steps: readonly Step[]) => new Set(steps.map(({ entry }) => entry.id))

/** Changes that none of the steps belong to stay the same objects. */
function rewritten(
  changes: readonly Change[],
  steps: readonly Step[],
  rewrite: (change: Change, concerned: (step: Step) => boolean) => Change,
): Change[] {
  const ids = idsOf(steps)
  const concerned = ({ entry }: Step) => ids.has(entry.id)
  return changes
    .map((change) => (change.steps.some(concerned) ? rewrite(change, concerned) : change))
    .filter((change) => change.steps.length > 0)
}

/** The steps are taken back, and with them whatever else was to happen to a record that will now not be made. */
export function dropped(
  changes: readonly Change[],
  steps: readonly Step[],
): { left: Change[]; gone: Step[] } {
  const ids = idsOf(steps)
  const unmade = new Set(steps.flatMap(({ kind, id }) => (kind === 'create' ? id : [])))
  const gone = changes.flatMap((change) =>
    change.steps.filter(({ entry, id }) => ids.has(entry.id) || unmade.has(id)),
  )
  const left = rewritten(changes, gone, (change, concerned) =>
    withSteps(
      change,
      change.steps.filter((step) => !concerned(step)),
      change.done,
    ),
  )
  return { left, gone }
}

/** The steps went through: what the change is called stays. */
export const finished = (changes: readonly Change[], steps: readonly Step[]): Change[] =>
  rewritten(changes, steps, (change, concerned) => {
    const left = change.steps.filter((step) => !concerned(step))
    return { ...change, steps: left, done: change.done + change.steps.length - left.length }
  })

export const marked = (
  changes: readonly Change[],
  steps: readonly Step[],
  mark: Pick<Step, 'state' | 'reason' | 'error'>,
): Change[] =>
  rewritten(changes, steps, (change, concerned) => ({
    ...change,
    steps: change.steps.map((step) => (concerned(step) ? { ...step, ...mark } : step)),
  }))

/** Whether a later change of a record changes again what this one changed of it. */
export function isChangedAgain(changes: readonly Change[], change: Change): boolean {
  const later = stepsOf(changes.slice(changes.indexOf(change) + 1), 'waiting', 'sending')
  return change.steps.some(
    (step) =>
      step.kind === 'update' &&
      later.some(
        (next) =>
          recordKey(next) === recordKey(step) &&
          Object.keys(next.fields).some((field) => field in step.fields),
      ),
  )
}

/** The server has made the record: what else is to happen to it happens to its real id. */
export const renamed = (changes: readonly Change[], from: string, to: string): Change[] =>
  changes.map((change) =>
    change.steps.some(({ id }) => id === from)
      ? { ...change, steps: change.steps.map((step) => (step.id === from ? { ...step, id: to } : step)) }
      : change,
  )

/** Those of these ids are due by now. */
export const hurried = (changes: readonly Change[], ids: ReadonlySet<number>, now: number): Change[] =>
  changes.map((change) => (ids.has(change.id) && change.dueAt > now ? { ...change, dueAt: now } : change))

/**
 * A failed change is due again, over what the server tells of the records by now, and after whatever is being sent of
 * them: so it is shown over that, too.
 */
export function retried(changes: readonly Change[], change: Change, now: number): Change[] {
  const steps = change.steps.map(({ reason: _reason, error: _error, ...step }): Step => ({
    ...step,
    state: 'waiting',
  }))
  const again = withSteps({ ...change, dueAt: now }, steps)
  const records = new Set(steps.map(recordKey))
  const others = changes.filter((other) => other !== change)
  const under = others.findLastIndex((other) =>
    other.steps.some((step) => step.state === 'sending' && records.has(recordKey(step))),
  )
  return others.toSpliced(Math.max(changes.indexOf(change), under + 1), 0, again)
}

/** The steps whose turn it is: due, first of their record, and no more than there is room for. */
export function readySteps(changes: readonly Change[], now: number, room: number): Step[] {
  // The press that stages thousands asks as well, long before they are due.
  if (!changes.some(({ dueAt }) => dueAt <= now)) return []
  const busy = new Set(stepsOf(changes, 'sending').map(recordKey))
  const ready: Step[] = []
  for (const { dueAt, steps } of changes) {
    for (const step of steps) {
      if (ready.length >= room) return ready
      if (step.state !== 'waiting') continue
      const record = recordKey(step)
      if (dueAt <= now && !busy.has(record)) ready.push(step)
      busy.add(record)
    }
  }
  return ready
}

/** The steps that wait for a record which was refused, or not sent, and which therefore cannot be sent. */
export function orphans(changes: readonly Change[], now: number): Step[] {
  const failed = stepsOf(changes, ...failedStates)
  const unmade = new Set(failed.filter(({ kind }) => kind === 'create').map(({ id }) => id))
  if (unmade.size === 0) return []
  return stepsOf(
    changes.filter(({ dueAt }) => dueAt <= now),
    'waiting',
  ).filter(({ kind, id }) => kind !== 'create' && isTemporary(id) && unmade.has(id))
}
