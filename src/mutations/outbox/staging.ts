import type { QueryClient } from '@tanstack/react-query'
import { type Cells, changedCells, type ChangeKind, type LogEntry } from '@/domain/admin/change-log'
import { changedFields, withCompanions } from '@/lib/changed-fields'
import type { Identified } from '@/lib/lists/collection'
import { stationNames } from '@/mutations/station-names'
import { type Change, failedStates, type Step, temporaryId } from './change'
import { stepsOf } from './change-list'
import type { Resource } from './resources'

/** What is staged together, and undone together. */
export interface Changes<T extends Identified, Input extends object> {
  create?: readonly Input[] | undefined
  /** `fields` are those that were changed: see `changedFields`. */
  update?: readonly { record: T; fields: Partial<Input> }[] | undefined
  remove?: readonly T[] | undefined
}

/**
 * What an editor stages: the fields that were changed in it and those of the change that was not taken before, unless the
 * record has them already. Not what somebody else changed since the editor was opened.
 * @param before the record that the form started from
 */
export function editOf<T extends Identified, Input extends object>(
  { inputOf, together }: Resource<T, Input>,
  record: T,
  refused: object | undefined,
  { before, after }: { before: T; after: Partial<Input> },
): { record: T; fields: Partial<Input> } {
  const typed = changedFields<Partial<Input>>(inputOf(before), after)
  const fields: Partial<Input> = { ...refused, ...withCompanions(typed, together, () => after) }
  return { record, fields: changedFields(inputOf(record), fields) }
}

let made = 0
// Two tabs may write the same log, and what an earlier page staged may still be here.
const page = Math.random().toString(36).slice(2)

/** Who stages changes, when, and over what. */
interface Staging {
  client: QueryClient
  userId: string
  /** Epoch ms. */
  at: number
  staged: readonly Change[]
  realId: (id: string) => string
}

/**
 * The steps of new changes; a record that is to go takes no more.
 * @returns besides, the creations that are undone, because their records are to be deleted and nobody has made them
 */
export function stagedSteps<T extends Identified, Input extends object>(
  { client, userId, at, staged, realId }: Staging,
  resource: Resource<T, Input>,
  { create = [], update = [], remove = [] }: Changes<T, Input>,
): { unmade: Step[]; steps: Step[] } {
  const { noun, together, nameOf, cellsOf, inputOf } = resource
  const names = stationNames(client)
  const step = (
    kind: ChangeKind,
    id: string,
    record: T,
    fields: object,
    cells: { before: Cells | null; after: Cells | null },
  ): Step => {
    made += 1
    const name = nameOf(record)
    const about = { id: `${page}-${made}`, at, userId, kind, noun, record: name, ...cells }
    const entry: LogEntry = { ...about, result: 'staged', words: null }
    return { kind, resource, id, name, fields, entry, state: 'waiting' }
  }
  const creation = (fields: Input) => {
    const record = resource.ofInput(temporaryId(`${page}-${made + 1}`), fields, names)
    return step('create', record._id, record, fields, { before: null, after: cellsOf(record) })
  }
  /** The record as it was shown, with other changes over it: what the server last told of it is in the cache. */
  const edit = (id: string, record: T, fields: Partial<Input>) => {
    const whole = withCompanions(fields, together, () => inputOf(record))
    const after = cellsOf(resource.withFields(record, fields, names))
    return step('update', id, record, whole, changedCells(cellsOf(record), after))
  }
  const deletion = (id: string, record: T) =>
    step('delete', id, record, {}, { before: cellsOf(record), after: null })

  const deleted = new Set(
    stepsOf(staged, 'waiting', 'sending')
      .filter((one) => one.kind === 'delete' && one.resource.noun === noun)
      .map(({ id }) => id),
  )
  const notMade = new Map(
    stepsOf(staged, 'waiting', ...failedStates)
      .filter(({ kind }) => kind === 'create')
      .map((one) => [one.id, one]),
  )
  const removed = new Map(remove.map((record) => [realId(record._id), record]))
  return {
    unmade: [...removed.keys()].flatMap((id) => notMade.get(id) ?? []),
    steps: [
      ...create.map(creation),
      ...update.flatMap(({ record, fields }) => {
        const id = realId(record._id)
        return deleted.has(id) || Object.keys(fields).length === 0 ? [] : edit(id, record, fields)
      }),
      ...[...removed].flatMap(([id, record]) =>
        deleted.has(id) || notMade.has(id) ? [] : deletion(id, record),
      ),
    ],
  }
}
