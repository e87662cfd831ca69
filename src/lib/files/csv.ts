import { mapInSlices } from '@/lib/lists/slices'

/** What is not known is null: an empty cell. */
export type CsvCell = string | number | null

// Spreadsheets run what starts so as a formula, some of them also behind blanks or in full width.
const startsFormula = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/
const needsQuotes = /[",;\t\r\n]|^\s|\s$|^[\u201c\u201d\u201e]/

/** What a reader of the file finds in the cell. */
export function cellText(value: CsvCell): string {
  if (value === null) return ''
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : ''
  return startsFormula.test(value) ? `'${value}` : value
}

/** A text that was read, without the apostrophe in front of what would have run as a formula. */
export const undefused = (text: string): string =>
  text.startsWith("'") && startsFormula.test(text.slice(1)) ? text.slice(1) : text

function csvCell(value: CsvCell): string {
  const text = cellText(value)
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const csvLine = (cells: readonly CsvCell[]) => `${cells.map(csvCell).join(',')}\r\n`
const csvFile = (lines: readonly string[]) => `\ufeff${lines.join('')}`

/**
 * A CSV file that every spreadsheet opens: UTF-8 with its mark, CRLF at the end of each line. A text that would run as a
 * formula gets an apostrophe in front (J3); a number stays a number, be it negative.
 */
export const toCsv = (header: readonly string[], rows: readonly (readonly CsvCell[])[]): string =>
  csvFile([header, ...rows].map(csvLine))

/** The same of thousands of rows: the page has its turns meanwhile. */
export const toCsvInSlices: (...file: Parameters<typeof toCsv>) => Promise<string> = async (header, rows) =>
  csvFile(await mapInSlices([header, ...rows], csvLine))
