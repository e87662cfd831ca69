// oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- to some browsers a table whose rows are boxes is none
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ArrowUpDown from 'lucide-react/icons/arrow-up-down'
import type { TableSort } from '@/lib/lists/table-sort'
import type { DataTableProps, TableColumn } from './data-table-props'
import { cellStyle, chooserWidth } from './data-table-styles'
import type { Selection } from './use-selection'

/** The table's header: sorting by a press on a column's name, and a box that chooses every row of the page. */
export function DataTableHead<Row>({ columns, rows, rowId, sort, onSort, selection }: DataTableProps<Row>) {
  return (
    <thead role="rowgroup">
      <tr role="row" aria-rowindex={1}>
        {selection && <ChooseAll ids={rows.slice().map(rowId)} selection={selection} />}
        {columns.map((column, index) => (
          <th
            key={column.id}
            scope="col"
            role="columnheader"
            style={cellStyle(column.width)}
            data-numeric={column.numeric ? '' : undefined}
            {...(index === 0 ? { 'data-pinned': selection ? 'second' : 'first' } : {})}
            {...(onSort && !column.unsorted ? { 'aria-sort': directionOf(column, sort) } : {})}
          >
            {onSort && !column.unsorted ? (
              <button
                type="button"
                onClick={() =>
                  onSort({ by: column.id, descending: sort?.by === column.id && !sort.descending })
                }
              >
                {column.header}
                <Arrow direction={directionOf(column, sort)} />
              </button>
            ) : (
              column.header
            )}
          </th>
        ))}
      </tr>
    </thead>
  )
}

const directionOf = ({ id }: TableColumn<never>, sort: TableSort | undefined) =>
  sort?.by !== id ? 'none' : sort.descending ? 'descending' : 'ascending'

function Arrow({ direction }: { direction: ReturnType<typeof directionOf> }) {
  if (direction === 'none') return <ArrowUpDown size={14} aria-hidden opacity={0.45} />
  return direction === 'ascending' ? <ArrowUp size={14} aria-hidden /> : <ArrowDown size={14} aria-hidden />
}

function ChooseAll({ ids, selection }: { ids: readonly string[]; selection: Selection }) {
  const count = ids.filter(selection.has).length
  const all = ids.length > 0 && count === ids.length
  return (
    <th scope="col" role="columnheader" data-pinned="first" style={cellStyle(chooserWidth)}>
      <input
        type="checkbox"
        aria-label="Choose every row of this page"
        checked={all}
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && !all
        }}
        onChange={() => selection.setAll(ids, !all)}
      />
    </th>
  )
}
