import { useQueries } from '@tanstack/react-query'
import type { BookedTrain } from '@/domain/bookings/booking'
import { trainQueries } from '@/queries/trains'
import { isUnknown } from './times-load'

/** The trains of a few bookings, each asked for by itself, in their order; undefined of one that the railway has not. */
export function useBookedTrains(booked: readonly (BookedTrain | null)[]) {
  const results = useQueries({
    queries: booked.map((train) =>
      train?._id === undefined
        ? trainQueries.numbered(train?.trainNumber ?? '')
        : trainQueries.detail(train._id),
    ),
  })
  return {
    data: results.some(({ isPending }) => isPending)
      ? undefined
      : results.map(({ data }) => data ?? undefined),
    error: results.find(({ error }) => error && !isUnknown(error))?.error,
    isFetching: results.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(results.map(({ refetch }) => refetch())),
  }
}
