import { chakra } from '@chakra-ui/react/styled-system'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { ErrorNotice } from '@/components/ui/feedback/error-notice'
import { DateField, TextAreaField, TextField } from '@/components/ui/form/text-field'
import { ErrorSummary } from '@/components/ui/form/error-summary'
import { otherRefusals, summaryOf, useServerErrors } from '@/components/ui/form/form-errors'
import { TypedBefore } from '@/components/ui/form/typed-before'
import { useKeptForm } from '@/components/ui/form/use-kept-form'
import type { Review } from '@/domain/reviews/review'
import { today as todayIn } from '@/domain/time/calendar'
import { timeZone } from '@/lib/config'
import { useMountedRef } from '@/lib/hooks/use-mounted-ref'
import { useOnChange } from '@/lib/hooks/use-on-change'
import { errorWords } from '@/lib/http/api-error'
import { isSessionOver } from '@/lib/http/failures'
import { notify } from '@/lib/notify'
import { readDraft } from '@/lib/storage/user-data'
import { formatDate } from '@/lib/text/format'
import { trimmed } from '@/lib/text/text'
import { ownReviewMutation } from '@/mutations/own-review'
import { useOneAtATime } from '@/mutations/use-one-at-a-time'
import { CharacterCount } from './character-count'
import { reviewDraftKey } from './review-draft'
import {
  changedReviewSchema,
  draftOf,
  longestComment,
  longestTitle,
  newReviewSchema,
  reviewFields,
  serverPaths,
  type ReviewFields,
  type ReviewWords,
} from './review-form.schema'
import { StarField } from './star-field'

const fieldsOf = ({ rating, title, comment, journeyDate }: ReviewWords): ReviewFields => ({
  rating: String(Math.round(rating)),
  title,
  comment,
  journeyDate,
})

const takeFocus = (element: HTMLElement | null) => element?.focus()

/** The words of a review. Every change is kept in the draft at once (REV-5). */
export function ReviewForm({
  id,
  userId,
  trainId,
  standing,
  existing,
  suggestedDate,
  onExisting,
  onSaved,
}: {
  id: string
  userId: string
  trainId: string
  /** The own review that there is: it is changed, not written. */
  standing: Review | undefined
  /** The one that a new review was refused for. */
  existing: Review | undefined
  suggestedDate: string | undefined
  onExisting: (review: Review) => void
  onSaved: () => void
}) {
  const today = todayIn(timeZone)
  const start = standing
    ? fieldsOf(standing)
    : { rating: '', title: '', comment: '', journeyDate: suggestedDate ?? '' }
  const kept = useKeptForm<ReviewFields, ReviewWords>({
    resolver: standardSchemaResolver(standing ? changedReviewSchema : newReviewSchema(today)),
    start,
    draftOf,
    userId,
    draftKey: reviewDraftKey(trainId),
  })
  const { register, handleSubmit, setError, control, formState } = kept.form
  const { errors, submitCount } = formState
  const [rating, title, comment] = useWatch({ control, name: ['rating', 'title', 'comment'] })
  // The bookings that the date is taken from may come when the form is open, and so may the own review.
  useOnChange(JSON.stringify(start), () => kept.onStands(start))

  const isMounted = useMountedRef()
  // What is pressed before the form has gone would say it a second time.
  const isSaved = useRef(false)
  const send = useOneAtATime({
    ...ownReviewMutation(userId, trainId),
    onSuccess: (outcome, { review, standing: before }) => {
      if (outcome.kind === 'failed') {
        kept.onAnswered()
        if (outcome.existing) onExisting(outcome.existing)
        // Where the page was left, the form that would have said so is gone. The end of a session says so itself.
        if (!isMounted.current && !isSessionOver(outcome.error))
          notify({ type: 'error', message: errorWords(outcome.error).headline })
        return
      }
      notify({ type: 'success', message: before ? 'Review changed' : 'Review posted' })
      kept.onStands(fieldsOf({ ...review, journeyDate: before?.journeyDate ?? review.journeyDate }))
      kept.onAnswered()
      // What was typed since is not saved: the form stays for it, and changes the review that there is now.
      if (readDraft(userId, reviewDraftKey(trainId)) !== null) return
      isSaved.current = true
      if (isMounted.current) onSaved()
    },
  })
  const submit = (words: ReviewWords) => {
    if (isSaved.current) return
    if (!send.isPending) kept.onSend()
    send.mutate({ review: { train: trainId, ...words }, standing })
  }
  const failure = send.data?.kind === 'failed' ? send.data.error : undefined
  const unplaced = useServerErrors(failure, serverPaths, setError)
  return (
    <chakra.form
      id={id}
      noValidate
      aria-label="Your review"
      onSubmit={(event) => void handleSubmit(submit)(event)}
      display="grid"
      gap="4"
    >
      <ErrorSummary errors={summaryOf(errors, reviewFields)} attempt={submitCount} />
      {unplaced && (
        <chakra.div ref={takeFocus} tabIndex={-1}>
          {existing ? (
            <ErrorNotice
              headline="You have already reviewed this train"
              detail={`Your review “${existing.title}” is there. Save the changes to put these words in its place.`}
            >
              <Button onClick={kept.onStartAgain}>Start from that review</Button>
            </ErrorNotice>
          ) : (
            <ErrorNotice
              {...errorWords(unplaced)}
              detail={otherRefusals(unplaced, serverPaths).join('\n') || errorWords(unplaced).detail}
            />
          )}
        </chakra.div>
      )}
      {kept.fromDraft && !failure && <TypedBefore left="not send" onDiscard={kept.onStartAgain} />}
      <StarField {...register('rating')} chosen={rating} error={errors.rating?.message} />
      <div>
        <TextField
          {...register('title')}
          label="Title"
          hint="The main point in a few words"
          dir="auto"
          autoComplete="off"
          error={errors.title?.message}
          aria-describedby="title-count"
        />
        <CharacterCount id="title-count" length={trimmed(title).length} most={longestTitle} />
      </div>
      <div>
        <TextAreaField
          {...register('comment')}
          label="Review"
          hint="Punctuality, seats, cleanliness, food: what would you tell a friend?"
          dir="auto"
          rows={6}
          error={errors.comment?.message}
          aria-describedby="comment-count"
        />
        <CharacterCount id="comment-count" length={trimmed(comment).length} most={longestComment} />
      </div>
      {standing ? (
        standing.journeyDate && (
          <chakra.p color="fg.muted">Journey on {formatDate(standing.journeyDate)}</chakra.p>
        )
      ) : (
        <DateField
          {...register('journeyDate')}
          label="Date of the journey"
          max={today}
          error={errors.journeyDate?.message}
        />
      )}
    </chakra.form>
  )
}
