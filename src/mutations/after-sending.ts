import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { getSession } from '@/auth/session-store'
import { notify } from '@/lib/notify'
import { openedOutboxes } from '@/mutations/outbox/opened-outboxes'

const longestMs = 10_000

async function inTime(sending: Promise<boolean>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), longestMs)
  })
  const through = await Promise.race([sending, late])
  clearTimeout(timer)
  return through
}

/**
 * ADM-4: for every way to end a session on purpose: staged changes are sent first, then `end` ends it, at the latest after
 * ten seconds; at once, where nothing is staged.
 * @param end gets the id of the user who asked for it: the server may have ended the session meanwhile
 * @param signal aborted where the user changes their mind while waiting
 * @param left where to find what was not taken
 */
export async function afterSending(
  client: QueryClient,
  end: (userId: string | undefined) => void,
  signal?: AbortSignal,
  left = 'Your change log has it, once you have signed in again.',
) {
  const userId = getSession().user?._id
  const outbox = openedOutboxes.get(client)
  const through = outbox ? await inTime(outbox.sendNow()) : true
  if (signal?.aborted) return
  end(userId)
  if (!through) notify({ type: 'warning', message: `Not everything you changed was taken. ${left}` })
}

export function useAfterSending() {
  const client = useQueryClient()
  return (end: (userId: string | undefined) => void, signal?: AbortSignal, left?: string) =>
    afterSending(client, end, signal, left)
}
