import { expect, test } from 'vitest'
import type { Review } from '@/domain/reviews/review'
import { initial, reduce, type Event, type State } from './reviews'

const review = (_id: string, rating: number, train = 't'): Review => ({
  _id,
  train,
  author: { _id: 'maya', name: 'Maya' },
  rating,
  title: 'On time',
  comment: 'Quiet coach',
  journeyDate: '2026-01-05',
  likes: 1,
  dislikes: 0,
  userLiked: false,
  userDisliked: false,
})

const after = (...events: Event[]): State => {
  let state = initial
  for (const event of events) state = reduce(state, event)
  return state
}

const paging = { total: 2, count: 2, totalPages: 1, currentPage: 1 }
const page = (items: Review[], params = '', train = 't') => ({
  type: 'loaded list' as const,
  train,
  params,
  items,
  averageRating: 4.2,
  paging,
})
const list = page([review('a', 5), review('b', 3)])
const search: Event = { type: 'searched', params: 'quiet', items: [review('b', 3), review('z', 1)], paging }
const ids = ({ items }: { items: Review[] }) => items.map(({ _id }) => _id)
const averages = (state: State) => state.lists.map(({ averageRating }) => averageRating)

test("H1: a load brings the server's average", () => {
  expect(after(list).lists).toEqual([
    { ...paging, items: [review('a', 5), review('b', 3)], train: 't', params: '', averageRating: 4.2 },
  ])
})

test("H2: create → first in that train's list, total + 1, average recomputed from the ratings", () => {
  const other = page([review('o', 2, 'u')], '', 'u')
  const state = after(list, other, search, { type: 'created', review: review('n', 2) })
  expect(state.lists.map(ids)).toEqual([['n', 'a', 'b'], ['o']])
  expect(state.lists.map(({ total }) => total)).toEqual([3, 2])
  expect(averages(state)).toEqual([3.3, 4.2])
  expect(state.searches).toEqual(after(search).searches)
})

test('H2: update → replaced in list and search results, average recomputed', () => {
  const state = after(list, search, { type: 'updated', review: review('b', 2) })
  expect(state.lists[0]).toMatchObject({ items: [review('a', 5), review('b', 2)], total: 2 })
  expect(averages(state)).toEqual([3.5])
  expect(state.searches['quiet']?.items).toEqual([review('b', 2), review('z', 1)])
})

test('H2: an update of a review that no page holds leaves the average to the server', () => {
  const state = after(list, { type: 'updated', review: review('x', 1) })
  expect(state).toEqual(after(list))
})

test('H2: delete → removed from both, total − 1', () => {
  const state = after(list, search, { type: 'deleted', id: 'b', train: 't' })
  expect(state.lists[0]).toMatchObject({ items: [review('a', 5)], total: 1, averageRating: 5 })
  expect(state.searches['quiet']).toEqual({ ...paging, items: [review('z', 1)], total: 1 })
})

test('H2: average 0 when none remain', () => {
  const state = after(
    list,
    { type: 'deleted', id: 'b', train: 't' },
    { type: 'deleted', id: 'a', train: 't' },
  )
  expect(state.lists[0]).toMatchObject({ items: [], total: 0, averageRating: 0 })
})

test('H2: a train has one average, from the ratings of all its loaded pages', () => {
  const second: Event = {
    ...page([review('b', 3), review('c', 1)], 'page=2'),
    paging: { ...paging, total: 3, currentPage: 2 },
  }
  const state = after(list, second, { type: 'updated', review: review('c', 4) })
  expect(averages(state)).toEqual([4, 4])
  const more = reduce(state, { type: 'created', review: review('n', 1) })
  expect(more.lists.map(ids)).toEqual([
    ['n', 'a', 'b'],
    ['b', 'c'],
  ])
  expect(more.lists.map(({ total }) => total)).toEqual([3, 4])
  expect(averages(more)).toEqual([3.3, 3.3])
})

test.each(['liked', 'disliked'] as const)('H2: %s updates the votes on every matching review', (type) => {
  const votes = { likes: 3, dislikes: 1, userLiked: type === 'liked', userDisliked: type === 'disliked' }
  const state = after(list, search, { type, id: 'b', votes })
  expect(state.lists[0]).toMatchObject({
    items: [review('a', 5), { ...review('b', 3), ...votes }],
    total: 2,
    averageRating: 4.2,
  })
  expect(state.searches['quiet']?.items).toEqual([{ ...review('b', 3), ...votes }, review('z', 1)])
})

test('D1: a failed load keeps the list, a failed write changes the error alone', () => {
  expect(after(list, { type: 'failed to load', what: 'list' })).toEqual({
    ...after(list),
    error: 'Failed to fetch train reviews',
  })
  expect(after(list, { type: 'write failed', what: 'liked' })).toEqual({
    ...after(list),
    error: 'Failed to like review',
  })
})

test('D1: a page loaded again replaces the page asked for in the same way', () => {
  expect(after(list, page([review('c', 1)])).lists.map(ids)).toEqual([['c']])
})
