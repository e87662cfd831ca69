import { getSession } from '@/auth/session-store'
import { notify } from '@/lib/notify'
import { sendPromised } from './outbox-signal'

/**
 * ADM-4: for every way to end a session on purpose: what was promised is sent first, then `end` does it. At once, where
 * nothing is promised.
 * @param end told whose session was meant: the server may have ended it meanwhile
 */
export async function afterSending(end: (userId: string | undefined) => void) {
  const userId = getSession().user?._id
  const sending = sendPromised()
  const through = sending ? await sending : true
  end(userId)
  if (through) return
  notify({
    type: 'warning',
    message: 'Not everything you changed was taken. Your change log has it, once you have signed in again.',
  })
}
