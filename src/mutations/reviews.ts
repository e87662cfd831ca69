import { mutationOptions, type QueryKey } from '@tanstack/react-query'
import { createReview, deleteReview, dislikeReview, likeReview, updateReview } from '@/api/reviews'
import type { ReviewPage } from '@/api/reviews.schema'
import type { Page } from '@/domain/page'
import {
  disliked,
  liked,
  type NewReview,
  type Review,
  type ReviewEdit,
  type Votes,
} from '@/domain/reviews/review'
import { hasId } from '@/lib/lists/collection'
import { reviewQueries } from '@/queries/reviews'
import { withFirst, without } from '@/queries/page.patches'
import { ratedAnew, reviewReplaced, reviewVoted } from '@/queries/reviews.patches'
import { type CachePatch, patch, refetchWhenLast, writeAnswer } from './cache'
import { failureKeptMs, useLastFailures } from './use-last-failures'
import { useOneAtATime } from './use-one-at-a-time'

/** A change of one review in the lists of one train, or of all: whose it is, the answer to an edit may not say. */
const listPatch = (queryKey: QueryKey, id: string, change: (page: ReviewPage) => ReviewPage): CachePatch => ({
  queryKey,
  apply: (client) => {
    const loaded = client
      .getQueriesData<ReviewPage>({ queryKey })
      .flatMap(([key, page]) => (page ? [{ key, train: key[reviewQueries.ofTrains().length], page }] : []))
    for (const train of new Set(loaded.map((entry) => entry.train))) {
      const entries = loaded.filter((entry) => entry.train === train)
      const pages = entries.map(({ page }) => page)
      for (const [at, page] of ratedAnew(pages, id, change).entries()) {
        client.setQueryData(entries[at]?.key ?? [], page)
      }
    }
  },
})

/** H2: first in that train's list. */
export const createReviewMutation = () =>
  mutationOptions({
    mutationKey: [...reviewQueries.all(), 'create'],
    scope: { id: 'new review' },
    meta: { shownInline: true },
    mutationFn: (review: NewReview) => createReview(review),
    onSuccess: (answer, { train }, _result, { client }) =>
      writeAnswer(client, [
        listPatch([...reviewQueries.ofTrains(), train], answer._id, (page) => withFirst(page, answer)),
      ]),
    onSettled: (_answer, _error, _input, _result, { client }) => refetchWhenLast(client, reviewQueries.all()),
  })

/** H2: replaced in the list and the search results. */
export const updateReviewMutation = (id: string) =>
  mutationOptions({
    mutationKey: [...reviewQueries.all(), 'update'],
    scope: { id: `review ${id}` },
    meta: { shownInline: true },
    mutationFn: (edit: ReviewEdit) => updateReview(id, edit),
    onSuccess: (answer, _input, _result, { client }) =>
      writeAnswer(client, [
        listPatch(reviewQueries.ofTrains(), id, (page) => reviewReplaced(page, answer)),
        patch<Page<Review>>(reviewQueries.searches(), (page) => reviewReplaced(page, answer)),
      ]),
    onSettled: (_answer, _error, _input, _result, { client }) => refetchWhenLast(client, reviewQueries.all()),
  })

/** H2: removed from the train's list and the search results. */
export const deleteReviewMutation = (id: string, trainId: string, onDeleted?: () => void) =>
  mutationOptions({
    mutationKey: [...reviewQueries.all(), 'delete'],
    gcTime: failureKeptMs,
    scope: { id: `review ${id}` },
    mutationFn: () => deleteReview(id),
    onSuccess: async (_answer, _input, _result, { client }) => {
      await writeAnswer(client, [
        listPatch([...reviewQueries.ofTrains(), trainId], id, (page) => without(page, id)),
        patch<Page<Review>>(reviewQueries.searches(), (page) =>
          hasId(page.items, id) ? without(page, id) : page,
        ),
      ])
      onDeleted?.()
    },
    onSettled: (_answer, _error, _input, _result, { client }) => refetchWhenLast(client, reviewQueries.all()),
  })
export const useDeleteReview = (id: string, trainId: string, onDeleted: () => void) =>
  useOneAtATime(deleteReviewMutation(id, trainId, onDeleted))

const votePatches = (id: string, votes: Votes) => [
  patch<ReviewPage>(reviewQueries.ofTrains(), (page) => reviewVoted(page, id, votes)),
  patch<Page<Review>>(reviewQueries.searches(), (page) => reviewVoted(page, id, votes)),
]

/** H2: the server toggles; `on` is what the user wants, and what is shown until the answer is there. */
export const likeReviewMutation = (id: string, on: boolean) =>
  mutationOptions({
    mutationKey: reviewQueries.all(),
    scope: { id: `review ${id}` },
    meta: { pending: { reviews: { id, change: (review) => liked(review, on) } } },
    gcTime: failureKeptMs,
    mutationFn: () => likeReview(id),
    onSuccess: (votes, _input, _result, { client }) => writeAnswer(client, votePatches(id, votes)),
    onSettled: (_answer, _error, _input, _result, { client }) => refetchWhenLast(client, reviewQueries.all()),
  })

export const dislikeReviewMutation = (id: string, on: boolean) =>
  mutationOptions({
    mutationKey: reviewQueries.all(),
    scope: { id: `review ${id}` },
    meta: { pending: { reviews: { id, change: (review) => disliked(review, on) } } },
    gcTime: failureKeptMs,
    mutationFn: () => dislikeReview(id),
    onSuccess: (votes, _input, _result, { client }) => writeAnswer(client, votePatches(id, votes)),
    onSettled: (_answer, _error, _input, _result, { client }) => refetchWhenLast(client, reviewQueries.all()),
  })

/** T16: why the last vote on a review, or the last try to delete it, came to nothing. */
export const useReviewFailure = (id: string) => useLastFailures(reviewQueries.all()).get(`review ${id}`)
