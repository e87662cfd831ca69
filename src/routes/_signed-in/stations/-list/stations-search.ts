import { type SearchParams, textParam, wholeNumberParam } from '@/lib/search-params'

/** What the address of the station list says: words, or the code of the station to be near to, and the page. */
export interface StationsSearch {
  q?: string | undefined
  near?: string | undefined
  page?: number | undefined
}

/** Every key is named, also where its value does not fit: what is left out, the router takes from the raw address. */
export const parseStationsSearch = (search: SearchParams): StationsSearch => ({
  q: textParam(search.q)?.slice(0, 100),
  near: textParam(search.near)?.slice(0, 20).toUpperCase(),
  page: wholeNumberParam(search.page, 1, 10_000),
})
