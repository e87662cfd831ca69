import type { ChangeResult } from '@/domain/admin/change-log'
import { isolated } from '@/lib/text/isolated'
import { notify } from '@/lib/notify'
import { noteChanges } from './change-log'
import { type Change, failureMessage, stateOf, type Step, subjectOf } from './outbox-change'

/** Into the change log. */
export const noteSteps = (steps: readonly Step[], result: ChangeResult, words: string | null = null) =>
  noteChanges(steps.map(({ entry }) => ({ ...entry, result, words })))

export function tellUnsent(steps: readonly Step[]) {
  if (steps.length === 0) return
  const message = `${isolated(subjectOf(steps))}: not sent, because the session ended. Sign in again to send it.`
  // Later, because the notices of the one before are cleared now.
  queueMicrotask(() => notify({ type: 'warning', message }))
}

/** Once for each change that failed, when the last of it is answered. */
export function tellFailures(before: readonly Change[], now: readonly Change[]) {
  const open = new Set(before.filter((change) => stateOf(change) !== 'failed').map(({ id }) => id))
  for (const change of now) {
    if (stateOf(change) !== 'failed' || !open.has(change.id)) continue
    notify({ type: 'error', message: failureMessage(change) })
  }
}
