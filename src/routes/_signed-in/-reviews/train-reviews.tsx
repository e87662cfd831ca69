import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { starWords } from '@/components/reviews/rating-words'
import { ReviewList } from '@/components/reviews/review-list'
import { Button, LinkButton } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { focusHeading } from '@/components/ui/page/page-heading'
import { panelLink } from '@/components/ui/overlay/use-close-panel'
import { Pager } from '@/components/ui/table/pager'
import { SelectField } from '@/components/ui/form/select-field'
import { type Review, sortReviews, starsOf } from '@/domain/reviews/review'
import { type ReviewSort, reviewSorts } from '@/domain/reviews/review-choices'
import type { User } from '@/domain/users/user'
import { counted } from '@/lib/text/format'
import { pageOf } from '@/lib/lists/paging'
import type { OnSearch, ReviewsSearch } from './reviews-search'

const pageSize = 10

const sortNames: Record<ReviewSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  best: 'Best first',
  worst: 'Worst first',
  helpful: 'Most helpful first',
}

/** The order stays while votes change: a card must not leave from under the pointer that has just liked it. */
function useSteadyOrder(reviews: readonly Review[], sort: ReviewSort, userId: string): Review[] {
  const question = [sort, userId, ...reviews.map(({ _id }) => _id)].join(' ')
  const sorted = () => ({ question, ids: sortReviews(reviews, sort, userId).map(({ _id }) => _id) })
  const [order, setOrder] = useState(sorted)
  if (order.question !== question) setOrder(sorted())
  return order.ids.flatMap((id) => reviews.find(({ _id }) => _id === id) ?? [])
}

/** The reviews of one train: filtered, sorted and paged by the address. */
export function TrainReviews({
  reviews,
  search: { rating, sort = 'newest', page = 1 },
  user,
  onSearch,
  onDeleted,
}: {
  reviews: readonly Review[]
  search: ReviewsSearch
  user: User
  onSearch: OnSearch
  onDeleted: (review: Review) => void
}) {
  const ordered = useSteadyOrder(reviews, sort, user._id)
  const shown = rating === undefined ? ordered : ordered.filter((review) => starsOf(review) === rating)
  const { items, page: at, pages } = pageOf(shown, page, pageSize)
  if (reviews.length === 0) {
    return (
      <EmptyState
        title="No reviews of this train yet"
        text="You have travelled on it? Yours will be the first."
        action={<LinkButton {...panelLink({ write: 'new' })}>Write the first review</LinkButton>}
      />
    )
  }
  return (
    <div>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        justifyContent="space-between"
        alignItems="flex-end"
        gap="3"
        mb="3"
      >
        <div>
          <chakra.h2 textStyle="section">
            {rating === undefined ? 'Reviews' : `Reviews with ${starWords(rating)}`}
          </chakra.h2>
          {rating !== undefined && (
            <Button
              size="sm"
              variant="plain"
              ms="-3"
              onClick={() => {
                focusHeading()
                onSearch({ rating: undefined })
              }}
            >
              Show all {counted(reviews.length, 'review')}
            </Button>
          )}
        </div>
        <chakra.div width={{ base: 'full', sm: '13rem' }}>
          <SelectField
            id="review-sort"
            label="Sort by"
            options={reviewSorts.map((value) => ({ value, label: sortNames[value] }))}
            value={sort}
            onChange={({ target }) =>
              onSearch({ sort: reviewSorts.find((name) => name === target.value) }, { replace: true })
            }
          />
        </chakra.div>
      </chakra.div>
      {shown.length === 0 ? (
        <EmptyState title={`No review with ${starWords(rating ?? 0)}`} />
      ) : (
        <ReviewList reviews={items} user={user} onDeleted={onDeleted} />
      )}
      <Pager page={at} pages={pages} label="Pages of reviews" />
    </div>
  )
}
