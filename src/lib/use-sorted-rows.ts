import { useEffect, useMemo, useState } from 'react'
import { type KeyOf, ranksBy } from './list-ranks'
import { inRankOrder } from './table-ranks'
import { parseSort } from './table-sort'

interface Ranked<Row> {
  all: readonly Row[]
  sort: string
  ranks: Uint32Array
}

function inOrder<Row>({ all, sort, ranks }: Ranked<Row>, found: readonly Row[]): Row[] {
  const places = new Map(all.map((row, place) => [row, place]))
  const order = found.flatMap((row) => places.get(row) ?? [])
  return inRankOrder(order, ranks, parseSort(sort).descending).flatMap((place) => all[place] ?? [])
}

/**
 * What `find` gives of a list, sorted as asked; both functions stay the same for as long as they do the same. The order of
 * thousands of rows takes a while to be found out for the first time: until then they stay as they are, and are said to be
 * outdated. A list that opens sorted has no rows until then.
 */
export function useSortedRows<Row>(
  all: readonly Row[] | undefined,
  find: (all: readonly Row[]) => readonly Row[],
  sort: string | undefined,
  keyOf: KeyOf<Row>,
): { rows: readonly Row[] | undefined; outdated: boolean } {
  const [ranked, setRanked] = useState<Ranked<Row>>()
  const [opened] = useState(sort)
  useEffect(() => {
    if (!all) return
    if (sort === undefined) return setRanked(undefined)
    let left = false
    ranksBy(all, parseSort(sort).by, keyOf).then(
      (ranks) => left || setRanked({ all, sort, ranks }),
      (error: unknown) => {
        if (left) return
        // The page's error is shown in its place.
        setRanked(() => {
          throw error
        })
      },
    )
    return () => {
      left = true
    }
  }, [all, sort, keyOf])

  const order = sort === undefined ? undefined : ranked
  const waiting = order === undefined && sort !== undefined && sort === opened
  const rows = useMemo(() => {
    if (order) return inOrder(order, find(order.all))
    return all && !waiting ? find(all) : undefined
  }, [all, order, waiting, find])
  return { rows, outdated: sort !== undefined && (order?.all !== all || order?.sort !== sort) }
}
