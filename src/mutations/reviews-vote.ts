import { mutationOptions, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type Review, type Vote, type Votes, voted, voteOf } from '@/domain/reviews/review'
import { noop } from '@/lib/noop'
import { knownReview, reviewQueries } from '@/queries/reviews'
import { dislikeReviewMutation, likeReviewMutation } from './reviews'

/** Votes on this review that the server has not answered yet, in the order of the presses. */
const underWay = (client: QueryClient, id: string) =>
  client.getMutationCache().findAll({
    mutationKey: reviewQueries.all(),
    status: 'pending',
    predicate: ({ meta }) => meta?.pending?.reviews?.id === id,
  })

const votesOf = ({ likes, dislikes, userLiked, userDisliked }: Review): Votes => ({
  likes,
  dislikes,
  userLiked,
  userDisliked,
})

/**
 * REV-2: makes `wish` the user's vote. The server only toggles, so what to send is decided when the turn of this press
 * has come, from what the server has said by then: after a refusal of an earlier press it can be nothing. A press that
 * a later one has overtaken sends nothing either.
 */
const voteMutation = (review: Review, wish: Vote) =>
  mutationOptions({
    ...likeReviewMutation(review._id, true),
    meta: { pending: { reviews: { id: review._id, change: (shown) => voted(shown, wish) } } },
    mutationFn: async (_input: void, context) => {
      const known = knownReview(context.client, review._id) ?? review
      const now = voteOf(known)
      const overtaken = underWay(context.client, review._id).at(-1)?.meta !== context.meta
      if (overtaken || now === wish) return votesOf(known)
      const turned = wish === 'none' ? now : wish
      const toggle =
        turned === 'like' ? likeReviewMutation(review._id, true) : dislikeReviewMutation(review._id, true)
      return (await toggle.mutationFn?.(undefined, context)) ?? votesOf(known)
    },
  })

/** A press of like or dislike. It counts from what the presses before it wished for, shown on the page or not yet. */
export function pressVote(client: QueryClient, review: Review, pressed: 'like' | 'dislike') {
  const last = underWay(client, review._id).at(-1)?.meta?.pending?.reviews
  const base = knownReview(client, review._id) ?? review
  const now = voteOf(last ? last.change(base) : base)
  const mutation = voteMutation(review, now === pressed ? 'none' : pressed)
  // A failure is told by the cache of mutations, also where this page has been left by then.
  client.getMutationCache().build(client, mutation).execute().catch(noop)
}

export function useVote(review: Review) {
  const client = useQueryClient()
  return (pressed: 'like' | 'dislike') => pressVote(client, review, pressed)
}
