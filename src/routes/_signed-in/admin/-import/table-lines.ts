import { type Cells, cellsText } from '@/domain/admin/change-log'
import type { RehearsedRow, RowResult } from '@/domain/admin/rehearsal'
import type { CsvCell } from '@/lib/files/csv'

export type AnyRow = RehearsedRow<unknown, unknown>

/** One line of the table: of a row that changes, each field; of one with errors, each error. */
export interface TableLine {
  id: string
  of: AnyRow
  field: string
  /** As it is; of an error, what stands in the file. */
  before: CsvCell
  /** As it will be; of an error, what is wrong. */
  after: CsvCell
}

/** Number and name have columns of their own. */
const summaryOf = (cells: Cells) => cellsText(Object.fromEntries(Object.entries(cells).slice(2)))

/** What the last cell of a line says. */
export const afterOf = ({ of, after }: TableLine): CsvCell =>
  of.result === 'new' ? summaryOf(of.after) : after

function linesOfRow(of: AnyRow): TableLine[] {
  const { line } = of.row
  switch (of.result) {
    case 'new':
      // Said where it is drawn: thousands of summaries are not made for the few in sight.
      return [{ id: String(line), of, field: '', before: null, after: null }]
    case 'changed':
      return of.differences.map(({ field, before, after }) => ({
        id: `${line} ${field}`,
        of,
        field,
        before,
        after,
      }))
    case 'error':
      return of.problems.map(({ column, value, words }, index) => ({
        id: `${line} ${index}`,
        of,
        field: column,
        before: value,
        after: words,
      }))
    case 'same':
      return [{ id: String(line), of, field: '', before: null, after: null }]
  }
}

/** @param show only rows of this outcome */
export const tableLines = (rows: readonly AnyRow[], show: RowResult | undefined): TableLine[] =>
  rows.flatMap((row) => (show === undefined || row.result === show ? linesOfRow(row) : []))

export const problemHeader = (keyColumn: string) => ['line', keyColumn, 'column', 'value', 'problem']

/** J3: what is wrong, as a file to work through. */
export const problemRows = (rows: readonly AnyRow[]): CsvCell[][] =>
  rows.flatMap((row) =>
    row.result === 'error'
      ? row.problems.map(({ column, value, words }) => [row.row.line, row.key, column, value, words])
      : [],
  )
