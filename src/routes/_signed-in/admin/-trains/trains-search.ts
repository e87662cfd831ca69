import { pageSizeParam } from '@/lib/lists/page-sizes'
import { choiceParam, type SearchParams, textParam, wholeNumberParam } from '@/lib/search-params'
import { sortParam } from '@/lib/lists/table-sort'
import { type Weekday, weekdays } from '@/domain/time/calendar-date'

export interface AdminTrainsSearch {
  q?: string | undefined
  type?: string | undefined
  day?: Weekday | undefined
  /** Only trains on which something is missing. */
  lacks?: 'days' | 'route' | undefined
  sort?: string | undefined
  page?: number | undefined
  rows?: number | undefined
  /** The train in the editor, or `new`. */
  edit?: string | undefined
}

const trainColumns = [
  'number',
  'name',
  'type',
  'from',
  'to',
  'departure',
  'arrival',
  'duration',
  'stops',
  'seats',
  'fare',
]

export const parseAdminTrainsSearch = (search: SearchParams): AdminTrainsSearch => ({
  q: textParam(search.q),
  type: textParam(search.type),
  day: choiceParam(search.day, weekdays),
  lacks: choiceParam(search.lacks, ['days', 'route']),
  sort: sortParam(search.sort, trainColumns),
  page: wholeNumberParam(search.page, 1, 100_000),
  rows: pageSizeParam(search.rows),
  edit: textParam(search.edit),
})
