import type { ReviewPage } from '@/api/reviews.schema'
import type { Page } from '@/domain/page'
import { averageRating, type Review, type Votes } from '@/domain/review'
import { hasId, putFirst, removeById, updateById } from '@/lib/collection'

const withItems = (page: ReviewPage, items: Review[]): ReviewPage => ({
  ...page,
  items,
  averageRating: averageRating(items),
})

/** H2: first in the train's list, total + 1, average from the ratings. A later page of that list only counts it. */
export function reviewCreated(page: ReviewPage, review: Review): ReviewPage {
  if (page.currentPage > 1) return { ...page, total: page.total + 1 }
  const added = Number(!hasId(page.items, review._id))
  return {
    ...withItems(page, putFirst(page.items, review)),
    total: page.total + added,
    count: page.count + added,
  }
}

/** The answer to an edit names its author and train only by id in some back ends. */
const mergeReview = (known: Review, answer: Review): Review => ({
  ...known,
  ...answer,
  author: answer.author?.name ? answer.author : known.author,
})

/** H2: replaced in the train's list, average recomputed. */
export const reviewReplaced = (page: ReviewPage, answer: Review): ReviewPage =>
  withItems(
    page,
    updateById(page.items, answer._id, (known) => mergeReview(known, answer)),
  )

/** H2: replaced in search results, which have no average. */
export const foundReviewReplaced = (page: Page<Review>, answer: Review): Page<Review> => ({
  ...page,
  items: updateById(page.items, answer._id, (known) => mergeReview(known, answer)),
})

const removed = <P extends Page<Review>>(page: P, id: string): P => {
  const items = removeById(page.items, id)
  return {
    ...page,
    items,
    total: Math.max(0, page.total - 1),
    count: Math.max(0, page.count - (page.items.length - items.length)),
  }
}

/** H2: removed from the train's list, total - 1, average 0 when none remain. */
export function reviewRemoved(page: ReviewPage, id: string): ReviewPage {
  const left = removed(page, id)
  return withItems(left, left.items)
}

/** H2: removed from search results. */
export const foundReviewRemoved = (page: Page<Review>, id: string): Page<Review> => removed(page, id)

/** H2: the votes on every matching review, in the train's list and in search results alike. */
export const reviewVoted = <P extends Page<Review>>(page: P, id: string, votes: Votes): P => ({
  ...page,
  items: updateById(page.items, id, (known) => ({ ...known, ...votes })),
})
