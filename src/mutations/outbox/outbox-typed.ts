import * as v from 'valibot'
import { getSession } from '@/auth/session-store'
import { dropDraft, readDraft, writeDraft } from '@/lib/storage/user-data'
import type { Change } from './outbox-change'

/** What was typed for a change, as the draft of the form that it was typed in. */
export interface Typed {
  form: string
  values: unknown
  /** For a new record: all of them are typed in one form. */
  isNew?: boolean | undefined
}

// With the drafts of its user, and erased with them.
const kept = 'promised'
const unsent = 'not-carried-out'
const typedSchema = v.object({ form: v.string(), values: v.unknown(), isNew: v.optional(v.boolean()) })
const keptSchema = v.fallback(v.record(v.string(), typedSchema), {})
const unsentSchema = v.fallback(v.array(typedSchema), [])
const read = (userId: string): Record<string, Typed> => v.parse(keptSchema, readDraft(userId, kept))
const readUnsent = (userId: string): Typed[] => v.parse(unsentSchema, readDraft(userId, unsent))

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
  const left = Object.values(read(userId))
  const created = left.filter(({ isNew }) => isNew)
  for (const { form, values } of left.filter(({ isNew }) => !isNew).toReversed()) {
    if (readDraft(userId, form) === null) writeDraft(userId, form, values)
  }
  if (created.length > 0) writeDraft(userId, unsent, [...readUnsent(userId), ...created])
  dropDraft(userId, kept)
  bringNextBack(userId)
}

/** Of several new records that were not made, each is the draft of their form once the one before it is none any more. */
export function bringNextBack(userId: string) {
  const waiting = readUnsent(userId)
  const left = waiting.filter(({ form, values }) => {
    if (readDraft(userId, form) !== null) return true
    writeDraft(userId, form, values)
    return false
  })
  if (left.length === 0) dropDraft(userId, unsent)
  else if (left.length < waiting.length) writeDraft(userId, unsent, left)
}
