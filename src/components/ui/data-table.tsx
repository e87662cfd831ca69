import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import type { TableSort } from '@/lib/table-sort'
import { DataTableHead } from './data-table-head'
import { DataTableRows } from './data-table-rows'
import { tableStyle } from './data-table-styles'
import type { Selection } from './use-selection'

export interface TableColumn<Row> {
  /** What the address calls it when it is sorted by. */
  id: string
  header: string
  /** Width as a CSS length. */
  width: string
  cell: (row: Row) => ReactNode
  numeric?: boolean | undefined
  sortable?: boolean | undefined
}

/** What is special about a row: not sent yet, or refused. */
export type RowMark = 'pending' | 'failed' | undefined

export interface DataTableProps<Row> {
  /** Names the table and its scrolling box. */
  label: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
  /** Names a row's checkbox. */
  rowName: (row: Row) => string
  sort?: TableSort | undefined
  onSort?: ((sort: TableSort) => void) | undefined
  selection?: Selection | undefined
  mark?: ((row: Row) => RowMark) | undefined
}

/**
 * A dense table that scrolls in its own box under a fixed header and beside a fixed first column. Only the rows in sight
 * are drawn once there are many. Up and Down move between rows.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, selection } = props
  return (
    <Box role="region" aria-label={label} tabIndex={0} data-table-box="">
      <table aria-label={label} aria-rowcount={rows.length + 1}>
        <colgroup>
          {selection && <col style={{ width: '2.75rem' }} />}
          {columns.map(({ id, width }) => (
            <col key={id} style={{ width }} />
          ))}
        </colgroup>
        <DataTableHead {...props} />
        <DataTableRows {...props} />
      </table>
    </Box>
  )
}

const Box = chakra('div', { base: tableStyle })
