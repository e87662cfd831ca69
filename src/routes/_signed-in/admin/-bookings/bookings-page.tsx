import { useRanksAhead } from '@/lib/lists/use-ranks-ahead'
import { CsvButton } from '@/components/admin/csv-button'
import { SavedViews } from '@/components/admin/saved-views'
import { LoadingBookings } from '@/components/admin/loading-bookings'
import { Button, LinkButton } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { useClosePanel } from '@/components/ui/overlay/use-close-panel'
import { Loaded } from '@/components/ui/feedback/loaded'
import { PageHeader } from '@/components/ui/page/page-header'
import { Warnings } from '@/components/ui/feedback/warnings'
import type { Booking } from '@/domain/bookings/booking'
import type { Page } from '@/domain/page'
import { timeZone } from '@/lib/config'
import { counted, formatNumber } from '@/lib/text/format'
import { mapInSlices } from '@/lib/lists/slices'
import { shortfallWords } from '@/lib/lists/shortfall'
import { useAllBookings } from '@/queries/admin-bookings'
import { bookingCsvHeader, bookingCsvRow } from './booking-csv'
import { BookingFilters } from './booking-filters'
import { BookingPanel } from './booking-panel'
import { bookingColumns, BookingsTable } from './bookings-table'
import type { AdminBookingsSearch } from './bookings-search'
import { bookingSortKey, listedBookings } from './listed-bookings'
import { MoreFilters } from './more-filters'
import { useListedBookings } from './use-listed-bookings'

const noFilter = {
  q: undefined,
  status: undefined,
  from: undefined,
  to: undefined,
  basis: undefined,
  train: undefined,
  pair: undefined,
  weekday: undefined,
}

const bookingsShortfall = (page: Page<Booking>) =>
  page.ended === 'limit'
    ? `The newest ${formatNumber(page.items.length)} of ${counted(page.total, 'booking')} are loaded; the others are not searched.`
    : shortfallWords(page, 'booking')

/** J1: everybody's bookings, by the same filters that the reports link with (ADM-7). */
export function AdminBookingsPage({
  search,
  onSearch,
}: {
  search: AdminBookingsSearch
  onSearch: (change: AdminBookingsSearch) => void
}) {
  const bookings = useAllBookings()
  const shortfall = bookings.data && bookingsShortfall(bookings.data)
  const { rows, total: among, sort, outdated } = useListedBookings(bookings.data, search)
  useRanksAhead(bookings.data?.items, bookingColumns, bookingSortKey)
  const closePanel = useClosePanel(() => onSearch({ open: undefined, page: search.page }))
  return (
    <>
      <PageHeader
        title="Bookings"
        documentTitle="Bookings, admin"
        summary={
          bookings.data &&
          rows &&
          (rows.length === among
            ? counted(rows.length, 'booking')
            : `${counted(rows.length, 'booking')} of ${formatNumber(among)}`)
        }
        announceSummary
        refreshing={bookings.isFetching && bookings.data !== undefined}
        action={
          <>
            <LinkButton to="/admin/reports">Reports</LinkButton>
            <SavedViews list="bookings" search={search} />
            <CsvButton
              fileName="bookings.csv"
              header={bookingCsvHeader}
              shortfall={shortfall}
              disabled={!bookings.data}
              // Not those on the page: they may still be what was asked for before.
              rows={async () =>
                mapInSlices(await listedBookings(bookings.data?.items ?? [], search, timeZone), bookingCsvRow)
              }
            />
          </>
        }
      />
      <BookingFilters search={search} onSearch={onSearch} />
      <MoreFilters search={search} onSearch={onSearch} />
      <Loaded load={bookings} skeleton={<LoadingBookings />}>
        {({ items }) => (
          <>
            <Warnings texts={[shortfall]} />
            {!rows ? (
              <LoadingBookings />
            ) : rows.length > 0 ? (
              <BookingsTable {...{ rows, sort, outdated, search, onSearch }} />
            ) : (
              <EmptyState
                title={items.length === 0 ? 'There are no bookings' : 'No booking fits'}
                text={
                  items.length === 0
                    ? 'Nobody has booked anything yet.'
                    : 'Try other words, or fewer filters.'
                }
                action={
                  items.length > 0 && <Button onClick={() => onSearch(noFilter)}>Show all bookings</Button>
                }
              />
            )}
            <BookingPanel open={search.open} bookings={items} onClose={closePanel} />
          </>
        )}
      </Loaded>
    </>
  )
}
