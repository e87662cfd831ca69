import { allStars, type ReviewSort, reviewSorts, type Stars } from '@/domain/reviews/review-choices'
import { choiceParam, type SearchParams, textParam, wholeNumberParam } from '@/lib/search-params'

/** So many pages of findings are loaded at most; more words find less. */
export const mostFoundPages = 20

/** What the address of the reviews says (D5). */
export interface ReviewsSearch {
  /** The id of the train whose reviews are shown. */
  train?: string | undefined
  /** Words searched for in all reviews; shown instead of the train's, which come back when they are dropped. */
  q?: string | undefined
  rating?: Stars | undefined
  sort?: ReviewSort | undefined
  /** The page shown; of findings, how many pages are loaded. */
  page?: number | undefined
  /** The dialog is open: on 'new', or on the own review with this id. */
  write?: string | undefined
}

/** Lists start again at their first page, unless another one is named. */
export type OnSearch = (change: ReviewsSearch, options?: { replace?: boolean }) => void

/** Every key is named, also where its value does not fit: what is left out, the router takes from the raw address. */
export const parseReviewsSearch = (search: SearchParams): ReviewsSearch => ({
  train: textParam(search.train)?.slice(0, 64),
  q: textParam(search.q)?.slice(0, 100),
  rating: allStars.find((stars) => stars === wholeNumberParam(search.rating, 1, 5)),
  sort: choiceParam(search.sort, reviewSorts),
  page: wholeNumberParam(search.page, 1, 10_000),
  write: textParam(search.write)?.slice(0, 64),
})
