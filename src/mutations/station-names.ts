import type { QueryClient } from '@tanstack/react-query'
import { type StationIndex, stationIndex } from '@/domain/station-index'
import type { Station } from '@/domain/station'
import type { StationNames } from '@/domain/train-input'
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
