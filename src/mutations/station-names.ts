import type { QueryClient } from '@tanstack/react-query'
import { stationIndex } from '@/domain/stations/station-index'
import type { StationNames } from '@/domain/trains/train-input'
import type { Station } from '@/domain/stations/station'
import { lazily, perObject } from '@/lib/memo'
import { stationQueries } from '@/queries/stations'

/** The index of thousands is made when a name is asked for: who changes stations alone needs none. */
const namesOf = perObject((stations: readonly Station[]): StationNames => {
  const index = lazily(() => stationIndex(stations))
  return (id) => index().refOf(id)
})

const byId: StationNames = (_id) => ({ _id })

/** What the loaded stations are called; of one that is not loaded, the id alone. */
export function stationNames(client: QueryClient): StationNames {
  const stations = client.getQueryData(stationQueries.list().queryKey)?.items
  return stations ? namesOf(stations) : byId
}
