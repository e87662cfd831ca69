import { useState } from 'react'
import type { ReviewDialogProps } from '@/components/reviews/review-dialog'
import { dialogTrigger } from '@/components/ui/overlay/lazy-dialog'
import { lazyPart } from '@/components/ui/page/lazy-part'
import { useLazyPart } from '@/components/ui/page/opened-part'
import { useClosePanel } from '@/components/ui/overlay/use-close-panel'
import { isBy, lastJourney, type Review } from '@/domain/reviews/review'
import type { Train } from '@/domain/trains/train'
import type { User } from '@/domain/users/user'
import type { useMyBookings } from '@/queries/bookings'
import { trainLabel } from './review-finder'
import type { OnSearch, ReviewsSearch } from './reviews-search'

const dialog = lazyPart<ReviewDialogProps>('review form', () =>
  import('@/components/reviews/review-dialog').then((module) => module.ReviewDialog),
)

/** To spread on what opens the form: its code comes while the pointer is on its way. */
export const writeTrigger = {
  ...dialogTrigger,
  onPointerEnter: () => {
    dialogTrigger.onPointerEnter()
    dialog.preload()
  },
  onFocus: () => {
    dialogTrigger.onFocus()
    dialog.preload()
  },
}

/** The dialog of the address's `write`: on the train's own review, or on an own review that a search has found. */
export function WriteReview({
  search: { write, rating, page },
  listed,
  found,
  train,
  user,
  bookings,
  today,
  trainNameOf,
  onSearch,
}: {
  search: ReviewsSearch
  /** The train whose reviews are shown; `settled` once it is known whether the own one is among them, or cannot be. */
  listed: { trainId: string; own: Review | undefined; settled: boolean } | undefined
  found: readonly Review[] | undefined
  train: Train | undefined
  user: User
  bookings: ReturnType<typeof useMyBookings>
  today: string
  trainNameOf: (review: Review) => string
  onSearch: OnSearch
}) {
  // The dialog keeps its words while it fades out.
  const [last, setLast] = useState(write)
  if (write !== undefined && write !== last) setLast(write)
  const own = listed
    ? listed.own
    : found?.find((review) => review._id === (write ?? last) && isBy(review, user._id))
  const trainId = listed?.trainId ?? own?.train
  const close = useClosePanel(() => onSearch({ write: undefined, page }, { replace: true }))
  const ReviewDialog = useLazyPart(dialog, write !== undefined, close)
  if (trainId === undefined || !ReviewDialog) return null
  return (
    <ReviewDialog
      key={trainId}
      open={write !== undefined && (listed?.settled ?? true)}
      trainId={trainId}
      trainName={listed ? train && trainLabel(train) : own && trainNameOf(own)}
      userId={user._id}
      own={own}
      suggestedDate={train && lastJourney(bookings.page?.items ?? [], train, today)}
      onClose={close}
      // A filter could hide what was just written, and the own review is on the first page.
      onSaved={() =>
        listed && (rating !== undefined || page !== undefined)
          ? onSearch({ write: undefined, rating: undefined }, { replace: true })
          : close()
      }
    />
  )
}
