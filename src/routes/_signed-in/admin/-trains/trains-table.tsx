import type { RecordsTable } from '@/components/admin/records-page'
import { DaysStrip } from '@/components/trains/days-strip'
import { Bdi } from '@/components/ui/bdi'
import { DataTable, type TableColumn } from '@/components/ui/table/data-table'
import { RowLink } from '@/components/ui/table/row-link'
import { duration } from '@/domain/time/duration'
import type { Train } from '@/domain/trains/train'
import { arrivalDayOffset, clockTime } from '@/domain/trains/train-time'
import { timeZone } from '@/lib/config'
import { formatMoney, formatNumber } from '@/lib/text/format'
import { sortText } from '@/lib/lists/table-sort'
import type { AdminTrainsSearch } from './trains-search'

const clock = (time: string) => clockTime(time, timeZone) ?? '—'

function arrivalOf({ departureTime, arrivalTime }: Train): string {
  const days = arrivalDayOffset(departureTime, arrivalTime, timeZone)
  return days > 0 ? `${clock(arrivalTime)} +${days}` : clock(arrivalTime)
}

const columns: readonly TableColumn<Train>[] = [
  {
    id: 'number',
    header: 'Number',
    width: '7rem',
    sortable: true,
    cell: ({ _id, trainNumber }) => (
      <RowLink param="edit" value={_id}>
        {trainNumber || '—'}
      </RowLink>
    ),
  },
  {
    id: 'name',
    header: 'Name',
    width: '15rem',
    sortable: true,
    cell: ({ name }) => <Bdi>{name || '—'}</Bdi>,
  },
  { id: 'type', header: 'Type', width: '7rem', sortable: true, cell: ({ trainType }) => trainType || '—' },
  {
    id: 'from',
    header: 'From',
    width: '10rem',
    sortable: true,
    cell: ({ source }) => <Bdi>{source?.name ?? source?.code ?? '—'}</Bdi>,
  },
  {
    id: 'to',
    header: 'To',
    width: '10rem',
    sortable: true,
    cell: ({ destination }) => <Bdi>{destination?.name ?? destination?.code ?? '—'}</Bdi>,
  },
  {
    id: 'departure',
    header: 'Departs',
    width: '6.5rem',
    sortable: true,
    cell: ({ departureTime }) => clock(departureTime),
  },
  { id: 'arrival', header: 'Arrives', width: '6.5rem', sortable: true, cell: arrivalOf },
  {
    id: 'duration',
    header: 'Length',
    width: '6.5rem',
    numeric: true,
    sortable: true,
    cell: ({ departureTime, arrivalTime }) => duration(departureTime, arrivalTime),
  },
  { id: 'days', header: 'Days', width: '11rem', cell: (train) => <DaysStrip train={train} /> },
  {
    id: 'stops',
    header: 'Stops',
    width: '5.5rem',
    numeric: true,
    sortable: true,
    cell: ({ route }) => (route.length > 0 ? formatNumber(route.length) : '—'),
  },
  {
    id: 'seats',
    header: 'Seats',
    width: '5.5rem',
    numeric: true,
    sortable: true,
    cell: ({ totalSeats }) => formatNumber(totalSeats),
  },
  {
    id: 'fare',
    header: 'Fare',
    width: '6rem',
    numeric: true,
    sortable: true,
    cell: ({ fare }) => formatMoney(fare),
  },
]

export const TrainsTable = ({
  rows,
  pending,
  sort,
  outdated,
  selection,
  onSearch,
}: RecordsTable<Train> & { onSearch: (change: AdminTrainsSearch) => void }) => (
  <DataTable
    label="Trains"
    columns={columns}
    rows={rows}
    rowId={({ _id }) => _id}
    rowName={({ trainNumber, name }) => `${trainNumber} ${name}`}
    sort={sort}
    outdated={outdated}
    onSort={(next) => onSearch({ sort: sortText(next) })}
    selection={selection}
    mark={({ _id }) => (pending.has(_id) ? 'pending' : undefined)}
  />
)
