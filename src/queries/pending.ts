import { useMutationState } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Booking } from '@/domain/bookings/booking'
import type { Review } from '@/domain/reviews/review'
import type { LocalUser } from '@/domain/users/local-user'

/** The resources whose mutations show at once, by what their keys begin with. */
export interface PendingRecords {
  bookings: Booking
  reviews: Review
  users: LocalUser
}

/**
 * For a mutation's `meta`: what it will make of one record. The change may run twice, so it must not add up.
 */
export type Pending = {
  readonly [Name in keyof PendingRecords]?: {
    readonly id: string
    readonly change: (record: PendingRecords[Name]) => PendingRecords[Name]
  }
}

/** Shows a record as it will be once the changes under way succeed; the cache holds only what the server said. */
export function useWithPending<Name extends keyof PendingRecords>(
  name: Name,
): (record: PendingRecords[Name]) => PendingRecords[Name] {
  const pending = useMutationState({
    filters: { status: 'pending', predicate: ({ meta }) => meta?.pending?.[name] !== undefined },
    select: ({ meta }) => meta?.pending?.[name],
  })
  return useCallback(
    (record) =>
      pending.reduce<PendingRecords[Name]>(
        (shown, next) => (next?.id === record._id ? next.change(shown) : shown),
        record,
      ),
    [pending],
  )
}
