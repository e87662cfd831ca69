import { mapInSlices, workInSlices } from './slices'
import { ranksOf } from './table-ranks'
import type { SortKey } from './table-sort'

/** What a row is sorted by in a column; the same function for as long as it says the same. */
export type KeyOf<Row> = (row: Row, column: string) => SortKey

interface Known {
  keyOf: unknown
  ranks: Promise<Uint32Array>
}

const lists = new WeakMap<readonly unknown[], Map<string, Known>>()

/** Where each row of a list stands by a column: found out once, a slice at a time. */
export function ranksBy<Row>(rows: readonly Row[], column: string, keyOf: KeyOf<Row>): Promise<Uint32Array> {
  const columns = lists.get(rows) ?? new Map<string, Known>()
  lists.set(rows, columns)
  const known = columns.get(column)
  if (known?.keyOf === keyOf) return known.ranks
  const ranks = mapInSlices(rows, (row) => keyOf(row, column)).then((keys) => workInSlices(ranksOf(keys)))
  columns.set(column, { keyOf, ranks })
  return ranks
}
