import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { aReview } from '@/test/builders'
import { averageRating, disliked, liked } from './review'

const rated = (...ratings: number[]) => ratings.map((rating) => ({ rating }))

test('H2: the average is the mean with one decimal, and 0 where there is no review', () => {
  expect(averageRating([])).toBe(0)
  expect(averageRating(rated(5))).toBe(5)
  expect(averageRating(rated(5, 4))).toBe(4.5)
  expect(averageRating(rated(5, 4, 4))).toBe(4.3)
  expect(averageRating(rated(1, 2, 2))).toBe(1.7)
  expect(averageRating(rated(0, 0))).toBe(0)
})

test('H2: it is the mean in whole tenths, never lost in fractions', () => {
  const ratings = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 400 })
  fc.assert(
    fc.property(ratings, (list) => {
      const sum = list.reduce((total, rating) => total + rating, 0)
      expect(averageRating(rated(...list))).toBe(
        Math.floor((sum * 20 + list.length) / (list.length * 2)) / 10,
      )
    }),
    { seed: 11, numRuns: 5000 },
  )
})

const votes = ({ likes, dislikes, userLiked, userDisliked }: ReturnType<typeof aReview>) => [
  likes,
  dislikes,
  userLiked,
  userDisliked,
]

test('H2: a like counts once, and takes back the opposite vote', () => {
  expect(votes(liked(aReview({ likes: 2, dislikes: 1 }), true))).toEqual([3, 1, true, false])
  expect(votes(liked(aReview({ likes: 2, userLiked: true }), true))).toEqual([2, 0, true, false])
  expect(votes(liked(aReview({ likes: 2, userLiked: true }), false))).toEqual([1, 0, false, false])
  expect(votes(liked(aReview({ likes: 2, dislikes: 1, userDisliked: true }), true))).toEqual([
    3,
    0,
    true,
    false,
  ])
  expect(votes(liked(aReview({ dislikes: 1, userDisliked: true }), false))).toEqual([0, 1, false, true])
})

test('H2: a dislike likewise', () => {
  expect(votes(disliked(aReview({ likes: 2, dislikes: 1 }), true))).toEqual([2, 2, false, true])
  expect(votes(disliked(aReview({ likes: 2, userLiked: true }), true))).toEqual([1, 1, false, true])
  expect(votes(disliked(aReview({ dislikes: 1, userDisliked: true }), false))).toEqual([0, 0, false, false])
  expect(votes(disliked(aReview({ likes: 1, userLiked: true }), false))).toEqual([1, 0, true, false])
})

test('H2: what is foreseen may be computed twice, changes nothing but votes, and leaves the review alone', () => {
  const vote = fc.record({
    likes: fc.integer({ min: 1, max: 9 }),
    dislikes: fc.integer({ min: 1, max: 9 }),
    userLiked: fc.boolean(),
    userDisliked: fc.boolean(),
  })
  fc.assert(
    fc.property(vote, fc.boolean(), fc.constantFrom(liked, disliked), (given, on, change) => {
      const review = Object.freeze(aReview(given))
      const once = change(review, on)
      expect(change(once, on)).toEqual(once)
      expect({ ...once, ...given }).toEqual(review)
      expect(once.likes >= 0 && once.dislikes >= 0).toBe(true)
      expect(on && once.userLiked === once.userDisliked).toBe(false)
    }),
    { seed: 3, numRuns: 1000 },
  )
})
