import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** One change of the cache that a server's answer calls for. */
export interface CachePatch {
  queryKey: QueryKey
  apply: (client: QueryClient) => void
}

/** Changes every entry under `queryKey` that was already fetched; an absent one stays absent. */
export const patch = <T>(queryKey: QueryKey, update: (cached: T) => T): CachePatch => ({
  queryKey,
  apply: (client) =>
    void client.setQueriesData<T>({ queryKey }, (cached) =>
      cached === undefined ? undefined : update(cached),
    ),
})

/** Drops every entry under `queryKey`: the record it speaks of is gone. A page that shows it keeps its last sight. */
export const drop = (queryKey: QueryKey): CachePatch => ({
  queryKey,
  apply: (client) => client.removeQueries({ queryKey }),
})

/** Writes what the server answered. A fetch still under way started before that and is dropped. */
export async function writeAnswer(client: QueryClient, patches: CachePatch[]) {
  await Promise.all(patches.map(({ queryKey }) => client.cancelQueries({ queryKey })))
  for (const { apply } of patches) apply(client)
}

/** Refetches when the last mutation under `key` ends; before that, an answer could be older than a later write. */
export function refetchWhenLast(client: QueryClient, key: QueryKey) {
  if (client.isMutating({ mutationKey: key }) === 1) void client.invalidateQueries({ queryKey: key })
}
