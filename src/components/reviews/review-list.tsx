import { chakra } from '@chakra-ui/react/styled-system'
import { Appear, AppearList } from '@/components/ui/motion'
import { isBy, type Review } from '@/domain/reviews/review'
import { isAdmin, type User } from '@/domain/users/user'
import { ReviewCard } from './review-card'

/** Reviews in the order given. */
export function ReviewList({
  reviews,
  user,
  trainNameOf,
  onDeleted,
}: {
  reviews: readonly Review[]
  user: User
  /** For lists that are not of one train. */
  trainNameOf?: (review: Review) => string
  onDeleted: (review: Review) => void
}) {
  return (
    <chakra.ul display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3" listStyle="none">
      <AppearList>
        {reviews.map((review) => (
          <Appear as="li" key={review._id}>
            <ReviewCard
              review={review}
              own={isBy(review, user._id)}
              admin={isAdmin(user)}
              trainName={trainNameOf?.(review)}
              onDeleted={() => onDeleted(review)}
            />
          </Appear>
        ))}
      </AppearList>
    </chakra.ul>
  )
}
