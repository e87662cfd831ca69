import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { runs } from '@/test/size'
import { readLongJson } from './long-json'
import { noop } from '@/lib/noop'

/** As a network brings it: in pieces of many lengths, which end within letters too. */
function arriving(bytes: Uint8Array, onCancel = noop) {
  const lengths = [65_536, 1, 2, 7, 65_535, 30_001]
  let [from, piece] = [0, 0]
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      if (from === bytes.length) return controller.close()
      const length = lengths[piece % lengths.length] ?? 1
      controller.enqueue(bytes.slice(from, from + length))
      from = Math.min(bytes.length, from + length)
      piece += 1
    },
    cancel: onCancel,
  })
}

const encoded = (text: string) => new TextEncoder().encode(text)
const readText = (text: string, signal?: AbortSignal) => readLongJson(arriving(encoded(text)), signal)

const attempt = async (read: () => unknown) => {
  try {
    return { value: await read() }
  } catch (error) {
    return { thrown: error instanceof SyntaxError }
  }
}

/** What JSON.parse makes of a text, and what is made of it here: its value, or a refusal. */
const bothWays = async (text: string) => ({
  expected: await attempt(() => JSON.parse(text) as unknown),
  read: await attempt(() => readText(text)),
})

const filling = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    _id: `${index}`,
    name: 'a ] } , { [ " \\ \\" " é 駅 ',
    route: [{ station: 'x,y', day: index }, [], {}, null, -1.5e3, true],
  }))

const long = filling(3000)
const text = JSON.stringify(long)

test.each([
  ['a bare list', text],
  ['a list as data', JSON.stringify({ success: true, count: 3000, data: long, more: [1, { data: 2 }] })],
  ['a list in lines', JSON.stringify({ deep: { data: [1, 2] }, text: '"data":[', data: long }, null, 2)],
  ['lists in lists', JSON.stringify([long, long, 'x'.repeat(300_000), long])],
  ['data that is no list', JSON.stringify({ data: { items: long } })],
  ['no list at all', JSON.stringify({ items: long })],
  ['a text', JSON.stringify('x'.repeat(300_000))],
  ['data twice', `{"data":${text},"data":[1]}`],
  ['data twice, the last one empty', `{"data":${text},"data":[]}`],
  ['an empty list with much else', JSON.stringify({ data: [], more: long })],
  ['data twice, the first one in other letters', `{"d\\u0061ta":[1],"data":${text}}`],
  ['data twice, the last one in other letters', `{"data":${text},"d\\u0061ta":[1]}`],
  ['a record longer than what is read at once', JSON.stringify([long, ['é'.repeat(1_000_000)], ...long])],
  ['a text before it that is longer', JSON.stringify({ more: 'é'.repeat(1_000_000), data: long })],
  ['blanks before and after', `  \n${text}\t\n`],
  ['a blank, and no name at all', ` {${' '.repeat(250_000)}}`],
  [
    'a blank, and a first piece that ends behind a comma',
    `\n{"a":${JSON.stringify('x'.repeat(199_992))},${' '.repeat(60_000)}"data":${text}}`,
  ],
])('G28: a long answer is read as any other: %s', async (_, body) => {
  expect(body.length).toBeGreaterThan(200_000)
  const { expected, read } = await bothWays(body)
  expect(read).toHaveProperty('value')
  expect(read).toEqual(expected)
})

test.each([
  ['cut off', text.slice(0, -1)],
  ['a blank, and a name without quotes', `\n{'success':${text}}`],
  ['a blank, and a list cut off', `\n{"a":${'[1],'.repeat(60_000)}`],
  ['cut off in a text', `${text.slice(0, -1)},"abc`],
  ['cut off in a record', text.slice(0, 250_000)],
  ['two commas', text.replace('},{"_id":"2500"', '},,{"_id":"2500"')],
  ['a comma at the end', `${text.slice(0, -1)},]`],
  ['blanks and a comma', `[${' '.repeat(60_000)},${text.slice(1)}`],
  ['blanks and a comma alone', `{"data":[${' '.repeat(260_000)},]}`],
  ['a comma at the beginning', `[,${text.slice(1)}`],
  ['no comma', text.replace('},{"_id":"2500"', '}{"_id":"2500"')],
  ['the wrong bracket', `${text.slice(0, -1)}}`],
  ['something behind it', `${text}x`],
  ['a name without a colon', `{"data" ${text}}`],
  ['an open object', `{"data":${text}`],
  ['a record that is none', text.replace('"_id":"2500"', '"_id""2500"')],
])('D4: a long answer that is no JSON is refused: %s', async (_, body) => {
  expect(body.length).toBeGreaterThan(200_000)
  expect(await bothWays(body)).toEqual({ expected: { thrown: true }, read: { thrown: true } })
})

test('D4: any body, whole or with a fault somewhere, is read or refused as JSON.parse does', async () => {
  const anything = fc.oneof(
    fc.jsonValue(),
    fc.jsonValue().map((value) => ({ success: true, data: [value, value] })),
  )
  await fc.assert(
    fc.asyncProperty(
      anything,
      fc.nat(),
      fc.constantFrom('', ',', ']', '[', '{', '}', '"', '\\', 'x', ' '),
      fc.boolean(),
      async (value, place, sign, spaced) => {
        const data = [...long.slice(0, 1500), value, ...long.slice(0, 800)]
        const whole = JSON.stringify({ more: value, data, end: value }, null, spaced ? 1 : undefined)
        // Mostly where the value is, which is the part that differs.
        const at = place % 3 === 0 ? place % whole.length : whole.length - (place % 2000)
        const { expected, read } = await bothWays(whole.slice(0, at) + sign + whole.slice(at))
        expect(read).toEqual(expected)
      },
    ),
    { seed: 20_261, numRuns: runs(60) },
  )
})

test('a body that is empty, or has nothing but a byte order mark, is none; the mark says nothing elsewhere either', async () => {
  expect(await readText('')).toBeUndefined()
  expect(await readText('\uFEFF')).toBeUndefined()
  expect(await readText('\uFEFF[1]')).toEqual([1])
  expect(await readText(`\uFEFF${text}`)).toEqual(long)
})

test('bytes that are no UTF-8 are read as a browser reads them, wherever in a long answer they are', async () => {
  const bytes = new TextEncoder().encode(text)
  for (let at = 1000; at < bytes.length; at += 997)
    if (bytes[at] === 0xe9 || bytes[at] === 0xa7) bytes[at] = 0xff
  expect(await readLongJson(arriving(bytes))).toEqual(await new Response(bytes).json())
})

test('G17: whoever asked no longer waits for it: the reading stops', async () => {
  const controller = new AbortController()
  const lists = `[${Array.from({ length: 40 }, () => text).join()}]`
  const reading = readText(lists, controller.signal)
  controller.abort(new Error('left'))
  await expect(reading).rejects.toThrow('left')
})

test('goal G23: an answer that is no JSON is not read to its end', async () => {
  const cancelled = vi.fn<() => void>()
  const bytes = encoded(`[${'{"a":1},'.repeat(40_000)}},${text}`)
  await expect(readLongJson(arriving(bytes, cancelled))).rejects.toThrow(SyntaxError)
  expect(cancelled).toHaveBeenCalledOnce()
})
