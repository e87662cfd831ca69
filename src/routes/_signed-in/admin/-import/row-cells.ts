import type { ImportRow } from '@/domain/admin/import-rows'
import type { RowProblem } from '@/domain/admin/rehearsal'
import { type CsvCell, cellText, undefused } from '@/lib/files/csv'
import { perObject } from '@/lib/memo'
import { composed, sameText, trimmed } from '@/lib/text/text'

/** What a reader finds of a cell that was written. */
const readBack = (cell: CsvCell) => cellText(cell).replaceAll(/\r\n?/g, '\n')

/** A number as spreadsheets may write it, as far as they kept its digits: '2634.0', '2.634E+03', but not '2.6E+03'. */
function wholeNumber(text: string): string {
  const [, first = '', decimals = '', exponent = '0'] =
    /^(\d+)(?:\.(\d+))?(?:E\+?(\d{1,2}))?$/i.exec(text) ?? []
  const shift = Number(exponent)
  if (first === '' || decimals.length < shift || /[^0]/.test(decimals.slice(shift))) return text
  return first + decimals.slice(0, shift)
}

/** An apostrophe or a formula that keeps a spreadsheet from reading digits as a number. */
const keptDigits = /^(?:'(\d+)|="(\d+)")$/

/** What tells records apart, as a file has it. */
export function keyOfCell(cell: string | undefined): string {
  const text = trimmed(undefused(cell ?? ''))
  const [, quoted, formula] = keptDigits.exec(text) ?? []
  return composed(quoted ?? formula ?? text)
}

/** And as a record has it. */
export const keyOfRecord = (text: string): string => keyOfCell(readBack(text))
/** The same, of keys that are numbers. */
export const numberOfCell = (cell: string | undefined): string => wholeNumber(keyOfCell(cell))
export const numberOfRecord = (text: string): string => wholeNumber(keyOfRecord(text))

/** The cells of a record as its export would be read, made once for each record. */
export function exportedBy<T extends object>(header: readonly string[], rowOf: (record: T) => CsvCell[]) {
  return perObject((record: T): Readonly<Record<string, string>> => {
    const row = rowOf(record)
    return Object.fromEntries(header.map((name, index) => [name, readBack(row[index] ?? null)]))
  })
}

/** What a row says, beside what is known of its record. */
export interface RowCells {
  /** What stands there, where it is other than the record's export: its own words are never read anew. */
  other: (column: string) => string | undefined
  /** What stands there, whatever the record has. */
  text: (column: string) => string | undefined
  problem: (column: string, words: string) => RowProblem
}

export function rowCells(
  { cells }: ImportRow,
  exported: Readonly<Record<string, string>> | undefined,
): RowCells {
  const text = (column: string) => {
    const cell = cells[column]
    return cell === undefined ? undefined : undefused(cell)
  }
  return {
    text,
    other: (column) => (sameText(exported?.[column], cells[column]) ? undefined : text(column)),
    problem: (column, words) => ({ column, value: cells[column] ?? '', words }),
  }
}

/** Letters that a program before this one has lost. */
export const lostLetters = (cells: RowCells, columns: readonly string[]): RowProblem[] =>
  columns
    .filter((column) => cells.other(column)?.includes('\ufffd'))
    .map((column) => cells.problem(column, 'Letters were lost where this was saved: \ufffd'))

/**
 * Line breaks, which no field has: between two quotation marks that do not belong together, whole rows become one cell.
 * Those of the stops are told stop by stop.
 */
export const rowsInCells = (cells: RowCells, columns: readonly string[]): RowProblem[] =>
  columns
    .filter((column) => column !== 'stops' && cells.other(column)?.trim().includes('\n'))
    .map((column) => {
      const lines = cells.other(column)?.split('\n').length ?? 0
      return cells.problem(
        column,
        `It goes over ${lines} lines: is a quotation mark missing, or one too many?`,
      )
    })

/** The first problem of each column; of stops, which share one, all that differ. */
export function firstOfEach(problems: readonly RowProblem[]): RowProblem[] {
  const seen = new Set<string>()
  return problems.filter(({ column, words }) => {
    const place = column === 'stops' ? words : column
    return !seen.has(place) && seen.add(place)
  })
}

/** Of the fields that were changed, those that the row speaks of. */
export const onlyThose = <T extends object>(fields: Partial<T>, wanted: ReadonlySet<string>): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => wanted.has(field))) as Partial<T>
