import { deepStrictEqual as same } from 'node:assert'
import { QueryClient, type QueryKey } from '@tanstack/react-query'
import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Page, toPage } from '@/domain/page'
import type { StationRef } from '@/domain/stations/station'
import type { Train, TrainInput } from '@/domain/trains/train'
import { type PendingStep, withPending } from './outbox/pending-page'
import { stationQueries } from '@/queries/stations'
import { trainQueries } from '@/queries/trains'
import { aStation, aTrain } from '@/test/railway/builders'
import { answered, cachedPages, refused } from '@/test/reference/answers'
import { type Draw, sequencesOf } from '@/test/reference/draw'
import { countFollowsRows, shownTotal } from '@/test/reference/readings'
import { type Event, initial, reduce, shown, type State, type Write } from '@/test/reference/trains'
import { runs } from '@/test/size'
import { createTrainMutation, deleteTrainMutation, updateTrainMutation } from './trains'

const ids = ['0', '1', '2', '3', '4', '5']
const stations = ids.map((_id) => aStation({ _id, name: `Station ${_id}` }))
const named = (at: number): StationRef => {
  const { _id, name, code, city } = stations[at] ?? aStation()
  return { _id, name, code, city }
}
const train = (_id: string, value: number): Train =>
  aTrain({
    _id,
    name: `Name ${value}`,
    source: named(value % 3),
    destination: named(3 + (value % 2)),
    route: value === 7 ? [{ station: named(5), distance: 3 }] : [],
  })
const idOnly = (ref: StationRef | null): StationRef => ({ _id: ref?._id ?? '' })
/** Answers to writes say stations by their ids alone (api-model 3.3). */
const asAnswered = (whole: Train): Train => ({
  ...whole,
  source: idOnly(whole.source),
  destination: idOnly(whole.destination),
  route: whole.route.map((stop) => ({ ...stop, station: idOnly(stop.station) })),
})

const lists = {
  all: trainQueries.list().queryKey,
  express: trainQueries.list({ trainType: 'Express' }).queryKey,
  second: [...trainQueries.lists(), { page: 2 }],
}
const searches = {
  one: trainQueries.search({ from: 's1', to: 's2', date: '2026-03-04' }).queryKey,
  other: trainQueries.search({ from: 's2', to: 's1', date: '2026-03-04' }).queryKey,
}

/** Where a train is open: one of them is being booked. */
const page = (id: string) => (id === '1' ? trainQueries.forBooking(id) : trainQueries.detail(id)).queryKey

const keys: Record<string, QueryKey> = { ...lists, ...searches }

const known = (draw: Draw) => draw.of(['0', '1', '2', '3', '4', '5', 'unknown', '6', '7'])
const answer = (draw: Draw, params: string) => {
  const items = draw.some(ids).map((id) => train(id, draw.nat(9)))
  return { params, items, paging: draw.paging(items.length, params === 'second' ? 2 : 1) }
}
type Command = Event | { type: 'staged'; kind: Write['type']; at: number } | { type: 'answered'; how: number }

const command = (draw: Draw): Command => {
  const kind = draw.nat(20)
  if (kind < 3) return { type: 'loaded list', ...answer(draw, draw.of(['all', 'express', 'second'])) }
  if (kind < 5) return { type: 'searched', ...answer(draw, draw.of(['one', 'other'])) }
  if (kind < 7) return { type: 'loaded detail', train: train(known(draw), draw.nat(9)) }
  if (kind < 10) return { type: 'created', key: '', train: train(known(draw), draw.nat(9)) }
  if (kind < 13) return { type: 'updated', key: '', train: train(known(draw), draw.nat(9)) }
  if (kind < 16) return { type: 'deleted', key: '', id: known(draw) }
  if (kind < 17) return { type: 'write failed', key: '', what: draw.of(['created', 'updated', 'deleted']) }
  if (kind < 18) return { type: 'answered', how: draw.nat(60) }
  return { type: 'staged', kind: draw.of(['created', 'updated', 'deleted']), at: draw.nat(30) }
}

const nth = <T>(items: readonly T[], at: number): T | undefined => items[at % Math.max(1, items.length)]

/** J2: what an admin stages concerns rows that are shown; what is staged is answered, refused or taken back. */
function eventOf(state: State, next: Command, step: number): Event | undefined {
  const key = `step ${step}`
  if (next.type === 'staged') {
    if (next.kind === 'created') {
      return { type: 'write started', key, write: { type: 'created', train: train(`staged ${key}`, step) } }
    }
    const row = nth(shown(state).lists['all']?.items ?? [], next.at)
    if (!row) return undefined
    const write: Write =
      next.kind === 'deleted'
        ? { type: 'deleted', id: row._id }
        : { type: 'updated', train: { ...row, name: key } }
    return { type: 'write started', key, write }
  }
  if (next.type !== 'answered') return next
  const promise = nth(state.pending, next.how)
  if (!promise) return undefined
  const { write } = promise
  if (next.how % 4 === 0) return { type: 'write taken back', key: promise.key }
  if (next.how % 4 === 1) return { type: 'write failed', key: promise.key, what: write.type }
  if (write.type !== 'created') return { ...write, key: promise.key }
  return { type: 'created', key: promise.key, train: { ...write.train, _id: `made ${key}` } }
}

const unused = {} as TrainInput
const writes = {
  created: createTrainMutation(),
  updated: updateTrainMutation('1'),
  deleted: deleteTrainMutation('1'),
}

async function play(client: QueryClient, event: Event) {
  if (event.type === 'loaded list' || event.type === 'searched') {
    client.setQueryData(keys[event.params] ?? [], toPage(event.items, event.paging))
  } else if (event.type === 'loaded detail') {
    client.setQueryData<Train>(page(event.train._id), event.train)
  } else if (event.type === 'created') {
    await answered(client, createTrainMutation(), asAnswered(event.train), unused)
  } else if (event.type === 'updated') {
    await answered(client, updateTrainMutation(event.train._id), asAnswered(event.train), unused)
  } else if (event.type === 'deleted') {
    await answered(client, deleteTrainMutation(event.id), undefined, undefined)
  } else if (event.type === 'write failed') {
    if (event.what === 'created') await refused(client, writes.created, unused)
    else if (event.what === 'updated') await refused(client, writes.updated, unused)
    else await refused(client, writes.deleted, undefined)
  }
}

const step = ({ write }: State['pending'][number]): PendingStep<Train> =>
  write.type === 'deleted'
    ? { kind: 'delete', id: write.id }
    : write.type === 'created'
      ? { kind: 'create', record: write.train }
      : { kind: 'update', id: write.train._id, change: () => write.train }

beforeEach(() => void vi.stubGlobal('setTimeout', () => 0))
afterEach(() => vi.unstubAllGlobals())

test('E3, G11: after every sequence of loads and writes the cache is what the requirements say', async () => {
  const property = fc.asyncProperty(sequencesOf(command), async (commands) => {
    const client = new QueryClient()
    client.setQueryData(stationQueries.list().queryKey, toPage(stations))
    let state = initial
    let opened: readonly unknown[] = ['nothing is open']
    for (const [at, next] of commands.entries()) {
      const event = eventOf(state, next, at)
      if (!event) continue
      await play(client, event)
      if (event.type === 'loaded detail') opened = page(event.train._id)
      const before = state.confirmed
      state = reduce(state, event)
      if (event.type !== 'loaded list' && event.type !== 'searched') {
        const counted = {
          lists: countFollowsRows(before.lists, state.confirmed.lists),
          searches: countFollowsRows(before.searches, state.confirmed.searches),
        }
        state = { ...state, confirmed: { ...state.confirmed, ...counted } }
      }
      const cached = {
        lists: cachedPages<Page<Train>>(client, lists),
        searches: cachedPages<Page<Train>>(client, searches),
        current: client.getQueryData(opened) ?? null,
      }
      same(cached, state.confirmed)
      const { all } = cached.lists
      if (!all || state.pending.length === 0) continue
      const staged = shown(state).lists['all'] ?? all
      const { items, total } = withPending(all, state.pending.map(step))
      same([items, total], [staged.items, shownTotal(all, staged)])
    }
  })
  await expect(fc.assert(property, { seed: 31, numRuns: runs(20_000) })).resolves.toBeUndefined()
}, 300_000)
