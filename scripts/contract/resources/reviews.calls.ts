import * as v from 'valibot'
import { reviewSchema, trainReviewsSchema, votesSchema } from '@/api/reviews.schema'
import { list, nothing, single } from '@/api/schema'
import { badQuery, type ContractCall, invalid, notOwn, pagesOf, signedIn, unknown } from '../contract.ts'
import { foundReview, newReview, review, reviewWords, votes } from './reviews.records.ts'

export const listTrainReviews = {
  id: 'listTrainReviews',
  method: 'GET',
  path: '/api/reviews/train/{trainId}',
  who: 'anyone',
  requirement: 'H1',
  summary: 'Reviews of a train',
  query: {
    ...pagesOf(100, 'and for up to 10 pages'),
    sortBy: { schema: v.string(), description: 'Always `createdAt`.', example: 'createdAt' },
    sortOrder: { schema: v.picklist(['asc', 'desc']), description: 'Always `desc`.', example: 'desc' },
  },
  status: 200,
  layout: 'paged',
  answer: review,
  beside: {
    averageRating: {
      schema: v.optional(
        v.pipe(
          v.number(),
          v.minValue(0),
          v.maxValue(5),
          v.description('The mean of all reviews, not of this page, rounded or not; 0 without reviews.'),
        ),
      ),
      example: 4,
    },
  },
  reads: trainReviewsSchema(undefined),
  refusals: { ...badQuery, 404: 'There is no such train; an empty list will do as well.' },
  without: 'No reviews of a train are shown: their place says so. The search in reviews still works.',
  shown: 'Failed to fetch train reviews',
} satisfies ContractCall

export const createReview = {
  id: 'createReview',
  method: 'POST',
  path: '/api/reviews',
  who: 'user',
  requirement: 'H1',
  summary: 'Write a review',
  description:
    'One of each user for each train; a second one is a 400 with a message. `journeyDate` is a date that has begun somewhere on earth: at the latest, today in UTC+14. No booking is needed. A train that there is not is a 404.',
  body: newReview,
  status: 201,
  layout: 'wrapped',
  answer: review,
  reads: single(reviewSchema(undefined)),
  refusals: { ...signedIn, ...invalid, ...unknown },
  without: 'No review can be written: the form says so, and keeps what was typed.',
  shown: 'Failed to create review',
} satisfies ContractCall

export const updateReview = {
  id: 'updateReview',
  method: 'PUT',
  path: '/api/reviews/{id}',
  who: 'owner',
  requirement: 'H1',
  summary: 'Change the own review',
  body: reviewWords,
  status: 200,
  layout: 'wrapped',
  answer: review,
  reads: single(reviewSchema(undefined)),
  refusals: { ...signedIn, ...notOwn, ...invalid, ...unknown },
  without: 'No review can be changed: the form says so.',
  shown: 'Failed to update review',
} satisfies ContractCall

export const deleteReview = {
  id: 'deleteReview',
  method: 'DELETE',
  path: '/api/reviews/{id}',
  who: 'owner or admin',
  requirement: 'H1',
  summary: 'Delete a review',
  status: 200,
  layout: 'nothing',
  reads: nothing,
  refusals: { ...signedIn, ...notOwn, ...unknown },
  without: 'No review can be deleted: a notice says so.',
  shown: 'Failed to delete review',
} satisfies ContractCall

const vote = {
  method: 'PUT',
  who: 'user',
  requirement: 'H1',
  status: 200,
  layout: 'wrapped',
  answer: votes,
  reads: single(votesSchema(undefined)),
  refusals: { ...signedIn, ...unknown },
  without: 'Votes are refused with a message.',
} as const

export const likeReview = {
  ...vote,
  id: 'likeReview',
  path: '/api/reviews/{id}/like',
  summary: 'Like a review, or take that back',
  description: 'Takes back a dislike of the same user.',
  shown: 'Failed to like review',
} satisfies ContractCall

export const dislikeReview = {
  ...vote,
  id: 'dislikeReview',
  path: '/api/reviews/{id}/dislike',
  summary: 'Dislike a review, or take that back',
  description: 'Takes back a like of the same user.',
  shown: 'Failed to dislike review',
} satisfies ContractCall

export const searchReviews = {
  id: 'searchReviews',
  method: 'GET',
  path: '/api/reviews/search',
  who: 'anyone',
  requirement: 'H1',
  summary: 'Reviews with a word in title or comment',
  description:
    'The word may be part of another one, in any letter case; with blanks in it, it is looked for as it is. Any order will do that stays the same.',
  query: {
    keyword: { schema: v.string(), required: true, description: 'Never blank.', example: 'quiet' },
    ...pagesOf(20, 'and for as many pages as the reader wants'),
  },
  status: 200,
  layout: 'paged',
  answer: foundReview,
  reads: list(reviewSchema(undefined)),
  refusals: badQuery,
  without: 'The search in reviews says that it failed.',
  shown: 'Failed to search reviews',
} satisfies ContractCall

export const calls = [
  listTrainReviews,
  createReview,
  updateReview,
  deleteReview,
  likeReview,
  dislikeReview,
  searchReviews,
]
