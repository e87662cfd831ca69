import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DataTable } from './data-table'
import type { TableColumn } from './data-table-props'
import { rowHeight } from './data-table-styles'
import { RowLink } from './row-link'
import { renderAt } from '@/test/render-part'
import { useSelection } from './use-selection'

interface Thing {
  id: string
  name: string
}

const columns: readonly TableColumn<Thing>[] = [
  {
    id: 'name',
    header: 'Name',
    width: '8rem',
    cell: ({ id, name }) => (
      <RowLink param="edit" value={id}>
        {name}
      </RowLink>
    ),
  },
]

function Table({ count }: { count: number }) {
  const rows = Array.from({ length: count }, (_, n) => ({ id: `r${n}`, name: `Row ${n}` }))
  const selection = useSelection(rows.map(({ id }) => id))
  return (
    <>
      <output>{selection.ids.join(' ')}</output>
      <DataTable
        label="Things"
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        selection={selection}
      />
    </>
  )
}

const showTable = (count: number) => renderAt('/trains?q=a', () => <Table count={count} />)
const drawn = () => within(screen.getByRole('table')).getAllByRole('link')
const box = () => screen.getByRole('region', { name: 'Things' })

/** A window of the table, so many pixels high and scrolled so far. */
function scroll(height: number, top: number) {
  Object.defineProperty(box(), 'clientHeight', { value: height, configurable: true })
  act(() => {
    box().scrollTop = top
    fireEvent.scroll(box())
  })
}

test('ADM-1: of 5,000 rows those in sight are drawn, each in its place and with its number', async () => {
  await showTable(5000)
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '5001')
  scroll(400, 2000 * rowHeight)
  const inSight = drawn().map((link) => link.textContent)
  for (let n = 2000; n < 2010; n += 1) expect(inSight).toContain(`Row ${n}`)
  expect(inSight.length).toBeLessThan(60)
  const row = screen.getByText('Row 2003').closest('tr')
  expect(row).toHaveAttribute('aria-rowindex', '2005')
  expect(row).toHaveStyle({ top: `${2003 * rowHeight}px` })
  scroll(400, 0)
  expect(screen.getByText('Row 0')).toBeVisible()
  expect(screen.queryByText('Row 2003')).toBeNull()
})

test('ADM-1: of a hundred rows all are drawn in the end, for the page’s own search and for printing', async () => {
  await showTable(100)
  expect(drawn().length).toBeLessThan(100)
  await waitFor(() => expect(drawn()).toHaveLength(100))
})

test('ADM-1: Up and Down go from row to row, past what was in sight', async () => {
  const { user } = await showTable(5000)
  scroll(200, 0)
  screen.getByText('Row 0').focus()
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}')
  expect(screen.getByText('Row 2')).toHaveFocus()
  for (let n = 3; n < 30; n += 1) {
    await user.keyboard('{ArrowDown}')
    // As the browser does with what has the focus.
    scroll(200, Math.max(0, (n - 3) * rowHeight))
    expect(screen.getByText(`Row ${n}`)).toHaveFocus()
  }
})

test('J2: rows are chosen by a press, and with Shift all between two', async () => {
  const { user } = await showTable(50)
  await user.click(screen.getByRole('checkbox', { name: 'Choose Row 2' }))
  await user.keyboard('{Shift>}')
  await user.click(screen.getByRole('checkbox', { name: 'Choose Row 5' }))
  await user.keyboard('{/Shift}')
  expect(screen.getByRole('status')).toHaveTextContent('r2 r3 r4 r5')
  await user.click(screen.getByRole('checkbox', { name: 'Choose Row 3' }))
  expect(screen.getByRole('status')).toHaveTextContent('r2 r4 r5')
  expect(screen.getByRole('checkbox', { name: 'Choose Row 4' })).toBeChecked()
})

test('ADM-1: a row opens beside the list, with the filters kept; with Ctrl the browser does what it does', async () => {
  const { user, address } = await showTable(5)
  expect(screen.getByText('Row 1')).toHaveAttribute('href', '?q=a&edit=r1')
  await user.click(screen.getByText('Row 1'))
  await waitFor(() => expect(address()).toBe('/trains?q=a&edit=r1'))
  await user.keyboard('{Control>}')
  await user.click(screen.getByText('Row 3'))
  await user.keyboard('{/Control}')
  expect(address()).toBe('/trains?q=a&edit=r1')
})
