import { createFileRoute } from '@tanstack/react-router'
import { useSearchNavigation } from '../../-search-navigation'
import { AdminBookingsPage } from './-bookings/bookings-page'
import { parseAdminBookingsSearch } from './-bookings/bookings-search'

// No loader: all bookings are a lot to fetch for a pointer that only passes over the link.
export const Route = createFileRoute('/_signed-in/admin/bookings')({
  validateSearch: parseAdminBookingsSearch,
  component: Page,
})

function Page() {
  return <AdminBookingsPage {...useSearchNavigation(Route.useSearch(), Route.useNavigate())} />
}
