import { lazily } from '@/lib/memo'

export type SortKey = string | number | null | undefined

const collator = lazily(() => new Intl.Collator('en', { numeric: true, sensitivity: 'base' }))

export const hasValue = (key: SortKey): key is string | number => key != null && key !== ''

export function compareKeys(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator().compare(String(a), String(b))
}

/** A sorted copy. Equal rows keep their order; rows without a value stand last either way. */
export function sortRows<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => SortKey,
  descending: boolean,
): Row[] {
  const keyed = rows.map((row) => ({ row, key: keyOf(row) }))
  keyed.sort(({ key: a }, { key: b }) => {
    if (!hasValue(a) || !hasValue(b)) return Number(hasValue(b)) - Number(hasValue(a))
    return descending ? compareKeys(b, a) : compareKeys(a, b)
  })
  return keyed.map(({ row }) => row)
}
