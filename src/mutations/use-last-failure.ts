import { type MutationKey, useMutationState } from '@tanstack/react-query'

/** How long after its last use a failure can be asked for, by whatever shows the record then, ms. */
export const failureKeptMs = 300_000

/**
 * T16: why what was last done with a record came to nothing, until the next try. A message says so as well, but goes after
 * three seconds; what a form shows itself is left out.
 * @param scope the `scope.id` that the record's mutations share
 */
export function useLastFailure(mutationKey: MutationKey, scope: string): Error | undefined {
  const errors = useMutationState({
    filters: {
      mutationKey,
      predicate: ({ options, meta }) => options.scope?.id === scope && !meta?.shownInline,
    },
    select: ({ state }) => state.error,
  })
  return errors.at(-1) ?? undefined
}
