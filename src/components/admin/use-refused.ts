import type { Step } from '@/mutations/outbox-change'
import { stateOf } from '@/mutations/outbox-change'
import { useOutbox } from '@/mutations/outbox-of'

export interface Refused {
  /** The change in the outbox. */
  changeId: number
  step: Step
}

/** The change of one record that was not taken, so that the editor starts from what was meant. */
export function useRefused(id: string | undefined): Refused | undefined {
  const { changes, realId } = useOutbox()
  if (id === undefined) return undefined
  const real = realId(id)
  for (const change of changes.toReversed()) {
    const [step] = change.steps
    const isEdit = step && step.kind !== 'delete' && change.total === 1 && step.id === real
    if (isEdit && stateOf(change) === 'failed') return { changeId: change.id, step }
  }
  return undefined
}
