import { expect, test } from 'vitest'
import type { Train } from '@/domain/trains/train'
import { initial, reduce, shown, type Event, type State } from './trains'

const train = (_id: string, name = `Train ${_id}`): Train => ({
  _id,
  trainNumber: `1${_id}`,
  name,
  trainType: 'Express',
  source: { _id: 'pune' },
  destination: { _id: 'goa' },
  departureTime: '08:00',
  arrivalTime: '12:00',
  totalSeats: 100,
  fare: 200,
  route: [],
  status: 'Active',
})

const after = (...events: Event[]): State => {
  let state = initial
  for (const event of events) state = reduce(state, event)
  return state
}

const paging = { total: 2, count: 2, totalPages: 1, currentPage: 1 }
const list: Event = { type: 'loaded list', params: 'all', items: [train('a'), train('b')], paging }
const search: Event = { type: 'searched', params: 'pune-goa', items: [train('b'), train('c')], paging }
const detail: Event = { type: 'loaded detail', train: train('b') }
const ids = (page: { items: Train[] } | undefined) => page?.items.map(({ _id }) => _id)

test('E3: create → front of the list, total + 1', () => {
  const { lists, searches } = after(list, search, { type: 'created', key: '1', train: train('n') }).confirmed
  expect(ids(lists['all'])).toEqual(['n', 'a', 'b'])
  expect(lists['all']?.total).toBe(3)
  expect(ids(searches['pune-goa'])).toEqual(['b', 'c'])
})

test('E3: a page that is not the first counts a created train without showing it', () => {
  const second = {
    ...list,
    params: 'page=2',
    paging: { total: 12, count: 2, totalPages: 2, currentPage: 2 },
  } as const
  const { lists } = after(second, { type: 'created', key: '1', train: train('n') }).confirmed
  expect(ids(lists['page=2'])).toEqual(['a', 'b'])
  expect(lists['page=2']?.total).toBe(13)
})

test('E3: a created train that a load has brought before is neither shown nor counted twice', () => {
  const { lists } = after(list, { type: 'created', key: '1', train: train('b', 'New') }).confirmed
  expect(lists['all']?.items).toEqual([train('b', 'New'), train('a')])
  expect(lists['all']?.total).toBe(2)
})

test('E3: update → replaced in the list, the current train and the search results', () => {
  const changed = train('b', 'Changed')
  const { lists, searches, current } = after(list, search, detail, {
    type: 'updated',
    key: '1',
    train: changed,
  }).confirmed
  expect(lists['all']).toEqual({ items: [train('a'), changed], ...paging })
  expect(searches['pune-goa']).toEqual({ items: [changed, train('c')], ...paging })
  expect(current).toEqual(changed)
})

test('E3: an update of a train that is not held adds it nowhere', () => {
  const before = after(list, search, detail)
  expect(reduce(before, { type: 'updated', key: '1', train: train('x') })).toEqual(before)
})

test('E3: delete → removed from all of them, total − 1', () => {
  const { lists, searches, current } = after(list, search, detail, {
    type: 'deleted',
    key: '1',
    id: 'b',
  }).confirmed
  expect(lists['all']).toEqual({ ...paging, items: [train('a')], total: 1 })
  expect(searches['pune-goa']).toEqual({ ...paging, items: [train('c')], total: 1 })
  expect(current).toBeNull()
})

test('E3: a train that stood on another page is one less in the total; other searches and trains stay', () => {
  const before = after(list, search, detail)
  const { confirmed } = reduce(before, { type: 'deleted', key: '1', id: 'x' })
  expect(confirmed.lists['all']).toEqual({ ...paging, items: [train('a'), train('b')], total: 1 })
  expect(confirmed.searches).toEqual(before.confirmed.searches)
  expect(confirmed.current).toEqual(train('b'))
})

test('E3: the total is never below 0', () => {
  const { confirmed } = after(
    { type: 'loaded list', params: 'all', items: [train('a')] },
    { type: 'deleted', key: '1', id: 'a' },
  )
  expect(confirmed.lists['all']).toEqual({ items: [], total: 0, count: 0, totalPages: 1, currentPage: 1 })
})

test('D3: pagination fallbacks: total 0, count 0, totalPages 1, currentPage 1', () => {
  const { confirmed } = after({
    type: 'loaded list',
    params: 'all',
    items: [train('a')],
    paging: { totalPages: null },
  })
  expect(confirmed.lists['all']).toEqual({
    items: [train('a')],
    total: 0,
    count: 0,
    totalPages: 1,
    currentPage: 1,
  })
})

test('D1: pending clears the error; a failure stores the message and keeps the list', () => {
  const failed = after(list, { type: 'load started' }, { type: 'failed to load', what: 'list' })
  expect(failed).toEqual({ ...after(list), error: 'Failed to fetch trains' })
  expect(reduce(failed, { type: 'load started' })).toMatchObject({ loading: true, error: null })
})

test('D2: the message of the response goes before the default', () => {
  expect(after({ type: 'failed to load', what: 'search', message: 'Server error' }).error).toBe(
    'Server error',
  )
})

test.each([
  ['no id', undefined, train('a'), 'No train ID provided'],
  ['no data', 'a', null, 'No train data received'],
  ['no _id', 'a', { trainNumber: '1' }, 'Invalid train data format received'],
  ['no trainNumber', 'a', { _id: 'a' }, 'Invalid train data format received'],
])('E4: loading a train for booking: %s', (_title, id, answer, error) => {
  expect(after(detail, { type: 'loaded for booking', id, train: answer })).toEqual({
    ...after(detail),
    error,
  })
})

test('E4: a train for booking is the current train', () => {
  const state = after({ type: 'loaded for booking', id: 'a', train: train('a') })
  expect(state).toMatchObject({ confirmed: { current: train('a') }, error: null })
})

test('E5: a failed check sets availableSeats to 0 and shows the error', () => {
  const known = after({ type: 'loaded seats', seats: { availableSeats: 7, totalSeats: 9 } })
  expect(known.availableSeats).toBe(7)
  expect(reduce(known, { type: 'failed to load', what: 'seats' })).toMatchObject({
    availableSeats: 0,
    error: 'Failed to fetch available seats',
  })
})

const starting: Event[] = [
  { type: 'write started', key: 'one', write: { type: 'updated', train: train('a', 'Soon') } },
  { type: 'write started', key: 'two', write: { type: 'deleted', id: 'b' } },
]

test('J2: every write shows at once', () => {
  const state = after(list, detail, ...starting)
  expect(shown(state).lists['all']).toEqual({ ...paging, items: [train('a', 'Soon')], total: 1 })
  expect(shown(state).current).toBeNull()
})

test('J2: every write can be taken back', () => {
  const state = after(list, ...starting, { type: 'write taken back', key: 'two' })
  expect(shown(state).lists['all']?.items).toEqual([train('a', 'Soon'), train('b')])
  expect(state.error).toBeNull()
})

test('J2: a write that fails takes back nothing but itself', () => {
  const state = after(list, ...starting, { type: 'write failed', key: 'one', what: 'updated' })
  expect(shown(state).lists['all']).toEqual({ ...paging, items: [train('a')], total: 1 })
  expect(state.error).toBe('Failed to update train')
})

test('J2: an answered write is shown as the server gave it, once', () => {
  const provisional: Event = {
    type: 'write started',
    key: 'new',
    write: { type: 'created', train: train('tmp') },
  }
  const state = after(list, provisional, { type: 'created', key: 'new', train: train('n') })
  expect(ids(shown(state).lists['all'])).toEqual(['n', 'a', 'b'])
  expect(shown(state).lists['all']?.total).toBe(3)
})
