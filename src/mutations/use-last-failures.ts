import { type MutationKey, useMutationState } from '@tanstack/react-query'

/** How long after its last use a failure can be asked for, by whatever shows the record then, ms. */
export const failureKeptMs = 300_000

/**
 * T16: why what was last done with a record came to nothing, until the next try: by the `scope.id` that the record's
 * mutations share. A message says so as well, but goes after three seconds. What a form shows itself is left out.
 */
export function useLastFailures(mutationKey: MutationKey): ReadonlyMap<string, Error> {
  const tries = useMutationState({
    filters: { mutationKey, predicate: ({ meta }) => !meta?.shownInline },
    select: ({ options, state }) => ({ scope: options.scope?.id ?? '', error: state.error }),
  })
  const last = new Map(tries.map(({ scope, error }) => [scope, error]))
  return new Map([...last].flatMap(([scope, error]) => (error ? [[scope, error]] : [])))
}
