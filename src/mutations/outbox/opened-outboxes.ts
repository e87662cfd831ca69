import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { createListeners } from '@/lib/listeners'
import type { Outbox } from './outbox'

// All that the first load knows of the outbox: its second door, before anything was staged.

const listeners = createListeners()

/** The outbox of a query client, where anything can have been staged. */
export const openedOutboxes = new WeakMap<QueryClient, Outbox>()

export function outboxOpened(client: QueryClient, outbox: Outbox) {
  openedOutboxes.set(client, outbox)
  // Later: it is opened while a page is drawn, when nothing else may be.
  queueMicrotask(listeners.notify)
}

export function useOutboxOpened(): boolean {
  const client = useQueryClient()
  const isOpened = () => openedOutboxes.has(client)
  return useSyncExternalStore(listeners.subscribe, isOpened, isOpened)
}
