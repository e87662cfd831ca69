import { createFileRoute } from '@tanstack/react-router'
import { useSearchNavigation } from '../../-search-navigation'
import { ReportsPage } from './-reports/reports-page'
import { parseReportsSearch } from './-reports/reports-search'

// No loader: all bookings are a lot to fetch for a pointer that only passes over the link.
export const Route = createFileRoute('/_signed-in/admin/reports')({
  validateSearch: parseReportsSearch,
  component: Page,
})

function Page() {
  return <ReportsPage {...useSearchNavigation(Route.useSearch(), Route.useNavigate(), { replace: false })} />
}
