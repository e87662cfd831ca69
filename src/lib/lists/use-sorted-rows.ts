import { useEffect, useMemo, useState } from 'react'
import { perObject } from '@/lib/memo'
import type { Identified } from './collection'
import { type KeyOf, knownRanks, ranksBy } from './list-ranks'
import { rowsAt } from './rows'
import { inRankOrder } from './table-ranks'
import { parseSort } from './table-sort'

interface Ranked<Row> {
  all: readonly Row[]
  sort: string
  keyOf: KeyOf<Row>
  ranks: Uint32Array
}

const placesIn = perObject((all: readonly Identified[]) => new Map(all.map((row, place) => [row, place])))

/** In the order found out. What came since stands first; what was changed since, where it stood. */
function inOrder<Row extends Identified>({ all, sort, ranks }: Ranked<Row>, found: readonly Row[]): Row[] {
  const { descending } = parseSort(sort)
  const places = placesIn(all)
  const known = found.map((row) => places.get(row) ?? all.length)
  if (!known.includes(all.length)) {
    return rowsAt(all, inRankOrder(ranks, descending, Uint32Array.from(known))).slice()
  }
  const byId = new Map(all.map(({ _id }, place) => [_id, place]))
  const fresh: Row[] = []
  const standing = new Map<number, Row>()
  for (const row of found) {
    const place = places.get(row) ?? byId.get(row._id)
    if (place === undefined || standing.has(place)) fresh.push(row)
    else standing.set(place, row)
  }
  const order = inRankOrder(ranks, descending, Uint32Array.from(standing.keys()))
  return [...fresh, ...[...order].flatMap((place) => standing.get(place) ?? [])]
}

/**
 * What `find` gives of a list, sorted as asked; both functions stay the same for as long as they do the same. The order of
 * thousands of rows takes a while to be found out for the first time: until then they stand as before, and are said to be
 * outdated. A list that opens sorted has no rows until then.
 */
export function useSortedRows<Row extends Identified>(
  all: readonly Row[] | undefined,
  find: (all: readonly Row[]) => readonly Row[],
  sort: string | undefined,
  keyOf: KeyOf<Row>,
): { rows: readonly Row[] | undefined; outdated: boolean } {
  const [ranked, setRanked] = useState<Ranked<Row>>()
  const [opened, setOpened] = useState(sort)
  // Only until something else was asked for: then there are rows, which stay.
  if (opened !== undefined && opened !== sort) setOpened(undefined)
  const isAsked = ranked?.all === all && ranked?.sort === sort && ranked?.keyOf === keyOf
  const known = all && sort !== undefined ? knownRanks(all, parseSort(sort).by, keyOf) : undefined
  // At once: drawing the rows as outdated first would take as long as drawing them in their new order.
  if (all && sort !== undefined && known && !isAsked) setRanked({ all, sort, keyOf, ranks: known })
  useEffect(() => {
    if (!all) return
    if (sort === undefined) return setRanked(undefined)
    const leaving = new AbortController()
    ranksBy(all, parseSort(sort).by, keyOf, leaving.signal).then(
      (ranks) => {
        if (leaving.signal.aborted) return
        setRanked((before) =>
          before?.ranks === ranks && before.sort === sort ? before : { all, sort, keyOf, ranks },
        )
      },
      (error: unknown) => {
        if (leaving.signal.aborted) return
        // The page's error is shown in its place.
        setRanked(() => {
          throw error
        })
      },
    )
    return () => leaving.abort()
  }, [all, sort, keyOf])

  const order = sort === undefined ? undefined : ranked
  const waiting = order === undefined && sort !== undefined && sort === opened
  const rows = useMemo(() => {
    if (order) return inOrder(order, find(all ?? order.all))
    return all && !waiting ? find(all) : undefined
  }, [all, order, waiting, find])
  return { rows, outdated: sort !== undefined && !isAsked }
}
