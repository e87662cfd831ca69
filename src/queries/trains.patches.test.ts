import { expect, test } from 'vitest'
import { toPage } from '@/domain/page'
import { mergeTrain } from '@/domain/trains/train'
import { aTrain } from '@/test/railway/builders'
import { withFirst, without, withReplaced } from './page.patches'

const numbered = (_id: string) => aTrain({ _id, name: `Train ${_id}` })
const [one, two, three] = [numbered('1'), numbered('2'), numbered('3')]
const page = Object.freeze(toPage([one, two], { total: 2, count: 2, totalPages: 3 }))

test('E3: created: to the front, total + 1', () => {
  expect(withFirst(page, three)).toEqual({ ...page, items: [three, one, two], total: 3, count: 3 })
  expect(withFirst(toPage([]), one)).toMatchObject({ items: [one], total: 1, count: 1 })
})

test('E3: a train that a faster refetch has brought already is neither shown nor counted twice', () => {
  const renamed = aTrain({ _id: '2', name: 'Renamed' })
  expect(withFirst(page, renamed)).toEqual({ ...page, items: [renamed, one] })
})

test('E3: updated: replaced in its place, names of its stations kept', () => {
  const answer = aTrain({ _id: '2', name: 'Renamed', source: { _id: 's1' } })
  expect(withReplaced(page, answer, mergeTrain).items).toEqual([one, { ...answer, source: two.source }])
  expect(withReplaced(page, three, mergeTrain)).toEqual(page)
})

test('E3: deleted: removed, total - 1, never below 0', () => {
  expect(without(page, '1')).toEqual({ ...page, items: [two], total: 1, count: 1 })
  expect(without(toPage([one]), '1')).toMatchObject({ items: [], total: 0, count: 0 })
  expect(without(page, 'unknown')).toEqual({ ...page, total: 1 })
})
