import { expect, test } from 'vitest'
import { hasId, putFirst, removeById, updateById } from './collection'

const list = Object.freeze(
  [
    { _id: 'a', n: 1 },
    { _id: 'b', n: 2 },
    { _id: 'c', n: 3 },
  ].map(Object.freeze),
) as {
  _id: string
  n: number
}[]

test('a record is changed in its place; the others stay the same objects', () => {
  const changed = updateById(list, 'b', (known) => ({ ...known, n: 9 }))
  expect(changed.map(({ n }) => n)).toEqual([1, 9, 3])
  expect(changed[0]).toBe(list[0])
  expect(updateById(list, 'x', () => ({ _id: 'x', n: 0 }))).toEqual(list)
})

test('a record is removed; an unknown id removes nothing', () => {
  expect(removeById(list, 'a').map(({ _id }) => _id)).toEqual(['b', 'c'])
  expect(removeById(list, 'x')).toEqual(list)
  expect([hasId(list, 'c'), hasId(list, 'x'), hasId([], 'c')]).toEqual([true, false, false])
})

test('a new record comes first, and never twice', () => {
  expect(putFirst(list, { _id: 'd', n: 4 }).map(({ _id }) => _id)).toEqual(['d', 'a', 'b', 'c'])
  expect(putFirst(list, { _id: 'c', n: 5 })).toEqual([{ _id: 'c', n: 5 }, list[0], list[1]])
})
