import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCsv } from './csv'
import { checkedCsv, CsvError, csvTextOf } from './csv-text'
import { readCsv } from './read-csv'

const knows = (name: string) => ['code', 'name', 'city'].includes(name)
const read = async (text: string) => readCsv(checkedCsv(text), knows)
const cellsOf = async (text: string) => (await read(text)).rows.map(({ cells }) => cells)
const refusal = async (reading: Promise<unknown>) => {
  const error: unknown = await reading.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  return error instanceof CsvError ? [error.message, error.detail] : error
}

/** UTF-16 as a spreadsheet saves it, in either order of bytes. */
function utf16(text: string, littleEndian: boolean): ArrayBuffer {
  const marked = `\ufeff${text}`
  const view = new DataView(new ArrayBuffer(marked.length * 2))
  for (let at = 0; at < marked.length; at += 1) view.setUint16(at * 2, marked.charCodeAt(at), littleEndian)
  return view.buffer
}

test.each([
  ['UTF-8', 'code,name\nPUNE,Pūṇe'],
  ['UTF-8 with its mark', '\ufeffcode,name\nPUNE,Pūṇe'],
  ['UTF-16, little end first', utf16('code,name\nPUNE,Pūṇe', true)],
  ['UTF-16, big end first', utf16('code,name\nPUNE,Pūṇe', false)],
])('J3: a file in %s is read', async (_encoding, content) => {
  const text = await csvTextOf(new Blob([content]))
  const { header, rows } = await readCsv(text, knows)
  expect(header).toEqual(['code', 'name'])
  expect(rows).toEqual([{ line: 2, lines: 1, cells: ['PUNE', 'Pūṇe'], broken: false }])
})

test.each([
  ['commas', 'code,name\nA,"b;c"'],
  ['semicolons', 'code;name\nA;b;c'.replace('b;c', '"b;c"')],
  ['tabs', 'code\tname\nA\tb;c'],
  ['semicolons, where the cells are full of commas', 'code;name\nA;"b;c"'],
  ['semicolons below a line that is blank', '\n  \ncode;name\nA;"b;c"'],
])('J3: cells may be delimited by %s', async (_delimiter, text) => {
  expect(await cellsOf(text)).toEqual([['A', 'b;c']])
})

test.each([
  ['CRLF', '\r\n'],
  ['LF', '\n'],
  ['CR', '\r'],
])('J3: lines may end with %s, in a cell too', async (_name, end) => {
  const { rows } = await read(['code,name', 'A,"two', 'lines"', '', ' , ', 'B,x', ''].join(end))
  expect(rows).toEqual([
    { line: 2, lines: 2, cells: ['A', 'two\nlines'], broken: false },
    { line: 6, lines: 1, cells: ['B', 'x'], broken: false },
  ])
})

test('J3: a row whose quotation marks do not fit is marked, and takes no other for its own', async () => {
  const { rows } = await read('code,name\nA,5" gauge\nB,"x" y\nC,z\nD,"5"" gauge"\nE,z')
  expect(rows.map(({ line, lines, broken }) => [line, lines, broken])).toEqual([
    [2, 1, false],
    [3, 1, true],
    [4, 1, false],
    [5, 1, false],
    [6, 1, false],
  ])
  expect(rows[0]?.cells[1]).toBe('5" gauge')
  expect(rows[3]?.cells[1]).toBe('5" gauge')
})

test.each([
  ['a blank before them', 'A, "x, y",z', ['A', 'x, y', 'z']],
  ['blanks behind them', 'A,"x, y" \u00a0,z', ['A', 'x, y', 'z']],
  ['blanks around those of the last cell', 'A,b,\t"x, y" ', ['A', 'b', 'x, y']],
  ['a doubled one', 'A,"the ""Queen""",z', ['A', 'the "Queen"', 'z']],
  ['some in a cell without them', 'A,the "Queen" train,z"', ['A', 'the "Queen" train', 'z"']],
  ['nothing between them', 'A,"",z', ['A', '', 'z']],
  ['curly ones in a text', 'A,“Queen”,z', ['A', '“Queen”', 'z']],
])('J3: of quotation marks with %s, the cell is what was meant', async (_what, line, cells) => {
  for (const end of ['\n', '\r\n']) {
    const { rows } = await read(['code,name,city', line, 'B,b,c'].join(end))
    expect(rows).toEqual([
      { line: 2, lines: 1, cells, broken: false },
      { line: 3, lines: 1, cells: ['B', 'b', 'c'], broken: false },
    ])
  }
})

test.each([
  ['text behind one', 'A,"Queen" Mail,z'],
  ['two in front', 'A,""x"",z'],
  ['one that opens and does not close', 'A,"x,z'],
  ['a backslash before one', String.raw`A,"the \"Queen\"",z`],
  ['curly ones around a delimiter', 'A,“x, y”,z'],
  ['one behind a cell of two lines', 'A,"two\nlines","x" y'],
])('J3: %s is an error at its line, and the lines below are read', async (_what, line) => {
  const { rows } = await read(`code,name,city\n${line}\nB,"b",c\nC,"c, d","e"\n`)
  expect(rows.map(({ broken, cells: [first] }) => [first, broken])).toEqual([
    ['A', true],
    ['B', false],
    ['C', false],
  ])
  expect(rows.at(-1)).toMatchObject({ cells: ['C', 'c, d', 'e'], line: 3 + line.split('\n').length })
})

test('J3: what is wrong with the quotation marks of the header is said, and its blanks count for nothing', async () => {
  const header = (text: string) => read(`${text}\nA;b`).then((table) => table.header)
  expect(await header(' "code" ; "name"')).toEqual(['code', 'name'])
  expect(await refusal(header('code;"na" me'))).toEqual([
    'There is a quotation mark where none is allowed',
    'It is in line 1, which names the columns. Remove it.',
  ])
  expect(await refusal(header('code;"name'))).toEqual([
    'A quotation mark is never closed',
    expect.stringContaining('line 1'),
  ])
})

test('J3: a spreadsheet may say its delimiter above the header', async () => {
  const { header, rows } = await read('sep=;\r\ncode;name\r\nA,1;"b;c"\r\n')
  expect(header).toEqual(['code', 'name'])
  expect(rows).toEqual([{ line: 3, lines: 1, cells: ['A,1', 'b;c'], broken: false }])
})

const bytes = (...values: number[]) => new Blob([new Uint8Array(values)])

test.each([
  ['a picture', bytes(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13), 'This is not a text file'],
  ['a spreadsheet', bytes(0x50, 0x4b, 3, 4, 20, 0), 'This is a spreadsheet, not a CSV file'],
  ['a printed page', new Blob(['%PDF-1.7\n']), 'This is not a text file'],
  ['a web page', new Blob(['\n<!doctype html><title>Login</title>']), 'This is a web page, not a CSV file'],
  [
    'Latin-1',
    bytes(...[...'code\nPün'].map((letter) => letter.charCodeAt(0))),
    'The letters of this file cannot be read: it is not UTF-8',
  ],
  ['an empty file', new Blob([]), 'There is nothing in it'],
  ['a file of blanks', new Blob(['\ufeff \r\n\t\r\n']), 'There is nothing in it'],
  ['a file that is too large', new Blob([new Uint8Array(10_000_001)]), 'It is larger than 10 MB'],
])('J3: %s is refused with clear words', async (_what, file, words) => {
  expect(await refusal(csvTextOf(file))).toEqual([words, expect.stringMatching(/\w+\.$/)])
})

test('J3: a header without rows, too many rows and a quotation mark without an end are refused', async () => {
  expect(await refusal(read('code,name\n\n'))).toEqual(['It has a header and no rows', expect.any(String)])
  const rows = (count: number) => `code\n${'A\n'.repeat(count)}`
  expect((await read(rows(20_000))).rows).toHaveLength(20_000)
  expect(await refusal(read(rows(20_001)))).toEqual(['It has more than 20,000 rows', expect.any(String)])
  expect(await refusal(read('code,name\nA,b\nB,"open\nC,d\n'))).toEqual([
    'A quotation mark is never closed',
    expect.stringContaining('line 3'),
  ])
  const long = `code,name\nA,b\nB,"${'far too long '.repeat(100_000)}`
  expect(await refusal(read(long))).toEqual([
    'A quotation mark is never closed',
    expect.stringContaining('line 3'),
  ])
})

test('J3: who leaves while a file is read is let go', async () => {
  const leaver = new AbortController()
  const reading = readCsv(`code,name\n${'A,"b"\n'.repeat(200_00)}`, knows, leaver.signal)
  leaver.abort(new Error('left'))
  await expect(reading).rejects.toThrow('left')
})

test('J3: whatever delimits the cells, a table is read as it was written', async () => {
  const cell = fc.string({
    unit: fc.constantFrom('a', 'ē', '"', ',', ';', '\t', '\n', ' ', '1'),
    maxLength: 6,
  })
  const table = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(table, fc.constantFrom(',', ';', '\t'), fc.boolean(), async (rows, delimiter, crlf) => {
      const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
      const lines = [['name', 'code', 'city'], ...rows].map((cells) => cells.map(quoted).join(delimiter))
      const filled = rows.filter((cells) => cells.some((text) => text.trim() !== ''))
      const text = lines.join(crlf ? '\r\n' : '\n')
      const found = await read(text).catch((error: unknown) => error)
      if (filled.length === 0) expect(found).toBeInstanceOf(CsvError)
      else expect(found).toMatchObject({ rows: filled.map((cells) => ({ cells, broken: false })) })
    }),
    { seed: 20_261_121, numRuns: 300 },
  )
})

test('J3: what is exported is read back, parts of a large file as well as small ones', async () => {
  const rows = Array.from({ length: 3000 }, (_, n) => [`C${n}`, `"Name" ${n},\r\n=sum`, n % 2 ? null : -n])
  const { rows: found } = await read(toCsv(['code', 'name', 'city'], rows))
  expect(found.map(({ cells }) => cells)).toEqual(
    rows.map(([code, name, city]) => [
      code,
      String(name).replace('\r', ''),
      city === null ? '' : String(city),
    ]),
  )
  expect(found.at(-1)?.line).toBe(2 + 2999 * 2)
})
