import { notify } from '@/lib/notify'
import { isolated } from '@/lib/text/isolated'
import { type Change, failureMessage, stateOf, type Step, subjectOf } from './change'

export function notifyNotSent(steps: readonly Step[]) {
  if (steps.length === 0) return
  const message = `${isolated(subjectOf(steps))}: not sent, because the session ended. Sign in again to send it.`
  notify({ type: 'warning', message })
}

/** Once for each change that failed, when the last of it is answered. */
export function notifyFailures(before: readonly Change[], now: readonly Change[]) {
  const open = new Set(before.filter((change) => stateOf(change) !== 'failed').map(({ id }) => id))
  for (const change of now) {
    if (stateOf(change) !== 'failed' || !open.has(change.id)) continue
    notify({ type: 'error', message: failureMessage(change) })
  }
}
