/** What is not known is null: an empty cell. */
export type CsvCell = string | number | null

// Spreadsheets run what starts so as a formula, some of them also behind blanks or in full width.
const startsFormula = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/
const needsQuotes = /[",;\t\r\n]|^\s|\s$/

function csvCell(value: CsvCell): string {
  if (value === null) return ''
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : ''
  const text = startsFormula.test(value) ? `'${value}` : value
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * A CSV file that every spreadsheet opens: UTF-8 with its mark, CRLF at the end of each line. A text that would run as a
 * formula gets an apostrophe in front (J3); a number stays a number, be it negative.
 */
export const toCsv = (header: readonly string[], rows: readonly (readonly CsvCell[])[]): string =>
  `\ufeff${[header, ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`
