import { expect, test } from 'vitest'
import { toPage } from '@/domain/page'
import { aReview } from '@/test/builders'
import {
  foundReviewRemoved,
  foundReviewReplaced,
  reviewCreated,
  reviewRemoved,
  reviewReplaced,
  reviewVoted,
} from './reviews.patches'

const rated = (_id: string, rating: number) => aReview({ _id, rating })
const [one, two] = [rated('1', 5), rated('2', 2)]
const found = Object.freeze(toPage([one, two], { total: 2, count: 2 }))
const page = Object.freeze({ ...found, averageRating: 4.9 })

test('H2: created: first, total + 1, the average from the loaded ratings', () => {
  const three = rated('3', 4)
  expect(reviewCreated(page, three)).toEqual({
    ...page,
    items: [three, one, two],
    total: 3,
    count: 3,
    averageRating: 3.7,
  })
  const empty = { ...toPage<typeof one>([]), averageRating: 0 }
  expect(reviewCreated(empty, one)).toMatchObject({ items: [one], total: 1, averageRating: 5 })
})

test('H2: one that a faster refetch has brought already is neither shown nor counted twice', () => {
  const again = rated('2', 4)
  expect(reviewCreated(page, again)).toEqual({ ...page, items: [again, one], averageRating: 4.5 })
})

test('H2: a later page of the list only counts it', () => {
  const later = { ...page, currentPage: 2 }
  expect(reviewCreated(later, rated('3', 1))).toEqual({ ...later, total: 3 })
})

test('H2: updated: replaced in its place, average recomputed; a nameless author keeps the known name', () => {
  const answer = { ...rated('2', 4), title: 'Changed', author: { _id: 'u1', name: '' } }
  const replaced = { ...answer, author: two.author }
  expect(reviewReplaced(page, answer)).toEqual({ ...page, items: [one, replaced], averageRating: 4.5 })
  expect(foundReviewReplaced(found, answer)).toEqual({ ...found, items: [one, replaced] })
  const named = { ...answer, author: { _id: 'u1', name: 'Maya L.' } }
  expect(reviewReplaced(page, named).items[1]?.author?.name).toBe('Maya L.')
  expect(reviewReplaced(page, { ...answer, author: null }).items[1]?.author).toEqual(two.author)
  expect(foundReviewReplaced(found, rated('9', 1))).toEqual(found)
})

test('H2: what search results know of the train is kept', () => {
  const known = { ...found, items: [{ ...two, trainNumber: '90210', trainName: 'Northland Mail' }] }
  expect(foundReviewReplaced(known, rated('2', 1)).items[0]).toMatchObject({
    rating: 1,
    trainNumber: '90210',
  })
})

test('H2: deleted: removed, total - 1, average recomputed, 0 when none remain', () => {
  const left = reviewRemoved(page, '1')
  expect(left).toEqual({ ...page, items: [two], total: 1, count: 1, averageRating: 2 })
  expect(reviewRemoved(left, '2')).toEqual({ ...page, items: [], total: 0, count: 0, averageRating: 0 })
  expect(reviewRemoved({ ...page, total: 0, count: 0 }, '1')).toMatchObject({ total: 0, count: 0 })
  expect(foundReviewRemoved(found, '2')).toEqual({ ...found, items: [one], total: 1, count: 1 })
})

test('H2: votes: on the matching review alone, and no average', () => {
  const votes = { likes: 3, dislikes: 1, userLiked: true, userDisliked: false }
  expect(reviewVoted(page, '2', votes)).toEqual({ ...page, items: [one, { ...two, ...votes }] })
  expect(reviewVoted(found, '9', votes)).toEqual(found)
})
