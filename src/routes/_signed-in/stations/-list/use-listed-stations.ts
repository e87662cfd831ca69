import { useMemo } from 'react'
import { nearestStations, type Position } from '@/domain/stations/geo'
import { placesOf } from '@/domain/stations/railway-area'
import type { Station } from '@/domain/stations/station'
import { searchStations } from '@/domain/stations/station-search'
import { lazily, perObject } from '@/lib/memo'

export interface ListedStation {
  station: Station
  km?: number
}

const none: readonly Station[] = []
const inEnglish = lazily(() => new Intl.Collator('en'))

/** Once for a list, not with each visit to the page: thousands of names take long. */
const byName = perObject((stations: readonly Station[]): readonly ListedStation[] =>
  stations.toSorted((a, b) => inEnglish().compare(a.name, b.name)).map((station) => ({ station })),
)

/** By distance; where a station lies that has no position nobody knows, but it is there all the same: at the end. */
function byDistance(stations: readonly Station[], centre: Position): ListedStation[] {
  const { placeOf } = placesOf(stations)
  return [
    ...nearestStations(stations, placeOf, centre, stations.length),
    ...stations.flatMap((station) => (placeOf(station) ? [] : [{ station }])),
  ]
}

/** The stations an address asks for. What is typed does not make them be sorted anew. */
export function useListedStations(
  stations: readonly Station[] = none,
  q: string | undefined,
  centre: Position | undefined,
): readonly ListedStation[] {
  const { latitude, longitude } = centre ?? {}
  const sorted = useMemo(
    () =>
      latitude === undefined || longitude === undefined
        ? byName(stations)
        : byDistance(stations, { latitude, longitude }),
    [stations, latitude, longitude],
  )
  return useMemo(() => {
    if (!q) return sorted
    const found = searchStations(stations, q, stations.length)
    if (latitude === undefined) return found.map((station) => ({ station }))
    const fitting = new Set(found)
    return sorted.filter(({ station }) => fitting.has(station))
  }, [sorted, stations, q, latitude])
}
