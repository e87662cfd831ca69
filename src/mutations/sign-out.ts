import { getSession } from '@/auth/session-store'
import { notify } from '@/lib/notify'
import { sendPromised } from './outbox/outbox-signal'

/**
 * ADM-4: for every way to end a session on purpose: what was promised is sent first, then `end` does it. At once, where
 * nothing is promised.
 * @param end told whose session was meant: the server may have ended it meanwhile
 * @param signal aborted where somebody thinks better of it while he waits
 * @param left where to find what was not taken
 */
export async function afterSending(
  end: (userId: string | undefined) => void,
  signal?: AbortSignal,
  left = 'Your change log has it, once you have signed in again.',
) {
  const userId = getSession().user?._id
  const sending = sendPromised()
  const through = sending ? await sending : true
  if (signal?.aborted) return
  end(userId)
  if (through) return
  notify({ type: 'warning', message: `Not everything you changed was taken. ${left}` })
}
