import { deepStrictEqual as same } from 'node:assert'
import { QueryClient, type QueryKey } from '@tanstack/react-query'
import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Page, toPage } from '@/domain/page'
import type { Station, StationInput } from '@/domain/stations/station'
import { stationQueries } from '@/queries/stations'
import { aStation } from '@/test/railway/builders'
import { answered, cachedPages, refused } from '@/test/reference/answers'
import { type Draw, sequencesOf } from '@/test/reference/draw'
import { countFollowsRows } from '@/test/reference/readings'
import { type Event, initial, reduce } from '@/test/reference/stations'
import { runs } from '@/test/size'
import { createStationMutation, deleteStationMutation, updateStationMutation } from './stations'

// What is staged and not yet sent: `outbox.model.matrix.test.ts`.

const ids = ['0', '1', '2', '3', '4', '5']
function station(_id: string, value: number): Station {
  const { zone: _zone, ...rest } = aStation({ _id, code: `C${_id}`, name: `Name ${value}` })
  return value % 2 ? { ...rest, zone: `Zone ${value}` } : rest
}

const lists: Record<string, QueryKey> = {
  all: stationQueries.lists(),
  second: [...stationQueries.lists(), { page: 2 }],
}
const nearby = stationQueries.nearby({ latitude: 12, longitude: 77, maxDistance: 5000 }).queryKey

const known = (draw: Draw) => draw.of(['0', '1', '2', '3', '4', '5', 'unknown', '6', '7'])
const rows = (draw: Draw) => draw.some(ids).map((id) => station(id, draw.nat(9)))

function loadedList(draw: Draw): Event {
  const params = draw.of(['all', 'second'])
  const items = rows(draw)
  return { type: 'loaded list', params, items, paging: draw.paging(items.length, params === 'all' ? 1 : 2) }
}

const command = (draw: Draw): Event => {
  const kind = draw.nat(18)
  if (kind < 3) return loadedList(draw)
  if (kind < 5) return { type: 'loaded detail', station: station(known(draw), draw.nat(9)) }
  if (kind < 6) return { type: 'loaded nearby', items: rows(draw) }
  if (kind < 7) return { type: 'cleared current' }
  if (kind < 10) return { type: 'created', key: '', station: station(known(draw), draw.nat(9)) }
  if (kind < 13) return { type: 'updated', key: '', station: station(known(draw), draw.nat(9)) }
  if (kind < 17) return { type: 'deleted', key: '', id: known(draw) }
  return { type: 'write failed', key: '', what: draw.of(['created', 'updated', 'deleted']) }
}

const unused = {} as StationInput

async function play(client: QueryClient, event: Event) {
  if (event.type === 'loaded list') {
    client.setQueryData(lists[event.params] ?? [], toPage(event.items, event.paging))
  } else if (event.type === 'loaded detail') {
    client.setQueryData(stationQueries.detail(event.station._id).queryKey, event.station)
  } else if (event.type === 'loaded nearby') {
    client.setQueryData(nearby, toPage(event.items))
  } else if (event.type === 'created') {
    await answered(client, createStationMutation(), event.station, unused)
  } else if (event.type === 'updated') {
    await answered(client, updateStationMutation(event.station._id), event.station, unused)
  } else if (event.type === 'deleted') {
    await answered(client, deleteStationMutation(event.id), undefined, undefined)
  } else if (event.type === 'write failed') {
    if (event.what === 'created') await refused(client, createStationMutation(), unused)
    else if (event.what === 'updated') await refused(client, updateStationMutation('1'), unused)
    else await refused(client, deleteStationMutation('1'), undefined)
  }
}

beforeEach(() => void vi.stubGlobal('setTimeout', () => 0))
afterEach(() => vi.unstubAllGlobals())

test('F2, G11: after every sequence of loads and writes the cache is what the requirements say', async () => {
  const property = fc.asyncProperty(sequencesOf(command), async (commands) => {
    const client = new QueryClient()
    let state = initial
    let opened: QueryKey = ['nothing is open']
    for (const event of commands) {
      await play(client, event)
      if (event.type === 'loaded detail') opened = stationQueries.detail(event.station._id).queryKey
      if (event.type === 'cleared current') opened = ['nothing is open']
      const before = state.confirmed.lists
      state = reduce(state, event)
      if (event.type !== 'loaded list') {
        const counted = countFollowsRows(before, state.confirmed.lists)
        state = { ...state, confirmed: { ...state.confirmed, lists: counted } }
      }
      const cached = {
        lists: cachedPages<Page<Station>>(client, lists),
        nearby: client.getQueryData(nearby)?.items ?? [],
        current: client.getQueryData(opened) ?? null,
      }
      same(cached, state.confirmed)
    }
  })
  await expect(fc.assert(property, { seed: 37, numRuns: runs(20_000) })).resolves.toBeUndefined()
}, 300_000)
