export interface CsvRow {
  /** The line of the file on which it begins, from 1. */
  line: number
  /** How many lines it takes up. */
  lines: number
  cells: readonly string[]
  /** Its quotation marks do not fit: where its cells end is anybody's guess. */
  broken: boolean
}

interface Cell {
  text: string
  /** Where what follows it begins: a delimiter, a line feed, or the end. */
  end: number
  fault?: 'misplaced' | 'unclosed'
}

const openers = /^[\u201c\u201d\u201e]/
const closer = /[\u201c\u201d]\s*$/

/** Cells of CSV from a place of the text on. Blanks around quotation marks count for nothing. */
function cellReader(text: string, delimiter: string) {
  const isEnd = (at: number) => at >= text.length || text[at] === '\n' || text[at] === delimiter
  function afterBlanks(start: number): number {
    let at = start
    while (!isEnd(at) && text[at]?.trim() === '') at += 1
    return at
  }

  function plain(start: number): Cell {
    let end = start
    while (!isEnd(end)) end += 1
    const cell = text.slice(start, end)
    // A word processor's quotation marks hold nothing together: what they were put around was cut.
    return { text: cell, end, ...(openers.test(cell) && !closer.test(cell) && { fault: 'misplaced' }) }
  }

  function quoted(open: number): Cell {
    let close = text.indexOf('"', open + 1)
    while (close >= 0 && text[close + 1] === '"') close = text.indexOf('"', close + 2)
    if (close < 0) return { text: '', end: open, fault: 'unclosed' }
    const end = afterBlanks(close + 1)
    const cell = text.slice(open + 1, close).replaceAll('""', '"')
    return { text: cell, end, ...(!isEnd(end) && { fault: 'misplaced' }) }
  }

  return (start: number): Cell => {
    const open = afterBlanks(start)
    return text[open] === '"' ? quoted(open) : plain(start)
  }
}

const linesIn = (text: string) => text.split('\n').length

/**
 * The rows of a CSV text, one by one, blank ones too. A row whose quotation marks do not fit ends with the line on which
 * the faulty cell begins: the rows below it are read by themselves.
 * @param text with line feeds alone at the ends of its lines
 * @param line of its start
 * @returns the line on which a quotation mark is never closed, if there is one: there is no row after it
 */
export function* csvRows(text: string, delimiter: string, line = 1): Generator<CsvRow, number | undefined> {
  const cellAt = cellReader(text, delimiter)
  let [start, at] = [0, line]
  while (start < text.length) {
    const cells: string[] = []
    let next = start
    let cell: Cell
    do {
      cell = cellAt(next)
      if (cell.fault) break
      cells.push(cell.text)
      next = cell.end + 1
    } while (text[cell.end] === delimiter)
    if (cell.fault === 'unclosed') return at + linesIn(text.slice(start, next)) - 1
    let end = cell.end
    if (cell.fault) {
      end = text.indexOf('\n', next)
      if (end < 0) end = text.length
      cells.push(...text.slice(next, end).split(delimiter))
    }
    const lines = linesIn(text.slice(start, end))
    yield { line: at, lines, cells, broken: cell.fault !== undefined }
    at += lines
    start = end + 1
  }
  return undefined
}
