import { isCalendarDate } from '@/domain/calendar'
import { choiceParam, type SearchParams, textParam, wholeNumberParam } from '@/lib/search-params'

export const tripOrders = ['arrival', 'departure', 'shortest', 'cheapest'] as const

const stationCode = (value: unknown) => {
  const code = textParam(value)?.toUpperCase()
  return code && /^[A-Z0-9-]{1,10}$/.test(code) ? code : undefined
}

/** What the planner's address says (D5): stations by code, so that a link can be read and shared. */
export interface PlannerSearch {
  from?: string | undefined
  to?: string | undefined
  date?: string | undefined
  passengers?: number | undefined
  sort?: (typeof tripOrders)[number] | undefined
  /** So many changes at the most; left out, direct trains alone as long as there are any. */
  changes?: number | undefined
}

/** Every key is named, also where its value does not fit: what is left out, the router takes from the raw address. */
export const parsePlannerSearch = (search: SearchParams): PlannerSearch => ({
  from: stationCode(search.from),
  to: stationCode(search.to),
  date: isCalendarDate(search.date) ? search.date : undefined,
  passengers: wholeNumberParam(search.passengers, 1, 6),
  sort: choiceParam(search.sort, tripOrders),
  changes: wholeNumberParam(search.changes, 1, 2),
})
