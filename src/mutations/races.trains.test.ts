import { deepStrictEqual as same } from 'node:assert'
import type * as fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Page } from '@/domain/page'
import type { Train, TrainInput } from '@/domain/train'
import { trainQueries } from '@/queries/trains'
import { type Fate, pageOf, RaceStage } from '@/test/race-stage'
import { TrainServer, versionOf } from '@/test/race-trains'
import { type RacePlay, races } from '@/test/races'
import { freshBrowser } from '@/test/signed-in'
import { createTrainMutation, deleteTrainMutation, updateTrainMutation } from './trains'

const list = trainQueries.list()
const search = trainQueries.search({ from: 'a', to: 'b', date: '2026-03-04' })
const pages = [pageOf(list), pageOf(search), pageOf(trainQueries.detail('t0'))]

/** What an admin does, and what is remembered of the answers. */
class Play implements RacePlay {
  readonly server: TrainServer
  readonly stage: RaceStage
  /** The latest version that an answer told, by id; a deleted train has none. */
  readonly #told = new Map<string, number | 'deleted'>()
  readonly #made = new Set<string>()
  /** The fare of the last edit, by id. */
  readonly #edits = new Map<string, number>()

  constructor(scheduler: fc.Scheduler, size: number, fates: Fate[]) {
    this.server = new TrainServer(size)
    this.stage = new RaceStage(scheduler, this.server, pages, fates)
  }
  #hear = (train: Train) => void this.#told.set(train._id, versionOf(train))
  #row = (at: number) => {
    const items = this.stage.client.getQueryData(list.queryKey)?.items ?? []
    return items[at % Math.max(1, items.length)]?._id ?? 't0'
  }
  #create = () =>
    this.stage.run(createTrainMutation(), {} as TrainInput, (train) => {
      this.#hear(train)
      this.#made.add(train._id)
    })
  #update = (at: number) => {
    const id = this.#row(at)
    const fare = (this.#edits.get(id) ?? 0) + 1
    this.#edits.set(id, fare)
    this.stage.run(updateTrainMutation(id), { fare }, this.#hear)
  }
  #remove = (at: number) => {
    const id = this.#row(at)
    this.stage.run(deleteTrainMutation(id), undefined, () => void this.#told.set(id, 'deleted'))
  }
  acts = { create: this.#create, update: this.#update, remove: this.#remove }
  /** What an answer told is not undone, whatever else fails or arrives late. */
  check = () => {
    const { client } = this.stage
    const lists = [trainQueries.lists(), trainQueries.searches()].flatMap((queryKey) =>
      client.getQueriesData<Page<Train>>({ queryKey }).flatMap(([, page]) => page?.items ?? []),
    )
    const details = client
      .getQueriesData<Train>({ queryKey: trainQueries.details('t0') })
      .flatMap(([, train]) => train ?? [])
    for (const train of [...lists, ...details]) {
      const told = this.#told.get(train._id) ?? 0
      same([train._id, told !== 'deleted' && versionOf(train) >= told], [train._id, true])
    }
    const listed = client.getQueryData(list.queryKey)?.items
    for (const { _id } of this.server.trains) {
      if (listed && this.#made.has(_id)) same([_id, listed.some((train) => train._id === _id)], [_id, true])
    }
  }
  /** Of several edits of one train the last one stands. */
  checkLast = () => {
    for (const { _id, fare } of this.stage.troubled ? [] : this.server.trains) {
      same([_id, fare], [_id, this.#edits.get(_id)])
    }
  }
}

beforeEach(() => freshBrowser())
afterEach(() => vi.unstubAllGlobals())

test('E3, G12: whatever is under way together, at rest the cache is the server, and no answer is undone', async () => {
  await expect(
    races({
      start: (...given) => new Play(...given),
      weights: { create: 2, update: 4, remove: 3, open: 1, leave: 1, refetch: 1, stop: 1 },
      pages: pages.length,
      seed: 51,
    }),
  ).resolves.toBeUndefined()
}, 300_000)
