import { createFileRoute } from '@tanstack/react-router'
import { noop } from '@/lib/noop'
import { bookingQueries } from '@/queries/bookings'
import { reviewQueries } from '@/queries/reviews'
import { trainQueries } from '@/queries/trains'
import { useSearchNavigation } from '../-search-navigation'
import { ReviewsPage } from './-reviews/reviews-page'
import { parseReviewsSearch } from './-reviews/reviews-search'

export const Route = createFileRoute('/_signed-in/reviews')({
  validateSearch: parseReviewsSearch,
  loaderDeps: ({ search: { train, q } }) => ({ train, q }),
  loader: ({ context: { queryClient }, deps: { train, q } }) => {
    if (train) queryClient.query(trainQueries.detail(train)).catch(noop)
    queryClient.query(bookingQueries.mine()).catch(noop)
    if (q) queryClient.query(reviewQueries.found(q, 1)).catch(noop)
    else if (train) queryClient.query(reviewQueries.allOfTrain(train)).catch(noop)
  },
  component: Page,
})

function Page() {
  return <ReviewsPage {...useSearchNavigation(Route.useSearch(), Route.useNavigate(), { replace: false })} />
}
