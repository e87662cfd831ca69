import type { NewReview } from '@/domain/reviews/review'
import { add, ask, type Check, good, judged, refused, unknownId } from './check'
import type { Trip } from './timetable'

const words = { rating: 4, title: 'Contract check zqx', comment: 'Written by a check, and removed by it.' }

const found = async (check: Check, keyword: string) =>
  await good(check, 'searchReviews', { query: { keyword, page: 1, limit: 20 } })

export async function reviews(check: Check, trip: Trip | undefined) {
  const token = check.tokens.user
  await found(check, 'train')
  if (trip) {
    const query = { page: 1, limit: 100, sortBy: 'createdAt', sortOrder: 'desc' }
    const of = await good(check, 'listTrainReviews', {
      params: { trainId: trip.train._id },
      query,
    })
    const times = (of?.items ?? []).flatMap(({ createdAt }) => (createdAt ? [Date.parse(createdAt)] : []))
    if (times.some((time, at) => time > (times[at - 1] ?? Infinity)))
      add(check, 'listTrainReviews', 'different', '$.data', 'not the newest first')
  }
  if (check.readOnly || !trip) return
  const body = { train: trip.train._id, ...words, journeyDate: check.today }
  await refused(check, 'createReview', [400, 422], 'with six stars', {
    token,
    body: { ...body, rating: 6 },
  })
  const id = await write(check, body, trip.others)
  if (id === undefined) return
  await good(check, 'updateReview', { token, params: { id }, body: { ...words, rating: 3 } })
  await votes(check, id)
  await good(check, 'deleteReview', { token, params: { id } })
  await refused(check, 'deleteReview', [404], 'of an id that there is not', {
    token,
    params: { id: unknownId },
  })
  if ((await found(check, 'zqx'))?.items.some(({ _id }) => _id === id)) check.leftBehind.push(`review ${id}`)
}

/** The review's id, also where the server saves it and answers with a failure. */
async function write(check: Check, body: NewReview, trains: readonly string[]): Promise<string | undefined> {
  const token = check.tokens.user
  for (const train of trains) {
    const exchange = await ask(check, 'createReview', { token, body: { ...body, train } })
    const status = exchange.answer?.status ?? 0
    // The user may have reviewed this one: the next will do.
    if (status === 400 || status === 409 || status === 422) continue
    const own = judged(check, 'createReview', exchange)
    const id = own?._id ?? (await found(check, 'zqx'))?.items[0]?._id
    if (id === undefined) return undefined
    if (!own)
      add(check, 'createReview', 'broken', 'status', 'saved all the same: the user is told that it was not')
    await refused(check, 'createReview', [400, 409, 422], 'a second one of the same train', {
      token,
      body: { ...body, train },
    })
    return id
  }
  check.notes.push('No review was written: the user has reviewed each of the trains tried.')
  return undefined
}

async function votes(check: Check, id: string) {
  const token = check.tokens.user
  const steps: [call: 'likeReview' | 'dislikeReview', likes: number, dislikes: number][] = [
    ['likeReview', 1, 0],
    ['dislikeReview', 0, 1],
    ['dislikeReview', 0, 0],
  ]
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
