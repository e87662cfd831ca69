import { MutationCache, QueryClient } from '@tanstack/react-query'
import { ApiError, errorWords } from './lib/http/api-error'
import { notify } from '@/lib/notify'
import type { Pending } from '@/queries/pending'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** What the mutation will make of a record, shown until the answer is there. */
      pending?: Pending
      /** The page shows the failure where it happened: no toast besides. */
      shownInline?: boolean
    }
  }
}

const freshMs = 30_000
/** Whoever goes back to a list after a while finds it at once, and with it the place. */
const keptMs = 30 * 60_000
/** A settled mutation holds on to the page that started it, and to what was typed there, passwords among it. */
const settledMs = 1_000

/**
 * Nothing is retried and nothing waits for the network to come back (T11): a failure is told, the user decides. A query's
 * error is shown by the page that reads it; a mutation's by a toast, unless the page does.
 */
export const createQueryClient = () =>
  new QueryClient({
    mutationCache: new MutationCache({
      onError: (error, _input, _result, { meta }) => {
        if (meta?.shownInline || (error instanceof ApiError && error.kind === 'aborted')) return
        const { headline, detail } = errorWords(error)
        notify({ type: 'error', message: detail ? `${headline}: ${detail}` : headline })
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: freshMs,
        gcTime: keptMs,
        retry: false,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        // N2: what stayed open without a network may have changed since.
        refetchOnReconnect: 'always',
      },
      mutations: { retry: false, networkMode: 'always', gcTime: settledMs },
    },
  })
