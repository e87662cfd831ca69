import { chakra } from '@chakra-ui/react/styled-system'
import { useChartColors } from '@/components/ui/chart/chart-colors'
import { LazyBarChart } from '@/components/ui/chart/charts'
import { ScrollTable } from '@/components/ui/table/scroll-table'
import { TextLink } from '@/components/ui/text-link'
import type { Occupancy, OccupancyRow } from '@/domain/reports/reports-occupancy'
import type { DayRange } from '@/domain/reports/reports-range'
import { counted, formatNumber } from '@/lib/text/format'
import { isolated } from '@/lib/text/isolated'
import { formatShare } from './report-words'

const reading = ({ label, held, offered, share }: OccupancyRow) =>
  offered === undefined
    ? `${isolated(label)}: ${formatNumber(held)} held, of how many seats is not known`
    : `${isolated(label)}: ${formatShare(share)}, ${formatNumber(held)} of ${counted(offered, 'seat')} held`

export function OccupancyChart({ rows }: { rows: readonly OccupancyRow[] }) {
  const color = useChartColors()
  const [fullest] = rows
  return (
    <LazyBarChart
      label={`Occupancy, ${counted(rows.length, 'train')}. ${fullest ? `Fullest: ${reading(fullest)}. ` : ''}The figures are in the table below.`}
      categories={rows.map(({ key }) => key)}
      lying
      ink={color}
      series={[
        {
          name: 'Occupancy in %',
          values: rows.map(({ share = 0 }) => share * 100),
          color: color.blue,
          format: (value) => formatShare(value / 100),
        },
      ]}
      readings={rows.map(reading)}
    />
  )
}

export function OccupancyTable({
  rows,
  total,
  range,
  caption,
}: {
  rows: readonly OccupancyRow[]
  total: Occupancy
  range: DayRange
  caption: string
}) {
  const filter = { ...range, basis: 'journey', status: 'held' } as const
  return (
    <>
      <ScrollTable label={caption}>
        <thead>
          <tr>
            <th scope="col">Train</th>
            <th scope="col">Runs</th>
            <th scope="col">Seats offered</th>
            <th scope="col">Seats held</th>
            <th scope="col" aria-sort="descending">
              Occupancy
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.key} ${row.label}`}>
              <th scope="row" dir="auto">
                {row.label}
              </th>
              <td>{formatNumber(row.runs)}</td>
              <td>{formatNumber(row.offered)}</td>
              <td>
                {row.bookings === 0 ? (
                  formatNumber(row.held)
                ) : (
                  <TextLink
                    quiet
                    color="brand.fg"
                    display="inline-block"
                    minWidth="6"
                    to="/admin/bookings"
                    search={{ ...filter, train: row.key }}
                    aria-label={`${formatNumber(row.held)} seats held, ${row.label}: list of ${counted(row.bookings, 'booking')}`}
                  >
                    {formatNumber(row.held)}
                  </TextLink>
                )}
              </td>
              <td>{formatShare(row.share)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              All trains whose seats are known
            </th>
            <td>{formatNumber(total.offered)}</td>
            <td>{formatNumber(total.held)}</td>
            <td>{formatShare(total.share)}</td>
          </tr>
        </tfoot>
      </ScrollTable>
      <chakra.p textStyle="small" color="fg.muted">
        Seats held are passengers of Confirmed and RAC bookings. Seats offered are all seats of a train on
        each of its running days.
      </chakra.p>
    </>
  )
}
