import type { QueryClient } from '@tanstack/react-query'
import { stationIndex } from '@/domain/stations/station-index'
import type { StationNames } from '@/domain/trains/train-input'
import { perObject } from '@/lib/memo'
import { stationQueries } from '@/queries/stations'

/** A bulk change asks for the same stations again and again. */
const indexOf = perObject(stationIndex)

const byId: StationNames = (_id) => ({ _id })

/** What the loaded stations are called; of one that is not loaded, the id alone. */
export function stationNames(client: QueryClient): StationNames {
  const stations = client.getQueryData(stationQueries.list().queryKey)?.items
  if (!stations) return byId
  return indexOf(stations).refOf
}
