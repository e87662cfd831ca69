import { createFileRoute } from '@tanstack/react-router'
import { noop } from '@/lib/noop'
import { bookingQueries } from '@/queries/bookings'
import { BookingsPage } from './-list/bookings-page'
import { parseBookingsSearch } from './-list/bookings-search'

export const Route = createFileRoute('/_signed-in/bookings/')({
  validateSearch: parseBookingsSearch,
  loader: ({ context }) => {
    context.queryClient.query(bookingQueries.mine()).catch(noop)
  },
  component: Page,
})

function Page() {
  const navigate = Route.useNavigate()
  return (
    <BookingsPage
      search={Route.useSearch()}
      onSearch={(change) =>
        void navigate({ search: (now) => ({ ...now, ...change }), replace: true, resetScroll: false })
      }
      onLookUp={(pnr) => void navigate({ to: '/bookings/pnr/$pnr', params: { pnr } })}
    />
  )
}
