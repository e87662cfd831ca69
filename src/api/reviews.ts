import { getSession } from '@/auth/session-store'
import type { NewReview, ReviewEdit } from '@/domain/reviews/review'
import { pathBeside } from '@/lib/http/path'
import { request } from './http'
import { reviewSchema, trainReviewsSchema, votesSchema } from './reviews.schema'
import { list, nothing, single } from './schema'

/** What else there is beside single reviews. */
const path = pathBeside('search', 'train')

export interface ReviewPaging {
  page?: number
  limit?: number
  sortBy?: string
  sortOrder?: 'asc' | 'desc'
}

/** Votes come as ids of voters: whose are ours, only the session knows. */
const userId = () => getSession().user?._id

export const listTrainReviews = (trainId: string, paging: ReviewPaging = {}, signal?: AbortSignal) =>
  request('reviews.ofTrain', path`/reviews/train/${trainId}`, trainReviewsSchema(userId()), {
    searchParams: { ...paging },
    signal,
  })

export const searchReviews = (keyword: string, paging: ReviewPaging = {}, signal?: AbortSignal) =>
  request('reviews.search', '/reviews/search', list(reviewSchema(userId())), {
    searchParams: { keyword, ...paging },
    signal,
  })

export const createReview = (review: NewReview) =>
  request('reviews.create', '/reviews', single(reviewSchema(userId())), { method: 'post', json: review })

export const updateReview = (id: string, edit: ReviewEdit) =>
  request('reviews.update', path`/reviews/${id}`, single(reviewSchema(userId())), {
    method: 'put',
    json: edit,
  })

export const deleteReview = (id: string) =>
  request('reviews.delete', path`/reviews/${id}`, nothing, { method: 'delete' })

export const likeReview = (id: string) =>
  request('reviews.like', path`/reviews/${id}/like`, single(votesSchema(userId())), { method: 'put' })

export const dislikeReview = (id: string) =>
  request('reviews.dislike', path`/reviews/${id}/dislike`, single(votesSchema(userId())), { method: 'put' })
