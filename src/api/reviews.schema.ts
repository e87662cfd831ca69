import * as v from 'valibot'
import type { Page } from '@/domain/page'
import { averageRating, type Review, type Votes } from '@/domain/reviews/review'
import { dateAtStart } from '@/domain/time/date-text'
import { optionalInstant, countOf, id, isRecord, list, optionalNumber, optionalText, textOf } from './schema'

const authorSchema = v.fallback(
  v.optional(
    v.nullable(
      v.union([
        v.object({
          _id: id,
          username: optionalText,
          name: optionalText,
          firstName: optionalText,
          lastName: optionalText,
        }),
        v.pipe(
          id,
          v.transform((_id) => ({
            _id,
            username: undefined,
            name: undefined,
            firstName: undefined,
            lastName: undefined,
          })),
        ),
      ]),
    ),
    null,
  ),
  null,
)

const trainRef = v.fallback(
  v.optional(
    v.nullable(
      v.union([
        v.object({ _id: id, trainNumber: optionalText, name: optionalText }),
        v.pipe(
          id,
          v.transform((_id) => ({ _id, trainNumber: undefined, name: undefined })),
        ),
      ]),
    ),
    null,
  ),
  null,
)

const voterId = (voter: unknown) => textOf(isRecord(voter) ? voter._id : voter) ?? []

/** A number, or the ids of those who voted, some of them with their names. */
function votesOf(given: unknown): number | string[] | undefined {
  return Array.isArray(given) ? given.flatMap(voterId) : countOf(given)
}
const votes = v.optional(v.pipe(v.unknown(), v.transform(votesOf)))
const answeredVotes = v.pipe(
  v.unknown(),
  v.transform(votesOf),
  v.check((given) => given !== undefined, 'Votes are counted'),
)

const voteCount = (given: number | string[] | undefined, counted: number | undefined) =>
  Array.isArray(given) ? given.length : (given ?? counted ?? 0)

const optionalCount = v.optional(v.pipe(v.unknown(), v.transform(countOf)))
const ownVote = v.fallback(v.optional(v.boolean()), undefined)

/** @param userId whose votes `userLiked` and `userDisliked` are, where the server sends only ids */
export const reviewSchema = (userId: string | undefined) =>
  v.pipe(
    v.object({
      _id: id,
      user: authorSchema,
      train: trainRef,
      rating: v.pipe(v.number(), v.minValue(0), v.maxValue(5)),
      title: v.fallback(v.string(), ''),
      comment: v.fallback(v.string(), ''),
      journeyDate: optionalText,
      createdAt: optionalInstant,
      likes: votes,
      dislikes: votes,
      likeCount: optionalCount,
      dislikeCount: optionalCount,
      userLiked: ownVote,
      userDisliked: ownVote,
    }),
    v.transform((raw): Review => {
      const votedBy = (given: number | string[] | undefined) =>
        Array.isArray(given) && userId !== undefined && given.includes(userId)
      const { user, train } = raw
      const names = user && [
        user.name,
        user.username,
        `${user.firstName ?? ''} ${user.lastName ?? ''}`.trim(),
      ]
      return {
        _id: raw._id,
        train: train?._id ?? '',
        ...(train?.trainNumber && { trainNumber: train.trainNumber }),
        ...(train?.name && { trainName: train.name }),
        author: user && { _id: user._id, name: names?.find(Boolean) ?? '' },
        rating: raw.rating,
        title: raw.title,
        comment: raw.comment,
        journeyDate: dateAtStart(raw.journeyDate ?? '') ?? '',
        likes: voteCount(raw.likes, raw.likeCount),
        dislikes: voteCount(raw.dislikes, raw.dislikeCount),
        userLiked: raw.userLiked ?? votedBy(raw.likes),
        userDisliked: raw.userDisliked ?? votedBy(raw.dislikes),
        ...(raw.createdAt && { createdAt: raw.createdAt }),
      }
    }),
  )

/** One page of a train's reviews. Its average is the server's, until a change is computed from the loaded ratings. */
export interface ReviewPage extends Page<Review> {
  averageRating: number
}

const averageOf = v.fallback(v.object({ averageRating: optionalNumber }), { averageRating: undefined })

const isAverage = (given: number | undefined): given is number =>
  given !== undefined && given >= 0 && given <= 5

export const trainReviewsSchema = (userId: string | undefined) =>
  v.pipe(
    v.intersect([list(reviewSchema(userId)), averageOf]),
    v.transform(({ averageRating: given, ...page }): ReviewPage => ({
      ...page,
      averageRating: isAverage(given) ? given : averageRating(page.items),
    })),
  )

/** What a like or dislike answers: the new counts, and no id. */
export const votesSchema = (userId: string | undefined) =>
  v.pipe(
    v.object({
      likes: answeredVotes,
      dislikes: answeredVotes,
      userLiked: ownVote,
      userDisliked: ownVote,
    }),
    v.transform(({ likes, dislikes, userLiked, userDisliked }): Votes => {
      const votedBy = (given: number | string[] | undefined) =>
        Array.isArray(given) && userId !== undefined && given.includes(userId)
      return {
        likes: voteCount(likes, undefined),
        dislikes: voteCount(dislikes, undefined),
        userLiked: userLiked ?? votedBy(likes),
        userDisliked: userDisliked ?? votedBy(dislikes),
      }
    }),
  )
