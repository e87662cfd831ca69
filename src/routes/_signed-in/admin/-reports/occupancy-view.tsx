import { memo, useDeferredValue, useMemo } from 'react'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { Loaded } from '@/components/ui/feedback/loaded'
import { Pager } from '@/components/ui/table/pager'
import { SkeletonCard } from '@/components/ui/feedback/skeleton'
import { fullestFirst, occupancyOf } from '@/domain/reports/reports-occupancy'
import type { Train } from '@/domain/trains/train'
import { pageOf } from '@/lib/lists/paging'
import type { ReportAnswer } from '@/queries/reports/reports-answer'
import { useTrains } from '@/queries/trains'
import { OccupancyChart, OccupancyTable } from './occupancy-table'
import { ReportCsv } from './report-csv'
import { ViewCard } from './report-view'
import { rangeName } from './report-words'

interface Props {
  answer: ReportAnswer
  page: number
  pageSize: number
  shortfall: string | undefined
}

/** How full the trains were, by the day of the journey whatever the other tables count by. */
export function OccupancyView(props: Props) {
  const trains = useTrains()
  // Drawn in steps that let keys and presses through.
  const data = useDeferredValue(trains.data)
  return (
    <Loaded load={{ ...trains, data }} skeleton={<SkeletonCard height={480} label="Loading trains…" />}>
      {({ items }) => <OccupancyOf {...props} trains={items} />}
    </Loaded>
  )
}

const OccupancyOf = memo(function OccupancyOf({
  answer: { seats, request },
  page,
  pageSize,
  shortfall,
  trains,
}: Props & { trains: readonly Train[] }) {
  const { range } = request
  const { rows, total } = useMemo(() => {
    const found = occupancyOf(seats, trains, range)
    return { ...found, rows: fullestFirst(found.rows) }
  }, [seats, trains, range])
  const shown = pageOf(rows, page, pageSize)
  const title = `Occupancy by train start date, ${rangeName(range)}`
  if (rows.length === 0) {
    return <EmptyState title="No train runs on these days" text="Choose other days." />
  }
  return (
    <ViewCard
      title={title}
      action={
        <ReportCsv
          name="occupancy"
          range={range}
          shortfall={shortfall}
          header={['Train number', 'Train', 'Runs', 'Seats offered', 'Seats held', 'Bookings', 'Occupancy']}
          rows={() =>
            rows.map((row) => [
              row.key,
              row.label,
              row.runs ?? null,
              row.offered ?? null,
              row.held,
              row.bookings,
              row.share ?? null,
            ])
          }
        />
      }
    >
      <OccupancyChart rows={shown.items} />
      <OccupancyTable {...{ rows: shown.items, total, range }} caption={title} />
      <Pager page={shown.page} pages={shown.pages} label="Pages of the table" />
    </ViewCard>
  )
})
