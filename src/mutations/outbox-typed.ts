import * as v from 'valibot'
import { getSession } from '@/auth/session-store'
import { dropDraft, readDraft, writeDraft } from '@/lib/draft'
import type { Change } from './outbox-change'

/** What was typed for a change, as the draft of the form that it was typed in. */
export interface Typed {
  form: string
  values: unknown
}

// With the drafts of its user, and erased with them.
const kept = 'promised'
const schema = v.fallback(v.record(v.string(), v.object({ form: v.string(), values: v.unknown() })), {})
const read = (userId: string): Record<string, Typed> => v.parse(schema, readDraft(userId, kept))

/** G18: what was typed is not saved by a promise: it is kept for as long as that may come to nothing. */
export function keepTyped(changeId: number, typed: Typed) {
  const { user } = getSession()
  if (user) writeDraft(user._id, kept, { ...read(user._id), [changeId]: typed })
}

/** These are carried out, or taken back. */
export function forgetTyped(changes: readonly Change[]) {
  const { user } = getSession()
  if (!user || changes.length === 0) return
  const typed = read(user._id)
  for (const { id } of changes) delete typed[id]
  if (Object.keys(typed).length === 0) dropDraft(user._id, kept)
  else writeDraft(user._id, kept, typed)
}

/** What an earlier page did not carry out is the draft of its form again, unless more was typed there since. */
export function bringTypedBack(userId: string) {
  for (const { form, values } of Object.values(read(userId)).toReversed()) {
    if (readDraft(userId, form) === null) writeDraft(userId, form, values)
  }
  dropDraft(userId, kept)
}
