import { chakra } from '@chakra-ui/react/styled-system'
import { useRef } from 'react'
import { useSession } from '@/auth/session-store'
import { reviewDraftKey } from '@/components/reviews/review-draft'
import { LinkButton } from '@/components/ui/button'
import { panelLink } from '@/components/ui/overlay/use-close-panel'
import { PageHeader } from '@/components/ui/page/page-header'
import { isBy, type Review, starsOf } from '@/domain/reviews/review'
import { useRailwayDay } from '@/components/trains/use-railway-now'
import type { User } from '@/domain/users/user'
import { ApiError } from '@/lib/http/api-error'
import { dropDraft } from '@/lib/storage/user-data'
import { counted, formatNumber } from '@/lib/text/format'
import { useMyBookings } from '@/queries/bookings'
import { useReviewSearch, useTrainReviews } from '@/queries/reviews'
import { useNamesOfTrains } from '@/queries/train-names'
import { useTrain } from '@/queries/trains'
import { ReviewSearchResults } from './review-search-results'
import { RecentTrains } from './recent-trains'
import { ReviewFinder, trainLabel } from './review-finder'
import { mostFoundPages, type OnSearch, type ReviewsSearch } from './reviews-search'
import { TrainView } from './train-view'
import { WriteReview, writeTrigger } from './write-review'

/** Servers tell the trains of the reviews that a search finds; of one that does not, a few are asked for. */
const mostAsked = 6

const reviewedTrain = ({ trainNumber = '', trainName = '' }: Review) =>
  trainLabel({ trainNumber, name: trainName })

interface Props {
  search: ReviewsSearch
  onSearch: OnSearch
}

/** Reviews of a train, or those that hold the words searched for; all of it in the address. */
export function ReviewsPage(props: Props) {
  const user = useSession((session) => session.user)
  return user && <Reviews user={user} {...props} />
}

function Reviews({ user, search, onSearch }: Props & { user: User }) {
  const { train: trainId, q, rating } = search
  const pages = Math.min(search.page ?? 1, mostFoundPages)
  const today = useRailwayDay()
  const { data: train, error } = useTrain(trainId)
  const bookings = useMyBookings()
  const reviews = useTrainReviews(q === undefined ? trainId : undefined)
  const found = useReviewSearch(q, pages)
  const content = useRef<HTMLDivElement>(null)

  const unknown = error instanceof ApiError && error.status === 404
  const shown = q === undefined ? reviews.data : found.data
  const own = reviews.data?.items.find((review) => isBy(review, user._id))
  const matching = shown?.items.filter((review) => starsOf(review) === rating).length
  const onTrain = q === undefined && trainId !== undefined
  const onDeleted = (review: Review) => {
    if (isBy(review, user._id)) dropDraft(user._id, reviewDraftKey(review.train))
    // A user who has gone on to another field stays there.
    const at = document.activeElement ?? document.body
    const isElsewhere =
      at !== document.body && !content.current?.contains(at) && !at.closest('[role=alertdialog]')
    if (!isElsewhere) content.current?.focus()
  }
  const nameless = (found.data?.items ?? []).filter((review) => reviewedTrain(review) === '')
  const names = useNamesOfTrains([...new Set(nameless.map(({ train: id }) => id))].slice(0, mostAsked))
  const trainNameOf = (review: Review) => {
    const asked = names.find(({ id }) => id === review.train)?.train
    return reviewedTrain(review) || (asked ? trainLabel(asked) : 'Train unknown')
  }
  return (
    <>
      <PageHeader
        title="Reviews"
        documentTitle={onTrain && train ? `Reviews of ${trainLabel(train)}` : 'Reviews'}
        summary={
          !onTrain && q === undefined
            ? 'Choose a train or search'
            : shown &&
              (onTrain && rating !== undefined
                ? `${formatNumber(matching)} of ${counted(shown.total, 'review')}`
                : counted(shown.total, 'review'))
        }
        announceSummary
        stickyOnPhone
        refreshing={onTrain && reviews.isFetching && reviews.data !== undefined}
        action={
          onTrain && !unknown ? (
            <LinkButton {...panelLink({ write: own?._id ?? 'new' })} variant="solid" {...writeTrigger}>
              {own ? 'Change your review' : 'Write a review'}
            </LinkButton>
          ) : undefined
        }
      />
      <ReviewFinder train={train} trainId={trainId} q={q} onSearch={onSearch} />
      <chakra.div ref={content} tabIndex={-1} role="region" aria-label="Reviews shown">
        {q !== undefined ? (
          <ReviewSearchResults {...{ q, found, pages, user, trainNameOf, onSearch, onDeleted }} />
        ) : trainId !== undefined ? (
          <TrainView {...{ trainId, train, unknown, reviews, search, user, onSearch, onDeleted }} />
        ) : (
          <RecentTrains bookings={bookings} today={today} />
        )}
      </chakra.div>
      <WriteReview
        search={search}
        listed={onTrain ? { trainId, own, settled: Boolean(reviews.data ?? reviews.error) } : undefined}
        found={found.data?.items}
        train={train}
        {...{ user, bookings, today, trainNameOf, onSearch }}
      />
    </>
  )
}
