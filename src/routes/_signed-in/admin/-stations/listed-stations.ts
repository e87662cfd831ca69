import type { Station } from '@/domain/station'
import { searchStations } from '@/domain/station-search'
import type { Train } from '@/domain/train'
import { parseSort, sortRows } from '@/lib/table-sort'
import type { AdminStationsSearch } from './stations-search'

export interface StationRow extends Station {
  /** How many trains call there; undefined until the trains are loaded. */
  trains: number | undefined
}

/** How many trains call at each station, by its id. */
export function callsByStation(trains: readonly Train[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { source, destination, route } of trains) {
    const ids = new Set([source?._id, destination?._id, ...route.map(({ station }) => station?._id)])
    for (const id of ids) if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return counts
}

/** The stations an address asks for, in its order; without one, in the list's own: created ones first (F2). */
export function listedStations(
  stations: readonly Station[],
  calls: ReadonlyMap<string, number> | undefined,
  { q, state, zone, lacks, sort }: AdminStationsSearch,
): StationRow[] {
  const found = q === undefined ? stations : searchStations(stations, q, stations.length)
  const rows = found
    .filter(
      (station) =>
        (state === undefined || station.state === state) &&
        (zone === undefined || station.zone === zone) &&
        (lacks === undefined || station.latitude === null || station.longitude === null),
    )
    .map((station): StationRow => ({ ...station, trains: calls && (calls.get(station._id) ?? 0) }))
  if (sort === undefined) return rows
  const { by, descending } = parseSort(sort)
  return sortRows(rows, (row) => row[by as keyof StationRow], descending)
}
