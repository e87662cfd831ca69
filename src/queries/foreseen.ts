import { type QueryKey, useMutationState } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Identified } from '@/lib/lists/collection'

/** What a mutation under way will make of one record. Kept in the mutation's `meta`. */
export interface Foreseen {
  id: string
  change: (record: never) => Identified
}

/** For a mutation's `meta`: what it will make of a record. The change may run twice, so it must not add up. */
export const foresee = <T extends Identified>(id: string, change: (record: T) => T): Foreseen => ({
  id,
  change: change as Foreseen['change'],
})

/** Shows a record as it will be once the changes under way succeed; the cache holds only what the server said. */
export function useForeseen<T extends Identified>(key: QueryKey): (record: T) => T {
  const pending = useMutationState({
    filters: { mutationKey: key, status: 'pending' },
    select: ({ meta }) => meta?.foreseen,
  })
  return useCallback(
    (record) =>
      pending.reduce<T>(
        (shown, next) => (next?.id === record._id ? (next.change(shown as never) as T) : shown),
        record,
      ),
    [pending],
  )
}
