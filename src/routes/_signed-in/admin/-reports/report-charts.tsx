import { useChartColors } from '@/components/ui/chart/chart-colors'
import { LazyBarChart, LazyLineChart } from '@/components/ui/chart/charts'
import type { Figures, ReportRow } from '@/domain/reports/reports'
import type { ReportTable, RowSort } from '@/domain/reports/reports-table'
import { counted, formatMoney } from '@/lib/text/format'
import type { ReportAnswer } from '@/queries/reports/reports-answer'
import { figureNames, periodTick, rowName, rowReading } from './report-words'

const inTable = 'The figures are in the table below.'

/** The highest of a figure, in words: what a look at the chart tells first. */
function peak(table: ReportTable, rows: readonly ReportRow[]) {
  const highest = rows.reduce<ReportRow | undefined>(
    (most, row) => (most === undefined || row.bookings > most.bookings ? row : most),
    undefined,
  )
  return highest && highest.bookings > 0
    ? `Most bookings: ${rowName(table, highest)} (${highest.bookings}). `
    : ''
}

const valuesOf = (rows: readonly ReportRow[], figure: keyof Figures) => rows.map((row) => row[figure])

export function PeriodsChart({ answer: { rows, request } }: { answer: ReportAnswer }) {
  const color = useChartColors()
  const names = rows.map((row) => rowName('periods', row))
  return (
    <LazyLineChart
      label={`Bookings, passengers, cancellations and revenue, ${counted(rows.length, 'point')}. ${peak('periods', rows)}${inTable}`}
      categories={rows.map((row) => periodTick(row, request.by))}
      ink={color}
      series={[
        { name: figureNames.bookings, values: valuesOf(rows, 'bookings'), color: color.blue },
        { name: figureNames.passengers, values: valuesOf(rows, 'passengers'), color: color.purple },
        { name: figureNames.cancelled, values: valuesOf(rows, 'cancelled'), color: color.red, dashed: true },
        {
          name: `${figureNames.revenue} (right)`,
          values: valuesOf(rows, 'revenue'),
          color: color.green,
          right: true,
          dashed: true,
          format: formatMoney,
        },
      ]}
      readings={rows.map((row, index) => rowReading(names[index] ?? '', row))}
    />
  )
}

/** The figure that a table is sorted by is the one worth drawing. */
const drawn: Record<RowSort, 'bookings' | 'passengers' | 'revenue'> = {
  bookings: 'bookings',
  cancelled: 'bookings',
  rate: 'bookings',
  name: 'bookings',
  passengers: 'passengers',
  revenue: 'revenue',
}

export function RowsChart({
  answer: { rows, request },
  table,
}: {
  answer: ReportAnswer
  table: 'trains' | 'pairs' | 'weekdays'
}) {
  const color = useChartColors()
  const figure = table === 'weekdays' ? 'bookings' : drawn[request.rows.sort]
  const names = rows.map((row) => rowName(table, row))
  const series =
    figure === 'bookings'
      ? [
          {
            name: 'Not cancelled',
            values: rows.map(({ bookings, cancelled }) => bookings - cancelled),
            color: color.blue,
          },
          { name: figureNames.cancelled, values: valuesOf(rows, 'cancelled'), color: color.red },
        ]
      : [
          {
            name: figureNames[figure],
            values: valuesOf(rows, figure),
            color: figure === 'revenue' ? color.green : color.purple,
            format: figure === 'revenue' ? formatMoney : undefined,
          },
        ]
  return (
    <LazyBarChart
      label={`${figureNames[figure]}, ${counted(rows.length, 'bar')}. ${peak(table, rows)}${inTable}`}
      // The names are long; the table has them.
      categories={table === 'weekdays' ? names : rows.map(({ key }) => key)}
      lying={table !== 'weekdays'}
      ink={color}
      series={series}
      readings={rows.map((row, index) => rowReading(names[index] ?? '', row))}
    />
  )
}
