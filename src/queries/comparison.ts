import { useQueries } from '@tanstack/react-query'
import { reviewQueries } from './reviews'
import { trainQueries } from './trains'

/** Trains by their ids, in this order. */
export function useTrainDetails(ids: readonly string[]) {
  const results = useQueries({ queries: ids.map((id) => trainQueries.detail(id)) })
  return ids.map((id, index) => {
    const { data: train, error = null, isFetching = false, refetch } = results[index] ?? {}
    return { id, train, error, isFetching, retry: () => void refetch?.() }
  })
}

/** What passengers think of trains: undefined where it is not known yet, or could not be asked. */
export function useRatings(ids: readonly string[]): ({ average: number; count: number } | undefined)[] {
  return useQueries({ queries: ids.map((id) => reviewQueries.allOfTrain(id)) }).map(
    ({ data }) => data && { average: data.averageRating, count: data.total },
  )
}
