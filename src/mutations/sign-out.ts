import { notify } from '@/lib/notify'
import { sendPromised } from './outbox-signal'

/**
 * ADM-4: for every way to end a session on purpose: what was promised is sent first, then `end` does it. At once, where
 * nothing is promised.
 */
export async function afterSending(end: () => void) {
  const sending = sendPromised()
  const through = sending ? await sending : true
  end()
  if (through) return
  notify({
    type: 'warning',
    message: 'Not everything you changed was taken. Your change log has it, once you have signed in again.',
  })
}
