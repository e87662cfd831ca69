import { noop } from '@/lib/noop'
import { mapInSlices, workInSlices } from './slices'
import { ranksOf } from './table-ranks'
import type { SortKey } from './sort-rows'

/** What a row is sorted by in a column; the same function for as long as it says the same. */
export type KeyOf<Row> = (row: Row, column: string) => SortKey

interface Known {
  keyOf: unknown
  ranks: Promise<Uint32Array>
  found?: Uint32Array
}

const lists = new WeakMap<readonly unknown[], Map<string, Known>>()

/** What `ranksBy` has found out already. */
export function knownRanks<Row>(rows: readonly Row[], column: string, keyOf: KeyOf<Row>) {
  const known = lists.get(rows)?.get(column)
  return known?.keyOf === keyOf ? known.found : undefined
}

/**
 * Where each row of a list stands by a column: found out once, a slice at a time. What can be given up is nobody else's
 * until it is done.
 *
 * @throws the signal's reason
 */
export function ranksBy<Row>(
  rows: readonly Row[],
  column: string,
  keyOf: KeyOf<Row>,
  signal?: AbortSignal,
): Promise<Uint32Array> {
  const columns = lists.get(rows) ?? new Map<string, Known>()
  lists.set(rows, columns)
  const known = columns.get(column)
  if (known?.keyOf === keyOf) return known.ranks
  const ranks = mapInSlices(rows, (row) => keyOf(row, column), signal).then((keys) =>
    workInSlices(ranksOf(keys), signal),
  )
  const entry: Known = { keyOf, ranks }
  if (!signal) columns.set(column, entry)
  void ranks.then((found) => columns.set(column, { ...entry, found }), noop)
  return ranks
}
