import { createFileRoute } from '@tanstack/react-router'
import { noop } from '@/lib/noop'
import { choiceParam } from '@/lib/search-params'
import { bookingQueries } from '@/queries/bookings'
import { BookingsPage, type BookingTab } from './-list/bookings-page'

export const Route = createFileRoute('/_signed-in/bookings/')({
  // Also where it does not fit: what is left out, the router takes from the raw address.
  validateSearch: (search): { status?: Exclude<BookingTab, 'all'> | undefined } => ({
    status: choiceParam(search.status, ['upcoming', 'past', 'cancelled']),
  }),
  loader: ({ context }) => {
    context.queryClient.query(bookingQueries.mine()).catch(noop)
  },
  component: Page,
})

function Page() {
  return <BookingsPage tab={Route.useSearch().status ?? 'all'} />
}
