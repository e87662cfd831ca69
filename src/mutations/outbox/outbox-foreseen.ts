import type { QueryClient } from '@tanstack/react-query'
import type { Page } from '@/domain/page'
import type { Identified } from '@/lib/lists/collection'
import { foreseenPage, type ForeseenPage, type ForeseenStep } from '@/queries/foreseen-page'
import type { Change, Resource } from './outbox-change'
import { stepsOf } from './outbox-list'

/** A list with the changes shown over it that are neither through nor refused. */
export function withChanges<T extends Identified>(
  client: QueryClient,
  resource: Resource<T>,
  page: Page<T>,
  changes: readonly Change[],
): ForeseenPage<T> {
  const steps = stepsOf(changes, 'waiting', 'sending')
    .filter((step) => step.resource === resource)
    .map(({ kind, id, base, fields }): ForeseenStep<T> => {
      // The steps of a resource hold its own records and inputs.
      if (kind === 'create') return { kind, record: base as T }
      if (kind === 'delete') return { kind, id }
      return { kind, id, change: (record) => resource.withFields(client, record, fields) }
    })
  return foreseenPage(page, steps)
}
