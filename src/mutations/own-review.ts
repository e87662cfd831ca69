import { mutationOptions } from '@tanstack/react-query'
import type { NewReview, Review } from '@/domain/reviews/review'
import { ApiError } from '@/lib/http/api-error'
import { isSessionOver } from '@/lib/http/failures'
import { sameText, trimmed } from '@/lib/text/text'
import { findOwnReview } from '@/queries/reviews'
import { createReviewMutation, updateReviewMutation } from './reviews'

/** What a passenger says of a train, and the own review of it that this is to replace. */
export interface OwnReview {
  review: NewReview
  standing: Review | undefined
}

export type ReviewOutcome =
  | { kind: 'saved' }
  /** With the own review that the server has already, where that is why. */
  | { kind: 'failed'; error: Error; existing: Review | undefined }

const sameWords = (known: Review, sent: NewReview) =>
  known.rating === sent.rating &&
  sameText(trimmed(known.title), sent.title) &&
  sameText(trimmed(known.comment), sent.comment)

/** Fields that were refused say that nothing was saved, and a session that ended that nothing can be asked. */
const isSettled = (error: Error) =>
  !(error instanceof ApiError) || isSessionOver(error) || Object.keys(error.fieldErrors).length > 0

/**
 * Writes the own review of a train, or changes it where it exists already. Some back ends save and then answer with an
 * error, and nobody has two reviews of one train: after a failure the server is asked what it has now.
 */
export const ownReviewMutation = (userId: string, trainId: string) =>
  mutationOptions({
    mutationKey: ['own-review', userId, trainId],
    mutationFn: async ({ review, standing }: OwnReview, { client }): Promise<ReviewOutcome> => {
      const { train: _train, journeyDate: _journeyDate, ...edit } = review
      const mutations = client.getMutationCache()
      try {
        if (standing) await mutations.build(client, updateReviewMutation(standing._id)).execute(edit)
        else await mutations.build(client, createReviewMutation()).execute(review)
        return { kind: 'saved' }
      } catch (thrown) {
        const error = thrown instanceof Error ? thrown : new Error(String(thrown))
        const found = isSettled(error)
          ? undefined
          : await findOwnReview(client, { trainId, userId, title: review.title })
        if (found && sameWords(found, review)) return { kind: 'saved' }
        return { kind: 'failed', error, existing: standing ? undefined : found }
      }
    },
  })
