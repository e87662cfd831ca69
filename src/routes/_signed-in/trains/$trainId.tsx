import { createFileRoute } from '@tanstack/react-router'
import { isCalendarDate } from '@/domain/time/calendar-date'
import { noop } from '@/lib/noop'
import { trainQueries } from '@/queries/trains'
import { refuseWords } from '../../-beside'
import { TrainPage } from './-train/train-page'

export const Route = createFileRoute('/_signed-in/trains/$trainId')({
  validateSearch: (search): { date?: string | undefined } => ({
    date: isCalendarDate(search.date) ? search.date : undefined,
  }),
  loader: ({ context, params }) => {
    refuseWords(params.trainId, 'search', 'compare')
    context.queryClient.query(trainQueries.detail(params.trainId)).catch(noop)
  },
  component: Page,
})

function Page() {
  const { trainId } = Route.useParams()
  return <TrainPage key={trainId} trainId={trainId} date={Route.useSearch().date} />
}
