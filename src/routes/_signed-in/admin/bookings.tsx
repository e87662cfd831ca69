import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import { AdminBookingsPage } from './-bookings/bookings-page'
import { type AdminBookingsSearch, parseAdminBookingsSearch } from './-bookings/bookings-search'

// No loader: all bookings are a lot to fetch for a pointer that only passes over the link.
export const Route = createFileRoute('/_signed-in/admin/bookings')({
  validateSearch: parseAdminBookingsSearch,
  component: Page,
})

function Page() {
  const navigate = Route.useNavigate()
  const onSearch = useCallback(
    (change: AdminBookingsSearch) =>
      void navigate({
        search: (now) => ({ ...now, page: undefined, ...change }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  )
  return <AdminBookingsPage search={Route.useSearch()} onSearch={onSearch} />
}
