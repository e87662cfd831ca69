import * as v from 'valibot'
import type { StationInput } from '@/domain/stations/station'
import { weekdays } from '@/domain/time/calendar-date'
import type { TrainInput } from '@/domain/trains/train'
import { readUserData, removeUserData, writeUserData } from '@/lib/storage/user-data'
import { type Change, type FailedState, failedStates, type Step } from './change'
import { entrySchema } from './change-log'
import { stationResource, trainResource } from './resources'

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
const stop = v.object({
  station: text,
  arrivalTime: v.exactOptional(text),
  departureTime: v.exactOptional(text),
  distance: v.exactOptional(v.number()),
  day: v.exactOptional(v.number()),
})
const trainSchema = v.object({
  trainNumber: text,
  name: text,
  trainType: text,
  source: text,
  destination: text,
  departureTime: text,
  arrivalTime: text,
  totalSeats: v.number(),
  fare: v.number(),
  daysOfOperation: v.array(v.picklist(weekdays)),
  route: v.exactOptional(v.array(stop)),
}) satisfies v.GenericSchema<TrainInput>
const stationSchema = v.object({
  code: text,
  name: text,
  city: text,
  state: text,
  zone: v.exactOptional(text),
  latitude: v.nullable(v.number()),
  longitude: v.nullable(v.number()),
}) satisfies v.GenericSchema<StationInput>

const kinds = {
  train: { resource: trainResource, whole: trainSchema, part: v.partial(trainSchema) },
  station: { resource: stationResource, whole: stationSchema, part: v.partial(stationSchema) },
}
const stepSchema = v.object({
  id: text,
  fields: v.unknown(),
  entry: v.object({ ...entrySchema.entries, noun: v.picklist(['train', 'station']) }),
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
  const { resource, whole, part } = kinds[entry.noun]
  const fields = v.safeParse(entry.kind === 'create' ? whole : part, step.output.fields)
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
