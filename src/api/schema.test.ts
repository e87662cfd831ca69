import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  optionalInstant,
  amountOrNull,
  countOrNull,
  list,
  messageSchema,
  nothing,
  optionalNumber,
  single,
  unpaged,
  unwrap,
} from './schema'

const item = v.object({ _id: v.string() })
const [one, two] = [{ _id: '1' }, { _id: '2' }]

test('D4: a record comes wrapped or bare', () => {
  for (const body of [{ success: true, data: one }, { data: one }, one]) {
    expect(v.parse(single(item), body)).toEqual(one)
  }
  expect([unwrap([1]), unwrap('text'), unwrap(null), unwrap({ data: null })]).toEqual([
    [1],
    'text',
    null,
    null,
  ])
})

test('D4: a list comes wrapped or bare, with fields that nobody knows', () => {
  const page = { items: [one, two], total: 9, count: 2, totalPages: 5, currentPage: 1 }
  const paging = { total: 9, count: 2, totalPages: 5, currentPage: 1 }
  expect(v.parse(list(item), { success: true, ...paging, data: [one, two], took: 3 })).toEqual(page)
  expect(v.parse(list(item), { data: [one, two], ...paging })).toEqual(page)
  expect(v.parse(list(item), [one, two])).toEqual({
    items: [one, two],
    total: 0,
    count: 0,
    totalPages: 1,
    currentPage: 1,
  })
})

const none = { total: 0, count: 0, totalPages: 1, currentPage: 1 }
test.each([
  [{}, none],
  [{ total: null, count: null, totalPages: null, currentPage: null }, none],
  [
    { total: '31', count: '10', totalPages: '4', currentPage: '2' },
    { total: 31, count: 10, totalPages: 4, currentPage: 2 },
  ],
  [{ total: '', count: '0b1', totalPages: ' ', currentPage: '0x10' }, none],
  [{ total: -1, count: 1.5, totalPages: 'many', currentPage: {} }, none],
  [{ total: 'NaN', count: 'Infinity', totalPages: [3], currentPage: true }, none],
  [
    { total: 0, count: 0, totalPages: 0, currentPage: 1 },
    { ...none, totalPages: 0 },
  ],
  [
    { total: 12, totalPages: null },
    { ...none, total: 12 },
  ],
])('D3: the paging of %j', (given, expected) => {
  expect(v.parse(list(item), { success: true, data: [], ...given })).toEqual({ items: [], ...expected })
})

test('D3: lists without paging have as many as they hold', () => {
  expect(v.parse(unpaged(item), { success: true, count: 2, data: [one, two] })).toEqual({
    items: [one, two],
    total: 2,
    count: 2,
    totalPages: 1,
    currentPage: 1,
  })
  expect(v.parse(unpaged(item), [one])).toMatchObject({ total: 1, count: 1 })
  expect(v.parse(unpaged(item), { total: 5, data: [one] })).toMatchObject({ total: 5, count: 1 })
})

test.each([undefined, null, 5, 'text', {}, { data: {} }, { data: null }, { data: [null] }, { data: [{}] }])(
  'D4: %j is no list',
  (body) => {
    expect(v.safeParse(list(item), body).success).toBe(false)
  },
)

test.each([
  [5, 5],
  [0, 0],
  ['12.5', 12.5],
  ['-77', -77],
  ['', undefined],
  [' ', undefined],
  ['+12', 12],
  ['.25', 0.25],
  ['12.', 12],
  ['0.125', 0.125],
  ['12e3', 12_000],
  ['1.5E+02', 150],
  ['125e-12', 125e-12],
  ['.', undefined],
  ['1e', undefined],
  ['e5', undefined],
  ['1.5.5', undefined],
  ['km 12', undefined],
  ['Infinity', undefined],
  ['0b11', undefined],
  ['0x10', undefined],
  [' 7 ', 7],
  ['12 km', undefined],
  [null, undefined],
  [undefined, undefined],
  [Number.NaN, undefined],
  [Number.POSITIVE_INFINITY, undefined],
  [true, undefined],
  [[5], undefined],
  [{}, undefined],
])('D4: %j as a number is %j', (value, expected) => {
  expect(v.parse(optionalNumber, value)).toBe(expected)
  expect(v.parse(amountOrNull, value)).toBe(expected === undefined || expected < 0 ? null : expected)
})

test('answers that say nothing, or only a message', () => {
  for (const body of [undefined, {}, { success: true, data: {} }, 'gone']) {
    expect(v.parse(nothing, body)).toBeUndefined()
  }
  expect(v.parse(messageSchema, { message: 'Done' })).toBe('Done')
  expect([{ message: 5 }, {}, null, 'Done'].map((body) => v.parse(messageSchema, body))).toEqual([
    '',
    '',
    '',
    '',
  ])
})

test('D4: a record that comes twice is in the list once', () => {
  const again = { _id: '1', name: 'again' }
  const twice = [{ ...one, name: 'first' }, two, again]
  const named = v.object({ _id: v.string(), name: v.optional(v.string()) })
  expect(v.parse(list(named), { data: twice }).items).toEqual([{ _id: '1', name: 'first' }, two])
  const nameless = [{}, {}]
  expect(v.parse(list(v.object({})), { data: nameless }).items).toEqual(nameless)
})

test.each([
  [3, 3, 3],
  [2.5, 2.5, null],
  [-3, null, null],
  [1e308, 1e308, null],
  ['4', 4, 4],
])('D4: %j as an amount is %j, and as a count %j', (value, amount, count) => {
  expect([v.parse(amountOrNull, value), v.parse(countOrNull, value)]).toEqual([amount, count])
})

test.each([
  '2026-02-11T08:30:00.000Z',
  '2026-02-11T08:30:00+05:30',
  '2026-02-11',
  '2024-02-29T10:00:00Z',
  '2026-01-31T10:00:00Z',
])('D4: %s is a time', (text) => {
  expect(v.parse(optionalInstant, text)).toBe(text)
})

test.each(['2026-02-30T10:00:00Z', '2026-04-31', '5', 'soon', '', 5, null])(
  'D4: %j is no time, and no other one either',
  (text) => {
    expect(v.parse(optionalInstant, text)).toBeUndefined()
  },
)
