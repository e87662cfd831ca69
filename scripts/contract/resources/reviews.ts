import { averageRating, type NewReview } from '@/domain/reviews/review'
import { add, ask, type Check, good, judged, refused, unknownId } from '../check/check.ts'
import type { Resource } from '../resource.ts'
import {
  calls,
  createReview,
  deleteReview,
  dislikeReview,
  likeReview,
  listTrainReviews,
  searchReviews,
  updateReview,
} from './reviews.calls.ts'
import { records } from './reviews.records.ts'

const words = { rating: 4, title: 'Contract check zqx', comment: 'Written by a check, and removed by it.' }

const found = async (check: Check, keyword: string) =>
  await good(check, searchReviews, { query: { keyword, page: 1, limit: 20 } })

async function reviewsOf(check: Check, trainId: string) {
  const query = { page: 1, limit: 100, sortBy: 'createdAt', sortOrder: 'desc' }
  const page = await good(check, listTrainReviews, { params: { trainId }, query })
  if (!page) return
  const times = page.items.flatMap(({ createdAt }) => (createdAt ? [Date.parse(createdAt)] : []))
  if (times.some((time, at) => time > (times[at - 1] ?? Infinity)))
    add(check, listTrainReviews, 'different', '$.data', 'not the newest first')
  const mean = averageRating(page.items)
  // Half a star leaves room for every way of rounding.
  if (page.items.length === page.total && Math.abs(page.averageRating - mean) > 0.5)
    add(
      check,
      listTrainReviews,
      'different',
      '$.averageRating',
      `${page.averageRating} is not the mean of the reviews`,
    )
}

async function signedIn(check: Check) {
  const { trip } = check
  const token = check.tokens.user
  await found(check, 'train')
  if (trip) await reviewsOf(check, trip.train._id)
  if (check.readOnly || !trip) return
  const body = { train: trip.train._id, ...words, journeyDate: check.today }
  await refused(check, createReview, [400, 422], 'with six stars', {
    token,
    body: { ...body, rating: 6 },
  })
  const own = await write(check, body, trip.others)
  if (!own) return
  const { id } = own
  await reviewsOf(check, own.train)
  await good(check, updateReview, { token, params: { id }, body: { ...words, rating: 3 } })
  await votes(check, id)
  await good(check, deleteReview, { token, params: { id } })
  await refused(check, deleteReview, [404], 'of an id that there is not', {
    token,
    params: { id: unknownId },
  })
  if ((await found(check, 'zqx'))?.items.some(({ _id }) => _id === id)) check.leftBehind.push(`review ${id}`)
}

/** The review's id and its train, also where the server saves it and answers with a failure. */
async function write(check: Check, body: NewReview, trains: readonly string[]) {
  const token = check.tokens.user
  for (const train of trains) {
    const exchange = await ask(check, createReview, { token, body: { ...body, train } })
    const status = exchange.answer?.status ?? 0
    // The user may have reviewed this one: the next will do.
    if (status === 400 || status === 409 || status === 422) continue
    const own = judged(check, createReview, exchange)
    const id = own?._id ?? (await found(check, 'zqx'))?.items[0]?._id
    if (id === undefined) return undefined
    if (!own)
      add(check, createReview, 'broken', 'status', 'saved all the same: the user is told that it was not')
    await refused(check, createReview, [400, 409, 422], 'a second one of the same train', {
      token,
      body: { ...body, train },
    })
    return { id, train }
  }
  check.notes.push('No review was written: the user has reviewed each of the trains tried.')
  return undefined
}

async function votes(check: Check, id: string) {
  const token = check.tokens.user
  const steps = [
    [likeReview, 1, 0],
    [dislikeReview, 0, 1],
    [dislikeReview, 0, 0],
  ] as const
  for (const [call, likes, dislikes] of steps) {
    const counted = await good(check, call, { token, params: { id } })
    if (counted && (counted.likes !== likes || counted.dislikes !== dislikes))
      add(
        check,
        call,
        'different',
        '$.data',
        `${counted.likes} and ${counted.dislikes} votes instead of ${likes} and ${dislikes}`,
      )
  }
}

export const reviews: Resource = {
  order: 5,
  tag: 'Reviews',
  about: 'What passengers say of trains, and votes on it.',
  records,
  calls,
  signedIn,
}
