import type { Query, QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { Studio } from '@mocks/studio/types'
import { createListeners } from '@/lib/listeners'
import { perObject } from '@/lib/memo'

/** Tells of changes a little later, since some come while the app is being drawn, and of the age once a second. */
const watched = perObject((client: QueryClient) => {
  let turn = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const tell = () => {
    timer = undefined
    turn += 1
    listeners.notify()
  }
  const soon = () => {
    timer ??= setTimeout(tell, 50)
  }
  const listeners = createListeners(() => {
    const stops = [client.getQueryCache().subscribe(soon), client.getMutationCache().subscribe(soon)]
    const clock = setInterval(tell, 1000)
    return () => {
      for (const stop of stops) stop()
      clearInterval(clock)
      clearTimeout(timer)
      timer = undefined
    }
  })
  return { subscribe: listeners.subscribe, turn: () => turn }
})

/** Draws anew what shows the caches of a client. */
export function useCaches(client: QueryClient) {
  const { subscribe, turn } = watched(client)
  useSyncExternalStore(subscribe, turn)
}

const failing = new Set<string>()
const listening = new WeakSet<QueryClient>()

export const isToFail = (query: Query) => failing.has(query.queryHash)

/**
 * Lets a query fail the next time that it is fetched: as it begins, a rule is put before all others that meets one call,
 * and the query's own comes first.
 */
export function failNextFetch(query: Query, client: QueryClient, studio: Studio) {
  failing.add(query.queryHash)
  if (listening.has(client)) return
  listening.add(client)
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'fetch') return
    if (!failing.delete(event.query.queryHash)) return
    const { rules } = studio.state
    studio.set({ rules: [{ call: '*', effect: { kind: 'status', status: 500 }, times: 1 }, ...rules] })
  })
}
