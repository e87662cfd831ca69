import { BookingStatus } from '@/components/bookings/booking-status'
import { DataTable, type TableColumn } from '@/components/ui/data-table'
import { TextLink } from '@/components/ui/text-link'
import type { Booking } from '@/domain/booking'
import { timeZone } from '@/lib/config'
import { formatDate, formatInstant, formatMoney, formatNumber } from '@/lib/format'
import { sortText, type TableSort } from '@/lib/table-sort'
import type { AdminBookingsSearch } from './bookings-search'

const columns: readonly TableColumn<Booking>[] = [
  {
    id: 'pnr',
    header: 'PNR',
    width: '8rem',
    sortable: true,
    cell: ({ _id, pnr }) => (
      <TextLink to="." search={(now) => ({ ...now, open: _id })} replace resetScroll={false} textStyle="mono">
        {pnr || '—'}
      </TextLink>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    width: '8.5rem',
    sortable: true,
    cell: ({ status }) => <BookingStatus status={status} />,
  },
  {
    id: 'train',
    header: 'Train',
    width: '14rem',
    sortable: true,
    cell: ({ train }) => <bdi>{[train?.trainNumber, train?.name].filter(Boolean).join(' ') || '—'}</bdi>,
  },
  {
    id: 'from',
    header: 'From',
    width: '9rem',
    sortable: true,
    cell: ({ from }) => <bdi>{from?.name ?? from?.code ?? '—'}</bdi>,
  },
  {
    id: 'to',
    header: 'To',
    width: '9rem',
    sortable: true,
    cell: ({ to }) => <bdi>{to?.name ?? to?.code ?? '—'}</bdi>,
  },
  {
    id: 'journey',
    header: 'Journey',
    width: '9rem',
    sortable: true,
    cell: ({ journeyDate }) => formatDate(journeyDate),
  },
  {
    id: 'passengers',
    header: 'Passengers',
    width: '7rem',
    numeric: true,
    sortable: true,
    cell: ({ passengers }) => formatNumber(passengers.length),
  },
  {
    id: 'fare',
    header: 'Total',
    width: '7rem',
    numeric: true,
    sortable: true,
    cell: ({ totalFare }) => formatMoney(totalFare),
  },
  {
    id: 'by',
    header: 'Booked by',
    width: '11rem',
    sortable: true,
    cell: ({ user }) => <bdi>{user?.name ?? user?.email ?? '—'}</bdi>,
  },
  {
    id: 'booked',
    header: 'Booked on',
    width: '11rem',
    sortable: true,
    cell: ({ bookedAt }) => formatInstant(bookedAt, timeZone),
  },
]

export const BookingsTable = ({
  rows,
  sort,
  onSearch,
}: {
  rows: readonly Booking[]
  sort: TableSort | undefined
  onSearch: (change: AdminBookingsSearch) => void
}) => (
  <DataTable
    label="Bookings"
    columns={columns}
    rows={rows}
    rowId={({ _id }) => _id}
    rowName={({ pnr }) => pnr}
    sort={sort}
    onSort={(next) => onSearch({ sort: sortText(next) })}
  />
)
