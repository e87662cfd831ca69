import * as v from 'valibot'
import { dropDraft, readDraft, writeDraft } from '@/lib/storage/user-data'
import type { ReviewFields } from './review-form.schema'

const text = v.fallback(v.string(), '')
const draftSchema = v.object({ rating: text, title: text, comment: text, journeyDate: text })

const formOf = (trainId: string) => `review:${trainId}`

/** REV-5: what this user has typed about this train and not sent yet. */
export function readReviewDraft(userId: string, trainId: string): ReviewFields | undefined {
  const draft = v.safeParse(draftSchema, readDraft(userId, formOf(trainId)))
  return draft.success ? draft.output : undefined
}

export const writeReviewDraft = (userId: string, trainId: string, fields: ReviewFields) =>
  writeDraft(userId, formOf(trainId), fields)

export const dropReviewDraft = (userId: string, trainId: string) => dropDraft(userId, formOf(trainId))
