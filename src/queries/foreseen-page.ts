import type { Page } from '@/domain/page'
import type { Identified } from '@/lib/lists/collection'

/** What a promised change will make of one record. */
export type ForeseenStep<T> =
  | { kind: 'create'; record: T }
  | { kind: 'update'; id: string; change: (record: T) => T }
  | { kind: 'delete'; id: string }

/** How a row differs from what the server said so far. */
export type Mark = 'created' | 'changed'

/** A list as it will be, with the rows that are not yet so. */
export interface ForeseenPage<T> extends Page<T> {
  pending: ReadonlyMap<string, Mark>
}

/**
 * E3, F2: the list as it will be once the promised changes are through, in their order: new records first, the last one
 * on top; changed ones in their place; deleted ones hidden. The cache holds only what the server said, so a change that
 * is undone or refused leaves nothing behind. Rows that nothing happens to stay the same objects.
 * @param page the whole list: a page of it would not know which records the others hold
 */
export function foreseenPage<T extends Identified>(
  page: Page<T>,
  steps: readonly ForeseenStep<T>[],
): ForeseenPage<T> {
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
