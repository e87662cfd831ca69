import { type QueryFunctionContext, queryOptions, useQuery } from '@tanstack/react-query'
import { getStation, listNearbyStations, listStations, type NearbyQuery } from '@/api/stations'
import type { Station } from '@/domain/stations/station'
import { prepareStationSearch } from '@/domain/stations/station-search'
import { keys } from './keys'
import { arrivingOf, keptList } from './kept-list'

export const stationQueries = {
  all: () => keys.stations,
  lists: () => [...stationQueries.all(), 'list'] as const,
  /**
   * Every station, kept for the session: they are searched in the client.
   * @param options for a page that begins with none or a few of them: see `keptList`
   */
  list: (options?: { heldFrom?: 1 | 2 | undefined }) =>
    queryOptions({
      queryKey: stationQueries.lists(),
      queryFn: async (context: QueryFunctionContext) => {
        const page = await keptList<Station>(listStations, options)(context)
        prepareStationSearch(page.items)
        return page
      },
      structuralSharing: false,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...stationQueries.all(), 'detail', id] as const,
      queryFn: ({ signal }) => getStation(id, signal),
    }),
  /** F1: a cache of its own. */
  nearby: (query: NearbyQuery) =>
    queryOptions({
      queryKey: [...stationQueries.all(), 'nearby', query] as const,
      queryFn: ({ signal }) => listNearbyStations(query, signal),
    }),
}

/** What has come of the list while it is not there yet. */
export const useArrivingStations = () => useQuery(arrivingOf<Station>(stationQueries.lists())).data

export const useStations = () => useQuery(stationQueries.list())

export const useStation = (id: string) => useQuery(stationQueries.detail(id))
