import { createFileRoute } from '@tanstack/react-router'
import { noop } from '@/lib/noop'
import { stationQueries } from '@/queries/stations'
import { Planner } from './-planner/planner-page'
import { parsePlannerSearch } from '@/routes/_signed-in/-planner/question/planner-search'
import { usePlannerNavigation } from '@/routes/_signed-in/-planner/question/use-planner-navigation'

export const Route = createFileRoute('/_signed-in/plan-journey')({
  validateSearch: parsePlannerSearch,
  loader: ({ context, location }) => {
    const heldFrom = location.searchStr === '' ? 1 : undefined
    context.queryClient.query(stationQueries.list({ heldFrom })).catch(noop)
  },
  component: Page,
})

function Page() {
  return <Planner {...usePlannerNavigation(Route.useSearch(), Route.useNavigate())} />
}
