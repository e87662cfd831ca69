import { afterEach, beforeEach, expect, test } from 'vitest'
import { setClock } from '../clock.ts'
import { db } from '../db.ts'
import { admin, ask, fieldRefusal, fixtureNow, maya, ravi, refusal } from '../fixture.ts'
import { resetToFixture, review, reviewId, trainId } from '../fixture.ts'

beforeEach(resetToFixture)
afterEach(() => setClock())

const opinion = {
  train: trainId(1),
  rating: 5,
  title: 'Fine',
  comment: 'Slept well',
  journeyDate: '2026-02-25T18:30:00.000Z',
}
const author = { _id: ravi, username: 'Ravi Nair' }

test('H1: a train’s reviews come newest first, with the average of all of them', async () => {
  db.reviews.push(review(2, { user: 'c'.repeat(24), rating: 2 }), review(3, { rating: 5 }))
  db.reviews.push(review(4, { train: trainId(2) }))
  const list = (query = '') => ask(`GET /reviews/train/${trainId(1)}${query}`)
  expect(await list('?limit=2')).toMatchObject({
    status: 200,
    body: {
      success: true,
      count: 2,
      total: 3,
      averageRating: 3.7,
      totalPages: 2,
      currentPage: 1,
      data: [
        { _id: reviewId(3), user: author },
        { _id: reviewId(2), user: null },
      ],
    },
  })
  expect(await list('?page=2&limit=2')).toMatchObject({
    body: { data: [{ train: trainId(1), likes: [maya], likeCount: 1, dislikes: [], dislikeCount: 0 }] },
  })
  expect(await list('?sortBy=rating&sortOrder=asc')).toMatchObject({ body: { data: { 0: { rating: 2 } } } })
  expect(await list('?page=0')).toEqual(refusal(500))
  expect(await ask(`GET /reviews/train/${trainId(3)}`)).toMatchObject({
    body: { total: 0, totalPages: 0, averageRating: 0, data: [] },
  })
  expect(await ask('GET /reviews/train/x')).toEqual(refusal(500))
})

test('H1: a review is written once per user and train', async () => {
  expect(await ask('POST /reviews', { as: maya, body: opinion })).toEqual({
    status: 201,
    body: {
      success: true,
      data: {
        ...opinion,
        _id: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
        user: { _id: maya, username: 'Maya Lobo' },
        journeyDate: '2026-02-25T00:00:00.000Z',
        likes: [],
        dislikes: [],
        likeCount: 0,
        dislikeCount: 0,
        createdAt: fixtureNow,
      },
    },
  })
  expect(await ask('POST /reviews', { as: maya, body: opinion })).toEqual(refusal(400))
  expect(await ask('POST /reviews', { as: maya, body: { ...opinion, train: trainId(99) } })).toEqual(
    refusal(404),
  )
  expect(await ask('POST /reviews', { body: opinion })).toEqual(refusal(401))
})

test('H1: bad fields of a review are named by their paths', async () => {
  const create = (changes: object) => ask('POST /reviews', { as: maya, body: { ...opinion, ...changes } })
  expect(await ask('POST /reviews', { as: maya, body: {} })).toEqual(
    fieldRefusal('train', 'rating', 'title', 'comment', 'journeyDate'),
  )
  expect(await create({ rating: 4.5, title: 'x'.repeat(101), comment: 'x'.repeat(2001) })).toEqual(
    fieldRefusal('rating', 'title', 'comment'),
  )
  expect(await create({ rating: 6, journeyDate: '2026-03-05' })).toEqual(
    fieldRefusal('rating', 'journeyDate'),
  )
})

test('H1: its author alone changes a review, an admin may only delete it', async () => {
  const update = (as: string, body: object) => ask(`PUT /reviews/${reviewId(1)}`, { as, body })
  expect(await update(ravi, { rating: 1, title: 'Late' })).toMatchObject({
    status: 200,
    body: { data: { rating: 1, title: 'Late', comment: 'Quiet coach', user: author, likes: [maya] } },
  })
  expect(await update(ravi, { rating: 0, comment: '' })).toEqual(fieldRefusal('rating', 'comment'))
  expect(await update(maya, { rating: 5 })).toEqual(refusal(401))
  expect(await update(admin, { rating: 5 })).toEqual(refusal(401))
  const remove = (as?: string) => ask(`DELETE /reviews/${reviewId(1)}`, as ? { as } : {})
  expect(await remove()).toEqual(refusal(401))
  expect(await remove(maya)).toEqual(refusal(401))
  expect(await remove(admin)).toEqual({ status: 200, body: { success: true, data: {} } })
  expect(await remove(ravi)).toEqual(refusal(404))
  expect(await ask('PUT /reviews/x', { as: ravi, body: {} })).toEqual(refusal(500))
})

test('H2: a vote toggles, takes back the opposite one, and is answered with numbers', async () => {
  const vote = async (way: string, as = ravi) =>
    (await ask(`PUT /reviews/${reviewId(1)}/${way}`, { as })).body
  const counts = (likes: number, dislikes: number, userLiked: boolean, userDisliked: boolean) => ({
    success: true,
    data: { likes, dislikes, userLiked, userDisliked },
  })
  expect(await vote('like')).toEqual(counts(2, 0, true, false))
  expect(await vote('dislike')).toEqual(counts(1, 1, false, true))
  expect(await vote('dislike')).toEqual(counts(1, 0, false, false))
  expect(await vote('like', maya)).toEqual(counts(0, 0, false, false))
  expect(await ask(`PUT /reviews/${reviewId(1)}/like`)).toEqual(refusal(401))
  expect(await ask(`PUT /reviews/${reviewId(9)}/like`, { as: maya })).toEqual(refusal(404))
})

test('H1: keyword search looks at title and comment, oldest first, with the train', async () => {
  db.reviews.unshift(review(2, { title: 'A QUIET night', comment: '' }))
  db.reviews.push(review(3, { train: trainId(99), comment: 'quiet' }), review(4, { comment: 'loud' }))
  expect(await ask('GET /reviews/search?keyword=quiet')).toMatchObject({
    status: 200,
    body: {
      success: true,
      count: 3,
      total: 3,
      totalPages: 1,
      currentPage: 1,
      data: [
        {
          _id: reviewId(1),
          train: { _id: trainId(1), trainNumber: '90001', name: 'Night Mail' },
          user: author,
        },
        { _id: reviewId(2), likes: [maya] },
        { _id: reviewId(3), train: null },
      ],
    },
  })
  expect(await ask('GET /reviews/search?keyword=.*')).toMatchObject({ body: { total: 0 } })
  expect(await ask('GET /reviews/search?keyword=%20')).toEqual(refusal(400))
  expect(await ask('GET /reviews/search')).toEqual(refusal(400))
  expect(await ask('GET /reviews/search?keyword=quiet&page=0')).toEqual(refusal(500))
})
