/**
 * The steps that the reference reducers share: what one created, changed or deleted record does to one cached page.
 * D3 paging fallbacks; E3, F2, G3, H2 first of the list and total + 1, replaced, removed and total − 1.
 *
 * Ambiguous sentences, and the reading chosen for all resources:
 * - "Front (first, top) of the list" is the front of its first page: pages with another `currentPage` count the new
 *   record without showing it.
 * - "Total + 1": a page that holds the record already has counted it. There it moves to the front and is shown once.
 * - "Total − 1": also on a page that does not hold the record, for its list may hold it on another page.
 * - "Never below 0" is said of trains alone; a negative number of records makes sense nowhere, so it holds everywhere.
 * - The total alone is named: `count` and `totalPages` stay the server's, and a page may grow past its limit.
 * - "Replaced": wholly by the answer, in place, where the same `_id` stands. A record is never added by a replacement.
 */
import type { Page, Paging } from '@/domain/page'

interface Row {
  _id: string
}

export const pageOf = <T>(items: T[], paging: Paging = {}): Page<T> => ({
  items,
  total: paging.total ?? 0,
  count: paging.count ?? 0,
  totalPages: paging.totalPages ?? 1,
  currentPage: paging.currentPage ?? 1,
})

export const holds = (page: Page<Row>, id: string) => page.items.some(({ _id }) => _id === id)

const without = <T extends Row>(page: Page<T>, id: string) => page.items.filter(({ _id }) => _id !== id)

export const withReplaced = <T extends Row, P extends Page<T>>(page: P, row: T): P => ({
  ...page,
  items: page.items.map((old) => (old._id === row._id ? row : old)),
})

export function withCreated<T extends Row, P extends Page<T>>(page: P, row: T): P {
  const total = holds(page, row._id) ? page.total : page.total + 1
  if (page.currentPage !== 1) return { ...withReplaced(page, row), total }
  return { ...page, items: [row, ...without(page, row._id)], total }
}

export const withDeleted = <T extends Row, P extends Page<T>>(page: P, id: string): P => ({
  ...page,
  items: without(page, id),
  total: Math.max(0, page.total - 1),
})

/** The same step for every page of a cache, which are kept by the parameters they were asked for with. */
export function inEach<P>(pages: Record<string, P>, edit: (page: P) => P): Record<string, P> {
  const edited: Record<string, P> = {}
  for (const [name, page] of Object.entries(pages)) edited[name] = edit(page)
  return edited
}
