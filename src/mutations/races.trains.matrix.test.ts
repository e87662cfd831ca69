import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Train } from '@/domain/trains/train'
import { trainQueries } from '@/queries/trains'
import { type RacedRecords, RecordPlay } from '@/test/races/race-records'
import { pageOf } from '@/test/races/race-harness'
import { races } from '@/test/races/races'
import { freshBrowser } from '@/test/session/signed-in'
import { createTrainMutation, deleteTrainMutation, updateTrainMutation } from './trains'

const list = trainQueries.list()
const search = trainQueries.search({ from: 'a', to: 'b', date: '2026-03-04' })
const trains = {
  all: trainQueries.all(),
  list: list.queryKey,
  lists: [trainQueries.lists(), trainQueries.searches()],
  detail: trainQueries.details('t0'),
  pages: [pageOf(list), pageOf(search), pageOf(trainQueries.detail('t0'))],
  edit: 'fare',
  create: createTrainMutation,
  update: updateTrainMutation,
  remove: deleteTrainMutation,
} as RacedRecords<Train>

beforeEach(() => freshBrowser())
afterEach(() => vi.unstubAllGlobals())

test('E3, G12: whatever is under way together, at rest the cache is the server, and no answer is undone', async () => {
  await expect(
    races({
      start: (...given) => new RecordPlay(trains, ...given),
      weights: { create: 2, update: 4, remove: 3, open: 1, leave: 1, refetch: 1, stop: 1 },
      pages: trains.pages.length,
      seed: 51,
    }),
  ).resolves.toBeUndefined()
}, 300_000)
