import { queryOptions } from '@tanstack/react-query'
import { listTrainReviews, type ReviewPaging, searchReviews } from '@/api/reviews'

export const reviewQueries = {
  all: () => ['reviews'] as const,
  ofTrains: () => [...reviewQueries.all(), 'list'] as const,
  ofTrain: (trainId: string, paging: ReviewPaging = {}) =>
    queryOptions({
      queryKey: [...reviewQueries.ofTrains(), trainId, paging] as const,
      queryFn: ({ signal }) => listTrainReviews(trainId, paging, signal),
    }),
  searches: () => [...reviewQueries.all(), 'search'] as const,
  search: (keyword: string, paging: ReviewPaging = {}) =>
    queryOptions({
      queryKey: [...reviewQueries.searches(), keyword, paging] as const,
      queryFn: ({ signal }) => searchReviews(keyword, paging, signal),
    }),
}
