import { createFileRoute } from '@tanstack/react-router'
import { whileSnapshotShown } from '@/lib/early'
import { noop } from '@/lib/noop'
import { stationQueries } from '@/queries/stations'
import { useSearchNavigation } from '../../-search-navigation'
import { StationsPage } from './-list/stations-page'
import { parseStationsSearch } from './-list/stations-search'

export const Route = createFileRoute('/_signed-in/stations/')({
  validateSearch: parseStationsSearch,
  loader: ({ context, location }) => {
    const heldFrom = location.searchStr === '' ? 2 : undefined
    const list = context.queryClient.query(stationQueries.list({ heldFrom })).catch(noop)
    return whileSnapshotShown(list)
  },
  component: Page,
})

function Page() {
  return <StationsPage {...useSearchNavigation(Route.useSearch(), Route.useNavigate())} />
}
