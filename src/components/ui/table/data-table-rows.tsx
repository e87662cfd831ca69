// oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- to some browsers a table whose rows are boxes is none
import { type KeyboardEvent, memo, type MouseEvent, useRef } from 'react'
import type { DataTableProps, RowMark, TableColumn } from './data-table-props'
import { cellStyle, chooserWidth, rowHeight } from './data-table-styles'
import { useVisibleRows } from './use-visible-rows'

/** The rows in sight and some around them; of few rows, in the end, all. */
export function DataTableRows<Row>(props: DataTableProps<Row>) {
  const { rows, rowId, rowName, columns, selection, mark } = props
  const body = useRef<HTMLTableSectionElement>(null)
  const { first, end } = useVisibleRows(body, rows)

  /** Not in the row: with a function of its own it would be drawn anew each time. */
  function choose({ target, shiftKey }: MouseEvent) {
    if (!selection || !(target instanceof HTMLInputElement) || target.type !== 'checkbox') return
    const index = Number(target.closest('tr')?.ariaRowIndex) - 2
    const [row] = rows.slice(index, index + 1)
    if (row !== undefined) selection.toggle(rowId(row), shiftKey)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- those of the controls inside
    <tbody
      ref={body}
      role="rowgroup"
      style={{ height: rows.length * rowHeight }}
      onKeyDown={moveBetweenRows}
      onClick={choose}
    >
      {rows.slice(first, end).map((row, at) => {
        const id = rowId(row)
        return (
          <TableRow
            key={id}
            row={row}
            columns={columns}
            index={first + at}
            chosen={selection?.has(id)}
            name={selection && rowName(row)}
            mark={mark?.(row)}
          />
        )
      })}
    </tbody>
  )
}

interface TableRowProps<Row> {
  row: Row
  columns: readonly TableColumn<Row>[]
  index: number
  /** Undefined where nothing can be chosen. */
  chosen: boolean | undefined
  name: string | undefined
  mark: RowMark
}

function TableRowOf<Row>({ row, columns, index, chosen, name, mark }: TableRowProps<Row>) {
  return (
    <tr
      role="row"
      aria-rowindex={index + 2}
      data-chosen={chosen ? '' : undefined}
      data-mark={mark}
      style={{ top: index * rowHeight }}
    >
      {chosen !== undefined && (
        <td role="cell" data-pinned="first" style={cellStyle(chooserWidth)}>
          <input type="checkbox" aria-label={`Choose ${name}`} checked={chosen} readOnly />
        </td>
      )}
      {columns.map(({ id, cell, numeric, width }, at) =>
        at === 0 ? (
          <th
            key={id}
            role="rowheader"
            scope="row"
            style={cellStyle(width)}
            data-pinned={chosen === undefined ? 'first' : 'second'}
          >
            {cell(row)}
          </th>
        ) : (
          <td key={id} role="cell" style={cellStyle(width)} data-numeric={numeric ? '' : undefined}>
            {cell(row)}
          </td>
        ),
      )}
    </tr>
  )
}

// `memo` forgets what kind of row it is.
const TableRow = memo(TableRowOf) as typeof TableRowOf

const controls = 'a, button, input'

/** Up and Down go to the same control of the row above or below. */
function moveBetweenRows(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowUp: 'previousElementSibling', ArrowDown: 'nextElementSibling' } as const
  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
  if (!(event.target instanceof HTMLElement)) return
  const row = event.target.closest('tr')
  const place = [...(row?.querySelectorAll(controls) ?? [])].indexOf(event.target)
  const next = row?.[step[event.key]]?.querySelectorAll<HTMLElement>(controls)[place]
  if (!next) return
  event.preventDefault()
  next.focus()
}
