/**
 * Reference reducer for reviews: what the client holds after each answer, from the numbered requirements alone and
 * without a look at the code that does it in the app. Plain on purpose: it is what that code is measured against.
 *
 * Rules: D1 pending, success and failure of a load. D2 and K error texts. D3 paging fallbacks. H1 a train's list and
 * keyword searches. H2 create, update, delete, like, dislike. No sentence lets a review or a vote show before it is
 * answered (J2 speaks of the admin's lists), so a write has no start here and its failure changes the error alone. The
 * requirements name no store of the own reviews: they stand in the lists.
 *
 * Ambiguous sentences, and the reading chosen (those on one page of a list are in `pages.ts`):
 * - H2 "that train's list": every cached page of that train. Pages of other trains are left alone.
 * - H2 "average recomputed from the ratings": from the ratings loaded, that is of all cached pages of the train, each
 *   review once (the copy of the page loaded last), and written to all of them, for a train has one average. It has one
 *   decimal, like the server's, halves rounded up.
 * - It is recomputed where a cached page of the train gained, changed or lost a row. A change to a review that no page
 *   holds is no reason to give up the server's average, which knows more ratings.
 * - H2 on delete says "average 0 when none remain" and is silent otherwise: then it is recomputed as after an update.
 * - H2 "removed from both, total − 1": a search counts one review less only where it held it. A created review is not
 *   put into searches: the sentence names the list.
 * - H2 "update on every matching review": the same `_id`, in lists and searches. Votes leave the average alone.
 * - D1 speaks of loads: a write leaves `loading` alone and, unless it fails, `error` too. Both are one per resource.
 *   A failed load keeps what was loaded before.
 */
import type { Page, Paging } from '@/domain/page'
import type { Review, Votes } from '@/domain/reviews/review'
import { holds, inEach, pageOf, withCreated, withDeleted, withReplaced } from './pages'

export interface TrainPage extends Page<Review> {
  /** Train id. */
  train: string
  /** What the page was asked for with, besides the train. */
  params: string
  averageRating: number
}
export interface State {
  /** In the order they were loaded in. */
  lists: TrainPage[]
  /** By keyword and other parameters. */
  searches: Record<string, Page<Review>>
  loading: boolean
  error: string | null
}
interface Answer {
  params: string
  items: Review[]
  paging?: Paging
}
export type Event =
  | { type: 'load started' }
  | ({ type: 'loaded list'; train: string; averageRating: number } & Answer)
  | ({ type: 'searched' } & Answer)
  | { type: 'failed to load'; what: 'list' | 'search'; message?: string }
  | { type: 'created' | 'updated'; review: Review }
  /** The server's answer is empty: the review's train is what the client knew. */
  | { type: 'deleted'; id: string; train: string }
  | { type: 'liked' | 'disliked'; id: string; votes: Votes }
  | { type: 'write failed'; what: 'created' | 'updated' | 'deleted' | 'liked' | 'disliked'; message?: string }

const texts = {
  list: 'Failed to fetch train reviews',
  search: 'Failed to search reviews',
  created: 'Failed to create review',
  updated: 'Failed to update review',
  deleted: 'Failed to delete review',
  liked: 'Failed to like review',
  disliked: 'Failed to dislike review',
}

export const initial: State = { lists: [], searches: {}, loading: false, error: null }

function average(lists: TrainPage[], train: string): number {
  const ratings = new Map<string, number>()
  for (const page of lists) {
    if (page.train === train) for (const { _id, rating } of page.items) ratings.set(_id, rating)
  }
  if (ratings.size === 0) return 0
  let sum = 0
  for (const rating of ratings.values()) sum += rating
  return Math.round((sum * 10) / ratings.size) / 10
}

/** The edited pages, with a new average for each train of which a page holds, or held, the review. */
function rated(before: TrainPage[], id: string, edit: (page: TrainPage) => TrainPage): TrainPage[] {
  const after = before.map(edit)
  const trains = [...before, ...after].filter((page) => holds(page, id)).map(({ train }) => train)
  return after.map((page) =>
    trains.includes(page.train) ? { ...page, averageRating: average(after, page.train) } : page,
  )
}

export function reduce(state: State, event: Event): State {
  const { lists, searches } = state
  const loaded = { ...state, loading: false }
  switch (event.type) {
    case 'load started':
      return { ...state, loading: true, error: null }
    case 'loaded list': {
      const { train, params, averageRating } = event
      const page = { ...pageOf(event.items, event.paging), train, params, averageRating }
      const others = lists.filter((other) => other.train !== train || other.params !== params)
      return { ...loaded, lists: [...others, page] }
    }
    case 'searched':
      return { ...loaded, searches: { ...searches, [event.params]: pageOf(event.items, event.paging) } }
    case 'failed to load':
      return { ...loaded, error: event.message || texts[event.what] }
    case 'created': {
      const { review } = event
      const edit = (page: TrainPage) => (page.train === review.train ? withCreated(page, review) : page)
      return { ...state, lists: rated(lists, review._id, edit) }
    }
    case 'updated': {
      const { review } = event
      return {
        ...state,
        lists: rated(lists, review._id, (page) => withReplaced(page, review)),
        searches: inEach(searches, (page) => withReplaced(page, review)),
      }
    }
    case 'deleted': {
      const { id, train } = event
      return {
        ...state,
        lists: rated(lists, id, (page) => (page.train === train ? withDeleted(page, id) : page)),
        searches: inEach(searches, (page) => (holds(page, id) ? withDeleted(page, id) : page)),
      }
    }
    case 'liked':
    case 'disliked': {
      const voted = (review: Review) => (review._id === event.id ? { ...review, ...event.votes } : review)
      return {
        ...state,
        lists: lists.map((page) => ({ ...page, items: page.items.map(voted) })),
        searches: inEach(searches, (page) => ({ ...page, items: page.items.map(voted) })),
      }
    }
    case 'write failed':
      return { ...state, error: event.message || texts[event.what] }
  }
}
