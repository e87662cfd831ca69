import {
  type QueryClient,
  type QueryFunctionContext,
  queryOptions,
  useQueries,
  useQuery,
  type UseQueryResult,
} from '@tanstack/react-query'
import {
  getSeats,
  getTrain,
  getTrainForBooking,
  listTrains,
  searchTrains,
  type TrainFilter,
  type TrainSearch,
} from '@/api/trains'
import { type Page, toPage } from '@/domain/page'
import type { Seats, Train } from '@/domain/trains/train'
import { prepareTrainSearch } from '@/domain/trains/train-search'
import { trainsBetween } from '@/domain/trains/trains-between'
import { ApiError } from '@/lib/http/api-error'
import { limiter } from '@/lib/http/limit'
import { noop } from '@/lib/noop'
import { mapInSlices } from '@/lib/lists/slices'
import { keys } from './keys'
import { arrivingOf, keptList } from './kept-list'

/** A page of trains asks for the seats of each: three at once are enough for what is in sight (SEA-2). */
const seatCalls = limiter(3)

/** Seats change with every booking: an answer this old is asked for again (SEA-2). */
const seatsFreshMs = 60_000

/** Journeys that were found in an older timetable are looked for in the new one, which is in the cache after this turn. */
const searchAgain = (client: QueryClient) =>
  setTimeout(() => void client.invalidateQueries({ queryKey: trainQueries.connections() }), 0)

/** N6: without a network the timetable that this device has is searched, and the answer says of when that is. */
async function foundInList(client: QueryClient, { from, to }: TrainSearch, error: unknown) {
  if (!(error instanceof ApiError && error.offline)) throw error
  const list = trainQueries.list()
  const known = await client.query({ ...list, staleTime: Infinity }).catch(() => Promise.reject(error))
  const keptAt = known.keptAt ?? client.getQueryState(list.queryKey)?.dataUpdatedAt
  return { ...toPage(trainsBetween(known.items, from, to)), ...(keptAt !== undefined && { keptAt }) }
}

export const trainQueries = {
  all: () => keys.trains,
  lists: () => [...trainQueries.all(), 'list'] as const,
  list: (filter: TrainFilter = {}) => {
    const queryKey = [...trainQueries.lists(), filter] as const
    return queryOptions({
      queryKey,
      queryFn: async (context: QueryFunctionContext) => {
        const before = context.client.getQueryData<Page<Train>>(queryKey)
        const page = await keptList<Train>((options) => listTrains(filter, options))(context)
        if (before && before.items !== page.items) searchAgain(context.client)
        // Nobody waits for it, but the first key that is typed would.
        mapInSlices(page.items, prepareTrainSearch, context.signal).catch(noop)
        return page
      },
      structuralSharing: false,
    })
  },
  /** What was found in the list. */
  connections: () => [...trainQueries.all(), 'connections'] as const,
  /** The train of that number, or null. Of letters and digits alone: the server takes what is sent for a pattern. */
  numbered: (trainNumber: string) =>
    queryOptions({
      queryKey: [...trainQueries.all(), 'numbered', trainNumber] as const,
      queryFn: async ({ client, signal }) => {
        const listed =
          client.getQueryData(trainQueries.list().queryKey) ??
          (await listTrains(/^[\da-z]+$/i.test(trainNumber) ? { search: trainNumber } : {}, { signal }))
        return listed.items.find((train) => train.trainNumber === trainNumber) ?? null
      },
    }),
  searches: () => [...trainQueries.all(), 'search'] as const,
  search: (search: TrainSearch) =>
    queryOptions({
      queryKey: [...trainQueries.searches(), search] as const,
      queryFn: ({ client, signal }) =>
        searchTrains(search, signal).catch((error: unknown) => foundInList(client, search, error)),
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

/** What has come of the list while it is not there yet. */
export const useArrivingTrains = () => useQuery(arrivingOf<Train>(trainQueries.list().queryKey)).data

export const useTrains = ({ enabled = true } = {}) => useQuery({ ...trainQueries.list(), enabled })

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
