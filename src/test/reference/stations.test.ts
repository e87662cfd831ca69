import { expect, test } from 'vitest'
import type { Station } from '@/domain/stations/station'
import { initial, reduce, shown, type Event, type State } from './stations'

const station = (_id: string, name = `Station ${_id}`): Station => ({
  _id,
  code: _id.toUpperCase(),
  name,
  city: 'Pune',
  state: 'Maharashtra',
  latitude: 18.5,
  longitude: 73.9,
})

const after = (...events: Event[]): State => {
  let state = initial
  for (const event of events) state = reduce(state, event)
  return state
}

const paging = { total: 2, count: 2, totalPages: 1, currentPage: 1 }
const list: Event = { type: 'loaded list', params: 'all', items: [station('a'), station('b')], paging }
const nearby: Event = { type: 'loaded nearby', items: [station('b')] }
const detail: Event = { type: 'loaded detail', station: station('b') }

test('F2: create → first, total + 1', () => {
  const { lists } = after(list, { type: 'created', key: '1', station: station('n') }).confirmed
  expect(lists['all']).toEqual({ ...paging, items: [station('n'), station('a'), station('b')], total: 3 })
})

test('F2: update → replaced, and the current station if it is the same', () => {
  const changed = station('b', 'Changed')
  const { lists, current } = after(list, detail, { type: 'updated', key: '1', station: changed }).confirmed
  expect(lists['all']).toEqual({ ...paging, items: [station('a'), changed] })
  expect(current).toEqual(changed)
  const other = after(list, detail, { type: 'updated', key: '1', station: station('a', 'Changed') })
  expect(other.confirmed.current).toEqual(station('b'))
})

test('F2: delete → removed, total − 1, the current station cleared if it matches', () => {
  const { lists, current } = after(list, detail, { type: 'deleted', key: '1', id: 'b' }).confirmed
  expect(lists['all']).toEqual({ ...paging, items: [station('a')], total: 1 })
  expect(current).toBeNull()
  const other = after(list, detail, { type: 'deleted', key: '1', id: 'a' })
  expect(other.confirmed.current).toEqual(station('b'))
})

test('F2: a total that the server left out stays 0', () => {
  const bare: Event = { type: 'loaded list', params: 'all', items: [station('a')] }
  expect(after(bare, { type: 'deleted', key: '1', id: 'a' }).confirmed.lists['all']?.total).toBe(0)
})

test('F1: the nearby list is a cache of its own', () => {
  expect(after(list, nearby).confirmed.lists).toEqual(after(list).confirmed.lists)
  const state = after(list, nearby, { type: 'deleted', key: '1', id: 'b' })
  expect(state.confirmed.nearby).toEqual([station('b')])
})

test('F2: clearing the current station and clearing the error exist as actions', () => {
  const failed = after(detail, { type: 'failed to load', what: 'nearby' })
  expect(failed.error).toBe('Failed to fetch nearby stations')
  expect(reduce(failed, { type: 'cleared error' })).toEqual({ ...failed, error: null })
  expect(reduce(failed, { type: 'cleared current' })).toEqual({
    ...failed,
    confirmed: { ...failed.confirmed, current: null },
  })
})

test('J2: a write that fails takes back nothing but itself', () => {
  const state = after(
    list,
    { type: 'write started', key: 'one', write: { type: 'created', station: station('tmp') } },
    { type: 'write started', key: 'two', write: { type: 'deleted', id: 'a' } },
    { type: 'write failed', key: 'one', what: 'created', message: 'Code taken' },
  )
  expect(shown(state).lists['all']).toEqual({ ...paging, items: [station('b')], total: 1 })
  expect(state.error).toBe('Code taken')
})

test('J2: a write shows at once and can be taken back', () => {
  const write: Event = {
    type: 'write started',
    key: 'one',
    write: { type: 'updated', station: station('a', 'Soon') },
  }
  expect(shown(after(list, write)).lists['all']?.items).toEqual([station('a', 'Soon'), station('b')])
  expect(after(list, write, { type: 'write taken back', key: 'one' })).toEqual(after(list))
})
