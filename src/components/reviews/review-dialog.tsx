import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/overlay/lazy-dialog'
import type { Review } from '@/domain/reviews/review'
import { errorWords } from '@/lib/http/api-error'
import { notify } from '@/lib/notify'
import { isSessionOver } from '@/lib/http/session-over'
import { useInSight } from '@/lib/hooks/use-in-sight'
import { useOnChange } from '@/lib/hooks/use-on-change'
import { dropReviewDraft, readReviewDraft } from './review-draft'
import { ReviewForm } from './review-form'
import type { ReviewWords } from './review-form.schema'
import { useSendReview } from './use-send-review'

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
  const { send, sending, error, standing, refusedFor } = useSendReview({ trainId, userId, own })
  const inSight = useInSight(open)
  // What is pressed before the form has gone says it a second time.
  const saved = useRef(false)
  useOnChange(open, () => {
    if (open) saved.current = false
  })

  const submit = async (words: ReviewWords) => {
    if (saved.current) return
    const changed = standing !== undefined
    const typed = () => JSON.stringify(readReviewDraft(userId, trainId))
    const before = typed()
    const outcome = await send(words)
    if (outcome === 'busy') return
    if (outcome !== 'saved') {
      // The page was left meanwhile: the form that would have said so is gone. The end of a session says so itself.
      if (!inSight.current && !isSessionOver(outcome)) {
        notify({ type: 'error', message: errorWords(outcome).headline })
      }
      return
    }
    notify({ type: 'success', message: changed ? 'Review changed' : 'Review posted' })
    // What was typed since is not saved: the form stays for it, and changes the review that stands now.
    if (typed() !== before) return
    saved.current = true
    dropReviewDraft(userId, trainId)
    if (inSight.current) onSaved()
  }
  const close = () => {
    if (!sending) onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={standing ? 'Change your review' : 'Write a review'}
      maxWidth="36rem"
      actions={
        <>
          <Button disabled={sending} onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="solid" loading={sending}>
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
        {...{ userId, trainId, standing, refusedFor, suggestedDate }}
        failure={error}
        onSend={(words) => void submit(words)}
      />
    </Dialog>
  )
}
