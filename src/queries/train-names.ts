import { type QueryClient, useQueries, useQueryClient } from '@tanstack/react-query'
import type { Page } from '@/domain/page'
import type { Train } from '@/domain/trains/train'
import { trainQueries } from './trains'

const listedTrain = (client: QueryClient, id: string) =>
  [trainQueries.lists(), trainQueries.searches()]
    .flatMap((queryKey) => client.getQueriesData<Page<Train>>({ queryKey }))
    .flatMap(([, page]) => page?.items ?? [])
    .find(({ _id }) => _id === id)

/** Trains by their ids, for whoever needs no more than their names: what stands in some list is not asked for. */
export function useNamesOfTrains(ids: readonly string[]) {
  const client = useQueryClient()
  const listed = ids.map((id) => listedTrain(client, id))
  const results = useQueries({
    queries: ids.map((id, index) => ({ ...trainQueries.detail(id), enabled: listed[index] === undefined })),
  })
  return ids.map((id, index) => ({
    id,
    train: listed[index] ?? results[index]?.data,
    error: results[index]?.error ?? null,
  }))
}
