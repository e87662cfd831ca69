import type { ReactNode } from 'react'
import type { Rows } from '@/lib/lists/rows'
import type { TableSort } from '@/lib/lists/table-sort'
import type { Selection } from './use-selection'

export interface TableColumn<Row> {
  /** What the address calls it when it is sorted by. */
  id: string
  header: string
  /** Width as a CSS length. */
  width: string
  cell: (row: Row) => ReactNode
  numeric?: boolean | undefined
  /** Of a table that can be sorted: not by this column. */
  unsorted?: boolean | undefined
}

/** What is special about a row: not sent yet, or refused. */
export type RowMark = 'pending' | 'failed' | undefined

export interface DataTableProps<Row> {
  /** Names the table and its scrolling box. */
  label: string
  columns: readonly TableColumn<Row>[]
  rows: Rows<Row>
  rowId: (row: Row) => string
  /** Names a row's checkbox. */
  rowName: (row: Row) => string
  sort?: TableSort | undefined
  onSort?: ((sort: TableSort) => void) | undefined
  selection?: Selection | undefined
  mark?: ((row: Row) => RowMark) | undefined
  /** Other rows were asked for; until they are found, these stay, marked as what they are. */
  outdated?: boolean | undefined
}
