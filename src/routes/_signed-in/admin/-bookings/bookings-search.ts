import { type BookingFilter, parseBookingFilter } from '@/domain/admin/admin-bookings-filter'
import { pageSizeParam } from '@/lib/lists/page-sizes'
import { type SearchParams, textParam, wholeNumberParam } from '@/lib/search-params'
import { sortParam } from '@/lib/lists/table-sort'

export interface AdminBookingsSearch extends BookingFilter {
  q?: string | undefined
  sort?: string | undefined
  page?: number | undefined
  rows?: number | undefined
  /** The booking in the panel. */
  open?: string | undefined
}

const columns = ['pnr', 'status', 'train', 'from', 'to', 'journey', 'booked', 'passengers', 'fare', 'by']

export const parseAdminBookingsSearch = (search: SearchParams): AdminBookingsSearch => ({
  ...parseBookingFilter(search),
  q: textParam(search.q),
  sort: sortParam(search.sort, columns),
  page: wholeNumberParam(search.page, 1, 1_000_000),
  rows: pageSizeParam(search.rows),
  open: textParam(search.open),
})
