import * as v from 'valibot'
import { readUserData, removeUserData, writeUserData } from '@/lib/storage/user-data'
import { type Change, type FailedState, failedStates, type Step } from './change'
import { entrySchema } from './change-log'
import { resources } from './resources'

const kind = 'unsent-changes'
/** What is larger comes from a file or a selection, and would fill the browser's storage. */
const mostSteps = 100

/**
 * G18: what is staged is not saved yet: it is kept for its user until it is sent, taken back or discarded.
 * @param carried what is being sent arrives, though this page does not hear of it
 */
export function keepChanges(userId: string, changes: readonly Change[], carried = false) {
  const kept = changes.flatMap(({ steps }) => {
    const left = carried ? steps.filter(({ state }) => state !== 'sending') : steps
    return left.length > 0 && left.length <= mostSteps ? [left.map(storedStep)] : []
  })
  if (kept.length > 0) writeUserData(kind, userId, kept)
  else removeUserData(kind, userId)
}

const storedStep = ({ id, fields, entry, state, reason }: Step) => ({ id, fields, entry, state, reason })

const text = v.string()
const stepSchema = v.object({
  id: text,
  fields: v.unknown(),
  entry: entrySchema,
  state: v.picklist(['waiting', 'sending', ...failedStates]),
  reason: v.optional(text, ''),
})

// Nothing is sent by itself: what had not failed by then has failed now.
const notSent = { state: 'not-sent', reason: 'The page was closed first, or your session ended.' } as const
const unanswered = { state: 'unknown', reason: 'The page was closed before the answer came.' } as const

type FailedStep = Step & { readonly state: FailedState; readonly reason: string }

function readStep(stored: unknown): FailedStep[] {
  const step = v.safeParse(stepSchema, stored)
  if (!step.success) return []
  const { id, entry, state, reason } = step.output
  const resource = resources.find(({ noun }) => noun === entry.noun)
  if (!resource) return []
  const { schema } = resource
  const fields = v.safeParse(entry.kind === 'create' ? schema : v.partial(schema), step.output.fields)
  if (!fields.success) return []
  const what = { kind: entry.kind, resource, id, name: entry.record, fields: fields.output }
  const failure = state === 'waiting' ? notSent : state === 'sending' ? unanswered : { state, reason }
  return [{ ...what, entry, ...failure }]
}

/** The steps of each change that an earlier page has kept; what is stored in another form is left out. */
export function readKeptChanges(userId: string): FailedStep[][] {
  const stored = readUserData(kind, userId)
  if (!Array.isArray(stored)) return []
  return stored
    .map((steps: unknown) => (Array.isArray(steps) ? steps.flatMap(readStep) : []))
    .filter((steps) => steps.length > 0)
}
