import { type Booking, isOnTrain } from '@/domain/bookings/booking'
import type { Train } from '@/domain/trains/train'
import { allStars, type ReviewSort, type Stars } from './review-choices'

export interface Review {
  _id: string
  /** Train id. */
  train: string
  trainNumber?: string
  trainName?: string
  author: { _id: string; name: string } | null
  /** 1 to 5. */
  rating: number
  title: string
  comment: string
  /** YYYY-MM-DD, or '' where the server gave none. */
  journeyDate: string
  likes: number
  dislikes: number
  userLiked: boolean
  userDisliked: boolean
  createdAt?: string
}

export interface NewReview {
  train: string
  rating: number
  title: string
  comment: string
  journeyDate: string
}

export type ReviewEdit = Partial<Pick<NewReview, 'rating' | 'title' | 'comment'>>

/** H2: the mean of the ratings with one decimal, 0 where there are none. */
export function averageRating(reviews: readonly Pick<Review, 'rating'>[]): number {
  if (reviews.length === 0) return 0
  return Math.round((reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length) * 10) / 10
}

/** A review as it will be once the like is set or taken back. It takes back the opposite vote, as the server does. */
export function liked(review: Review, on: boolean): Review {
  return {
    ...review,
    likes: review.likes + (Number(on) - Number(review.userLiked)),
    userLiked: on,
    dislikes: review.dislikes - Number(on && review.userDisliked),
    userDisliked: review.userDisliked && !on,
  }
}

export function disliked(review: Review, on: boolean): Review {
  return {
    ...review,
    dislikes: review.dislikes + (Number(on) - Number(review.userDisliked)),
    userDisliked: on,
    likes: review.likes - Number(on && review.userLiked),
    userLiked: review.userLiked && !on,
  }
}

export type Votes = Pick<Review, 'likes' | 'dislikes' | 'userLiked' | 'userDisliked'>

export type Vote = 'like' | 'dislike' | 'none'

export const voteOf = ({ userLiked, userDisliked }: Votes): Vote =>
  userLiked ? 'like' : userDisliked ? 'dislike' : 'none'

/** A review as it is once this is the user's vote, whatever it was before. */
export function voted(review: Review, vote: Vote): Review {
  if (vote === 'none') return liked(disliked(review, false), false)
  return vote === 'like' ? liked(review, true) : disliked(review, true)
}

/** The bar a rating counts for: servers that give halves or none are rounded to the nearest. */
export const starsOf = ({ rating }: Pick<Review, 'rating'>): Stars =>
  allStars.find((stars) => Math.round(rating) >= stars) ?? 1

/** REV-4: how many reviews give how many stars. */
export function ratingCounts(reviews: readonly Pick<Review, 'rating'>[]): Record<Stars, number> {
  const counts: Record<Stars, number> = { 5: 0, 4: 0, 3: 0, 2: 0, 1: 0 }
  for (const review of reviews) counts[starsOf(review)] += 1
  return counts
}

export const isBy = ({ author }: Pick<Review, 'author'>, userId: string) => author?._id === userId

const writtenAt = ({ createdAt }: Review) => Date.parse(createdAt ?? '') || 0

/** REV-1: the own review comes first, the others as asked for; equal ones the newest first. */
export function sortReviews(reviews: readonly Review[], sort: ReviewSort, userId: string): Review[] {
  const order: Record<ReviewSort, (a: Review, b: Review) => number> = {
    newest: () => 0,
    oldest: (a, b) => writtenAt(a) - writtenAt(b),
    best: (a, b) => b.rating - a.rating,
    worst: (a, b) => a.rating - b.rating,
    helpful: (a, b) => b.likes - b.dislikes - (a.likes - a.dislikes) || b.likes - a.likes,
  }
  return reviews.toSorted(
    (a, b) =>
      Number(isBy(b, userId)) - Number(isBy(a, userId)) || order[sort](a, b) || writtenAt(b) - writtenAt(a),
  )
}

type Journey = Pick<Booking, 'train' | 'journeyDate' | 'status'>

/** REV-1: the last own journey on each train: those made, the last one first, then those ahead, the next one first. */
export function recentJourneys<J extends Journey>(bookings: readonly J[], today: string): J[] {
  const taken = bookings.filter(({ status, train }) => status !== 'Cancelled' && train)
  const byDate = (a: Journey, b: Journey) => a.journeyDate.localeCompare(b.journeyDate)
  const past = taken.filter(({ journeyDate }) => journeyDate <= today).toSorted(byDate)
  const ahead = taken.filter(({ journeyDate }) => journeyDate > today).toSorted(byDate)
  const first = new Map<string | undefined, J>()
  for (const journey of [...past.toReversed(), ...ahead]) {
    const name = journey.train?._id ?? journey.train?.trainNumber
    if (!first.has(name)) first.set(name, journey)
  }
  return [...first.values()]
}

/** The date of the last own journey made on this train, which is most likely the one a review is about. */
export const lastJourney = (bookings: readonly Journey[], train: Train, today: string): string | undefined =>
  recentJourneys(bookings, today).find((journey) => journey.journeyDate <= today && isOnTrain(journey, train))
    ?.journeyDate
