import { type CsvRow, csvRows } from './csv-rows'
import { CsvError } from './csv-text'
import { otherTasks, pace } from '@/lib/lists/slices'
import { trimmed } from '@/lib/text/text'

export interface CsvTable {
  header: readonly string[]
  rows: readonly CsvRow[]
}

const mostRows = 20_000
/** The header is among them. */
const firstChars = 32_768

const delimiters = [',', ';', '\t']

/** The one by which the first line falls into the most known columns. */
function delimiterOf(text: string, knows: (name: string) => boolean): string {
  const found = delimiters.map((delimiter) => {
    const { value } = csvRows(text, delimiter).next()
    const cells = typeof value === 'object' ? value.cells : (/.*/.exec(text)?.[0] ?? '').split(delimiter)
    const names = cells.map((name) => name.trim())
    return { delimiter, known: names.filter(knows).length, count: names.length }
  })
  return found.toSorted((a, b) => b.known - a.known || b.count - a.count)[0]?.delimiter ?? ','
}

const unclosed = (line: number) =>
  new CsvError(
    'A quotation mark is never closed',
    `Look for a single " from line ${line} on, and close or remove it.`,
  )

const isBlank = ({ cells }: CsvRow) => cells.every((cell) => trimmed(cell) === '')

/** Spreadsheets write their delimiter above the header, where no other program looks for it. */
const said = /^"?sep=([,;\t])"?[^\S\n]*\n/i

/**
 * The rows of a CSV text, whatever delimits its cells. Blank lines are left out; the page keeps its turn.
 * @param text as `checkedCsv` gives it
 * @param knows whether a column may have that header
 * @throws {CsvError}, or the signal's reason
 */
export async function readCsv(
  text: string,
  knows: (name: string) => boolean,
  signal?: AbortSignal,
): Promise<CsvTable> {
  // What was done to come here may have taken the page's time already.
  await otherTasks()
  signal?.throwIfAborted()
  const [above = '', spoken] = said.exec(text) ?? []
  const table = text.slice(above.length)
  const delimiter = spoken ?? delimiterOf(table.slice(0, firstChars).replace(/^\s*\n/, ''), knows)
  const turn = pace(signal)
  const all: CsvRow[] = []
  const rows = csvRows(table, delimiter, above === '' ? 1 : 2)
  for (let next = rows.next(); ; next = rows.next()) {
    if (next.done) {
      if (next.value !== undefined) throw unclosed(next.value)
      break
    }
    if (!isBlank(next.value)) all.push(next.value)
    if (all.length > mostRows + 1) {
      throw new CsvError('It has more than 20,000 rows', 'Split it into smaller files.')
    }
    const others = turn()
    if (others) await others
  }
  const [header, ...below] = all
  if (!header) throw new CsvError('There is nothing in it', 'It is empty.')
  if (header.broken) {
    throw new CsvError(
      'There is a quotation mark where none is allowed',
      `It is in line ${header.line}, which names the columns. Remove it.`,
    )
  }
  if (below.length === 0) {
    throw new CsvError('It has a header and no rows', 'Put one record on each line below the header.')
  }
  return { header: header.cells.map(trimmed), rows: below }
}
