import type { QueryClient } from '@tanstack/react-query'
import type { StationNames } from '@/domain/train-input'
import { stationQueries } from '@/queries/stations'

/** What the loaded stations are called; of one that is not loaded, the id alone. */
export function stationNames(client: QueryClient): StationNames {
  const stations = client.getQueryData(stationQueries.list().queryKey)?.items ?? []
  return (id) => {
    const station = stations.find(({ _id }) => _id === id)
    return station ? { _id: id, name: station.name, code: station.code, city: station.city } : { _id: id }
  }
}
