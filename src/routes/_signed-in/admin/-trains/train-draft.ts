import * as v from 'valibot'
import { weekdays } from '@/domain/weekday'
import { readDraft } from '@/lib/draft'
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
export function readTrainDraft(userId: string, key: string): TrainFields | undefined {
  const kept = v.safeParse(draftSchema, readDraft(userId, key))
  return kept.success ? kept.output : undefined
}
