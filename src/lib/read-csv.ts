import Papa, { type Parser, type ParseResult } from 'papaparse'
import { CsvError } from './csv-text'
import { otherTasks } from './slices'

export interface CsvRow {
  /** The line of the file on which it begins, from 1. */
  line: number
  /** How many lines it takes up. */
  lines: number
  cells: readonly string[]
  /** Its quotation marks do not fit: it may have taken the rows after it for its own. */
  broken: boolean
}

export interface CsvTable {
  header: readonly string[]
  rows: readonly CsvRow[]
}

const mostRows = 20_000
const charsAtOnce = 32_768
/** No cell is as long as so many parts: a quotation mark was never closed. */
const mostPartsOfRow = 8
const sliceMs = 8

const delimiters = [',', ';', '\t']

/** The one by which the first line falls into the most known columns. */
function delimiterOf(text: string, knows: (name: string) => boolean): string {
  const found = delimiters.map((delimiter) => {
    const [names = []] = Papa.parse<string[]>(text, { delimiter, newline: '\n', preview: 1 }).data
    return { delimiter, known: names.filter(knows).length, count: names.length }
  })
  return found.toSorted((a, b) => b.known - a.known || b.count - a.count)[0]?.delimiter ?? ','
}

const unclosed = (line = 1) =>
  new CsvError(
    'A quotation mark is never closed',
    `Look for a single " from line ${line} on, and close or remove it.`,
  )

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '')
const linesOf = (cells: readonly string[]) =>
  cells.reduce((lines, cell) => lines + (cell.includes('\n') ? cell.split('\n').length - 1 : 0), 1)

/**
 * The rows of a CSV text, whatever delimits its cells. Blank lines are left out; the page keeps its turn.
 * @param text as `checkedCsv` gives it
 * @param knows whether a header may stand over a column
 * @throws {CsvError}, or the signal's reason
 */
export async function readCsv(
  text: string,
  knows: (name: string) => boolean,
  signal?: AbortSignal,
): Promise<CsvTable> {
  const all: CsvRow[] = []
  // What was done to come here may have taken the page's time already.
  await otherTasks()
  const delimiter = delimiterOf(text.slice(0, charsAtOnce).replace(/^\s*\n/, ''), knows)
  await new Promise<void>((resolve, reject) => {
    let [line, partsOfRow, failed] = [1, 0, false]
    let end = performance.now() + sliceMs
    Papa.parse<string[]>(text, {
      delimiter,
      newline: '\n',
      chunkSize: charsAtOnce,
      chunk({ data, errors }: ParseResult<string[]>, parser: Parser) {
        const fail = (reason: unknown) => {
          failed = true
          reject(reason as Error)
          parser.abort()
        }
        if (signal?.aborted) return fail(signal.reason)
        // A row that the part cuts off is not among the data: what is wrong with it is told again.
        const broken = new Set(errors.map(({ row }) => row))
        for (const [index, cells] of data.entries()) {
          const lines = linesOf(cells)
          if (!isBlank(cells)) all.push({ line, lines, cells, broken: broken.has(index) })
          line += lines
        }
        partsOfRow = data.length === 0 ? partsOfRow + 1 : 0
        if (all.length > mostRows + 1) {
          return fail(new CsvError('It has more than 20,000 rows', 'Split it into smaller files.'))
        }
        const isOpen = errors.some(({ code, row = 0 }) => code === 'MissingQuotes' && row < data.length)
        if (isOpen || partsOfRow > mostPartsOfRow) return fail(unclosed(isOpen ? all.at(-1)?.line : line))
        if (performance.now() < end) return
        parser.pause()
        void otherTasks().then(() => {
          end = performance.now() + sliceMs
          parser.resume()
        })
      },
      complete: () => failed || resolve(),
    })
  })
  const [header, ...rows] = all
  if (!header) throw new CsvError('There is nothing in it', 'It is empty.')
  if (rows.length === 0) {
    throw new CsvError('It has a header and no rows', 'Put one record on each line below the header.')
  }
  return { header: header.cells.map((name) => name.trim()), rows }
}
