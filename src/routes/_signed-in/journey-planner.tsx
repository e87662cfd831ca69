import { createFileRoute } from '@tanstack/react-router'
import { noop } from '@/lib/noop'
import { stationQueries } from '@/queries/stations'
import { Planner } from './-planner/planner-page'
import { parsePlannerSearch, refined } from './-planner/planner-search'

export const Route = createFileRoute('/_signed-in/journey-planner')({
  validateSearch: parsePlannerSearch,
  loader: ({ context }) => {
    context.queryClient.query(stationQueries.list()).catch(noop)
  },
  component: Page,
})

function Page() {
  const navigate = Route.useNavigate()
  return (
    <Planner
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, resetScroll: false })}
      onRefine={(change) =>
        void navigate({
          search: (now) => refined(now, change),
          replace: true,
          resetScroll: false,
          state: true,
        })
      }
    />
  )
}
