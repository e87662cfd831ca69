// oxlint-disable jsx-a11y/no-redundant-roles -- to some browsers a table whose rows are boxes is none
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import type { TableSort } from '@/lib/lists/table-sort'
import { DataTableHead } from './data-table-head'
import { DataTableRows } from './data-table-rows'
import { RowLinks } from './row-link'
import { chooserWidth, tableStyle } from './data-table-styles'
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
  rows: readonly Row[]
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

/**
 * A dense table that scrolls in its own box under a fixed header and beside a fixed first column. Only the rows in sight
 * are drawn once there are many. Up and Down move between rows.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, selection, outdated = false } = props
  const widths = [...(selection ? [chooserWidth] : []), ...columns.map(({ width }) => width)]
  // Made here: what follows the address does not draw them anew with it.
  const head = <DataTableHead {...props} />
  const body = <DataTableRows {...props} />
  return (
    <RowLinks>
      {(follow) => (
        <Box
          role="region"
          aria-label={label}
          tabIndex={0}
          data-table-box=""
          aria-busy={outdated}
          onClick={follow}
        >
          <table
            role="table"
            aria-label={label}
            aria-rowcount={rows.length + 1}
            style={{ width: `max(100%, calc(${widths.join(' + ')}))` }}
          >
            {head}
            {body}
          </table>
        </Box>
      )}
    </RowLinks>
  )
}

const Box = chakra('div', { base: tableStyle })
