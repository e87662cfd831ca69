import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseLongJson } from './long-json'

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
  read: await attempt(() => parseLongJson(text)),
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
  ['blanks before and after', `  \n${text}\t\n`],
])('G28: a long answer is read as any other: %s', async (_, body) => {
  expect(body.length).toBeGreaterThan(200_000)
  const { expected, read } = await bothWays(body)
  expect(read).toHaveProperty('value')
  expect(read).toEqual(expected)
})

test.each([
  ['cut off', text.slice(0, -1)],
  ['cut off in a text', `${text.slice(0, -1)},"abc`],
  ['cut off in a record', text.slice(0, 250_000)],
  ['two commas', text.replace('},{"_id":"2500"', '},,{"_id":"2500"')],
  ['a comma at the end', `${text.slice(0, -1)},]`],
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
    { seed: 20_261, numRuns: 60 },
  )
})

test('G17: whoever asked no longer waits for it: the reading stops', async () => {
  const controller = new AbortController()
  const reading = parseLongJson(`[${Array.from({ length: 40 }, () => text).join()}]`, controller.signal)
  controller.abort(new Error('left'))
  await expect(reading).rejects.toThrow('left')
})
