import { expect, test } from 'vitest'
import { toPage } from '@/domain/page'
import { aReview } from '@/test/railway/builders'
import { withFirst, without } from './page.patches'
import { ratedAnew, reviewReplaced, reviewVoted } from './reviews.patches'

const rated = (_id: string, rating: number) => aReview({ _id, rating })
const [one, two] = [rated('1', 5), rated('2', 2)]
const found = Object.freeze(toPage([one, two], { total: 2, count: 2 }))
const page = Object.freeze({ ...found, averageRating: 4.9 })

test('H2: created: first, total + 1', () => {
  const three = rated('3', 4)
  expect(withFirst(page, three)).toEqual({ ...page, items: [three, one, two], total: 3, count: 3 })
  expect(withFirst({ ...page, currentPage: 2 }, three)).toMatchObject({ items: [one, two], total: 3 })
})

test('H2: one that a faster refetch has brought already is neither shown nor counted twice', () => {
  const again = rated('2', 4)
  expect(withFirst(page, again)).toEqual({ ...page, items: [again, one] })
})

test('H2: updated: replaced in its place; a nameless author keeps the known name', () => {
  const answer = { ...rated('2', 4), title: 'Changed', author: { _id: 'u1', name: '' } }
  const replaced = { ...answer, author: two.author }
  expect(reviewReplaced(page, answer)).toEqual({ ...page, items: [one, replaced] })
  const named = { ...answer, author: { _id: 'u1', name: 'Maya L.' } }
  expect(reviewReplaced(page, named).items[1]?.author?.name).toBe('Maya L.')
  expect(reviewReplaced(page, { ...answer, author: null }).items[1]?.author).toEqual(two.author)
  expect(reviewReplaced(found, rated('9', 1))).toEqual(found)
})

test('H2: what search results know of the train is kept', () => {
  const known = { ...found, items: [{ ...two, trainNumber: '90210', trainName: 'Northland Mail' }] }
  expect(reviewReplaced(known, rated('2', 1)).items[0]).toMatchObject({
    rating: 1,
    trainNumber: '90210',
  })
})

test('H2: deleted: removed, total - 1', () => {
  const left = without(page, '1')
  expect(left).toEqual({ ...page, items: [two], total: 1, count: 1 })
  expect(without({ ...page, total: 0, count: 0 }, '1')).toMatchObject({ total: 0, count: 0 })
})

const averages = (...rest: Parameters<typeof ratedAnew>) =>
  ratedAnew(...rest).map(({ averageRating }) => averageRating)

test('H2: the average is recomputed from the ratings, 0 when none remain', () => {
  expect(averages([page], '3', (known) => withFirst(known, rated('3', 4)))).toEqual([3.7])
  expect(averages([page], '2', (known) => reviewReplaced(known, rated('2', 4)))).toEqual([4.5])
  const [left = page] = ratedAnew([page], '1', (known) => without(known, '1'))
  expect(left.averageRating).toBe(2)
  expect(averages([left], '2', (known) => without(known, '2'))).toEqual([0])
})

test('H2, G11: all pages of a train have one average, from the ratings of all, each review once', () => {
  const later = { ...page, items: [two, rated('3', 3)], currentPage: 2 }
  expect(averages([page, later], '2', (known) => reviewReplaced(known, rated('2', 4)))).toEqual([4, 4])
})

test('H2, G11: a deleted review that is on no loaded page leaves the average to the server, which knows more', () => {
  const left = ratedAnew([page], '9', (known) => without(known, '9'))
  expect(left).toEqual([{ ...page, total: 1 }])
})

test('H2: votes: on the matching review alone, and no average', () => {
  const votes = { likes: 3, dislikes: 1, userLiked: true, userDisliked: false }
  expect(reviewVoted(page, '2', votes)).toEqual({ ...page, items: [one, { ...two, ...votes }] })
  expect(reviewVoted(found, '9', votes)).toEqual(found)
})
