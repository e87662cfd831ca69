import type { Cells } from '@/domain/admin/change-log'
import type { Difference } from '@/domain/admin/rehearsal'

/** Field by field, of cells that differ. */
export const differencesOf = (before: Cells, after: Cells): Difference[] =>
  Object.keys({ ...before, ...after }).map((field) => ({
    field,
    before: before[field] ?? null,
    after: after[field] ?? null,
  }))
