import { chakra } from '@chakra-ui/react/styled-system'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { TypedBefore } from '@/components/ui/form/typed-before'
import { DateField } from '@/components/ui/form/date-field'
import { ErrorSummary } from '@/components/ui/form/error-summary'
import { summaryOf, useServerErrors } from '@/components/ui/form/form-errors'
import { TextAreaField, TextField } from '@/components/ui/form/text-field'
import type { Review } from '@/domain/reviews/review'
import { today as todayIn } from '@/domain/time/calendar'
import { timeZone } from '@/lib/config'
import { formatDate } from '@/lib/text/format'
import { CharacterCount } from './character-count'
import { dropReviewDraft, readReviewDraft, writeReviewDraft } from './review-draft'
import {
  changedReviewSchema,
  longestComment,
  longestTitle,
  newReviewSchema,
  reviewFields,
  serverPaths,
} from './review-form.schema'
import type { ReviewFields, ReviewWords } from './review-form.schema'
import { ReviewRefusal } from './review-refusal'
import { StarField } from './star-field'
import { trimmed } from '@/lib/text/text'

const fieldsOf = ({ rating, title, comment, journeyDate }: Review): ReviewFields => ({
  rating: String(Math.round(rating)),
  title,
  comment,
  journeyDate,
})

/** The words of a review. Every change is kept in the draft at once (REV-5). */
export function ReviewForm({
  id,
  userId,
  trainId,
  standing,
  refusedFor,
  suggestedDate,
  failure,
  onSend,
}: {
  id: string
  userId: string
  trainId: string
  /** The own review that stands: it is changed, not written. */
  standing: Review | undefined
  refusedFor: Review | undefined
  suggestedDate: string | undefined
  failure: Error | undefined
  onSend: (words: ReviewWords) => void
}) {
  const today = todayIn(timeZone)
  const [draft, setDraft] = useState(() => readReviewDraft(userId, trainId))
  const fresh = standing
    ? fieldsOf(standing)
    : { rating: '', title: '', comment: '', journeyDate: suggestedDate ?? '' }
  const form = useForm<ReviewFields, unknown, ReviewWords>({
    defaultValues: draft ?? fresh,
    resolver: standardSchemaResolver(standing ? changedReviewSchema : newReviewSchema(today)),
    shouldFocusError: false,
  })
  const { register, handleSubmit, setError, reset, getValues, resetField, subscribe, control, formState } =
    form
  const { errors, submitCount } = formState
  const [rating, title, comment] = useWatch({ control, name: ['rating', 'title', 'comment'] })
  useEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => {
          if (isDirty || readReviewDraft(userId, trainId)) writeReviewDraft(userId, trainId, values)
        },
      }),
    [subscribe, userId, trainId],
  )
  // The bookings that the date is taken from may come when the form is open.
  useEffect(() => {
    if (suggestedDate === undefined || standing || draft || getValues('journeyDate') !== '') return
    resetField('journeyDate', { defaultValue: suggestedDate })
  }, [suggestedDate, standing, draft, getValues, resetField])
  const unplaced = useServerErrors(failure, serverPaths, setError)

  const startAgain = () => {
    reset(fresh)
    dropReviewDraft(userId, trainId)
    setDraft(undefined)
  }
  return (
    <chakra.form
      id={id}
      noValidate
      aria-label="Your review"
      onSubmit={handleSubmit(onSend)}
      display="grid"
      gap="4"
    >
      <ErrorSummary errors={summaryOf(errors, reviewFields)} attempt={submitCount} />
      {unplaced && <ReviewRefusal failure={unplaced} refusedFor={refusedFor} onStartFromIt={startAgain} />}
      {draft && !failure && <TypedBefore left="not send" onDiscard={startAgain} />}
      <StarField {...register('rating')} chosen={rating} error={errors.rating?.message} />
      <div>
        <TextField
          {...register('title')}
          label="Title"
          hint="The short of it"
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
