import * as v from 'valibot'
import { weekdays } from '@/domain/weekday'
import type { TrainFields } from './train-form.schema'

const text = v.string()

const draftSchema = v.object({
  trainNumber: text,
  name: text,
  trainType: text,
  totalSeats: text,
  fare: text,
  daysOfOperation: v.array(v.picklist(weekdays)),
  stops: v.pipe(
    v.array(v.object({ station: text, arrival: text, departure: text, distance: text, day: text })),
    v.minLength(2),
  ),
})

/** What was typed and not saved, if it still fits the form. */
export function trainDraftOf(kept: unknown): TrainFields | undefined {
  const draft = v.safeParse(draftSchema, kept)
  return draft.success ? draft.output : undefined
}
