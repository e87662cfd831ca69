import { useMutationState } from '@tanstack/react-query'
import { bookingQueries } from '@/queries/bookings'

/** Ids of the bookings that a change under way is shown on before the server has agreed. */
export function useBeingChanged(): ReadonlySet<string> {
  const ids = useMutationState({
    filters: { mutationKey: bookingQueries.all(), status: 'pending' },
    select: ({ meta }) => meta?.foreseen?.id,
  })
  return new Set(ids.filter((id) => id !== undefined))
}
