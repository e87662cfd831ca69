import type { ReviewPage } from '@/api/reviews.schema'
import type { Page } from '@/domain/page'
import { averageRating, type Review, type Votes } from '@/domain/reviews/review'
import { hasId, updateById } from '@/lib/lists/collection'
import { withReplaced } from './page.patches'

/** The answer to an edit names its author and train only by id in some back ends. */
const mergeReview = (known: Review, answer: Review): Review => ({
  ...known,
  ...answer,
  author: answer.author?.name ? answer.author : known.author,
})

/** H2: replaced, in the train's list and in search results alike. */
export const reviewReplaced = <P extends Page<Review>>(page: P, answer: Review): P =>
  withReplaced<Review, P>(page, answer, mergeReview)

/** H2: the votes on every matching review, in the train's list and in search results alike. */
export const reviewVoted = <P extends Page<Review>>(page: P, id: string, votes: Votes): P => ({
  ...page,
  items: updateById(page.items, id, (known) => ({ ...known, ...votes })),
})

/**
 * H2: a change of one review in the loaded pages of its train, with the average recomputed from their ratings, each review
 * once: a train has one average. Where none of them lists the review, the server's stays: it knows more ratings.
 */
export function ratedAnew(
  pages: readonly ReviewPage[],
  id: string,
  change: (page: ReviewPage) => ReviewPage,
): ReviewPage[] {
  const changed = pages.map(change)
  if (![...pages, ...changed].some(({ items }) => hasId(items, id))) return changed
  const ratings = new Map(changed.flatMap(({ items }) => items.map((review) => [review._id, review])))
  const average = averageRating([...ratings.values()])
  return changed.map((page) => ({ ...page, averageRating: average }))
}
