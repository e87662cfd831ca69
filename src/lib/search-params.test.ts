import fc from 'fast-check'
import { expect, test } from 'vitest'
import { choiceParam, parseQuery, stringifyQuery, textParam, wholeNumberParam } from './search-params'

test.each([
  ['?x=1e3', { x: '1e3' }],
  ['?pnr=00123456789012345678', { pnr: '00123456789012345678' }],
  ['?a=1&a=2&b=', { a: ['1', '2'], b: '' }],
  ['?q=a%20%26%20b+c', { q: 'a & b c' }],
  ['?q=%E0%A4%AA', { q: 'प' }],
  ['?__proto__=1&constructor=2', JSON.parse('{"__proto__":"1","constructor":"2"}')],
  ['', {}],
])('D5: the query %j is read as the texts it holds', (query, params) => {
  expect(parseQuery(query)).toEqual(params)
})

test('D5: what is written to an address is read back the same', () => {
  const values = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(fc.string({ unit: 'grapheme' }), { minLength: 2, maxLength: 3 }),
  )
  const params = fc.dictionary(fc.string({ unit: 'grapheme', minLength: 1 }), values, {
    noNullPrototype: true,
  })
  fc.assert(
    fc.property(params, (given) => {
      expect(parseQuery(stringifyQuery(given))).toEqual(given)
    }),
    { seed: 5, numRuns: 2000 },
  )
})

test('D5: parameters without a value leave no trace', () => {
  expect(stringifyQuery({ a: undefined, b: null, c: 0, d: 'x y' })).toBe('?c=0&d=x%20y')
  expect(stringifyQuery({ a: undefined })).toBe('')
})

test('D5: half a character in a name or a value makes an address of its own', () => {
  expect(stringifyQuery({ '\ud800': '\udc00' })).toBe('?%EF%BF%BD=%EF%BF%BD')
})

test.each([
  ['3', 3],
  [3, 3],
  ['0', undefined],
  ['7', undefined],
  ['1e0', undefined],
  ['1.5', undefined],
  ['-1', undefined],
  [['1', '2'], undefined],
  [undefined, undefined],
])('D5: %j is the whole number %j of 1 to 6', (value, number) => {
  expect(wholeNumberParam(value, 1, 6)).toBe(number)
})

test('D5: texts are trimmed, and choices are of the list or nothing', () => {
  expect([textParam(' a '), textParam(7), textParam('  '), textParam(['a']), textParam({})]).toEqual([
    'a',
    '7',
    undefined,
    undefined,
    undefined,
  ])
  expect([choiceParam('b', ['a', 'b']), choiceParam('c', ['a', 'b']), choiceParam(1, ['a'])]).toEqual([
    'b',
    undefined,
    undefined,
  ])
})
