import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import type { Page } from '@/domain/page'
import type { Identified } from '@/lib/lists/collection'
import { type Change, readable, stateOf, type Step } from './change'
import { outboxOf } from './outbox-of'
import { type PendingPage, withChanges } from './pending-page'
import type { Resource } from './resources'
import type { Changes } from './staging'

// The front door: nothing outside this folder imports another file of it, but the first load, `opened-outboxes`.

export { useChangeLog } from './change-log'
export { undoMs } from './outbox'
export { stationResource, trainResource } from './resources'
export { editOf } from './staging'
export type { PendingPage, Resource, Step }
export type ReadableChange = ReturnType<typeof readable>

function useOutboxState() {
  const outbox = outboxOf(useQueryClient())
  return { outbox, ...useSyncExternalStore(outbox.subscribe, outbox.state) }
}

/** What the signed-in user has staged, with the ways to undo, send, retry and discard it. */
export function useOutbox() {
  const { outbox, changes, announcement } = useOutboxState()
  const { undo, undoAll, sendNow, retry, discard, realId } = outbox
  return { changes: changes.map(readable), announcement, undo, undoAll, sendNow, retry, discard, realId }
}

/**
 * J2: the way every admin write goes: `stage({ create: [input], update: [{ record, fields }], remove: records })`. It
 * shows at once, can be undone as one, and is sent when the time is up. Gives the id of the change.
 */
export function useStageChanges<T extends Identified, Input extends object>(
  resource: Resource<T, Input>,
): (changes: Changes<T, Input>) => number | undefined {
  const client = useQueryClient()
  return (changes) => outboxOf(client).stage(resource, changes)
}

/**
 * A list with the staged changes shown over it (E3, F2): new rows first, changed ones in their place, deleted ones
 * hidden, the total to match. `pending` tells which rows are not as the server knows them.
 * @param page the whole list, before any filter, sorting or paging of the screen's own
 */
export function usePendingPage<T extends Identified>(
  resource: Resource<T>,
  page: Page<T> | undefined,
): PendingPage<T> | undefined {
  const client = useQueryClient()
  const { changes } = useOutboxState()
  return useMemo(
    () => page && withChanges(client, resource, page, changes),
    [client, resource, page, changes],
  )
}

export interface FailedStep {
  /** The change in the outbox. */
  changeId: number
  step: Step
}

function failedStepOf(
  changes: readonly Change[],
  noun: Resource['noun'],
  id: string,
): FailedStep | undefined {
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
  const fields = later.reduce((all, next) => ({ ...all, ...next }), step.fields)
  return { changeId, step: { ...step, fields } }
}

/** The change of one record that did not get through, so that its editor starts from that. */
export function useFailedStep(
  { noun }: Pick<Resource, 'noun'>,
  id: string | undefined,
): FailedStep | undefined {
  const { outbox, changes } = useOutboxState()
  const real = id === undefined ? undefined : outbox.realId(id)
  return useMemo(
    () => (real === undefined ? undefined : failedStepOf(changes, noun, real)),
    [changes, noun, real],
  )
}
