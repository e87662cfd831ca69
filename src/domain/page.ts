/** One page of a list, as every list cache holds it. */
export interface Page<T> {
  items: T[]
  /** Size of the whole list, not of this page. */
  total: number
  count: number
  totalPages: number
  currentPage: number
  /** Why following the pages ended before the server’s last one: it began to repeat itself, or there were too many. */
  ended?: 'repeats' | 'limit'
  /** What the server calls the list as it is now (its ETag); another name, another list. */
  tag?: string
  /** When the server gave it, ms since 1970, of a list that this device has kept; undefined of one that it gives now. */
  keptAt?: number | undefined
}

export type Paging = Partial<
  Record<'total' | 'count' | 'totalPages' | 'currentPage', number | null | undefined>
>

/** D3: what a server leaves out of a list's paging falls back to total 0, count 0, totalPages 1, currentPage 1. */
export const toPage = <T>(items: T[], paging: Paging = {}): Page<T> => ({
  items,
  total: paging.total ?? 0,
  count: paging.count ?? 0,
  totalPages: paging.totalPages ?? 1,
  currentPage: paging.currentPage ?? 1,
})
