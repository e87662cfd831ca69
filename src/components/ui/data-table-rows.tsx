import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useRef } from 'react'
import type { DataTableProps } from './data-table'
import { rowHeight } from './data-table-styles'

/** Up to so many rows are all drawn: the page's own search and printing then find them. */
const drawnWhole = 100

export function DataTableRows<Row>(props: DataTableProps<Row>) {
  return props.rows.length <= drawnWhole ? (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the controls inside
    <tbody onKeyDown={moveBetweenRows}>
      {props.rows.map((row, index) => (
        <TableRow key={props.rowId(row)} {...props} row={row} index={index} />
      ))}
    </tbody>
  ) : (
    <RowsInSight {...props} />
  )
}

function RowsInSight<Row>(props: DataTableProps<Row>) {
  const { rows, rowId, columns, selection } = props
  const body = useRef<HTMLTableSectionElement>(null)
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoised
  const inSight = useVirtualizer({
    count: rows.length,
    getScrollElement: () => body.current?.closest<HTMLElement>('[data-table-box]') ?? null,
    estimateSize: () => rowHeight,
    overscan: 16,
    // The header lies over the first row.
    scrollPaddingStart: rowHeight,
  })
  const shown = inSight.getVirtualItems()
  const above = shown[0]?.start ?? 0
  const below = inSight.getTotalSize() - (shown.at(-1)?.end ?? 0)
  const cells = columns.length + Number(selection !== undefined)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the controls inside
    <tbody ref={body} onKeyDown={moveBetweenRows}>
      <Spacer height={above} cells={cells} />
      {shown.map(({ index }) => {
        const row = rows[index]
        return row !== undefined && <TableRow key={rowId(row)} {...props} row={row} index={index} />
      })}
      <Spacer height={below} cells={cells} />
    </tbody>
  )
}

const Spacer = ({ height, cells }: { height: number; cells: number }) =>
  height > 0 ? (
    <tr aria-hidden data-spacer="" style={{ height }}>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- room, not a control */}
      <td colSpan={cells} />
    </tr>
  ) : null

function TableRow<Row>({
  columns,
  rowId,
  rowName,
  selection,
  mark,
  row,
  index,
}: DataTableProps<Row> & { row: Row; index: number }) {
  const id = rowId(row)
  const chosen = selection?.has(id)
  return (
    <tr aria-rowindex={index + 2} data-chosen={chosen ? '' : undefined} data-mark={mark?.(row)}>
      {selection && (
        <td data-pinned="first">
          <input
            type="checkbox"
            aria-label={`Choose ${rowName(row)}`}
            checked={chosen ?? false}
            // Not onChange: that does not say whether Shift was held.
            onClick={(event) => selection.toggle(id, event.shiftKey)}
            readOnly
          />
        </td>
      )}
      {columns.map(({ id: column, cell, numeric }, at) =>
        at === 0 ? (
          <th key={column} scope="row" data-pinned={selection ? 'second' : 'first'}>
            {cell(row)}
          </th>
        ) : (
          <td key={column} data-numeric={numeric ? '' : undefined}>
            {cell(row)}
          </td>
        ),
      )}
    </tr>
  )
}

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
