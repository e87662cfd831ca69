import { chakra } from '@chakra-ui/react/styled-system'
import { Bdi } from '@/components/ui/bdi'
import { ConfirmButton } from '@/components/ui/overlay/confirm-dialog'
import type { Review } from '@/domain/reviews/review'
import { notify } from '@/lib/notify'
import { useDeleteReview } from '@/mutations/reviews'

/** H2: a review goes when the server agrees, not before. */
export function DeleteReview({
  review,
  own,
  onDeleted,
}: {
  review: Review
  own: boolean
  /** The review's card, and the focus with it, is gone. */
  onDeleted: () => void
}) {
  const remove = useDeleteReview(review._id, review.train, () => {
    notify({ type: 'success', message: 'Review deleted' })
    onDeleted()
  })
  return (
    <ConfirmButton
      size="sm"
      loading={remove.isPending}
      title={
        own ? (
          'Delete your review?'
        ) : (
          <>
            Delete the review by <Bdi>{review.author?.name || 'this passenger'}</Bdi>?
          </>
        )
      }
      confirmLabel="Delete review"
      cancelLabel="Keep review"
      onConfirm={() => remove.mutate()}
      question={
        <chakra.p overflowWrap="anywhere">
          <Bdi>“{review.title}”</Bdi> and its votes are deleted for good.{' '}
          {own
            ? 'You can write another review of this train afterwards.'
            : 'You can do this as an administrator; the author is not notified.'}
        </chakra.p>
      }
    >
      Delete
      <chakra.span srOnly> the review “{review.title}”</chakra.span>
    </ConfirmButton>
  )
}
