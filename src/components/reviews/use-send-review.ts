import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Review } from '@/domain/reviews/review'
import { ApiError } from '@/lib/http/api-error'
import { isSessionOver } from '@/lib/http/session-over'
import { useCreateReview, useUpdateReview, useWritingReview } from '@/mutations/reviews'
import { findOwnReview } from '@/queries/reviews'
import type { ReviewWords } from './review-form.schema'
import { sameText, trimmed } from '@/lib/text/text'

const sameWords = (review: Review, words: ReviewWords) =>
  review.rating === words.rating &&
  sameText(trimmed(review.title), words.title) &&
  sameText(trimmed(review.comment), words.comment)

/** Fields that were refused say that nothing was saved, and a session that ended that nothing can be asked. */
const isSettled = (error: unknown) =>
  !(error instanceof ApiError) || isSessionOver(error) || Object.keys(error.fieldErrors).length > 0

/**
 * Writes the own review of a train, or changes it where it stands already. Some back ends save and then answer with
 * an error, and nobody has two reviews of one train: after a failure the server is asked what stands there now.
 */
export function useSendReview({
  trainId,
  userId,
  own,
}: {
  trainId: string
  userId: string
  own: Review | undefined
}) {
  const client = useQueryClient()
  const [existing, setExisting] = useState<Review>()
  const standing = own ?? existing
  const create = useCreateReview()
  const update = useUpdateReview(standing?._id ?? '')
  const { isWriting, writing } = useWritingReview(trainId, standing?._id)
  const [sending, setSending] = useState(false)
  // The second press of a double one comes before the page has been drawn again.
  const busy = useRef(false)
  const [error, setError] = useState<Error>()
  const isListed = own !== undefined
  const [wasListed, setWasListed] = useState(isListed)
  if (isListed !== wasListed) {
    setWasListed(isListed)
    // It was deleted from the list: there is nothing to change any more, and nothing that a new one is refused for.
    if (!isListed) {
      setExisting(undefined)
      setError(undefined)
    }
  }

  const write = ({ rating, title, comment, journeyDate }: ReviewWords) =>
    standing
      ? update.mutateAsync({ rating, title, comment })
      : create.mutateAsync({ train: trainId, rating, title, comment, journeyDate })

  const send = async (words: ReviewWords): Promise<'saved' | 'busy' | Error> => {
    if (busy.current || isWriting()) return 'busy'
    busy.current = true
    setSending(true)
    setError(undefined)
    try {
      await write(words)
      return 'saved'
    } catch (thrown) {
      const failure = thrown instanceof Error ? thrown : new Error(String(thrown))
      const found = isSettled(failure)
        ? undefined
        : await findOwnReview(client, { trainId, userId, title: words.title })
      if (found && sameWords(found, words)) return 'saved'
      // Refused, because the own review stands: the form changes it from now on.
      if (!standing) setExisting(found)
      setError(failure)
      return failure
    } finally {
      busy.current = false
      setSending(false)
    }
  }

  return {
    send,
    sending: sending || writing,
    error,
    standing,
    /** The own review that a new one was refused for. */
    refusedFor: error && existing,
  }
}
