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
