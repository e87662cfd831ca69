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
  // One look for each of 100,000 stops: a set for each train takes twice as long.
  const known = new Map<string, { count: number; last: Train }>()
  const note = (train: Train, id: string | undefined) => {
    if (id === undefined) return
    const calls = known.get(id)
    if (!calls) known.set(id, { count: 1, last: train })
    else if (calls.last !== train) {
      calls.count += 1
      calls.last = train
    }
  }
  for (const train of trains) {
    note(train, train.source?._id)
    for (const { station } of train.route) note(train, station?._id)
    note(train, train.destination?._id)
  }
  return new Map([...known].map(([id, { count }]) => [id, count]))
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
  const placeOf = lacks === undefined ? undefined : placesOf(stations).placeOf
  return found.filter(
    (station) =>
      (state === undefined || sameText(station.state, state)) &&
      (zone === undefined || sameText(station.zone, zone)) &&
      !placeOf?.(station),
  )
}
