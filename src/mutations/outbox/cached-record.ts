import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Page } from '@/domain/page'
import type { Identified } from '@/lib/lists/collection'

interface Keys {
  /** Prefix of the lists that hold whole records. */
  lists: QueryKey
  /** Prefix of what is kept of the one record. */
  detail: QueryKey
}

/** A record as the server told it last, wherever the cache has it; the freshest, where it has several. */
// The keys decide what the records are: whoever names them says it.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export function cachedRecord<T extends Identified>(
  client: QueryClient,
  { lists, detail }: Keys,
  id: string,
): T | undefined {
  const cache = client.getQueryCache()
  const found = [
    ...cache.findAll({ queryKey: detail }).map(({ state }) => ({
      record: state.data as T | undefined,
      at: state.dataUpdatedAt,
    })),
    ...cache.findAll({ queryKey: lists }).map(({ state }) => ({
      record: (state.data as Page<T> | undefined)?.items.find(({ _id }) => _id === id),
      at: state.dataUpdatedAt,
    })),
  ]
  return found.filter(({ record }) => record !== undefined).toSorted((a, b) => b.at - a.at)[0]?.record
}
