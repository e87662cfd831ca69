import { weekdays } from '@/domain/train'
import { trainSorts } from '@/domain/train-search'
import { choiceParam, present, type SearchParams, textParam, wholeNumberParam } from '@/lib/search-params'

/** What the address of the train list says (D5, TRN-1). */
export const parseTrainsSearch = (search: SearchParams) =>
  present({
    q: textParam(search.q)?.slice(0, 100),
    type: textParam(search.type)?.slice(0, 40),
    day: choiceParam(search.day, weekdays),
    sort: choiceParam(search.sort, trainSorts),
    page: wholeNumberParam(search.page, 1, 10_000),
  })

export type TrainsSearch = ReturnType<typeof parseTrainsSearch>
