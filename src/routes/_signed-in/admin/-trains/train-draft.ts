import * as v from 'valibot'
import type { Kept } from '@/components/ui/form/use-kept-form'
import { weekdays } from '@/domain/time/weekday'
import type { TrainFields } from './train-form.schema'

const text = v.string()

const draftSchema = v.partial(
  v.object({
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
  }),
)

/** The fields that were changed and not saved, if they still fit the form. */
export function trainDraftOf(kept: unknown): Kept<TrainFields> | undefined {
  const draft = v.safeParse(draftSchema, kept)
  return draft.success ? draft.output : undefined
}
