/** What a table is sorted by; an address says `name` or, the other way round, `-name`. */
export interface TableSort {
  by: string
  descending: boolean
}

/** The sort as an address has it, if it is by one of these columns. Part of the first load: plain, no schema. */
export const sortParam = (value: unknown, columns: readonly string[]): string | undefined =>
  typeof value === 'string' && columns.includes(value.replace(/^-/, '')) ? value : undefined

export const parseSort = (text: string): TableSort => ({
  by: text.replace(/^-/, ''),
  descending: text.startsWith('-'),
})

export const sortText = ({ by, descending }: TableSort) => (descending ? `-${by}` : by)

type Key = string | number | null | undefined

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

function compareKeys(a: NonNullable<Key>, b: NonNullable<Key>): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b))
}

/** A sorted copy. Equal rows keep their order; rows without a value stand last either way. */
export function sortRows<Row>(rows: readonly Row[], keyOf: (row: Row) => Key, descending: boolean): Row[] {
  const keyed = rows.map((row) => ({ row, key: keyOf(row) }))
  keyed.sort((a, b) => {
    const [noA, noB] = [a.key == null || a.key === '', b.key == null || b.key === '']
    if (noA || noB || a.key == null || b.key == null) return Number(noA) - Number(noB)
    return descending ? compareKeys(b.key, a.key) : compareKeys(a.key, b.key)
  })
  return keyed.map(({ row }) => row)
}
