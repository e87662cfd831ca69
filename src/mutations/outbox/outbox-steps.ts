import type { QueryClient } from '@tanstack/react-query'
import { type Cells, changedCells, type ChangeKind, type LogEntry } from '@/domain/admin/change-log'
import type { User } from '@/domain/users/user'
import { withCompanions } from '@/lib/changed-fields'
import type { Identified } from '@/lib/lists/collection'
import type { Resource, Step } from './outbox-change'

/** Somebody's act, from which steps are made. */
export interface Act {
  client: QueryClient
  user: User
  /** Epoch ms. */
  at: number
}

const temporary = 'promised-'

/** Whether the record is not made yet: the id is ours, and no server knows it. */
export const isTemporary = (id: string) => id.startsWith(temporary)

let made = 0
// Two tabs may write the same log.
const page = Math.random().toString(36).slice(2)

function step(
  { user, at }: Act,
  kind: ChangeKind,
  resource: Resource,
  what: Pick<Step, 'id' | 'name' | 'fields' | 'base'>,
  cells: { before: Cells | null; after: Cells | null },
): Step {
  made += 1
  const entry: LogEntry = {
    id: `${page}-${made}`,
    at,
    userId: user._id,
    kind,
    noun: resource.noun,
    record: what.name,
    ...cells,
    result: 'promised',
    words: null,
  }
  return { key: made, kind, resource, ...what, entry, state: 'waiting' }
}

export function creationStep<T extends Identified, Input extends object>(
  act: Act,
  resource: Resource<T, Input>,
  input: Input,
): Step {
  const record = resource.ofInput(act.client, `${temporary}${made + 1}`, input)
  return step(
    act,
    'create',
    resource,
    { id: record._id, name: resource.nameOf(record), fields: input, base: record },
    { before: null, after: resource.cellsOf(record) },
  )
}

/** @param record as it was shown, with other changes over it: what the server last told of it is in the cache */
export function editStep<T extends Identified, Input extends object>(
  act: Act,
  resource: Resource<T, Input>,
  id: string,
  record: T,
  fields: Partial<Input>,
): Step {
  const base = isTemporary(id) ? undefined : (resource.cached(act.client, id) ?? record)
  const whole = withCompanions(fields, resource.together, resource.inputOf(record))
  const before = resource.cellsOf(record)
  const after = resource.cellsOf(resource.withFields(act.client, record, fields))
  return step(
    act,
    'update',
    resource,
    { id, name: resource.nameOf(record), fields: whole, base },
    changedCells(before, after),
  )
}

export const deletionStep = <T extends Identified, Input extends object>(
  act: Act,
  resource: Resource<T, Input>,
  id: string,
  record: T,
): Step =>
  step(
    act,
    'delete',
    resource,
    { id, name: resource.nameOf(record), fields: {}, base: record },
    { before: resource.cellsOf(record), after: null },
  )
