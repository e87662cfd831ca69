import { chakra } from '@chakra-ui/react/styled-system'
import UserRound from 'lucide-react/icons/user-round'
import { Bdi } from '@/components/ui/bdi'
import { Card } from '@/components/ui/card'
import { LinkButton } from '@/components/ui/button'
import { panelLink } from '@/components/ui/overlay/use-close-panel'
import { dialogTrigger } from '@/components/ui/overlay/lazy-dialog'
import { FailureLine } from '@/components/ui/form/failure-line'
import { StatusTag } from '@/components/ui/feedback/status-tag'
import { TextLink } from '@/components/ui/text-link'
import type { Review } from '@/domain/reviews/review'
import { today } from '@/domain/time/calendar'
import { timeZone } from '@/lib/config'
import { formatDate } from '@/lib/text/format'
import { useReviewFailure } from '@/mutations/reviews'
import { DeleteReview } from './delete-review'
import { ReviewText } from './review-text'
import { StarRow } from './star-row'
import { VoteButtons } from './vote-buttons'

const authorName = ({ author }: Review) => (author ? author.name || 'A passenger' : 'A former passenger')

const writtenOn = ({ createdAt = '' }: Review) =>
  Number.isNaN(Date.parse(createdAt)) ? undefined : formatDate(today(timeZone, new Date(createdAt)))

/** One review. Who may not change or delete it is never offered to: the server would end the session (api-model 1.7). */
export function ReviewCard({
  review,
  own,
  admin,
  trainName,
  onDeleted,
}: {
  review: Review
  own: boolean
  admin: boolean
  /** Said where the list is not of one train; leads to its reviews. */
  trainName?: string | undefined
  onDeleted: () => void
}) {
  const written = writtenOn(review)
  const failure = useReviewFailure(review._id)
  return (
    <Card
      as="article"
      tabIndex={-1}
      aria-label={review.title || 'Review'}
      borderColor={own ? 'brand.fg' : 'border'}
    >
      {trainName && (
        <chakra.p mb="2" dir="auto">
          <TextLink to="/reviews" search={{ train: review.train }} activeOptions={{ exact: true }}>
            {trainName}
          </TextLink>
        </chakra.p>
      )}
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
        <StarRow rating={review.rating} />
        <chakra.h3 dir="auto" fontWeight="semibold" overflowWrap="anywhere" minWidth="0">
          {review.title}
        </chakra.h3>
        {own && (
          <StatusTag tone="blue" icon={<UserRound />}>
            Your review
          </StatusTag>
        )}
      </chakra.div>
      <chakra.p textStyle="small" color="fg.muted" mt="1" overflowWrap="anywhere">
        <Bdi>{authorName(review)}</Bdi>
        {written && `, ${written}`}
        {review.journeyDate && ` · travelled on ${formatDate(review.journeyDate)}`}
      </chakra.p>
      <ReviewText text={review.comment} />
      <chakra.div display="flex" flexWrap="wrap" gap="2" mt="3" alignItems="center">
        <VoteButtons review={review} />
        {own && (
          <LinkButton {...panelLink({ write: review._id })} size="sm" variant="plain" {...dialogTrigger}>
            Change<chakra.span srOnly> your review “{review.title}”</chakra.span>
          </LinkButton>
        )}
        {(own || admin) && <DeleteReview review={review} own={own} onDeleted={onDeleted} />}
      </chakra.div>
      <FailureLine error={failure} />
    </Card>
  )
}
