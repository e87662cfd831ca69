import { present, type SearchParams, textParam, wholeNumberParam } from '@/lib/search-params'

/** What the address of the station list says: words, or the code of the station to be near to, and the page. */
export const parseStationsSearch = (search: SearchParams) =>
  present({
    q: textParam(search.q)?.slice(0, 100),
    near: textParam(search.near)?.slice(0, 10).toUpperCase(),
    page: wholeNumberParam(search.page, 1, 10_000),
  })

export type StationsSearch = ReturnType<typeof parseStationsSearch>
