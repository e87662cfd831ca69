import { createFileRoute } from '@tanstack/react-router'
import { noop } from '@/lib/noop'
import { stationQueries } from '@/queries/stations'
import { StationsPage } from './-list/stations-page'
import { parseStationsSearch } from './-list/stations-search'

export const Route = createFileRoute('/_signed-in/stations/')({
  validateSearch: parseStationsSearch,
  loader: ({ context }) => {
    context.queryClient.query(stationQueries.list()).catch(noop)
  },
  component: Page,
})

function Page() {
  const navigate = Route.useNavigate()
  return (
    <StationsPage
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
