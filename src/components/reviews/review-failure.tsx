import { useId } from 'react'
import { FieldError } from '@/components/ui/form/field'
import type { Review } from '@/domain/reviews/review'
import { errorWords } from '@/lib/http/api-error'
import { useReviewFailure } from '@/mutations/reviews'

/** What was tried with this review and not done. No alert: a message has said it aloud. */
export function ReviewFailure({ review }: { review: Review }) {
  const id = useId()
  const failure = useReviewFailure(review._id)
  if (!failure) return null
  const { headline, detail } = errorWords(failure)
  return <FieldError id={id}>{detail ? `${headline}: ${detail}` : headline}</FieldError>
}
