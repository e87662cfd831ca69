import type { QueryKey } from '@tanstack/react-query'
import type { ReviewPage } from '@/api/reviews.schema'
import type { Page } from '@/domain/page'
import type { Review } from '@/domain/reviews/review'
import { reviewQueries } from '@/queries/reviews'
import { type Call, type RaceServer, Refusal } from './race-harness'

interface Kept {
  _id: string
  train: string
  rating: number
  /** v1, v2, …: each edit makes a later one. */
  title: string
  likes: string[]
  dislikes: string[]
  /** What the last edit said. */
  comment?: unknown
}

export const me = { _id: 'me', name: 'Maya', email: '', role: 'user', roles: [] }
const without = (ids: string[]) => ids.filter((id) => id !== me._id)
const toggled = (ids: string[]) => (ids.includes(me._id) ? without(ids) : [...ids, me._id])
export const votesOf = ({ likes, dislikes }: Kept) => ({
  likes: likes.length,
  dislikes: dislikes.length,
  userLiked: likes.includes(me._id),
  userDisliked: dislikes.includes(me._id),
})

/** The reviews of one train, the last one first; the search finds all. */
export class ReviewServer implements RaceServer {
  keys = [reviewQueries.all()]
  reviews: Kept[]
  #versions = 0

  constructor(size: number) {
    this.reviews = Array.from({ length: size }, (_, n) => ({ ...this.#kept(`r${n}`), likes: ['other'] }))
  }
  #kept(_id: string): Kept {
    this.#versions += 1
    const rating = 1 + (this.#versions % 5)
    return { _id, train: 't1', title: `v${this.#versions}`, rating, likes: [], dislikes: [] }
  }
  #average() {
    const { length } = this.reviews
    const sum = this.reviews.reduce((total, { rating }) => total + rating, 0)
    return length === 0 ? 0 : Math.round((sum * 10) / length) / 10
  }
  #page = () => ({
    data: this.reviews,
    total: this.reviews.length,
    count: this.reviews.length,
    averageRating: this.#average(),
  })
  #replace(known: Kept, changes: Partial<Kept>) {
    const changed = { ...known, ...changes }
    this.reviews = this.reviews.map((kept) => (kept === known ? changed : kept))
    return changed
  }
  carryOut = ({ method, parts: [id = '', vote], body: { comment } }: Call) => {
    if (method === 'GET') return this.#page()
    if (method === 'POST') {
      const made = this.#kept(`made${this.#versions}`)
      this.reviews = [made, ...this.reviews]
      return { data: made }
    }
    const known = this.reviews.find(({ _id }) => _id === id)
    if (!known) throw new Refusal('No such review')
    if (method === 'DELETE') {
      this.reviews = this.reviews.filter((kept) => kept !== known)
      return { data: {} }
    }
    const { likes, dislikes } = known
    if (vote === 'like') {
      return { data: votesOf(this.#replace(known, { likes: toggled(likes), dislikes: without(dislikes) })) }
    }
    if (vote === 'dislike') {
      return { data: votesOf(this.#replace(known, { likes: without(likes), dislikes: toggled(dislikes) })) }
    }
    const { title, rating } = this.#kept(id)
    return { data: this.#replace(known, { title, rating, comment }) }
  }
  truth = ([, kind]: QueryKey) => ({
    rows: this.reviews.map((kept) => ({ _id: kept._id, title: kept.title, ...votesOf(kept) })),
    total: this.reviews.length,
    ...(kind === 'list' && { averageRating: this.#average() }),
  })
  told = ({ items, total, ...page }: Page<Review> | ReviewPage) => ({
    rows: items.map(({ _id, title, likes, dislikes, userLiked, userDisliked }) => ({
      _id,
      title,
      likes,
      dislikes,
      userLiked,
      userDisliked,
    })),
    total,
    ...('averageRating' in page && { averageRating: page.averageRating }),
  })
}
