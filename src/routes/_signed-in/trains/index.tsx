import { createFileRoute } from '@tanstack/react-router'
import { whileSnapshotShown } from '@/lib/early'
import { noop } from '@/lib/noop'
import { trainQueries } from '@/queries/trains'
import { useSearchNavigation } from '../../-search-navigation'
import { TrainsPage } from './-list/trains-page'
import { parseTrainsSearch } from './-list/trains-search'

export const Route = createFileRoute('/_signed-in/trains/')({
  validateSearch: parseTrainsSearch,
  loader: ({ context }) => {
    const list = context.queryClient.query(trainQueries.list()).catch(noop)
    return whileSnapshotShown(list)
  },
  component: Page,
})

function Page() {
  return <TrainsPage {...useSearchNavigation(Route.useSearch(), Route.useNavigate())} />
}
