import * as v from 'valibot'
import { named } from '../contract.ts'
import { calendarDate, count, dateOrInstant, described, id, instant, shortText, text } from '../fields.ts'
import { userExample } from './accounts.calls.ts'
import { bookedTrain, bookedTrainExample } from './trains.records.ts'

const voters = v.union([count, v.array(id)])
const reviewFields = {
  _id: id,
  user: v.nullable(v.object({ _id: id, username: text })),
  rating: v.pipe(v.number(), v.minValue(0), v.maxValue(5)),
  title: text,
  comment: text,
  journeyDate: v.optional(dateOrInstant),
  createdAt: instant,
  likes: described(
    voters,
    'The ids of who liked it, or how many: only ids say after a reload which vote was the reader’s own.',
  ),
  dislikes: voters,
}

export const review = v.object({ ...reviewFields, train: id })
export const foundReview = v.object({ ...reviewFields, train: v.nullable(bookedTrain) })

export const votes = v.object({
  likes: voters,
  dislikes: voters,
  userLiked: v.optional(v.boolean()),
  userDisliked: v.optional(v.boolean()),
})

export const reviewWords = v.object({
  rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  title: shortText(100),
  comment: shortText(2000),
})
export const newReview = v.object({ train: id, ...reviewWords.entries, journeyDate: calendarDate })

const { _id, username } = userExample
const train = bookedTrainExample._id
const words = { rating: 4, title: 'On time', comment: 'Quiet coach, and the tea was hot.' }
const written: v.InferInput<typeof review> = {
  _id: '66b0000000000000000000e1',
  user: { _id, username },
  train,
  ...words,
  journeyDate: '2026-01-05',
  createdAt: '2026-01-09T10:00:00.000Z',
  likes: ['66b000000000000000000002'],
  dislikes: [],
}

export const records = {
  Review: named(review, written),
  FoundReview: named(foundReview, { ...written, train: bookedTrainExample }),
  ReviewWords: named(reviewWords, words),
  NewReview: named(newReview, { train, ...words, journeyDate: '2026-01-05' }),
  Votes: named(votes, { likes: 2, dislikes: 0, userLiked: true, userDisliked: false }),
}
