import type { QueryClient } from '@tanstack/react-query'
import type { Cells, ChangeKind, LogEntry } from '@/domain/admin/change-log'
import { changedFields, withCompanions } from '@/lib/changed-fields'
import { ApiError, errorWords } from '@/lib/http/api-error'
import type { Identified } from '@/lib/lists/collection'
import { counted } from '@/lib/text/format'
import { isolated } from '@/lib/text/isolated'
import { isAnswerLost } from '@/lib/http/lost-answer'

/** What the outbox must know of a kind of record. Methods, so that each names its own record and input. */
export interface Resource<T extends Identified = Identified, Input extends object = object> {
  /** 'train' */
  readonly noun: 'train' | 'station'
  /** Where its records are listed and edited. */
  readonly page: '/admin/trains' | '/admin/stations'
  /** Fields that make sense only together: who changes one of them promises them all. */
  readonly together: readonly string[]
  /** 'Night Mail (90001)' */
  nameOf(record: T): string
  cellsOf(record: T): Cells
  /** What PUT takes, as far as it is known of the record. */
  inputOf(record: T): Partial<Input>
  /** A record that exists only as input so far. */
  ofInput(client: QueryClient, id: string, input: Input): T
  /** The record as it will be with these fields. */
  withFields(client: QueryClient, record: T, fields: Partial<Input>): T
  /** The record as the server last told it. */
  cached(client: QueryClient, id: string): T | undefined
  create(client: QueryClient, input: Input): Promise<T>
  update(client: QueryClient, id: string, input: Partial<Input>): Promise<T>
  remove(client: QueryClient, id: string): Promise<unknown>
}

/** What is promised together, and undone together. */
export interface Changes<T extends Identified, Input extends object> {
  create?: readonly Input[] | undefined
  /** `fields` are those that were changed: see `changedFields`. */
  update?: readonly { record: T; fields: Partial<Input> }[] | undefined
  remove?: readonly T[] | undefined
}

/**
 * What an editor promises: the fields that were changed in it and those of the change that was not taken before, unless
 * the record has them already. Not what somebody else changed since the editor was opened.
 * @param before the record that the form started from
 */
export function editOf<T extends Identified, Input extends object>(
  { inputOf, together }: Resource<T, Input>,
  record: T,
  refused: object | undefined,
  { before, after }: { before: T; after: Partial<Input> },
): { record: T; fields: Partial<Input> } {
  const typed = withCompanions(changedFields<Partial<Input>>(inputOf(before), after), together, after)
  const meant = { ...refused, ...typed } as Partial<Input>
  return { record, fields: changedFields(inputOf(record), meant) }
}

/** `unsent`: the session ended before its turn came. A step that went through is no longer in its change. */
export type StepState = 'waiting' | 'sending' | 'refused' | 'unsent'

/** What happens to one record. */
export interface Step {
  readonly key: number
  readonly kind: ChangeKind
  readonly resource: Resource
  /** The record's id: a temporary one until the server has made the record. */
  readonly id: string
  readonly name: string
  /** Of a new record everything, of another only what was changed. */
  readonly fields: object
  /** A new record as it will be shown; of another, what the server last told when the change was made. */
  readonly base: Identified | undefined
  readonly entry: LogEntry
  readonly state: StepState
  /** Why it was refused or not sent. */
  readonly words?: string
  /** What the refused call threw: it may name fields. */
  readonly error?: unknown
}

/** Which record a step is about: two kinds of records may share an id. */
export const recordKey = ({ resource, id }: Pick<Step, 'resource' | 'id'>) => `${resource.noun} ${id}`

/** One act of the admin: one record, or many at once. */
export interface Change {
  readonly id: number
  /** Id of the user who promised it: nobody else ever sends it. */
  readonly owner: string
  readonly kind: ChangeKind | 'mixed'
  /** 'Night Mail (90001)', '312 trains' */
  readonly subject: string
  /** Epoch ms. */
  readonly promisedAt: number
  readonly dueAt: number
  readonly total: number
  readonly done: number
  /** What is not through yet. */
  readonly steps: readonly Step[]
}

/** Only what waits can be undone. */
export type ChangeState = 'waiting' | 'sending' | 'failed'

export function stateOf({ steps, done }: Change): ChangeState {
  const count = (state: StepState) => steps.filter((step) => step.state === state).length
  const waiting = count('waiting')
  if (waiting === steps.length && done === 0) return 'waiting'
  return waiting + count('sending') > 0 ? 'sending' : 'failed'
}

const verbs = {
  create: ['Create', 'Creating', 'Created', 'created'],
  update: ['Change', 'Changing', 'Changed', 'changed'],
  delete: ['Delete', 'Deleting', 'Deleted', 'deleted'],
  mixed: ['Apply changes to', 'Applying changes to', 'Applied changes to', 'changed'],
} as const

/** 'Delete 312 trains', 'Deleting …', 'Deleted …', '… deleted'; `act` and `acting` alone, for where the subject is marked up. */
export function changeWords({ kind, subject }: Pick<Change, 'kind' | 'subject'>) {
  const [act, acting, done, participle] = verbs[kind]
  return {
    act,
    acting,
    title: `${act} ${subject}`,
    doing: `${acting} ${subject}`,
    done: `${done} ${subject}`,
    participle,
  }
}

export function kindOf(steps: readonly Step[]): Change['kind'] {
  const [first, ...more] = new Set(steps.map(({ kind }) => kind))
  return first === undefined || more.length > 0 ? 'mixed' : first
}

export function subjectOf(steps: readonly Step[]): string {
  if (steps.length === 1 && steps[0]) return steps[0].name
  const [noun = 'record', ...others] = new Set(steps.map(({ resource }) => resource.noun))
  return counted(steps.length, others.length > 0 ? 'record' : noun)
}

/** Of what failed, how much was refused or not sent, and of how much nobody knows: its answer was lost. */
export function failedCounts({ steps }: Change) {
  const unknown = steps.filter(({ error }) => isAnswerLost(error)).length
  return { refused: steps.length - unknown, unknown }
}

/** '2 of 8 trains were not deleted, and 1 may not have been' */
export function bulkFailure(change: Change): string {
  const { participle } = changeWords(change)
  const { refused, unknown } = failedCounts(change)
  const all = counted(change.total, change.steps[0]?.resource.noun ?? 'record')
  if (refused === 0) return `${unknown} of ${all} may not have been ${participle}`
  const told = `${refused} of ${all} ${refused === 1 ? 'was' : 'were'} not ${participle}`
  return unknown === 0 ? told : `${told}, and ${unknown} may not have been`
}

/** Which record, and why; of a bulk change, how many. */
export function failureMessage(change: Change): string {
  const [first] = change.steps
  if (!first || change.total > 1) return bulkFailure(change)
  const verb = isAnswerLost(first.error) ? 'may not have been' : 'was not'
  return `${isolated(first.name)} ${verb} ${changeWords(change).participle}: ${first.words}`
}

export const sessionEndedWords = 'Not sent: your session ended.'
const answerLostWords =
  'The session ended before the answer came: the change may have been made all the same.'

/** The server's words; a refused validation has them by field. */
export function refusalWords(error: unknown): string {
  if (error instanceof ApiError) {
    const fields = Object.values(error.fieldErrors)
    if (fields.length > 0) return fields.join('. ')
    if (error.kind === 'aborted') return answerLostWords
    if (error.status === 401) return sessionEndedWords
  }
  const { headline, detail } = errorWords(error)
  return detail ?? headline
}
