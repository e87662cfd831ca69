import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Station } from '@/domain/stations/station'
import { stationQueries } from '@/queries/stations'
import { type RacedRecords, RecordPlay } from '@/test/races/race-records'
import { pageOf } from '@/test/races/race-harness'
import { races } from '@/test/races/races'
import { freshBrowser } from '@/test/session/signed-in'
import { createStationMutation, deleteStationMutation, updateStationMutation } from './stations'

const list = stationQueries.list()
const stations = {
  all: stationQueries.all(),
  list: list.queryKey,
  lists: [stationQueries.lists()],
  detail: stationQueries.detail('t0').queryKey,
  pages: [pageOf(list), pageOf(stationQueries.detail('t0'))],
  edit: 'city',
  create: createStationMutation,
  update: updateStationMutation,
  remove: deleteStationMutation,
} as RacedRecords<Station>

beforeEach(() => freshBrowser())
afterEach(() => vi.unstubAllGlobals())

test('F2, G12: whatever is under way together, at rest the cache is the server, and no answer is undone', async () => {
  await expect(
    races({
      start: (...given) => new RecordPlay(stations, ...given),
      weights: { create: 2, update: 4, remove: 3, open: 1, leave: 1, refetch: 1, stop: 1 },
      pages: stations.pages.length,
      seed: 52,
    }),
  ).resolves.toBeUndefined()
}, 300_000)
