import { type Weekday, weekdays } from '@/domain/time/calendar-date'
import { comparedParam } from '@/domain/trains/train-compare'
import { type TrainSort, trainSorts } from '@/domain/trains/train-sort'
import { choiceParam, type SearchParams, textParam, wholeNumberParam } from '@/lib/search-params'
import { type ComparedJourney, parseComparedJourney } from '../-compare/compare-search'

/** What the address of the train list says (D5, TRN-1). The journey is that of a comparison which trains are added to. */
export interface TrainsSearch extends ComparedJourney {
  q?: string | undefined
  type?: string | undefined
  day?: Weekday | undefined
  sort?: TrainSort | undefined
  page?: number | undefined
  /** Ids of the trains chosen to be compared, parted by commas (TRN-7). */
  compare?: string | undefined
}

/** Every key is named, also where its value does not fit: what is left out, the router takes from the raw address. */
export const parseTrainsSearch = (search: SearchParams): TrainsSearch => ({
  q: textParam(search.q)?.slice(0, 100),
  type: textParam(search.type)?.slice(0, 40),
  day: choiceParam(search.day, weekdays),
  sort: choiceParam(search.sort, trainSorts),
  page: wholeNumberParam(search.page, 1, 10_000),
  compare: comparedParam(search.compare),
  ...parseComparedJourney(search),
})
