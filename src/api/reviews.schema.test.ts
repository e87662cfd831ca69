import * as v from 'valibot'
import { expect, test } from 'vitest'
import { reviewSchema, trainReviewsSchema, votesSchema } from './reviews.schema'

const raw = {
  _id: 'r1',
  user: { _id: 'u1', username: 'Maya Lobo' },
  train: 't1',
  rating: 4,
  title: 'On time',
  comment: 'Quiet coach',
  journeyDate: '2026-01-05T00:00:00.000Z',
  likes: ['u2', 'u3'],
  dislikes: ['u4'],
  likeCount: 2,
  dislikeCount: 1,
  createdAt: '2026-01-09T10:00:00.000Z',
}
const normal = {
  _id: 'r1',
  train: 't1',
  author: { _id: 'u1', name: 'Maya Lobo' },
  rating: 4,
  title: 'On time',
  comment: 'Quiet coach',
  journeyDate: '2026-01-05',
  likes: 2,
  dislikes: 1,
  userLiked: false,
  userDisliked: false,
  createdAt: '2026-01-09T10:00:00.000Z',
}
const parsed = (changes: object, userId?: string) => v.parse(reviewSchema(userId), { ...raw, ...changes })

test('D4: a review as the back end sends it, with fields that nobody knows', () => {
  expect(parsed({ __v: 0, updatedAt: 'x' })).toEqual(normal)
})

test('H2: whose votes they are, only the ids tell', () => {
  expect(parsed({}, 'u2')).toMatchObject({ userLiked: true, userDisliked: false })
  expect(parsed({}, 'u4')).toMatchObject({ userLiked: false, userDisliked: true })
  expect(parsed({}, 'u9')).toMatchObject({ userLiked: false, userDisliked: false })
  expect(parsed({ userLiked: true, userDisliked: true }, 'u9')).toMatchObject({
    userLiked: true,
    userDisliked: true,
  })
  expect(parsed({ userLiked: false }, 'u2').userLiked).toBe(false)
})

test.each([
  [{ likes: 7, dislikes: 0 }, 7, 0],
  [{ likes: [], dislikes: [] }, 0, 0],
  [{ likes: undefined, dislikes: undefined }, 2, 1],
  [{ likes: undefined, likeCount: '9', dislikes: null, dislikeCount: null }, 9, 0],
  [{ likes: 'many', likeCount: undefined, dislikes: [5], dislikeCount: undefined }, 0, 0],
])('D4: the votes of %j are %i and %i', (changes, likes, dislikes) => {
  expect(parsed(changes, 'u9')).toMatchObject({ likes, dislikes, userLiked: false, userDisliked: false })
})

test.each([
  [
    { _id: 'u1', username: 'maya' },
    { _id: 'u1', name: 'maya' },
  ],
  [
    { _id: 'u1', name: 'Maya', username: 'maya' },
    { _id: 'u1', name: 'Maya' },
  ],
  [
    { _id: 'u1', firstName: 'Maya', lastName: 'Lobo' },
    { _id: 'u1', name: 'Maya Lobo' },
  ],
  [{ _id: 'u1' }, { _id: 'u1', name: '' }],
  ['u1', { _id: 'u1', name: '' }],
  [null, null],
  [undefined, null],
  [{}, null],
])('D4: the author %j is %j', (user, author) => {
  expect(parsed({ user }).author).toEqual(author)
})

test('D4: the train as id, as object, gone', () => {
  expect(parsed({ train: { _id: 't1', trainNumber: '90210', name: 'Northland Mail' } })).toEqual({
    ...normal,
    trainNumber: '90210',
    trainName: 'Northland Mail',
  })
  expect(parsed({ train: null }).train).toBe('')
  expect(parsed({ train: undefined }).train).toBe('')
  expect(parsed({ train: {} }).train).toBe('')
})

test('D4: words that are none are left out; without id or rating there is no review', () => {
  expect(parsed({ title: null, comment: 5, journeyDate: 'soon', createdAt: 5 })).toMatchObject({
    title: '',
    comment: '',
    journeyDate: '',
  })
  for (const none of [undefined, 'on 2026-01-09', '2026-01-1x']) {
    expect(parsed({ journeyDate: none }).journeyDate).toBe('')
  }
  expect(parsed({ journeyDate: '2026-01-091' }).journeyDate).toBe('')
  expect(parsed({ journeyDate: '2026-01-09T10:00:00Z' }).journeyDate).toBe('2026-01-09')
  for (const changes of [
    { _id: '' },
    { _id: undefined },
    { rating: undefined },
    { rating: 6 },
    { rating: -1 },
  ]) {
    expect(v.safeParse(reviewSchema(undefined), { ...raw, ...changes }).success).toBe(false)
  }
})

test('H1: a page of a train’s reviews has the server’s average, else that of its ratings', () => {
  const schema = trainReviewsSchema('u2')
  const page = { success: true, count: 1, total: 12, totalPages: 3, currentPage: 1, data: [raw] }
  expect(v.parse(schema, { ...page, averageRating: 3.6 })).toEqual({
    items: [{ ...normal, userLiked: true }],
    total: 12,
    count: 1,
    totalPages: 3,
    currentPage: 1,
    averageRating: 3.6,
  })
  expect(v.parse(schema, { ...page, averageRating: 0 }).averageRating).toBe(0)
  expect(v.parse(schema, { ...page, averageRating: 5 }).averageRating).toBe(5)
  expect(v.parse(schema, { ...page, averageRating: 5.1 }).averageRating).toBe(4)
  expect(v.parse(schema, { ...page, averageRating: '3.6' }).averageRating).toBe(3.6)
  for (const averageRating of [undefined, null, 'good']) {
    expect(v.parse(schema, { ...page, averageRating }).averageRating).toBe(4)
  }
  expect(v.parse(schema, { success: true, data: [] })).toMatchObject({
    averageRating: 0,
    total: 0,
    totalPages: 1,
  })
  expect(v.parse(schema, [raw])).toMatchObject({ averageRating: 4, total: 0, currentPage: 1 })
})

test('H2: the answer to a vote is numbers, or lists of ids', () => {
  expect(v.parse(votesSchema('u2'), { likes: 3, dislikes: 0, userLiked: true, userDisliked: false })).toEqual(
    {
      likes: 3,
      dislikes: 0,
      userLiked: true,
      userDisliked: false,
    },
  )
  expect(v.parse(votesSchema('u2'), { likes: ['u2', 'u3'], dislikes: [] })).toEqual({
    likes: 2,
    dislikes: 0,
    userLiked: true,
    userDisliked: false,
  })
  for (const body of [{}, { likes: 3 }, { likes: 'x', dislikes: 0 }, null]) {
    expect(v.safeParse(votesSchema('u2'), body).success).toBe(false)
  }
})

test('D4: a count of votes beyond all numbers is no count', () => {
  expect(v.safeParse(votesSchema('u1'), JSON.parse('{"likes":1e999,"dislikes":0}')).success).toBe(false)
  expect(v.safeParse(votesSchema('u1'), { likes: 2, dislikes: ['u1'] }).success).toBe(true)
})

test.each([
  [[{ _id: 'u1' }, { _id: 'u2' }], 2, true],
  [['u1', null], 1, true],
  ['3', 3, false],
  [-3, 2, false],
  [2.5, 2, false],
])('H2: likes %j are %i, and whose they are is read', (likes, count, own) => {
  expect(parsed({ likes }, 'u1')).toMatchObject({ likes: count, userLiked: own })
})

test('H2: a like that was counted is no failure where the server does not say whose it was', () => {
  const answer = { likes: [{ _id: 'u1' }], dislikes: 0, userLiked: null }
  expect(v.parse(votesSchema('u1'), answer)).toEqual({
    likes: 1,
    dislikes: 0,
    userLiked: true,
    userDisliked: false,
  })
})

test.each([99, -3, ' ', 'good'])(
  'H1: an average of %j is none: it is counted from the reviews',
  (averageRating) => {
    const page = v.parse(trainReviewsSchema('u1'), { data: [raw], averageRating })
    expect(page.averageRating).toBe(4)
  },
)

test('H1: a day that no month has is not another day', () => {
  const read = parsed({ journeyDate: '2026-02-30T00:00:00.000Z', createdAt: '2026-02-30T10:00:00Z' })
  expect(read.journeyDate).toBe('')
  expect(read).not.toHaveProperty('createdAt')
})
