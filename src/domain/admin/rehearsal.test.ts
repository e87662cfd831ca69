import { expect, test } from 'vitest'
import { importRow, type ImportColumn, readHeader } from './import-rows'
import { countsOf, rehearser, type RowReader } from './rehearsal'

interface Lamp {
  code: string
  watts: string
}

const columns: readonly ImportColumn[] = [
  { name: 'lampCode', hint: '', needed: true },
  { name: 'watts', hint: '', needed: true },
  { name: 'note', hint: '', needed: false },
]

/** A lamp of no watts is an error. */
const reader: RowReader<Lamp, Lamp> = {
  keyColumn: 'lampCode',
  keyWord: 'code',
  keyOf: ({ cells }) => cells.lampCode ?? '',
  recordKey: ({ code }) => code,
  nameOf: ({ cells }) => `Lamp ${cells.lampCode}`,
  read: ({ cells: { lampCode = '', watts = '' } }, own) => {
    if (watts === '')
      return { result: 'error', problems: [{ column: 'watts', value: '', words: 'No watts' }] }
    if (!own) return { result: 'new', input: { code: lampCode, watts }, after: { watts } }
    if (own.watts === watts) return { result: 'same' }
    return { result: 'changed', record: own, fields: { watts }, differences: [] }
  },
}

const header = readHeader(['lampCode', 'watts'], columns)
const row = (line: number, ...cells: string[]) => importRow({ line, lines: 1, cells, broken: false }, header)
const lamp = (code: string, watts: string): Lamp => ({ code, watts })

function results(known: readonly Lamp[], rows: readonly ReturnType<typeof row>[]) {
  const rehearse = rehearser(known, reader)
  return rows.map((one) => {
    const found = rehearse(one)
    return found.result === 'error' ? found.problems.map(({ words }) => words).join() : found.result
  })
}

test('J3: each row is new, changed, the same or in error', () => {
  const known = [lamp('A', '10'), lamp('B', '20')]
  const rows = [row(2, 'A', '10'), row(3, 'B', '25'), row(4, 'C', '30'), row(5, 'D', '')]
  expect(results(known, rows)).toEqual(['same', 'changed', 'new', 'No watts'])
  const rehearse = rehearser(known, reader)
  expect(countsOf(rows.map(rehearse))).toEqual({ new: 1, changed: 1, same: 1, error: 1 })
})

test('J3: what stands in the file twice is an error where it stands later, whatever it says', () => {
  const known = [lamp('A', '10')]
  const rows = [row(2, 'A', '11'), row(3, 'A', '10'), row(4, 'N', '5'), row(5, 'N', '6'), row(7, 'A', '11')]
  expect(results(known, rows)).toEqual([
    'changed',
    'Line 2 has the same code',
    'new',
    'Line 4 has the same code',
    'Line 2 has the same code',
  ])
})

test('J3: records that share a key are each found again, and cannot be told apart where one is to change', () => {
  const known = [lamp('A', '10'), lamp('A', '20'), lamp('', '1'), lamp('', '2')]
  const exported = known.map(({ code, watts }, index) => row(index + 2, code, watts))
  expect(results(known, exported)).toEqual(['same', 'same', 'same', 'same'])
  expect(results(known, exported.toReversed())).toEqual(['same', 'same', 'same', 'same'])
  expect(results(known, [row(2, 'A', '30')])).toEqual([
    '2 records have this code: only their editor tells them apart',
  ])
})

test('J3: a row that cannot be read is an error, and so are more cells than columns', () => {
  const broken = importRow({ line: 4, lines: 3, cells: ['A', '10'], broken: true }, header)
  expect(results([], [broken, row(7, 'B', '1', '2'), row(8, 'C', '1', '', ' ')])).toEqual([
    'There is a quotation mark where none is allowed: lines 4 to 6 were read as one',
    '3 cells where the header names 2',
    'new',
  ])
  expect(row(9, 'D').cells).toEqual({ lampCode: 'D', watts: '' })
})

test('J3: columns are known in any order and case; others are named, as are those that are missing or there twice', () => {
  expect(readHeader(['Note', 'LAMP CODE', 'Colour', ''], columns)).toEqual({
    places: ['note', 'lampCode', undefined, undefined],
    ignored: ['Colour'],
    missing: ['watts'],
    twice: [],
  })
  expect(readHeader(['watts', 'lamp_code', 'Watts'], columns).twice).toEqual(['watts'])
})

test('J3: zeros that a spreadsheet dropped make no second record', () => {
  expect(results([lamp('02634', '10')], [row(2, '2634', '11')])).toEqual(['changed'])
  expect(results([lamp('2634', '10')], [row(2, '02634', '10')])).toEqual(['same'])
  expect(results([lamp('A01', '10')], [row(2, 'A1', '10')])).toEqual(['new'])
  const rehearse = rehearser([lamp('02634', '10')], reader)
  expect(rehearse(row(2, '2634', '11')).key).toBe('02634')
})

test('J3: where two differ in their zeros alone, a row without them may be either, unless it is the same', () => {
  const both = [lamp('02634', '10'), lamp('2634', '20')]
  const either = 'This may be 02634 or 2634: spreadsheets drop zeros in front. Change it in its editor'
  expect(results(both, [row(2, '2634', '11')])).toEqual([either])
  expect(results(both, [row(2, '02634', '11')])).toEqual(['changed'])
  expect(results(both, [row(2, '2634', '20'), row(3, '02634', '10')])).toEqual(['same', 'same'])
})

test('J3: two lines of one file that differ in zeros alone are told, new or not', () => {
  const lines = [row(2, '02634', '10'), row(3, '2634', '11')]
  const words = 'Line 2 has 02634, but for zeros in front the same code'
  expect(results([], lines)).toEqual(['new', words])
  expect(results([lamp('02634', '10')], lines)).toEqual(['same', words])
})
