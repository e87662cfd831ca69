import { useMemo } from 'react'
import { type Change, type Resource, stateOf, type Step } from '@/mutations/outbox/outbox-change'
import { useOutbox } from '@/mutations/outbox/outbox-of'

export interface Refused {
  /** The change in the outbox. */
  changeId: number
  step: Step
}

function refusedOf(changes: readonly Change[], noun: Resource['noun'], id: string): Refused | undefined {
  const failed = changes
    .filter((change) => stateOf(change) === 'failed')
    .flatMap(({ id: changeId, total, steps }) => steps.map((step) => ({ changeId, total, step })))
    .filter(({ step }) => step.id === id && step.resource.noun === noun)
  const creation = failed.find(({ step }) => step.kind === 'create')
  if (!creation) return failed.findLast(({ total, step }) => total === 1 && step.kind === 'update')
  // A record that was not made cannot be changed: it is to be made as it was meant to be in the end.
  const later = changes.flatMap(({ steps }) =>
    steps.filter((step) => step.id === id && step.kind === 'update').map(({ fields }) => fields),
  )
  const { changeId, step } = creation
  return { changeId, step: { ...step, fields: Object.assign({}, step.fields, ...later) as object } }
}

/** The change of one record that was not taken, so that the editor starts from what was meant. */
export function useRefused({ noun }: Pick<Resource, 'noun'>, id: string | undefined): Refused | undefined {
  const { changes, realId } = useOutbox()
  const real = id === undefined ? undefined : realId(id)
  return useMemo(
    () => (real === undefined ? undefined : refusedOf(changes, noun, real)),
    [changes, noun, real],
  )
}
