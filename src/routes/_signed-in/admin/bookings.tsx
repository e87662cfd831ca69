import { createFileRoute } from '@tanstack/react-router'
import { AdminBookingsPage } from './-bookings/bookings-page'
import { parseAdminBookingsSearch } from './-bookings/bookings-search'

// No loader: all bookings are a lot to fetch for a pointer that only passes over the link.
export const Route = createFileRoute('/_signed-in/admin/bookings')({
  validateSearch: parseAdminBookingsSearch,
  component: Page,
})

function Page() {
  const navigate = Route.useNavigate()
  return (
    <AdminBookingsPage
      search={Route.useSearch()}
      onSearch={(change) =>
        void navigate({
          search: (now) => ({ ...now, page: undefined, ...change }),
          replace: true,
          resetScroll: false,
        })
      }
    />
  )
}
