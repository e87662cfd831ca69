import { createFileRoute } from '@tanstack/react-router'
import type { BoardKind } from '@/domain/trains/station-board'
import { noop } from '@/lib/noop'
import { choiceParam, wholeNumberParam } from '@/lib/search-params'
import { stationQueries } from '@/queries/stations'
import { trainQueries } from '@/queries/trains'
import { refuseWords } from '../../-beside'
import { StationPage } from './-station/station-page'

export const Route = createFileRoute('/_signed-in/stations/$stationId')({
  validateSearch: (search): { board?: BoardKind | undefined; page?: number | undefined } => ({
    board: choiceParam(search.board, ['departures', 'arrivals']),
    page: wholeNumberParam(search.page, 1, 10_000),
  }),
  loader: ({ context, params }) => {
    refuseWords(params.stationId, 'nearby')
    context.queryClient.query(stationQueries.detail(params.stationId)).catch(noop)
    context.queryClient.query(trainQueries.list()).catch(noop)
  },
  component: Page,
})

function Page() {
  const { stationId } = Route.useParams()
  const { board = 'departures', page = 1 } = Route.useSearch()
  return <StationPage key={stationId} {...{ stationId, board, page }} />
}
