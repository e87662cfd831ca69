import { queryOptions, useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query'
import {
  getSeats,
  getTrain,
  getTrainForBooking,
  listTrains,
  searchTrains,
  type TrainFilter,
  type TrainSearch,
} from '@/api/trains'
import type { Seats } from '@/domain/trains/train'
import { prepareTrainSearch } from '@/domain/trains/train-search'
import { limiter } from '@/lib/http/limit'
import { noop } from '@/lib/noop'
import { mapInSlices } from '@/lib/lists/slices'
import { keys } from './keys'
import { keepKnown } from './known-records'

/** A page of trains asks for the seats of each: three at once are enough for what is in sight (SEA-2). */
const seatCalls = limiter(3)

/** Seats change with every booking: an answer this old is asked for again (SEA-2). */
const seatsFreshMs = 60_000

export const trainQueries = {
  all: () => keys.trains,
  lists: () => [...trainQueries.all(), 'list'] as const,
  list: (filter: TrainFilter = {}) => {
    const queryKey = [...trainQueries.lists(), filter] as const
    return queryOptions({
      queryKey,
      queryFn: async ({ client, signal }) => {
        const listed = await listTrains(filter, signal)
        const page = await keepKnown(client.getQueryData<typeof listed>(queryKey), listed, signal)
        // Nobody waits for it, but the first key that is typed would.
        mapInSlices(page.items, prepareTrainSearch, signal).catch(noop)
        return page
      },
      structuralSharing: false,
    })
  },
  searches: () => [...trainQueries.all(), 'search'] as const,
  search: (search: TrainSearch) =>
    queryOptions({
      queryKey: [...trainQueries.searches(), search] as const,
      queryFn: ({ signal }) => searchTrains(search, signal),
    }),
  details: (id: string) => [...trainQueries.all(), 'detail', id] as const,
  detail: (id: string) =>
    queryOptions({
      queryKey: trainQueries.details(id),
      queryFn: ({ signal }) => getTrain(id, signal),
    }),
  forBooking: (id: string) =>
    queryOptions({
      queryKey: [...trainQueries.details(id), 'for-booking'] as const,
      queryFn: ({ signal }) => getTrainForBooking(id, signal),
    }),
  seatsOf: (trainId: string) => [...keys.seats, trainId] as const,
  seats: (trainId: string, date: string) =>
    queryOptions({
      queryKey: [...trainQueries.seatsOf(trainId), date] as const,
      queryFn: ({ signal }) => seatCalls(() => getSeats(trainId, date, signal), signal),
      staleTime: seatsFreshMs,
    }),
}

export const useTrains = (filter: TrainFilter = {}) => useQuery(trainQueries.list(filter))

/** Direct trains; nothing is asked until the search is complete. */
export const useTrainSearch = (search: TrainSearch | undefined) =>
  useQuery({
    ...trainQueries.search(search ?? { from: '', to: '', date: '' }),
    enabled: search !== undefined,
  })

/** Nothing is asked where no id is known. */
export const useTrain = (id: string | undefined) =>
  useQuery({ ...trainQueries.detail(id ?? ''), enabled: id !== undefined })

export const useTrainForBooking = (id: string) => useQuery(trainQueries.forBooking(id))

export interface SeatCheck {
  /** E5: 0 also where the check failed: read `failed` before saying 'sold out'. */
  availableSeats: number
  totalSeats: number | null
  checking: boolean
  failed: Error | null
  retry: () => void
}

/** E5: a failed check reads as 0 seats beside its error. */
function seatCheckOf(
  { data, error, isFetching, refetch }: UseQueryResult<Seats>,
  enabled: boolean,
): SeatCheck {
  const known = error ? undefined : data
  return {
    availableSeats: known?.availableSeats ?? 0,
    totalSeats: known?.totalSeats ?? null,
    checking: enabled && isFetching && known === undefined,
    failed: isFetching ? null : error,
    retry: () => void refetch(),
  }
}

/** E5: the free seats of a train on a date. */
export const useSeats = (trainId: string, date: string, enabled = true): SeatCheck =>
  seatCheckOf(useQuery({ ...trainQueries.seats(trainId, date), enabled }), enabled)

/** The seats of several trains at once, in their order. Nothing is asked where a train is not `wanted`. */
export function useSeatsOfAll(
  needs: readonly { trainId: string; date: string; wanted: boolean }[],
): SeatCheck[] {
  const results = useQueries({
    queries: needs.map(({ trainId, date, wanted }) => ({
      ...trainQueries.seats(trainId, date),
      enabled: wanted,
    })),
  })
  return results.map((result, index) => seatCheckOf(result, needs[index]?.wanted ?? false))
}
