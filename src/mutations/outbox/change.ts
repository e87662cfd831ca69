import type { ChangeKind, LogEntry } from '@/domain/admin/change-log'
import { ApiError, errorWords } from '@/lib/http/api-error'
import { perObject } from '@/lib/memo'
import { counted } from '@/lib/text/format'
import { isolated } from '@/lib/text/isolated'
import type { Resource } from './resources'

/** `unknown`: its answer was lost. */
export const failedStates = ['refused', 'not-sent', 'unknown'] as const
export type FailedState = (typeof failedStates)[number]

/** A step that went through is no longer in its change. */
export type StepState = 'waiting' | 'sending' | FailedState

/** What happens to one record. */
export interface Step {
  readonly kind: ChangeKind
  readonly resource: Resource
  /** The record's id: a temporary one until the server has made the record. */
  readonly id: string
  readonly name: string
  /** Of a new record everything, of another only what was changed. */
  readonly fields: object
  /** Its place in the change log, whose id is the step's, too. */
  readonly entry: LogEntry
  readonly state: StepState
  /** Why it failed. */
  readonly reason?: string
  /** What the refused call threw: it may name fields. */
  readonly error?: unknown
}

/** Which record a step is about: two kinds of records may share an id. */
export const recordKey = ({ resource, id }: Pick<Step, 'resource' | 'id'>) => `${resource.noun} ${id}`

const temporary = 'staged-'

/** The id of a record that the server has not made yet. */
export const temporaryId = (key: string) => `${temporary}${key}`

export const isTemporary = (id: string) => id.startsWith(temporary)

/** What the admin did at once, to one record or to many. */
export interface Change {
  readonly id: number
  /** Id of the user who staged it: nobody else ever sends it. */
  readonly owner: string
  readonly kind: ChangeKind | 'mixed'
  /** 'Night Mail (90001)', '312 trains' */
  readonly subject: string
  /** Epoch ms. */
  readonly dueAt: number
  readonly total: number
  readonly done: number
  /** What is not through yet. */
  readonly steps: readonly Step[]
}

function kindOf(steps: readonly Step[]): Change['kind'] {
  const [first, ...more] = new Set(steps.map(({ kind }) => kind))
  return first === undefined || more.length > 0 ? 'mixed' : first
}

export function subjectOf(steps: readonly Step[]): string {
  if (steps.length === 1 && steps[0]) return steps[0].name
  const [noun = 'record', ...others] = new Set(steps.map(({ resource }) => resource.noun))
  return counted(steps.length, others.length > 0 ? 'record' : noun)
}

/** The change with these steps, those among them that went through left out. */
export const withSteps = (
  change: Pick<Change, 'id' | 'owner' | 'dueAt'>,
  steps: readonly Step[],
  done = 0,
): Change => ({
  ...change,
  kind: kindOf(steps),
  subject: subjectOf(steps),
  total: done + steps.length,
  done,
  steps,
})

/** Only what waits can be undone. */
export type ChangeState = 'waiting' | 'sending' | 'failed'

export function stateOf({ steps, done }: Change): ChangeState {
  const isWaiting = ({ state }: Step) => state === 'waiting'
  if (done === 0 && steps.every(isWaiting)) return 'waiting'
  return steps.some((step) => isWaiting(step) || step.state === 'sending') ? 'sending' : 'failed'
}

const verbs = {
  create: ['Create', 'Creating', 'Created', 'created'],
  update: ['Change', 'Changing', 'Changed', 'changed'],
  delete: ['Delete', 'Deleting', 'Deleted', 'deleted'],
  mixed: ['Apply changes to', 'Applying changes to', 'Applied changes to', 'changed'],
} as const

/** 'Delete 312 trains', 'Deleting …', 'Deleted …', '… deleted'; two verbs alone, for where the subject is marked up. */
export function changeWords({ kind, subject }: Pick<Change, 'kind' | 'subject'>) {
  const [imperative, progressive, past, participle] = verbs[kind]
  return {
    imperative,
    progressive,
    title: `${imperative} ${subject}`,
    inProgress: `${progressive} ${subject}`,
    done: `${past} ${subject}`,
    participle,
  }
}

/** Of what failed, how much was refused or not sent, and of how much nobody knows. */
function failedCounts({ steps }: Change) {
  const unknown = steps.filter(({ state }) => state === 'unknown').length
  return { refused: steps.length - unknown, unknown }
}

/** '2 of 8 trains were not deleted, and 1 may not have been' */
function bulkFailure(change: Change): string {
  const { participle } = changeWords(change)
  const { refused, unknown } = failedCounts(change)
  const all = counted(change.total, change.steps[0]?.resource.noun ?? 'record')
  if (refused === 0) return `${unknown} of ${all} may not have been ${participle}`
  const failed = `${refused} of ${all} ${refused === 1 ? 'was' : 'were'} not ${participle}`
  return unknown === 0 ? failed : `${failed}, and ${unknown} may not have been`
}

/** Which record, and why; of a bulk change, how many. */
export function failureMessage(change: Change): string {
  const [first] = change.steps
  if (!first || change.total > 1) return bulkFailure(change)
  const verb = first.state === 'unknown' ? 'may not have been' : 'was not'
  return `${isolated(first.name)} ${verb} ${changeWords(change).participle}: ${first.reason}`
}

/** A change with what is to be read of it; the same object for the same change. */
export const readable = perObject((change: Change) => {
  const { imperative, progressive, title, inProgress } = changeWords(change)
  return {
    ...change,
    state: stateOf(change),
    verb: imperative,
    progressive,
    title,
    inProgress,
    failed: failedCounts(change),
    /** Of one that failed; undefined where it was of one record. */
    bulkFailure: change.total > 1 ? bulkFailure(change) : undefined,
  }
})

export const sessionEndedReason = 'Your session ended first.'
const answerLostReason =
  'The session ended before the answer came: the change may have been made all the same.'

/** The server's words; a refused validation has them by field. */
export function refusalReason(error: unknown): string {
  if (error instanceof ApiError) {
    const fields = Object.values(error.fieldErrors)
    if (fields.length > 0) return fields.join('. ')
    if (error.kind === 'aborted') return answerLostReason
    if (error.status === 401) return sessionEndedReason
  }
  const { headline, detail } = errorWords(error)
  return detail ?? headline
}
