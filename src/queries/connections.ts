import { queryOptions, useQuery } from '@tanstack/react-query'
import { startWorker } from '@/lib/trusted-worker'
import type { ConnectionQuery } from './connections-answer'
import { connectionHost } from './connections-host'
// oxlint-disable-next-line import/default -- Vite makes the address of a worker of it.
import worker from './connections.worker.ts?worker&url'
import { trainQueries } from './trains'

const host = connectionHost(typeof Worker === 'undefined' ? undefined : () => startWorker(worker))

/** A timetable changes rarely and is long: it is not asked for anew at each search. */
const timetableFreshMs = 5 * 60_000

export const connectionQueries = {
  /** Below the trains: what changes them makes the connections outdated too. */
  all: () => [...trainQueries.all(), 'connections'] as const,
  search: (search: ConnectionQuery) =>
    queryOptions({
      queryKey: [...connectionQueries.all(), search] as const,
      queryFn: async ({ client, signal }) => {
        const { items } = await client.query({ ...trainQueries.list(), staleTime: timetableFreshMs })
        return host.search(items, search, signal)
      },
    }),
}

/** PLN-2: connections over all trains; nothing is searched for until the search is complete. */
export const useConnections = (search: ConnectionQuery | undefined) =>
  useQuery({
    ...connectionQueries.search(search ?? { from: '', to: '', date: '', maxChanges: 0 }),
    enabled: search !== undefined,
  })
