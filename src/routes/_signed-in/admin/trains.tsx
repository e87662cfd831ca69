import { createFileRoute } from '@tanstack/react-router'
import { noop } from '@/lib/noop'
import { trainQueries } from '@/queries/trains'
import { useSearchNavigation } from '../../-search-navigation'
import { AdminTrainsPage } from './-trains/trains-page'
import { parseAdminTrainsSearch } from './-trains/trains-search'

export const Route = createFileRoute('/_signed-in/admin/trains')({
  validateSearch: parseAdminTrainsSearch,
  loader: ({ context }) => {
    context.queryClient.query(trainQueries.list()).catch(noop)
  },
  component: Page,
})

function Page() {
  return <AdminTrainsPage {...useSearchNavigation(Route.useSearch(), Route.useNavigate())} />
}
