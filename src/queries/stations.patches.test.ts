import { expect, test } from 'vitest'
import { toPage } from '@/domain/page'
import { aStation } from '@/test/railway/builders'
import { withFirst, without, withReplaced } from './page.patches'

const numbered = (_id: string) => aStation({ _id, name: `Station ${_id}` })
const [one, two, three] = [numbered('1'), numbered('2'), numbered('3')]
const page = Object.freeze(toPage([one, two], { total: 2, count: 2 }))

test('F2: created: first, total + 1', () => {
  expect(withFirst(page, three)).toEqual({ ...page, items: [three, one, two], total: 3, count: 3 })
})

test('F2: a station that a faster refetch has brought already is neither shown nor counted twice', () => {
  const renamed = aStation({ _id: '2', name: 'Renamed' })
  expect(withFirst(page, renamed)).toEqual({ ...page, items: [renamed, one] })
})

test('F2: updated: the answer takes its place', () => {
  const { zone: _zone, ...answer } = aStation({ _id: '2', name: 'Renamed' })
  expect(withReplaced(page, answer).items).toEqual([one, answer])
  expect(withReplaced(page, answer).items[1]).not.toHaveProperty('zone')
  expect(withReplaced(page, three)).toEqual(page)
})

test('F2: deleted: removed, total - 1, and no fewer than none', () => {
  expect(without(page, '1')).toEqual({ ...page, items: [two], total: 1, count: 1 })
  expect(without(toPage([one]), '1')).toMatchObject({ items: [], total: 0, count: 0 })
  expect(without(page, 'unknown')).toEqual({ ...page, total: 1 })
})
