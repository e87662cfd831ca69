import type { Identified } from '@/lib/lists/collection'
import type { Change, Changes, Resource, Step } from './outbox-change'
import { stepsOf } from './outbox-list'
import { type Act, creationStep, deletionStep, editStep } from './outbox-steps'

interface Plan {
  /** Creations that are undone, because their records are to be deleted and nobody has made them. */
  unmade: Step[]
  steps: Step[]
}

/** What an act comes to beside what is promised already: a record that is to go takes no more changes. */
export function plannedSteps<T extends Identified, Input extends object>(
  act: Act,
  promised: readonly Change[],
  resource: Resource<T, Input>,
  { create = [], update = [], remove = [] }: Changes<T, Input>,
  realId: (id: string) => string,
): Plan {
  const going = new Set(
    stepsOf(promised, 'waiting', 'sending')
      .filter((step) => step.kind === 'delete' && step.resource === resource)
      .map(({ id }) => id),
  )
  const notMade = new Map(
    stepsOf(promised, 'waiting', 'refused', 'unsent')
      .filter(({ kind }) => kind === 'create')
      .map((step) => [step.id, step]),
  )
  const removed = new Map(remove.map((record) => [realId(record._id), record]))
  const edited = update.map((edit) => ({ ...edit, id: realId(edit.record._id) }))
  return {
    unmade: [...removed.keys()].flatMap((id) => notMade.get(id) ?? []),
    steps: [
      ...create.map((input) => creationStep(act, resource, input)),
      ...edited
        .filter(({ id, fields }) => !going.has(id) && Object.keys(fields).length > 0)
        .map(({ id, record, fields }) => editStep(act, resource, id, record, fields)),
      ...[...removed]
        .filter(([id]) => !going.has(id) && !notMade.has(id))
        .map(([id, record]) => deletionStep(act, resource, id, record)),
    ],
  }
}
