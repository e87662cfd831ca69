import type { QueryClient } from '@tanstack/react-query'
import type { Station } from '@/domain/stations/station'
import { type StationIndex, stationIndex } from '@/domain/stations/station-index'
import type { StationNames } from '@/domain/trains/train-input'
import { stationQueries } from '@/queries/stations'

/** A bulk change asks for the same stations again and again. */
const indexes = new WeakMap<readonly Station[], StationIndex>()

const byId: StationNames = (_id) => ({ _id })

/** What the loaded stations are called; of one that is not loaded, the id alone. */
export function stationNames(client: QueryClient): StationNames {
  const stations = client.getQueryData(stationQueries.list().queryKey)?.items
  if (!stations) return byId
  const index = indexes.get(stations) ?? stationIndex(stations)
  indexes.set(stations, index)
  return index.refOf
}
