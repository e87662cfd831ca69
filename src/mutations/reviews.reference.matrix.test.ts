import { deepStrictEqual as same } from 'node:assert'
import { QueryClient, type QueryKey } from '@tanstack/react-query'
import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ReviewPage } from '@/api/reviews.schema'
import { type Page, type Paging, toPage } from '@/domain/page'
import type { NewReview, Review, Votes } from '@/domain/reviews/review'
import { reviewQueries } from '@/queries/reviews'
import { aReview } from '@/test/railway/builders'
import { answered, cachedPages, refused } from '@/test/reference/answers'
import { type Draw, sequencesOf } from '@/test/reference/draw'
import { countFollowsRows } from '@/test/reference/readings'
import { type Event, initial, reduce, type State, type TrainPage } from '@/test/reference/reviews'
import { runs } from '@/test/size'
import {
  createReviewMutation,
  deleteReviewMutation,
  dislikeReviewMutation,
  likeReviewMutation,
  updateReviewMutation,
} from './reviews'

const ids = ['0', '1', '2', '3', '4', '5', '6', '7']
const trainOf = (id: string) => (Number(id) > 4 ? 't2' : 't1')
const review = (_id: string, value: number): Review =>
  aReview({
    _id,
    train: trainOf(_id),
    trainNumber: '90210',
    trainName: trainOf(_id),
    title: `Title ${value}`,
    rating: 1 + (value % 5),
  })
/** The answer to an edit names author and train by their ids alone, in some back ends. */
function asAnswered({ trainNumber: _number, trainName: _name, ...bare }: Review): Review {
  return { ...bare, author: { _id: bare.author?._id ?? '', name: '' } }
}

const lists: Record<string, { train: string; params: string; queryKey: QueryKey }> = {
  all: { train: 't1', params: 'all', queryKey: reviewQueries.allOfTrain('t1').queryKey },
  first: { train: 't1', params: 'first', queryKey: reviewQueries.ofTrain('t1', { page: 1 }).queryKey },
  second: { train: 't1', params: 'second', queryKey: reviewQueries.ofTrain('t1', { page: 2 }).queryKey },
  other: { train: 't2', params: 'other', queryKey: reviewQueries.allOfTrain('t2').queryKey },
}
const searches: Record<string, QueryKey> = {
  quiet: reviewQueries.search('quiet').queryKey,
  found: reviewQueries.found('coach', 2).queryKey,
}

interface Load {
  /** Which of them the server has, it says when it is asked. */
  load: 'list' | 'search'
  name: string
  ids: string[]
  paging: Paging
  averageRating: number
}

function load(draw: Draw): Load {
  const kind = draw.of<Load['load']>(['list', 'list', 'search'])
  const name = kind === 'list' ? draw.of(['all', 'first', 'second', 'other']) : draw.of(['quiet', 'found'])
  const found = draw.some(ids).filter((id) => kind === 'search' || trainOf(id) === lists[name]?.train)
  const paging = draw.paging(found.length, name === 'second' || name === 'found' ? 2 : 1)
  return { load: kind, name, ids: found, paging, averageRating: draw.nat(51) / 10 }
}

const known = (draw: Draw) => draw.of(['0', '1', '2', '3', '4', '5', '6', '7', '8'])
const votes = (draw: Draw): Votes => ({
  likes: draw.nat(9),
  dislikes: draw.nat(9),
  userLiked: draw.nat(2) === 1,
  userDisliked: draw.nat(2) === 1,
})

const command = (draw: Draw): Event | Load => {
  const kind = draw.nat(18)
  if (kind < 5) return load(draw)
  if (kind < 8) return { type: 'created', review: review(known(draw), draw.nat(9)) }
  if (kind < 11) return { type: 'updated', review: review(known(draw), draw.nat(9)) }
  if (kind < 15) {
    const id = known(draw)
    return { type: 'deleted', id, train: trainOf(id) }
  }
  if (kind < 17) return { type: draw.of(['liked', 'disliked']), id: known(draw), votes: votes(draw) }
  return { type: 'write failed', what: draw.of(['created', 'updated', 'deleted', 'liked', 'disliked']) }
}

/** What the server has: each load tells the same of a review, as the last write left it. */
class Told {
  readonly #reviews = new Map<string, Review>()
  of = (id: string) => this.#reviews.get(id) ?? review(id, Number(id))
  hears(event: Event) {
    if (event.type === 'created' || event.type === 'updated')
      this.#reviews.set(event.review._id, event.review)
    else if (event.type === 'liked' || event.type === 'disliked') {
      this.#reviews.set(event.id, { ...this.of(event.id), ...event.votes })
    }
  }
}

function eventOf(next: Event | Load, told: Told): Event {
  if (!('load' in next)) return next
  const { name, paging, averageRating } = next
  const items = next.ids.map(told.of)
  if (next.load === 'search') return { type: 'searched', params: name, items, paging }
  return { type: 'loaded list', train: lists[name]?.train ?? '', params: name, items, paging, averageRating }
}

async function play(client: QueryClient, event: Event) {
  if (event.type === 'loaded list') {
    const { params, items, paging, averageRating } = event
    client.setQueryData(lists[params]?.queryKey ?? [], { ...toPage(items, paging), averageRating })
  } else if (event.type === 'searched') {
    client.setQueryData(searches[event.params] ?? [], toPage(event.items, event.paging))
  } else if (event.type === 'created') {
    await answered(client, createReviewMutation(), event.review, { train: event.review.train } as NewReview)
  } else if (event.type === 'updated') {
    await answered(client, updateReviewMutation(event.review._id), asAnswered(event.review), {})
  } else if (event.type === 'deleted') {
    await answered(client, deleteReviewMutation(event.id, event.train), undefined, undefined)
  } else if (event.type === 'liked') {
    await answered(client, likeReviewMutation(event.id, true), event.votes, undefined)
  } else if (event.type === 'disliked') {
    await answered(client, dislikeReviewMutation(event.id, true), event.votes, undefined)
  } else if (event.type === 'write failed') {
    if (event.what === 'created') await refused(client, createReviewMutation(), {} as NewReview)
    else if (event.what === 'updated') await refused(client, updateReviewMutation('1'), {})
    else if (event.what === 'deleted') await refused(client, deleteReviewMutation('1', 't1'), undefined)
    else await refused(client, likeReviewMutation('1', true), undefined)
  }
}

const byName = (pages: readonly TrainPage[]): Record<string, TrainPage> =>
  Object.fromEntries(pages.map((page) => [page.params, page]))

function counted(before: State, after: State): State {
  const pages = countFollowsRows(byName(before.lists), byName(after.lists))
  return {
    ...after,
    lists: after.lists.map((page) => pages[page.params] ?? page),
    searches: countFollowsRows(before.searches, after.searches),
  }
}

const keys = Object.fromEntries(Object.entries(lists).map(([name, { queryKey }]) => [name, queryKey]))

beforeEach(() => void vi.stubGlobal('setTimeout', () => 0))
afterEach(() => vi.unstubAllGlobals())

test('H2, G11: after every sequence of loads and writes the cache is what the requirements say', async () => {
  const property = fc.asyncProperty(sequencesOf(command), async (commands) => {
    const client = new QueryClient()
    const told = new Told()
    let state = initial
    for (const next of commands) {
      const event = eventOf(next, told)
      told.hears(event)
      await play(client, event)
      const after = reduce(state, event)
      state = event.type === 'loaded list' || event.type === 'searched' ? after : counted(state, after)
      const cached = {
        lists: cachedPages<ReviewPage>(client, keys),
        searches: cachedPages<Page<Review>>(client, searches),
      }
      const wanted = Object.fromEntries(
        state.lists.map(({ train: _train, params, ...page }) => [params, page]),
      )
      same(cached, { lists: wanted, searches: state.searches })
    }
  })
  await expect(fc.assert(property, { seed: 43, numRuns: runs(20_000) })).resolves.toBeUndefined()
}, 300_000)
