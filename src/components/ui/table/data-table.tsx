// oxlint-disable jsx-a11y/no-redundant-roles -- to some browsers a table whose rows are boxes is none
import { chakra } from '@chakra-ui/react/styled-system'
import { DataTableHead } from './data-table-head'
import type { DataTableProps } from './data-table-props'
import { DataTableRows } from './data-table-rows'
import { RowLinks } from './row-link'
import { chooserWidth, tableStyle } from './data-table-styles'

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
