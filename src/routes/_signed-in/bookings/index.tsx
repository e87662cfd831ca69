import { createFileRoute } from '@tanstack/react-router'
import { noop } from '@/lib/noop'
import { choiceParam, present } from '@/lib/search-params'
import { bookingQueries } from '@/queries/bookings'
import { BookingsPage } from './-list/bookings-page'

export const Route = createFileRoute('/_signed-in/bookings/')({
  validateSearch: (search) =>
    present({ status: choiceParam(search.status, ['upcoming', 'past', 'cancelled']) }),
  loader: ({ context }) => {
    context.queryClient.query(bookingQueries.mine()).catch(noop)
  },
  component: Page,
})

function Page() {
  return <BookingsPage tab={Route.useSearch().status ?? 'all'} />
}
