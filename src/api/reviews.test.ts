import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setClock } from '@mocks/clock'
import { maya, ravi, resetToFixture, reviewId, trainId } from '@mocks/fixture'
import { server } from '@mocks/node'
import { originalGaps } from '@mocks/original-gaps'
import { freshBrowser, signInAs } from '@/test/session/signed-in'
import { createReview, likeReview, listTrainReviews, searchReviews, updateReview } from './reviews'

beforeEach(() => {
  freshBrowser()
  resetToFixture()
})
afterEach(() => {
  setClock()
  vi.unstubAllGlobals()
})

test('H1: reviews say whose like it is: the signed-in user’s, and nobody’s for a visitor', async () => {
  const liked = async () => (await listTrainReviews(trainId(1))).items.map(({ userLiked }) => userLiked)
  expect(await liked()).toEqual([false])
  signInAs(maya)
  expect(await liked()).toEqual([true])
  signInAs(ravi)
  expect(await liked()).toEqual([false])
  expect(await listTrainReviews(trainId(1))).toMatchObject({ averageRating: 4, total: 1 })
})

test('H1: search results name their train', async () => {
  signInAs(maya)
  expect((await searchReviews('quiet')).items).toMatchObject([
    { _id: reviewId(1), train: trainId(1), trainNumber: '90001', trainName: 'Night Mail', userLiked: true },
  ])
})

test('H2: a like answers the new counts', async () => {
  signInAs(maya)
  expect(await likeReview(reviewId(1))).toEqual({
    likes: 0,
    dislikes: 0,
    userLiked: false,
    userDisliked: false,
  })
  expect(await likeReview(reviewId(1))).toMatchObject({ likes: 1, userLiked: true })
})

test('D2: a refused review keeps its fields; a second one, its words', async () => {
  signInAs(ravi)
  const review = {
    train: trainId(1),
    rating: 4,
    title: 'On time',
    comment: 'Quiet',
    journeyDate: '2026-02-20',
  }
  await expect(createReview(review)).rejects.toMatchObject({
    message: 'You have already reviewed this train',
    status: 400,
  })
  await expect(updateReview(reviewId(1), { rating: 9, title: '' })).rejects.toMatchObject({
    status: 400,
    fieldErrors: { rating: expect.any(String) as string, title: expect.any(String) as string },
  })
})

test('H1: a back end that fails after saving is one failure, in its own words', async () => {
  server.use(...originalGaps)
  signInAs(ravi)
  await expect(listTrainReviews(trainId(1))).rejects.toMatchObject({
    status: 500,
    headline: 'Failed to fetch train reviews',
  })
  await expect(updateReview(reviewId(1), { rating: 2 })).rejects.toMatchObject({
    status: 500,
    message: 'Server error',
  })
  expect((await searchReviews('quiet')).items[0]?.rating).toBe(2)
})
