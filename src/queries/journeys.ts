import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Page } from '@/domain/page'
import type { Seats, Train } from '@/domain/trains/train'
import { connectionQueries } from './connections/connections'
import type { ConnectionQuery } from './connections/connections-answer'
import { trainQueries } from './trains'

/** The planner's questions, each asked for several days at once. Answers stand in the order of the questions. */

export const useTrainSearches = (searches: readonly { from: string; to: string; date: string }[]) =>
  useQueries({ queries: searches.map((search) => trainQueries.search(search)) })

export const useConnectionSearches = (searches: readonly ConnectionQuery[]) =>
  useQueries({ queries: searches.map((search) => connectionQueries.search(search)) })

/** Free seats in the order of the questions; undefined where they could not be counted. Nothing is said until all are. */
const counted = (results: UseQueryResult<Seats>[]) => {
  const checking = results.some(({ isFetched }) => !isFetched)
  return {
    checking,
    free: checking ? [] : results.map(({ data, error }) => (error ? undefined : data?.availableSeats)),
  }
}

export const useSeatCounts = (runs: readonly { train: string; date: string }[]) =>
  useQueries({ queries: runs.map(({ train, date }) => trainQueries.seats(train, date)), combine: counted })

interface Timetable {
  trainById: ReadonlyMap<string, Train>
  keptAt: number | undefined
}

const timetableOf = ({ items, keptAt }: Page<Train>): Timetable => ({
  trainById: new Map(items.map((train) => [train._id, train])),
  keptAt,
})

/** As for the search for connections, which is about the same trains. */
const timetableFreshMs = 5 * 60_000

/** Every train; nothing is asked until it is wanted. */
export const useTimetable = (wanted: boolean) =>
  useQuery({ ...trainQueries.list(), staleTime: timetableFreshMs, select: timetableOf, enabled: wanted })
