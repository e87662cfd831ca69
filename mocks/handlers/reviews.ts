import { http } from 'msw'
import { now } from '../clock.ts'
import { db, findById, newId } from '../db.ts'
import { fail, ok, paged, pagingOf } from '../replies.ts'
import { requireUser } from '../sessions.ts'
import { review, reviewInSearch } from '../shapes.ts'
import { midnight } from '../trips.ts'
import { endpoint } from './endpoint.ts'
import { idOf, isDateOrInstant, isId, isIntegerIn, isTextUpTo, numberOf, optional } from './fields.ts'
import { problemsIn, refuseIfAny, textOf } from './fields.ts'
import type { ReviewRecord } from '../records.ts'
import type { Call } from './endpoint.ts'
import type { Rules } from './fields.ts'

/** Today begins first at UTC+14: a date that has come nowhere on earth yet lies in the future. */
const latestDate = () => new Date(now().getTime() + 14 * 60 * 60_000).toISOString().slice(0, 10)

const isPast = (value: unknown) => isDateOrInstant(value) && textOf(value).slice(0, 10) <= latestDate()

const wordRules = {
  rating: [isIntegerIn(1, 5), 'Rating must be a whole number from 1 to 5'],
  title: [isTextUpTo(100), 'Title must have 1 to 100 characters'],
  comment: [isTextUpTo(2000), 'Comment must have 1 to 2000 characters'],
} satisfies Rules

const rules: Rules = {
  train: [isId, 'Train is required'],
  ...wordRules,
  journeyDate: [isPast, 'Journey date is required and must not lie in the future'],
}

const changeRules: Rules = Object.fromEntries(
  Object.entries(wordRules).map(([field, [test, msg]]) => [field, [optional(test), msg]]),
)

const written = ({ createdAt }: ReviewRecord) => createdAt
const sortKeys = new Map<string, (record: ReviewRecord) => number | string>([
  ['rating', ({ rating }) => rating],
  ['likes', ({ likes }) => likes.length],
])

function found(id: string | undefined): ReviewRecord {
  const record = findById(db.reviews, idOf(id))
  if (!record) throw fail(404, 'Review not found')
  return record
}

/** One decimal; 0 without reviews. */
function average(reviews: ReviewRecord[]): number {
  const sum = reviews.reduce((total, { rating }) => total + rating, 0)
  return reviews.length === 0 ? 0 : Math.round((sum / reviews.length) * 10) / 10
}

const listTrainReviews = endpoint(({ params, query }) => {
  const train = idOf(params.trainId)
  const paging = pagingOf(query)
  const key = sortKeys.get(query.get('sortBy') ?? '') ?? written
  const direction = query.get('sortOrder') === 'asc' ? 1 : -1
  const reviews = db.reviews
    .filter((record) => record.train === train)
    .toReversed()
    .sort((a, b) => direction * (Number(key(a) > key(b)) - Number(key(a) < key(b))))
  return paged(reviews, paging, review, { averageRating: average(reviews) })
})

const createReview = endpoint(({ request, body }) => {
  const user = requireUser(request)
  refuseIfAny(problemsIn(body, rules))
  const train = idOf(textOf(body.train))
  if (!findById(db.trains, train)) throw fail(404, 'Train not found')
  if (db.reviews.some((record) => record.train === train && record.user === user._id)) {
    throw fail(400, 'You have already reviewed this train')
  }
  const record: ReviewRecord = {
    _id: newId(),
    user: user._id,
    train,
    rating: numberOf(body.rating),
    title: textOf(body.title),
    comment: textOf(body.comment),
    journeyDate: midnight(textOf(body.journeyDate).slice(0, 10)),
    likes: [],
    dislikes: [],
    createdAt: now().toISOString(),
  }
  db.reviews.push(record)
  return ok(review(record), 201)
})

const updateReview = endpoint(({ request, params, body }) => {
  const user = requireUser(request)
  refuseIfAny(problemsIn(body, changeRules))
  const record = found(params.id)
  // 401 and not 403, as the original has it: to the client this looks like an expired session.
  if (record.user !== user._id) throw fail(401, 'Only its author may change this review')
  record.rating = numberOf(body.rating ?? record.rating)
  record.title = textOf(body.title) || record.title
  record.comment = textOf(body.comment) || record.comment
  return ok(review(record))
})

const deleteReview = endpoint(({ request, params }) => {
  const user = requireUser(request)
  const record = found(params.id)
  if (record.user !== user._id && user.role !== 'admin') {
    throw fail(401, 'Only its author may delete this review')
  }
  db.reviews.splice(db.reviews.indexOf(record), 1)
  return ok({})
})

type Vote = 'likes' | 'dislikes'

/** Voting again takes the vote back; the opposite vote goes in any case. */
const toggle = (vote: Vote, opposite: Vote) =>
  endpoint(({ request, params }: Call) => {
    const { _id: user } = requireUser(request)
    const record = found(params.id)
    const without = (ids: string[]) => ids.filter((id) => id !== user)
    record[vote] = record[vote].includes(user) ? without(record[vote]) : [...record[vote], user]
    record[opposite] = without(record[opposite])
    return ok({
      likes: record.likes.length,
      dislikes: record.dislikes.length,
      userLiked: record.likes.includes(user),
      userDisliked: record.dislikes.includes(user),
    })
  })

const searchReviews = endpoint(({ query }) => {
  const keyword = query.get('keyword')?.trim().toLowerCase()
  if (!keyword) throw fail(400, 'A keyword is required')
  const paging = pagingOf(query)
  const reviews = db.reviews.filter(({ title, comment }) =>
    [title, comment].some((text) => text.toLowerCase().includes(keyword)),
  )
  const oldestFirst = (a: ReviewRecord, b: ReviewRecord) =>
    Number(a.createdAt > b.createdAt) - Number(a.createdAt < b.createdAt)
  return paged(reviews.sort(oldestFirst), paging, reviewInSearch)
})

export const reviewHandlers = [
  http.get('*/api/reviews/search', searchReviews),
  http.get('*/api/reviews/train/:trainId', listTrainReviews),
  http.post('*/api/reviews', createReview),
  http.put('*/api/reviews/:id', updateReview),
  http.delete('*/api/reviews/:id', deleteReview),
  http.put('*/api/reviews/:id/like', toggle('likes', 'dislikes')),
  http.put('*/api/reviews/:id/dislike', toggle('dislikes', 'likes')),
]
