import type { QueryClient } from '@tanstack/react-query'
import type { Page } from '@/domain/page'
import type { Identified } from '@/lib/lists/collection'
import { stationNames } from '@/mutations/station-names'
import type { Change } from './change'
import { stepsOf } from './change-list'
import type { Resource } from './resources'

/** What a staged change will make of one record. */
export type PendingStep<T> =
  | { kind: 'create'; record: T }
  | { kind: 'update'; id: string; change: (record: T) => T }
  | { kind: 'delete'; id: string }

/** How a row differs from what the server said so far. */
export type Mark = 'created' | 'changed'

/** A list as it will be, with the rows that are not yet so. */
export interface PendingPage<T> extends Page<T> {
  pending: ReadonlyMap<string, Mark>
}

/**
 * E3, F2: the list as it will be once the staged changes are through, in their order: new records first, the last one
 * on top; changed ones in their place; deleted ones hidden. The cache holds only what the server said, so a change that
 * is undone or refused leaves nothing behind. Rows that nothing happens to stay the same objects.
 * @param page the whole list: a page of it would not know which records the others hold
 */
export function withPending<T extends Identified>(
  page: Page<T>,
  steps: readonly PendingStep<T>[],
): PendingPage<T> {
  const pending = new Map<string, Mark>()
  if (steps.length === 0) return { ...page, pending }
  const created = new Map<string, T>()
  const changes = new Map<string, (record: T) => T>()
  const deleted = new Set<string>()
  for (const step of steps) {
    if (step.kind === 'create') {
      created.set(step.record._id, step.record)
      pending.set(step.record._id, 'created')
    } else if (step.kind === 'update') {
      const { id, change } = step
      const before = changes.get(id)
      changes.set(id, before ? (record) => change(before(record)) : change)
      if (!pending.has(id)) pending.set(id, 'changed')
    } else {
      deleted.add(step.id)
    }
  }
  const known = page.items.filter(({ _id }) => !created.has(_id))
  const items = [...[...created.values()].toReversed(), ...known]
    .filter(({ _id }) => !deleted.has(_id))
    .map((record) => changes.get(record._id)?.(record) ?? record)
  const more = items.length - page.items.length
  return {
    ...page,
    items,
    total: Math.max(0, page.total + more),
    count: Math.max(0, page.count + more),
    pending,
  }
}

/** A list with the changes shown over it that are neither through nor failed. */
export function withChanges<T extends Identified>(
  client: QueryClient,
  resource: Resource<T>,
  page: Page<T>,
  changes: readonly Change[],
): PendingPage<T> {
  const names = stationNames(client)
  const steps = stepsOf(changes, 'waiting', 'sending')
    .filter((step) => step.resource === resource)
    .map(({ kind, id, fields }): PendingStep<T> => {
      if (kind === 'create') return { kind, record: resource.ofInput(id, fields, names) }
      if (kind === 'delete') return { kind, id }
      return { kind, id, change: (record) => resource.withFields(record, fields, names) }
    })
  return withPending(page, steps)
}
