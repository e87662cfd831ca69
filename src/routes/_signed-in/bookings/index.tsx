import { createFileRoute } from '@tanstack/react-router'
import { prepareBookingSearch } from '@/domain/bookings/booking-search'
import { noop } from '@/lib/noop'
import { mapInSlices } from '@/lib/lists/slices'
import { bookingQueries } from '@/queries/bookings'
import { useSearchNavigation } from '../../-search-navigation'
import { BookingsPage } from './-list/bookings-page'
import { parseBookingsSearch } from './-list/bookings-search'

export const Route = createFileRoute('/_signed-in/bookings/')({
  validateSearch: parseBookingsSearch,
  loader: ({ context }) => {
    context.queryClient
      .query(bookingQueries.mine())
      // Nobody waits for it, but the first key that is typed would.
      .then(({ items }) => mapInSlices(items, prepareBookingSearch))
      .catch(noop)
  },
  component: Page,
})

function Page() {
  const navigate = Route.useNavigate()
  return (
    <BookingsPage
      {...useSearchNavigation(Route.useSearch(), navigate)}
      onLookUp={(pnr) => void navigate({ to: '/bookings/pnr/$pnr', params: { pnr } })}
    />
  )
}
