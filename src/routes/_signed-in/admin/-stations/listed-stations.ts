import { placesOf } from '@/domain/stations/railway-area'
import type { Station } from '@/domain/stations/station'
import { searchStations } from '@/domain/stations/station-search'
import type { Train } from '@/domain/trains/train'
import type { AdminStationsSearch } from './stations-search'
import { sameText } from '@/lib/text/text'

/** How many trains call at each station, by its id; undefined until the trains are loaded. */
export type Calls = ReadonlyMap<string, number> | undefined

export const callsAt = ({ _id }: Station, calls: Calls) => calls && (calls.get(_id) ?? 0)

export function callsByStation(trains: readonly Train[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { source, destination, route } of trains) {
    const ids = new Set([source?._id, destination?._id, ...route.map(({ station }) => station?._id)])
    for (const id of ids) if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return counts
}

/** What a column is sorted by. */
export const stationSortKey = (station: Station, column: string, calls: Calls) =>
  column === 'trains' ? callsAt(station, calls) : station[column as keyof Station]

/** The stations an address asks for; in the list's own order, created ones first (F2), or as they fit what was typed. */
export function foundStations(
  stations: readonly Station[],
  { q, state, zone, lacks }: Omit<AdminStationsSearch, 'sort'>,
): Station[] {
  const found = q === undefined ? stations : searchStations(stations, q, stations.length)
  const { placeOf } = placesOf(stations)
  return found.filter(
    (station) =>
      (state === undefined || sameText(station.state, state)) &&
      (zone === undefined || sameText(station.zone, zone)) &&
      (lacks === undefined || !placeOf(station)),
  )
}
