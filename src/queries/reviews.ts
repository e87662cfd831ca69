import { type QueryClient, queryOptions, useQueries, useQuery } from '@tanstack/react-query'
import { followPages } from '@/api/follow-pages'
import { listTrainReviews, type ReviewPaging, searchReviews } from '@/api/reviews'
import type { ReviewPage } from '@/api/reviews.schema'
import type { Page } from '@/domain/page'
import { isBy, type Review } from '@/domain/reviews/review'
import { limiter } from '@/lib/http/limit'
import { useWithPending } from './pending'
import { keys } from './keys'

const pageSize = 100
/** Nobody reads more. */
const mostPages = 10
const foundAtOnce = 20
/** An address may ask for many pages. */
const searchCalls = limiter(2)

const distinct = (reviews: readonly Review[]) => [
  ...new Map(reviews.map((review) => [review._id, review])).values(),
]

/**
 * All reviews of a train as one page, newest first, so that the histogram counts all of them. `total` says what the
 * server has, and the average is the server's own (T14): beyond the last page followed, the two tell of more.
 */
const listAllOfTrain = (trainId: string, signal: AbortSignal): Promise<ReviewPage> =>
  followPages(
    (page, bound) =>
      listTrainReviews(trainId, { page, limit: pageSize, sortBy: 'createdAt', sortOrder: 'desc' }, bound),
    { mostPages },
    signal,
  )

export const reviewQueries = {
  all: () => keys.reviews,
  ofTrains: () => [...reviewQueries.all(), 'list'] as const,
  ofTrain: (trainId: string, paging: ReviewPaging = {}) =>
    queryOptions({
      queryKey: [...reviewQueries.ofTrains(), trainId, paging] as const,
      queryFn: ({ signal }) => listTrainReviews(trainId, paging, signal),
    }),
  allOfTrain: (trainId: string) =>
    queryOptions({
      queryKey: [...reviewQueries.ofTrains(), trainId, 'all'] as const,
      queryFn: ({ signal }) => listAllOfTrain(trainId, signal),
    }),
  searches: () => [...reviewQueries.all(), 'search'] as const,
  search: (keyword: string, paging: ReviewPaging = {}) =>
    queryOptions({
      queryKey: [...reviewQueries.searches(), keyword, paging] as const,
      queryFn: ({ signal }) => searchCalls(() => searchReviews(keyword, paging, signal), signal),
    }),
  found: (keyword: string, page: number) => reviewQueries.search(keyword, { page, limit: foundAtOnce }),
}

/** The reviews of a train, with the votes under way shown. Nothing is asked while no train is chosen. */
export function useTrainReviews(trainId: string | undefined) {
  const withPending = useWithPending('reviews')
  const { data, error, isFetching, refetch } = useQuery({
    ...reviewQueries.allOfTrain(trainId ?? ''),
    enabled: trainId !== undefined,
  })
  return { data: data && { ...data, items: data.items.map(withPending) }, error, isFetching, refetch }
}

export interface FoundReviews {
  items: Review[]
  total: number
  /** Are there pages after those that are here? */
  more: boolean
  /** D7: the last page that is here brought nothing new, so there is no more to be had. */
  ended?: 'repeats'
}

/** What a keyword finds, as far as it was asked for, with the votes under way shown. */
export function useReviewSearch(keyword: string | undefined, pages: number) {
  const withPending = useWithPending('reviews')
  const start = useQuery({ ...reviewQueries.found(keyword ?? '', 1), enabled: keyword !== undefined })
  const first = start.data
  // How many there are is known with the first: an address may ask for more.
  const more = first ? Math.min(pages, first.totalPages) - 1 : 0
  const others = useQueries({
    queries: Array.from({ length: Math.max(0, more) }, (_, index) =>
      reviewQueries.found(keyword ?? '', index + 2),
    ),
  })
  const results = [start, ...others]
  // A gap would hide what is missing: what follows a page that failed waits for it.
  const missing = results.findIndex(({ data }) => data === undefined)
  const there = (missing < 0 ? results : results.slice(0, missing)).flatMap(({ data }) => data ?? [])
  const items = distinct(there.flatMap((page) => page.items)).map(withPending)
  const before = distinct(there.slice(0, -1).flatMap((page) => page.items))
  const ended = there.length > 1 && before.length === items.length
  const found: FoundReviews | undefined = first && {
    items,
    total: Math.max(first.total, items.length),
    more: !ended && first.totalPages > there.length,
    ...(ended && first.total !== items.length && { ended: 'repeats' }),
  }
  const next = missing > 0 ? results[missing] : undefined
  return {
    data: found,
    error: start.error,
    isFetching: results.some((result) => result.isFetching),
    refetch: start.refetch,
    /** The page after those that are there, once it was asked for. */
    next: next && { error: next.error, isFetching: next.isFetching, retry: () => void next.refetch() },
  }
}

/** What the server last said of a review, wherever it is listed. */
export const knownReview = (client: QueryClient, id: string): Review | undefined =>
  client
    .getQueriesData<Page<Review>>({ queryKey: reviewQueries.all() })
    .flatMap(([, page]) => page?.items ?? [])
    .find(({ _id }) => _id === id)

/**
 * The own review of a train as the server has it now. Where the train's list fails it is looked for by its title. For
 * after a write that failed: some back ends save and then say that they did not (api-model 3.5).
 */
export async function findOwnReview(
  client: QueryClient,
  { trainId, userId, title }: { trainId: string; userId: string; title: string },
): Promise<Review | undefined> {
  const own = ({ items }: Page<Review>) =>
    items.find((review) => review.train === trainId && isBy(review, userId))
  try {
    return own(await client.query({ ...reviewQueries.allOfTrain(trainId), staleTime: 0 }))
  } catch {
    try {
      return own(await client.query({ ...reviewQueries.search(title, { limit: pageSize }), staleTime: 0 }))
    } catch {
      return undefined
    }
  }
}
