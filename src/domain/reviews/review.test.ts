import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { aBooking, aReview, aTrain } from '@/test/railway/builders'
import {
  averageRating,
  disliked,
  lastJourney,
  liked,
  ratingCounts,
  recentJourneys,
  sortReviews,
  voted,
  voteOf,
} from './review'

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

test('H2: what is shown ahead may be computed twice, changes nothing but votes, and leaves the review alone', () => {
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

test('REV-2: a vote is absolute: whatever it was before, it is that afterwards', () => {
  const before = [
    aReview({ likes: 2, dislikes: 1 }),
    aReview({ likes: 3, dislikes: 1, userLiked: true }),
    aReview({ likes: 2, dislikes: 2, userDisliked: true }),
  ]
  for (const review of before) {
    expect(votes(voted(review, 'none'))).toEqual([2, 1, false, false])
    expect(votes(voted(review, 'like'))).toEqual([3, 1, true, false])
    expect(votes(voted(review, 'dislike'))).toEqual([2, 2, false, true])
    for (const vote of ['none', 'like', 'dislike'] as const) expect(voteOf(voted(review, vote))).toBe(vote)
  }
})

test('REV-4: each review counts for one bar, whatever numbers a server sends', () => {
  expect(ratingCounts(rated(5, 5, 4, 1, 4.5, 4.4, 0, 0.4))).toEqual({ 5: 3, 4: 2, 3: 0, 2: 0, 1: 3 })
  expect(ratingCounts([])).toEqual({ 5: 0, 4: 0, 3: 0, 2: 0, 1: 0 })
  const ratings = fc.array(fc.double({ min: 0, max: 5, noNaN: true }))
  fc.assert(
    fc.property(ratings, (list) => {
      const counts = Object.values(ratingCounts(rated(...list)))
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(list.length)
    }),
    { seed: 5, numRuns: 500 },
  )
})

const list = [
  aReview({ _id: 'old', rating: 5, likes: 1, createdAt: '2026-01-01T00:00:00Z' }),
  aReview({ _id: 'new', rating: 2, likes: 9, dislikes: 8, createdAt: '2026-03-01T00:00:00Z' }),
  aReview({ _id: 'mid', rating: 5, likes: 2, createdAt: '2026-02-01T00:00:00Z' }),
  aReview({ _id: 'own', rating: 3, createdAt: '2026-01-15T00:00:00Z', author: { _id: 'me', name: 'Me' } }),
  aReview({ _id: 'lost', rating: 1, dislikes: 3, author: null }),
]
test.each([
  ['newest', ['own', 'new', 'mid', 'old', 'lost']],
  ['oldest', ['own', 'lost', 'old', 'mid', 'new']],
  ['best', ['own', 'mid', 'old', 'new', 'lost']],
  ['worst', ['own', 'lost', 'new', 'mid', 'old']],
  ['helpful', ['own', 'mid', 'new', 'old', 'lost']],
] as const)('REV-1: sorted by %s, the own review stands first', (sort, ids) => {
  expect(sortReviews(list, sort, 'me').map(({ _id }) => _id)).toEqual(ids)
})

const trains = [1, 2, 3, 4].map((n) => aTrain({ _id: `t${n}`, trainNumber: `9000${n}` }))
const byNumber = (trainNumber: string, journeyDate: string, status = 'Confirmed') =>
  aBooking({ train: { trainNumber, name: 'As the list of bookings has it' }, journeyDate, status })
const journeys = [
  byNumber('90001', '2026-03-20'),
  byNumber('90002', '2026-02-01'),
  byNumber('90003', '2026-02-20'),
  byNumber('90002', '2026-03-30'),
  byNumber('90004', '2026-03-01', 'Cancelled'),
  byNumber('12345', '2026-03-01'),
  aBooking({ train: null, journeyDate: '2026-03-01' }),
]

test('REV-1: each own train once: travelled ones first, cancelled and unknown ones not at all', () => {
  expect(
    recentJourneys(journeys, '2026-03-03').map(({ train, journeyDate }) => [train?.trainNumber, journeyDate]),
  ).toEqual([
    ['12345', '2026-03-01'],
    ['90003', '2026-02-20'],
    ['90002', '2026-02-01'],
    ['90001', '2026-03-20'],
  ])
  expect(recentJourneys([], '2026-03-03')).toEqual([])
})

test('REV-5: the journey a review is most likely about is the last one made on the train', () => {
  const on = (n: number) => lastJourney(journeys, trains[n - 1] ?? aTrain(), '2026-03-03')
  expect([on(1), on(2), on(3), on(4)]).toEqual([undefined, '2026-02-01', '2026-02-20', undefined])
})
