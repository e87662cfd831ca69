import { useMemo } from 'react'
import { CodePair } from '@/components/stations/station-words'
import { TrainWords } from '@/components/bookings/train-words'
import { Bdi } from '@/components/ui/bdi'
import { DataTable } from '@/components/ui/table/data-table'
import type { TableColumn } from '@/components/ui/table/data-table-props'
import { Pager } from '@/components/ui/table/pager'
import { RowLink } from '@/components/ui/table/row-link'
import { StatusTag } from '@/components/ui/feedback/status-tag'
import type { Booking } from '@/domain/bookings/booking'
import { statusTone } from '@/domain/bookings/booking-status'
import { countedDay } from '@/domain/admin/admin-bookings-keys'
import { timeZone } from '@/lib/config'
import { formatDate, formatMoney, formatNumber } from '@/lib/text/format'
import { pageOf } from '@/lib/lists/paging'
import { usualPageSize } from '@/lib/lists/page-sizes'
import type { Rows } from '@/lib/lists/rows'
import { parseSort, sortText } from '@/lib/lists/table-sort'
import type { AdminBookingsSearch } from './bookings-search'

/** As wide together as the page leaves room for on a screen of 1,280 px: the hour of the booking is in its panel. */
export const bookingColumns: readonly TableColumn<Booking>[] = [
  {
    id: 'pnr',
    header: 'PNR',
    width: '6.5rem',
    cell: ({ _id, pnr }) => (
      <RowLink param="open" value={_id}>
        {pnr || '—'}
      </RowLink>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    width: '6.5rem',
    cell: ({ status }) => <StatusTag tone={statusTone(status)}>{status || 'Status unknown'}</StatusTag>,
  },
  {
    id: 'train',
    header: 'Train',
    width: '7.5rem',
    cell: (booking) => (
      <Bdi>
        <TrainWords booking={booking} unknown="—" />
      </Bdi>
    ),
  },
  { id: 'from', header: 'Route', width: '8rem', cell: ({ from, to }) => <CodePair from={from} to={to} /> },
  {
    id: 'journey',
    header: 'Train starts',
    width: '8.75rem',
    cell: ({ journeyDate }) => formatDate(journeyDate),
  },
  {
    id: 'fare',
    header: 'Total',
    width: '7.5rem',
    numeric: true,
    cell: ({ totalFare, passengers }) => `${formatMoney(totalFare)} for ${formatNumber(passengers.length)}`,
  },
  {
    id: 'by',
    header: 'Booked by',
    width: '6.5rem',
    cell: ({ user }) => <Bdi>{user?.name ?? user?.email ?? '—'}</Bdi>,
  },
  {
    id: 'booked',
    header: 'Booked on',
    width: '9.5rem',
    cell: (booking) => formatDate(countedDay(booking, 'booked', timeZone) ?? ''),
  },
]

/** One page of the bookings found. */
export function BookingsTable({
  rows,
  sort,
  outdated,
  search: { page = 1, rows: size = usualPageSize },
  onSearch,
}: {
  rows: Rows<Booking>
  sort: string | undefined
  outdated: boolean
  search: AdminBookingsSearch
  onSearch: (change: AdminBookingsSearch) => void
}) {
  const shown = useMemo(
    // All of them are not copied.
    () => (size === 0 ? { items: rows, page: 1, pages: 1 } : pageOf(rows, page, size)),
    [rows, page, size],
  )
  return (
    <>
      <DataTable
        label="Bookings"
        columns={bookingColumns}
        rows={shown.items}
        rowId={({ _id }) => _id}
        rowName={({ pnr }) => pnr}
        sort={sort === undefined ? undefined : parseSort(sort)}
        onSort={(next) => onSearch({ sort: sortText(next) })}
        outdated={outdated}
      />
      <Pager page={shown.page} pages={shown.pages} />
    </>
  )
}
