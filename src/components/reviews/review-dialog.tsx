import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/overlay/lazy-dialog'
import type { Review } from '@/domain/reviews/review'
import { ownReviewMutation } from '@/mutations/own-review'
import { useUnderWay } from '@/mutations/use-one-at-a-time'
import { ReviewForm } from './review-form'

export interface ReviewDialogProps {
  open: boolean
  trainId: string
  trainName: string | undefined
  userId: string
  own: Review | undefined
  /** The day most likely travelled on. */
  suggestedDate?: string | undefined
  onClose: () => void
  onSaved: () => void
}

/** Writing the review of a train, or changing the own one. Cancelling keeps the draft; success drops it. */
export function ReviewDialog({
  open,
  trainId,
  trainName,
  userId,
  own,
  suggestedDate,
  onClose,
  onSaved,
}: ReviewDialogProps) {
  const formId = useId()
  const [existing, setExisting] = useState<Review>()
  const isListed = own !== undefined
  const [wasListed, setWasListed] = useState(isListed)
  if (isListed !== wasListed) {
    setWasListed(isListed)
    // It was deleted from the list: there is nothing to change any more.
    if (!isListed) setExisting(undefined)
  }
  const standing = own ?? existing
  const { underWay } = useUnderWay(ownReviewMutation(userId, trainId))
  const close = () => {
    if (!underWay) onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={standing ? 'Change your review' : 'Write a review'}
      maxWidth="36rem"
      actions={
        <>
          <Button disabled={underWay} onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="solid" loading={underWay}>
            {standing ? 'Save changes' : 'Post review'}
          </Button>
        </>
      }
    >
      {trainName && (
        <chakra.p mb="4" color="fg.muted" dir="auto">
          {trainName}
        </chakra.p>
      )}
      <ReviewForm
        id={formId}
        {...{ userId, trainId, standing, existing, suggestedDate, onSaved }}
        onExisting={setExisting}
      />
    </Dialog>
  )
}
