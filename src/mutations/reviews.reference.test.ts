import { QueryClient } from '@tanstack/react-query'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { toPage } from '@/domain/page'
import type { NewReview, Review } from '@/domain/review'
import { reviewQueries } from '@/queries/reviews'
import { aReview } from '@/test/builders'
import { reviewsReference, type ReviewsState } from '@/test/reference-reducers'
import { succeed } from '@/test/succeed'
import {
  createReviewMutation,
  deleteReviewMutation,
  dislikeReviewMutation,
  likeReviewMutation,
  updateReviewMutation,
} from './reviews'

const list = reviewQueries.ofTrain('t1').queryKey
const search = reviewQueries.search('coach').queryKey

const votes = fc.record({
  likes: fc.nat({ max: 9 }),
  dislikes: fc.nat({ max: 9 }),
  userLiked: fc.boolean(),
  userDisliked: fc.boolean(),
})
const command = fc.record({
  kind: fc.constantFrom('create', 'update', 'delete', 'like', 'dislike'),
  id: fc.integer({ min: 0, max: 8 }).map(String),
  rating: fc.integer({ min: 1, max: 5 }),
  otherTrain: fc.boolean(),
  votes,
})
const rows = fc.uniqueArray(
  fc.record({ id: fc.integer({ min: 0, max: 5 }).map(String), rating: fc.integer({ min: 1, max: 5 }) }),
  { maxLength: 6, selector: ({ id }) => id },
)

// Reviews 6 to 8 are of another train: nobody has loaded its list.
const trainOf = (id: string) => (Number(id) > 5 ? 't2' : 't1')

test('H2, G11: after every sequence of changes the cache is what the requirements say', async () => {
  await fc.assert(
    fc.asyncProperty(
      rows,
      rows,
      fc.integer({ min: 0, max: 3 }),
      fc.integer({ min: 0, max: 50 }).map((tenths) => tenths / 10),
      fc.array(command, { maxLength: 15 }),
      async (listed, found, unlisted, average, commands) => {
        const fresh = ({ id, rating }: { id: string; rating: number }) => aReview({ _id: id, rating })
        const state: ReviewsState<Review> = {
          train: 't1',
          reviews: listed.map(fresh),
          total: listed.length + unlisted,
          average,
          searchResults: found.map(fresh),
        }
        const client = new QueryClient()
        const paging = { total: state.total, count: listed.length }
        client.setQueryData(list, { ...toPage(listed.map(fresh), paging), averageRating: average })
        client.setQueryData(search, toPage(found.map(fresh), { total: found.length, count: found.length }))

        for (const [step, { kind, id, rating, otherTrain, votes: counted }] of commands.entries()) {
          const known = [...state.reviews, ...state.searchResults].find(({ _id }) => _id === id)
          if (kind === 'create') {
            const review = aReview({ _id: `new ${step}`, rating, train: otherTrain ? 't2' : 't1' })
            reviewsReference.created(state, { ...review })
            await succeed(client, createReviewMutation(), review, { train: review.train } as NewReview)
          } else if (kind === 'update') {
            const review = { ...(known ?? aReview({ _id: id, train: trainOf(id) })), rating }
            reviewsReference.updated(state, { ...review })
            await succeed(client, updateReviewMutation(id), review, { rating })
          } else if (kind === 'delete') {
            reviewsReference.deleted(state, aReview({ _id: id, train: trainOf(id) }))
            await succeed(client, deleteReviewMutation(id, trainOf(id)), undefined, undefined)
          } else {
            reviewsReference.voted(state, id, counted)
            const mutation = kind === 'like' ? likeReviewMutation(id, true) : dislikeReviewMutation(id, true)
            await succeed(client, mutation, counted, undefined)
          }
          const page = client.getQueryData(list)
          expect({
            train: 't1',
            reviews: page?.items,
            total: page?.total,
            average: page?.averageRating,
            searchResults: client.getQueryData(search)?.items,
          }).toEqual(state)
          expect(client.getQueryData(search)?.total).toBe(state.searchResults.length)
        }
      },
    ),
    { seed: 43, numRuns: 2000 },
  )
})
