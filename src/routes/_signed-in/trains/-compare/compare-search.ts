import { mostPassengers } from '@/domain/bookings/party'
import { isCalendarDate } from '@/domain/time/calendar-date'
import { comparedParam } from '@/domain/trains/train-compare'
import { type SearchParams, textParam, wholeNumberParam } from '@/lib/search-params'

/** The journey that trains are compared on. */
export interface ComparedJourney {
  /** The day of boarding, YYYY-MM-DD. */
  date?: string | undefined
  /** Station codes or ids; left out, whole runs are compared. */
  from?: string | undefined
  to?: string | undefined
  passengers?: number | undefined
}

/** What the address of a comparison says: it is all there is, so the link gives the same table (TRN-7). */
export interface CompareSearch extends ComparedJourney {
  /** Ids, parted by commas. */
  trains?: string | undefined
}

/** Every key is named, also where its value does not fit: what is left out, the router takes from the raw address. */
export const parseComparedJourney = (search: SearchParams): ComparedJourney => ({
  date: isCalendarDate(search.date) ? search.date : undefined,
  from: textParam(search.from),
  to: textParam(search.to),
  passengers: wholeNumberParam(search.passengers, 1, mostPassengers),
})

export const parseCompareSearch = (search: SearchParams): CompareSearch => ({
  trains: comparedParam(search.trains),
  ...parseComparedJourney(search),
})
