import { createFileRoute } from '@tanstack/react-router'
import { noop } from '@/lib/noop'
import { stationQueries } from '@/queries/stations'
import { useSearchNavigation } from '../../-search-navigation'
import { AdminStationsPage } from './-stations/stations-page'
import { parseAdminStationsSearch } from './-stations/stations-search'

export const Route = createFileRoute('/_signed-in/admin/stations')({
  validateSearch: parseAdminStationsSearch,
  loader: ({ context }) => {
    context.queryClient.query(stationQueries.list()).catch(noop)
  },
  component: Page,
})

function Page() {
  return <AdminStationsPage {...useSearchNavigation(Route.useSearch(), Route.useNavigate())} />
}
