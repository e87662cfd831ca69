import { deepStrictEqual as same } from 'node:assert'
import type * as fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signedIn } from '@/auth/session'
import type { Page } from '@/domain/page'
import { type NewReview, type Review, type Vote, voteOf } from '@/domain/reviews/review'
import { reviewQueries } from '@/queries/reviews'
import { me, ReviewServer, votesOf } from '@/test/races/race-reviews'
import { type Fate, pageOf, RaceHarness } from '@/test/races/race-harness'
import { type RacePlay, races } from '@/test/races/races'
import { freshBrowser } from '@/test/session/signed-in'
import { createReviewMutation, deleteReviewMutation, updateReviewMutation } from './reviews'
import { pressVote } from './reviews-vote'

const list = reviewQueries.allOfTrain('t1')
const pages = [pageOf(list), pageOf(reviewQueries.found('quiet', 1))]
const versionOf = ({ title }: { title: string }) => Number(title.slice(1))

/** What a passenger does, and what is remembered of the answers. */
class Play implements RacePlay {
  readonly server: ReviewServer
  readonly stage: RaceHarness
  /** The latest version that an answer told, by id; a deleted review has none. */
  readonly #told = new Map<string, number | 'deleted'>()
  readonly #made = new Set<string>()
  /** The comment of the last edit, by id. */
  readonly #edits = new Map<string, string>()
  readonly #wishes = new Map<string, Vote>()
  /** Ids of reviews that were voted on before they were known to be made. */
  readonly #early = new Set<string>()

  constructor(scheduler: fc.Scheduler, size: number, fates: Fate[]) {
    this.server = new ReviewServer(size)
    this.stage = new RaceHarness(scheduler, this.server, pages, fates)
  }
  #pages = () =>
    this.stage.client
      .getQueriesData<Page<Review>>({ queryKey: reviewQueries.all() })
      .flatMap(([, page]) => page?.items ?? [])
  #row = (at: number) => {
    const rows = this.#pages()
    return rows[at % Math.max(1, rows.length)]
  }
  #shown = (review: Review) => this.stage.shown('reviews', review)
  #press = (pressed: 'like' | 'dislike') => (at: number) => {
    const review = this.#row(at)
    if (!review) return
    this.#wishes.set(review._id, voteOf(this.#shown(review)) === pressed ? 'none' : pressed)
    pressVote(this.stage.client, review, pressed)
  }
  #hear = (review: Review) => void this.#told.set(review._id, versionOf(review))
  #create = () =>
    this.stage.run(createReviewMutation(), { train: 't1' } as NewReview, (review) => {
      this.#hear(review)
      this.#made.add(review._id)
      // Somebody may have found it and voted before this answer, which shows until the list is read again.
      if (this.#wishes.has(review._id)) this.#early.add(review._id)
    })
  #edit = (at: number) => {
    const id = this.#row(at)?._id ?? 'r0'
    const comment = `${this.#edits.get(id) ?? ''}+`
    this.#edits.set(id, comment)
    this.stage.run(updateReviewMutation(id), { comment }, this.#hear)
  }
  #remove = (at: number) => {
    const id = this.#row(at)?._id ?? 'r0'
    this.stage.run(deleteReviewMutation(id, 't1'), undefined, () => void this.#told.set(id, 'deleted'))
  }
  acts = {
    like: this.#press('like'),
    dislike: this.#press('dislike'),
    create: this.#create,
    edit: this.#edit,
    remove: this.#remove,
  }
  /** What an answer told is not undone, and a vote shows from the press on, whatever else fails or arrives late. */
  check = () => {
    for (const review of this.#pages()) {
      const told = this.#told.get(review._id) ?? 0
      same([review._id, told !== 'deleted' && versionOf(review) >= told], [review._id, true])
      const wish = this.#wishes.get(review._id)
      if (wish && !this.stage.troubled && !this.#early.has(review._id))
        same([review._id, voteOf(this.#shown(review))], [review._id, wish])
    }
    const listed = this.stage.client.getQueryData(list.queryKey)?.items
    for (const { _id } of this.server.reviews) {
      if (listed && this.#made.has(_id)) same([_id, listed.some((review) => review._id === _id)], [_id, true])
    }
  }
  /** Of several edits of one review the last one stands, and of several presses the last one. */
  checkLast = () => {
    for (const kept of this.stage.troubled ? [] : this.server.reviews) {
      const { _id, comment } = kept
      const vote = voteOf(votesOf(kept))
      same([_id, comment, vote], [_id, this.#edits.get(_id), this.#wishes.get(_id) ?? 'none'])
    }
  }
}

beforeEach(() => {
  freshBrowser()
  signedIn('token', me, true)
})
afterEach(() => vi.unstubAllGlobals())

test('H2, REV-2, G12: whatever is under way together, at rest the cache is the server, and no vote or answer is undone', async () => {
  await expect(
    races({
      start: (...given) => new Play(...given),
      weights: {
        like: 3,
        dislike: 3,
        create: 1,
        edit: 1,
        remove: 1,
        open: 1,
        leave: 1,
        refetch: 1,
        stop: 1,
      },
      pages: pages.length,
      seed: 57,
    }),
  ).resolves.toBeUndefined()
}, 300_000)
