import { chakra } from '@chakra-ui/react/styled-system'
import { StationWords } from '@/components/stations/station-words'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { LinkButton } from '@/components/ui/button'
import { Loaded } from '@/components/ui/feedback/loaded'
import { SkeletonCard, SkeletonList } from '@/components/ui/feedback/skeleton'
import type { Review } from '@/domain/reviews/review'
import type { Train } from '@/domain/trains/train'
import type { User } from '@/domain/users/user'
import type { useTrainReviews } from '@/queries/reviews'
import { RatingSummary } from './rating-summary'
import { trainLabel } from './review-finder'
import type { OnSearch, ReviewsSearch } from './reviews-search'
import { TrainReviews } from './train-reviews'

/** One train's reviews: what they say together, and then each. */
export function TrainView({
  trainId,
  train,
  unknown,
  reviews,
  search,
  user,
  onSearch,
  onDeleted,
}: {
  trainId: string
  train: Train | undefined
  /** The trains are here, and it is none of them. */
  unknown: boolean
  reviews: ReturnType<typeof useTrainReviews>
  search: ReviewsSearch
  user: User
  onSearch: OnSearch
  onDeleted: (review: Review) => void
}) {
  return (
    <Loaded
      load={reviews}
      skeleton={
        <chakra.div display="grid" gap="5">
          <SkeletonCard height={230} label="Loading reviews…" />
          <SkeletonList count={3} height={190} label="" />
        </chakra.div>
      }
    >
      {(page) =>
        unknown && page.items.length === 0 ? (
          <EmptyState
            title="There is no such train"
            text="The address may be old or incomplete. Find the train above by its number or name."
            action={<LinkButton to="/trains">All trains</LinkButton>}
          />
        ) : (
          <chakra.div display="grid" gap="5">
            <RatingSummary
              trainId={trainId}
              name={train ? trainLabel(train) : 'This train'}
              about={
                train && (
                  <>
                    <StationWords station={train.source} /> to <StationWords station={train.destination} />
                  </>
                )
              }
              page={page}
              rating={search.rating}
              onRating={(rating) => onSearch({ rating })}
            />
            <TrainReviews reviews={page.items} {...{ search, user, onSearch, onDeleted }} />
          </chakra.div>
        )
      }
    </Loaded>
  )
}
