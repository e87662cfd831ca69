import { createFileRoute } from '@tanstack/react-router'
import type { BoardKind } from '@/domain/station-board'
import { noop } from '@/lib/noop'
import { choiceParam } from '@/lib/search-params'
import { stationQueries } from '@/queries/stations'
import { trainQueries } from '@/queries/trains'
import { StationPage } from './-station/station-page'

export const Route = createFileRoute('/_signed-in/stations/$stationId')({
  validateSearch: (search): { board?: BoardKind | undefined } => ({
    board: choiceParam(search.board, ['departures', 'arrivals']),
  }),
  loader: ({ context, params }) => {
    context.queryClient.query(stationQueries.detail(params.stationId)).catch(noop)
    context.queryClient.query(trainQueries.list()).catch(noop)
  },
  component: Page,
})

function Page() {
  const { stationId } = Route.useParams()
  return <StationPage key={stationId} stationId={stationId} board={Route.useSearch().board ?? 'departures'} />
}
