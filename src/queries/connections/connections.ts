import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Connection } from '@/domain/journeys/connections'
import type { Train } from '@/domain/trains/train'
import { workerHost, workerOrPage } from '@/lib/worker/worker-host'
import type { ConnectionQuery } from './connections-answer'
// oxlint-disable-next-line import/default -- Vite makes the address of a worker of it.
import worker from './connections.worker.ts?worker&url'
import { trainQueries } from '@/queries/trains'

const host = workerHost<Train, Train, ConnectionQuery, Connection[]>({
  start: workerOrPage(worker, () =>
    import('./connections-answer').then(({ connectionAnswerer }) => connectionAnswerer),
  ),
  itemOf: (train) => train,
  itemsPerMessage: 200,
  // The largest timetable takes a small part of it.
  timeoutMs: 30_000,
  words: {
    notStarted: 'The search for connections could not be started',
    stopped: 'The search for connections stopped unexpectedly',
    tooLong: 'The search for connections took too long',
  },
})

/** A timetable changes rarely and is long: it is not asked for anew at each search. */
const timetableFreshMs = 5 * 60_000

export const connectionQueries = {
  search: (search: ConnectionQuery) =>
    queryOptions({
      queryKey: [...trainQueries.connections(), search] as const,
      queryFn: async ({ client, signal }) => {
        const { items } = await client.query({ ...trainQueries.list(), staleTime: timetableFreshMs })
        return host.ask(items, search, signal)
      },
    }),
}

/** PLN-2: connections over all trains; nothing is searched for until the search is complete. */
export const useConnections = (search: ConnectionQuery | undefined) =>
  useQuery({
    ...connectionQueries.search(search ?? { from: '', to: '', date: '', maxChanges: 0 }),
    enabled: search !== undefined,
  })
