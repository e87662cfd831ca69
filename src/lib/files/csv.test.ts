import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CsvCell, toCsv } from './csv'

/** Read by a parser of another make. */
function readBack(file: string): string[][] {
  return parse(file, { bom: true, record_delimiter: '\r\n', relax_column_count: true })
}

const cellsOf = (...cells: CsvCell[]) => readBack(toCsv(['Head'], [cells]))[1]

test('J3: the file starts with the UTF-8 mark, and each line ends with CRLF', () => {
  expect(toCsv(['Train', 'Fare'], [['Ārya', 2]])).toBe('\ufeffTrain,Fare\r\nĀrya,2\r\n')
  expect(toCsv(['Train'], [])).toBe('\ufeffTrain\r\n')
})

test('J3: cells that a spreadsheet would run as formulas are defused', () => {
  const formulas = [
    '=1+2',
    '+91 98',
    '-2+3',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    ' =1',
    '\u00a0+1',
    '＝1+2',
    '＠SUM(A1)',
    '=HYPERLINK("https://evil.test","x")',
  ]
  for (const formula of formulas) expect(cellsOf(formula)).toEqual([`'${formula}`])
  expect(readBack(toCsv(['=1'], []))).toEqual([["'=1"]])
  expect(cellsOf('a=1', '1-2', 'x@y', "'=1")).toEqual(['a=1', '1-2', 'x@y', "'=1"])
})

test('J3: a negative number stays a number, a text that looks like one does not', () => {
  expect(cellsOf(-12.5, '-12.5')).toEqual(['-12.5', "'-12.5"])
  expect(toCsv([], [[-12.5]])).toContain('-12.5\r\n')
})

test('what is not known, or no number, is an empty cell', () => {
  expect(cellsOf(null, Number.NaN, Number.POSITIVE_INFINITY, '', 0)).toEqual(['', '', '', '', '0'])
})

test('quotes, commas, line ends and blanks at the edges come back as they were', () => {
  const texts = ['a "b" c', 'a,b', 'a;b', 'a\r\nb', 'a\nb', ' a ', '"', '""', ',']
  expect(cellsOf(...texts)).toEqual(texts)
})

/** Written with the rule itself, not with the code's expression. */
function written(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell)
  const text = cell ?? ''
  const isRun =
    [...'=+-@＝＋－＠'].includes(text.trimStart().charAt(0)) || [...'\t\r\n'].includes(text.charAt(0))
  return isRun && text !== '' ? `'${text}` : text
}

test('ADM-6: any table comes back as it was, apart from the apostrophe of a defused cell', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 8 }),
    fc.string({ unit: fc.constantFrom(...'=+-@",;\t\r\n \u00a0＝\'a1'), maxLength: 8 }),
  )
  const cell = fc.oneof(text, fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constant(null))
  fc.assert(
    fc.property(
      fc.array(text, { minLength: 1, maxLength: 4 }),
      fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { maxLength: 5 }),
      (header, rows) => {
        expect(readBack(toCsv(header, rows))).toEqual([header, ...rows].map((row) => row.map(written)))
      },
    ),
    { seed: 20_260_303, numRuns: 500 },
  )
})
