import { createFileRoute } from '@tanstack/react-router'
import { noop } from '@/lib/noop'
import { stationQueries } from '@/queries/stations'
import { trainQueries } from '@/queries/trains'
import { useSearchNavigation } from '../../-search-navigation'
import { ImportPage } from './-import/import-page'
import { parseImportSearch } from './-import/import-search'

export const Route = createFileRoute('/_signed-in/admin/import')({
  validateSearch: parseImportSearch,
  loaderDeps: ({ search: { kind } }) => ({ kind }),
  loader: ({ context: { queryClient }, deps: { kind } }) => {
    // Trains name their stations.
    queryClient.query(stationQueries.list()).catch(noop)
    if (kind !== 'stations') queryClient.query(trainQueries.list()).catch(noop)
  },
  component: Page,
})

function Page() {
  return <ImportPage {...useSearchNavigation(Route.useSearch(), Route.useNavigate())} />
}
