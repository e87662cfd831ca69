import { expect, test } from 'vitest'
import { toPage } from '@/domain/page'
import { withFirst, without } from './page.patches'

const named = (_id: string) => ({ _id, name: _id })
const [one, two, three] = [named('1'), named('2'), named('3')]
const page = Object.freeze(toPage([one, two], { total: 12, count: 2, totalPages: 6, currentPage: 2 }))

test('E3, G11: first in the list is first on its first page; a later page only counts the record', () => {
  expect(withFirst(page, three)).toEqual({ ...page, total: 13 })
  expect(withFirst({ ...page, currentPage: 1 }, three)).toEqual({
    ...page,
    currentPage: 1,
    items: [three, one, two],
    total: 13,
    count: 3,
  })
})

test('E3, G11: a later page that a faster refetch has brought holds it in its place, counted once', () => {
  const changed = { _id: '2', name: 'changed' }
  expect(withFirst(page, changed)).toEqual({ ...page, items: [one, changed] })
})

test('E3, G11: a removed record is one less in the total of every page, and in the count of its own', () => {
  expect(without(page, '1')).toEqual({ ...page, items: [two], total: 11, count: 1 })
  expect(without(page, '9')).toEqual({ ...page, total: 11 })
  expect(without(toPage([one]), '1')).toMatchObject({ items: [], total: 0, count: 0 })
})
