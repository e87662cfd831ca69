import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Card, CardTitle } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { Pager } from '@/components/ui/table/pager'
import type { Booking } from '@/domain/bookings/booking'
import type { ReportSearch } from '@/domain/reports/reports-settings'
import { cancelledShare, type ReportTable } from '@/domain/reports/reports-table'
import { allReportRows } from '@/queries/reports/reports'
import type { ReportAnswer } from '@/queries/reports/reports-answer'
import { PeriodsChart, RowsChart } from './report-charts'
import { ReportCsv } from './report-csv'
import { ReportRows } from './report-table'
import { figureNames, periodNames, rangeName, rowStart, tableNames } from './report-words'

/** One way to look at the bookings: a chart, its table, and the file of the whole table. */
export function ReportView({
  answer,
  table,
  bookings,
  search,
  shortfall,
}: {
  answer: ReportAnswer
  table: Exclude<ReportTable, 'occupancy'>
  bookings: readonly Booking[]
  search: ReportSearch
  shortfall: string | undefined
}) {
  const { request, start, rowCount, totals } = answer
  const name = table === 'periods' ? `By ${periodNames[request.by].toLowerCase()}` : tableNames[table]
  const title = `${name}, ${rangeName(request.range)}`
  const { count } = request.rows
  if (totals.bookings === 0) {
    return (
      <EmptyState
        title="No bookings in these days"
        text={`Choose other days, or count by ${request.basis === 'journey' ? 'booking' : 'train start'} date.`}
      />
    )
  }
  return (
    <ViewCard
      title={title}
      action={
        <ReportCsv
          name={`bookings-by-${table === 'periods' ? request.by : table}`}
          range={request.range}
          shortfall={shortfall}
          header={[...headOf[table], ...Object.values(figureNames), 'Share cancelled']}
          rows={async () =>
            (await allReportRows(bookings, request)).map((row) => [
              ...rowStart(table, row),
              row.bookings,
              row.passengers,
              row.revenue,
              row.cancelled,
              cancelledShare(row) ?? null,
            ])
          }
        />
      }
    >
      {table === 'periods' ? <PeriodsChart answer={answer} /> : <RowsChart {...{ answer, table }} />}
      <ReportRows {...{ answer, table, search }} caption={title} />
      <Pager page={start / count + 1} pages={Math.ceil(rowCount / count)} label="Pages of the table" />
    </ViewCard>
  )
}

const headOf: Record<Exclude<ReportTable, 'occupancy'>, readonly string[]> = {
  periods: ['First day', 'Last day'],
  trains: ['Train number', 'Train'],
  pairs: ['Codes', 'From and to'],
  weekdays: ['Day', 'Weekday'],
}

export function ViewCard({
  title,
  action,
  children,
}: {
  title: string
  action: ReactNode
  children: ReactNode
}) {
  return (
    <Card
      as="section"
      display="grid"
      gap="4"
      css={{ '@media print': { breakInside: 'auto', border: '0', p: '0' } }}
    >
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" alignItems="center" gap="2">
        <CardTitle>{title}</CardTitle>
        {action}
      </chakra.div>
      {children}
    </Card>
  )
}
