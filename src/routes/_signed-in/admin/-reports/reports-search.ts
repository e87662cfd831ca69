import type { ReportSearch } from '@/domain/reports/reports-settings'
import { type SearchParams, textParam, wholeNumberParam } from '@/lib/search-params'

const word = (value: unknown) => textParam(value)?.slice(0, 40)

/** Every text is let through: what is wrong with it the page says in words. */
export const parseReportsSearch = (search: SearchParams): ReportSearch => ({
  from: word(search.from),
  to: word(search.to),
  by: word(search.by),
  basis: word(search.basis),
  compare: word(search.compare),
  tab: word(search.tab),
  sort: word(search.sort),
  page: wholeNumberParam(search.page, 1, 100_000),
})
