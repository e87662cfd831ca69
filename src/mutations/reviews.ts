import { mutationOptions, useMutation } from '@tanstack/react-query'
import { createReview, deleteReview, dislikeReview, likeReview, updateReview } from '@/api/reviews'
import type { ReviewPage } from '@/api/reviews.schema'
import type { Page } from '@/domain/page'
import { disliked, liked, type NewReview, type Review, type ReviewEdit, type Votes } from '@/domain/review'
import { foresee } from '@/queries/foreseen'
import { reviewQueries } from '@/queries/reviews'
import {
  foundReviewRemoved,
  foundReviewReplaced,
  reviewCreated,
  reviewRemoved,
  reviewReplaced,
  reviewVoted,
} from '@/queries/reviews.patches'
import { patch, refetchWhenLast, writeAnswer } from './cache'

/** H2: first in that train's list. */
export const createReviewMutation = () =>
  mutationOptions({
    mutationKey: reviewQueries.all(),
    scope: { id: 'new review' },
    meta: { shownInline: true },
    mutationFn: (review: NewReview) => createReview(review),
    onSuccess: (answer, { train }, _result, { client }) =>
      writeAnswer(client, [
        patch<ReviewPage>([...reviewQueries.ofTrains(), train], (page) => reviewCreated(page, answer)),
      ]),
    onSettled: (_answer, _error, _input, _result, { client }) => refetchWhenLast(client, reviewQueries.all()),
  })
export const useCreateReview = () => useMutation(createReviewMutation())

/** H2: replaced in the list and the search results. */
export const updateReviewMutation = (id: string) =>
  mutationOptions({
    mutationKey: reviewQueries.all(),
    scope: { id: `review ${id}` },
    meta: { shownInline: true },
    mutationFn: (edit: ReviewEdit) => updateReview(id, edit),
    onSuccess: (answer, _input, _result, { client }) =>
      writeAnswer(client, [
        patch<ReviewPage>(reviewQueries.ofTrains(), (page) =>
          page.items.some(({ _id }) => _id === id) ? reviewReplaced(page, answer) : page,
        ),
        patch<Page<Review>>(reviewQueries.searches(), (page) => foundReviewReplaced(page, answer)),
      ]),
    onSettled: (_answer, _error, _input, _result, { client }) => refetchWhenLast(client, reviewQueries.all()),
  })
export const useUpdateReview = (id: string) => useMutation(updateReviewMutation(id))

/** H2: removed from the train's list and the search results. */
export const deleteReviewMutation = (id: string, trainId: string) =>
  mutationOptions({
    mutationKey: reviewQueries.all(),
    scope: { id: `review ${id}` },
    mutationFn: () => deleteReview(id),
    onSuccess: (_answer, _input, _result, { client }) =>
      writeAnswer(client, [
        patch<ReviewPage>([...reviewQueries.ofTrains(), trainId], (page) => reviewRemoved(page, id)),
        patch<Page<Review>>(reviewQueries.searches(), (page) =>
          page.items.some(({ _id }) => _id === id) ? foundReviewRemoved(page, id) : page,
        ),
      ]),
    onSettled: (_answer, _error, _input, _result, { client }) => refetchWhenLast(client, reviewQueries.all()),
  })
export const useDeleteReview = (id: string, trainId: string) => useMutation(deleteReviewMutation(id, trainId))

const votePatches = (id: string, votes: Votes) => [
  patch<ReviewPage>(reviewQueries.ofTrains(), (page) => reviewVoted(page, id, votes)),
  patch<Page<Review>>(reviewQueries.searches(), (page) => reviewVoted(page, id, votes)),
]

/** H2: the server toggles; `on` is what the user wants, and what is shown until the answer is there. */
export const likeReviewMutation = (id: string, on: boolean) =>
  mutationOptions({
    mutationKey: reviewQueries.all(),
    scope: { id: `review ${id}` },
    meta: { foreseen: foresee<Review>(id, (review) => liked(review, on)) },
    mutationFn: () => likeReview(id),
    onSuccess: (votes, _input, _result, { client }) => writeAnswer(client, votePatches(id, votes)),
    onSettled: (_answer, _error, _input, _result, { client }) => refetchWhenLast(client, reviewQueries.all()),
  })

export const dislikeReviewMutation = (id: string, on: boolean) =>
  mutationOptions({
    mutationKey: reviewQueries.all(),
    scope: { id: `review ${id}` },
    meta: { foreseen: foresee<Review>(id, (review) => disliked(review, on)) },
    mutationFn: () => dislikeReview(id),
    onSuccess: (votes, _input, _result, { client }) => writeAnswer(client, votePatches(id, votes)),
    onSettled: (_answer, _error, _input, _result, { client }) => refetchWhenLast(client, reviewQueries.all()),
  })
