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
