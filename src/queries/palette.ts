import { useQuery } from '@tanstack/react-query'
import { stationQueries } from './stations'
import { trainQueries } from './trains'

/** Finding a train by name needs no newer list than the one that was fetched a while ago. */
const stillGoodMs = 600_000

/** The trains and stations that the palette searches; asked for once something is typed. */
export const useSearchable = (wanted: boolean) => ({
  trains: useQuery({ ...trainQueries.list(), enabled: wanted, staleTime: stillGoodMs }),
  stations: useQuery({ ...stationQueries.list(), enabled: wanted }),
})
