import { createFileRoute } from '@tanstack/react-router'
import { noop } from '@/lib/noop'
import { trainQueries } from '@/queries/trains'
import { useSearchNavigation } from '../../-search-navigation'
import { TrainsPage } from './-list/trains-page'
import { parseTrainsSearch } from './-list/trains-search'

export const Route = createFileRoute('/_signed-in/trains/')({
  validateSearch: parseTrainsSearch,
  loader: ({ context }) => {
    context.queryClient.query(trainQueries.list()).catch(noop)
  },
  component: Page,
})

function Page() {
  return <TrainsPage {...useSearchNavigation(Route.useSearch(), Route.useNavigate())} />
}
