import * as v from 'valibot'
import { isCalendarDate } from '@/domain/time/calendar-date'
import { yearProblem } from '@/domain/time/date-text'
import { said } from '@/lib/text/isolated'
import { typedText } from '@/lib/text/text-schema'

export const longestTitle = 100
export const longestComment = 2000

const words = {
  rating: v.pipe(v.picklist(['1', '2', '3', '4', '5'], 'Choose 1 to 5 stars'), v.transform(Number)),
  title: v.pipe(
    typedText,
    v.nonEmpty('Enter a title'),
    v.maxLength(longestTitle, `The title is longer than ${longestTitle} characters`),
  ),
  comment: v.pipe(
    typedText,
    v.nonEmpty('Write what others should know'),
    v.maxLength(longestComment, `The review is longer than ${longestComment} characters`),
  ),
}

/** A review's words as the server takes them. `today`, YYYY-MM-DD, is the last day a journey can have been on. */
export const newReviewSchema = (today: string) =>
  v.object({
    ...words,
    journeyDate: v.pipe(
      v.string(),
      v.nonEmpty('Enter the date you travelled on'),
      v.check((date) => !yearProblem(date), 'Check the year: it has four digits, as in 2026'),
      v.check(
        (date) => isCalendarDate(date),
        ({ input }) => `${said(input)} is not a date of the calendar: choose the day you travelled on`,
      ),
      v.check((date) => date <= today, 'This date lies in the future: choose the day you travelled on'),
    ),
  })

/** The date of the journey is settled once the review is saved: no call changes it. */
export const changedReviewSchema = v.object({ ...words, journeyDate: v.fallback(v.string(), '') })

export type ReviewWords = v.InferOutput<typeof changedReviewSchema>

/** In the order of the form. */
export const reviewFields = ['rating', 'title', 'comment', 'journeyDate'] as const

/** The fields as they are typed. */
export type ReviewFields = Record<(typeof reviewFields)[number], string>

const draftSchema = v.partial(
  v.object({ rating: v.string(), title: v.string(), comment: v.string(), journeyDate: v.string() }),
)

/** The fields that were kept, if they still are of this form. */
export function draftOf(kept: unknown) {
  const draft = v.safeParse(draftSchema, kept)
  return draft.success ? draft.output : undefined
}

/** The server calls them the same. */
export const serverPaths = {
  rating: 'rating',
  title: 'title',
  comment: 'comment',
  journeyDate: 'journeyDate',
} as const
