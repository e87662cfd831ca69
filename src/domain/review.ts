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
