import type { QueryClient } from '@tanstack/react-query'
import type { Outbox } from '@/mutations/outbox/outbox-api'

/** The outbox of a query client, where anything can have been staged: all that the first load knows of it. */
export const openedOutboxes = new WeakMap<QueryClient, Outbox>()
