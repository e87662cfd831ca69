import { type SearchParams, textParam, wholeNumberParam } from '@/lib/search-params'
import { pageSizeParam } from '@/lib/lists/page-sizes'
import { sortParam } from '@/lib/lists/table-sort'

export interface AdminStationsSearch {
  q?: string | undefined
  state?: string | undefined
  zone?: string | undefined
  /** Only stations on which something is missing. */
  lacks?: 'position' | undefined
  sort?: string | undefined
  page?: number | undefined
  rows?: number | undefined
  /** The station in the editor, or `new`. */
  edit?: string | undefined
}

const stationColumns = ['code', 'name', 'city', 'state', 'zone', 'latitude', 'longitude', 'trains']

export const parseAdminStationsSearch = (search: SearchParams): AdminStationsSearch => ({
  q: textParam(search.q),
  state: textParam(search.state),
  zone: textParam(search.zone),
  lacks: search.lacks === 'position' ? 'position' : undefined,
  sort: sortParam(search.sort, stationColumns),
  page: wholeNumberParam(search.page, 1, 100_000),
  rows: pageSizeParam(search.rows),
  edit: textParam(search.edit),
})
