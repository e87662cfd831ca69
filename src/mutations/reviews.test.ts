import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setClock } from '@mocks/clock'
import { db } from '@mocks/db'
import { admin, maya, ravi, resetToFixture, review, reviewId, trainId } from '@mocks/fixture'
import { server } from '@mocks/node'
import { createQueryClient } from '@/query-client'
import { reviewQueries } from '@/queries/reviews'
import { cachedData, mutate } from '@/test/query-cache'
import { freshBrowser, signInAs } from '@/test/session/signed-in'
import {
  createReviewMutation,
  deleteReviewMutation,
  dislikeReviewMutation,
  likeReviewMutation,
  updateReviewMutation,
} from './reviews'

let client: ReturnType<typeof createQueryClient>
const list = reviewQueries.ofTrain(trainId(1))
const secondPage = reviewQueries.ofTrain(trainId(1), { page: 2, limit: 2 })
const otherTrain = reviewQueries.ofTrain(trainId(2))
const search = reviewQueries.search('quiet')
const otherSearch = reviewQueries.search('nothing like it')

beforeEach(async () => {
  freshBrowser()
  resetToFixture()
  // Newest first: 3 by the admin, 2 by the fourth user, 1 by Ravi.
  db.reviews.push(
    review(2, { user: db.users[3]?._id ?? '', rating: 5, likes: [] }),
    review(3, { user: admin, rating: 2, comment: 'Crowded', likes: [], dislikes: [maya] }),
  )
  signInAs(maya)
  client = createQueryClient()
  await Promise.all([list, secondPage, otherTrain].map((query) => client.query(query)))
  await Promise.all([search, otherSearch].map((query) => client.query(query)))
})
afterEach(() => {
  vi.useRealTimers()
  setClock()
  vi.unstubAllGlobals()
})

const page = (query = list) => {
  const data = client.getQueryData(query.queryKey)
  return data && [data.items.map(({ rating }) => rating), data.total, data.averageRating]
}
const found = () => {
  const data = client.getQueryData(search.queryKey)
  return data && [data.items.map(({ rating }) => rating), data.total]
}
const newReview = { train: trainId(1), rating: 1, title: 'Late', comment: 'Very', journeyDate: '2026-02-20' }

test('H2: a new review comes first in its train’s list, total + 1, the average from the ratings', async () => {
  expect(page()).toEqual([[2, 5, 4], 3, 3.7])
  await mutate(client, createReviewMutation(), newReview)
  expect(page()).toEqual([[1, 2, 5, 4], 4, 3])
  expect(page(otherTrain)).toEqual([[], 0, 0])
  expect(found()).toEqual([[4, 5], 2])
})

test('H2: a later page counts it, and has the train’s average, but does not show it', async () => {
  expect(page(secondPage)).toEqual([[4], 3, 3.7])
  await mutate(client, createReviewMutation(), newReview)
  expect(page(secondPage)).toEqual([[4], 4, 3])
})

test('H2: a changed review is replaced in list and search results, the average recomputed', async () => {
  signInAs(ravi)
  await mutate(client, updateReviewMutation(reviewId(1)), { rating: 1, title: 'Changed' })
  expect(page()).toEqual([[2, 5, 1], 3, 2.7])
  expect(found()).toEqual([[1, 5], 2])
  expect(client.getQueryData(list.queryKey)?.items[2]).toMatchObject({
    title: 'Changed',
    comment: 'Quiet coach',
    author: { name: 'Ravi Nair' },
  })
  // Search results say which train it is; the answer does not.
  expect(client.getQueryData(search.queryKey)?.items[0]).toMatchObject({
    trainNumber: '90001',
    title: 'Changed',
  })
})

test('H2: a deleted review leaves list and search results; average 0 when none remain', async () => {
  signInAs(admin)
  await mutate(client, deleteReviewMutation(reviewId(1), trainId(1)), undefined)
  expect(page()).toEqual([[2, 5], 2, 3.5])
  expect(found()).toEqual([[5], 1])
  await mutate(client, deleteReviewMutation(reviewId(2), trainId(1)), undefined)
  await mutate(client, deleteReviewMutation(reviewId(3), trainId(1)), undefined)
  expect(page()).toEqual([[], 0, 0])
  expect(page(otherTrain)).toEqual([[], 0, 0])
  expect(client.getQueryData(otherSearch.queryKey)?.total).toBe(0)
})

const votesOf = (id: string) =>
  [list, search].map((query) => {
    const item = client
      .getQueryData<{ items: { _id: string }[] }>(query.queryKey)
      ?.items.find(({ _id }) => _id === id)
    return item
  })

test('H2: a like and a dislike change the votes on every matching review, and no average', async () => {
  await mutate(client, likeReviewMutation(reviewId(2), true), undefined)
  const liked = { likes: 1, dislikes: 0, userLiked: true, userDisliked: false }
  expect(votesOf(reviewId(2))).toMatchObject([liked, liked])
  await mutate(client, dislikeReviewMutation(reviewId(2), true), undefined)
  const disliked = { likes: 0, dislikes: 1, userLiked: false, userDisliked: true }
  expect(votesOf(reviewId(2))).toMatchObject([disliked, disliked])
  await mutate(client, dislikeReviewMutation(reviewId(2), false), undefined)
  expect(votesOf(reviewId(2))).toMatchObject([{ dislikes: 0, userDisliked: false }, { dislikes: 0 }])
  expect(page()).toEqual([[2, 5, 4], 3, 3.7])
})

test('H2: nothing is invented in a cache that holds nothing', async () => {
  client.clear()
  const { _id } = await mutate(client, createReviewMutation(), newReview)
  await mutate(client, updateReviewMutation(_id), { rating: 3 })
  await mutate(client, likeReviewMutation(reviewId(2), true), undefined)
  await mutate(client, deleteReviewMutation(_id, trainId(1)), undefined)
  expect(cachedData(client)).toEqual([])
})

test('H2: a refusal leaves the cache as it was', async () => {
  const before = cachedData(client)
  server.use(http.all('*/api/reviews*', () => HttpResponse.json({ message: 'No' }, { status: 400 })))
  server.use(http.all('*/api/reviews/*', () => HttpResponse.json({ message: 'No' }, { status: 400 })))
  for (const attempt of [
    mutate(client, createReviewMutation(), newReview),
    mutate(client, updateReviewMutation(reviewId(1)), { rating: 1 }),
    mutate(client, deleteReviewMutation(reviewId(1), trainId(1)), undefined),
    mutate(client, likeReviewMutation(reviewId(1), false), undefined),
    mutate(client, dislikeReviewMutation(reviewId(1), true), undefined),
  ]) {
    await expect(attempt).rejects.toMatchObject({ status: 400, message: 'No' })
  }
  expect(cachedData(client)).toEqual(before)
})

test.each([
  ['like', likeReviewMutation(reviewId(1), true)],
  ['dislike', dislikeReviewMutation(reviewId(1), true)],
  ['deletion', deleteReviewMutation(reviewId(1), trainId(1))],
])('T16: why a %s was refused is known for minutes', async (_what, { gcTime = 0 }) => {
  vi.useFakeTimers()
  const mutationFn = () => Promise.reject(new Error('Not now'))
  const mutation = client.getMutationCache().build(client, { gcTime, mutationFn })
  await mutation.execute(undefined).catch(() => {})
  await vi.advanceTimersByTimeAsync(240_000)
  expect(client.getMutationCache().getAll()).toEqual([mutation])
  expect(mutation.state.error).toEqual(new Error('Not now'))
})
