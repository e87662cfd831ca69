import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { createListeners } from '@/lib/listeners'
import type { Outbox } from './outbox/outbox-api'

// What the first load knows of the outbox, whose code comes with the admin area.

const outboxes = new WeakMap<QueryClient, Outbox>()
const listeners = createListeners()

/** The outbox of a query client, where anything can have been staged. */
export const openedOutbox = (client: QueryClient) => outboxes.get(client)

export function outboxOpened(client: QueryClient, outbox: Outbox) {
  outboxes.set(client, outbox)
  // Later: it is opened while a page is drawn, when nothing else may be.
  queueMicrotask(listeners.notify)
}

export function useOutboxOpened(): boolean {
  const client = useQueryClient()
  return useSyncExternalStore(listeners.subscribe, () => outboxes.has(client))
}
