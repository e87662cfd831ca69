import { expect, test } from 'vitest'
import type { LocalUser } from '@/domain/users/local-user'
import { initial, reduce, shown, type Event, type State } from './users'

const user = (_id: string, fields: Partial<LocalUser> = {}): LocalUser => ({
  _id,
  name: `User ${_id}`,
  email: `${_id}@mail.test`,
  role: 'user',
  status: 'active',
  createdAt: '2026-01-01T00:00:00.000Z',
  ...fields,
})

const after = (...events: Event[]): State => {
  let state = initial
  for (const event of events) state = reduce(state, event)
  return state
}

const list: Event = { type: 'loaded list', users: [user('a'), user('b', { status: 'inactive' })] }

test('I1: create; status defaults to active', () => {
  const { status: _status, ...input } = user('n', { role: 'agent' })
  const state = after(list, { type: 'created', key: '1', user: input })
  expect(state.confirmed).toEqual([user('n', { role: 'agent' }), ...after(list).confirmed])
})

test('I1: a status that is given stays', () => {
  const state = after({ type: 'created', key: '1', user: user('n', { status: 'inactive' }) })
  expect(state.confirmed).toEqual([user('n', { status: 'inactive' })])
})

test('I1: update changes what is named; a status that is not named stays', () => {
  const state = after(list, { type: 'updated', key: '1', id: 'b', changes: { name: 'Bo', role: 'admin' } })
  expect(state.confirmed).toEqual([user('a'), user('b', { name: 'Bo', role: 'admin', status: 'inactive' })])
})

test('I1: delete', () => {
  expect(after(list, { type: 'deleted', key: '1', id: 'b' }).confirmed).toEqual([user('a')])
})

test('I1: change status', () => {
  const state = after(list, { type: 'status changed', key: '1', id: 'b', status: 'active' })
  expect(state.confirmed).toEqual([user('a'), user('b')])
})

test.each([
  { type: 'updated', key: '1', id: 'x', changes: { name: 'Bo' } },
  { type: 'deleted', key: '1', id: 'x' },
  { type: 'status changed', key: '1', id: 'x', status: 'active' },
] as const)("I1: $type: a missing id → 'User not found'", (event) => {
  expect(after(list, event)).toEqual({ ...after(list), error: 'User not found' })
})

test('I1: a user that was deleted while another write was under way is not found', () => {
  const write = { type: 'updated', id: 'a', changes: { name: 'Bo' } } as const
  const state = after(
    list,
    { type: 'write started', key: 'one', write },
    { type: 'deleted', key: 'two', id: 'a' },
    { ...write, key: 'one' },
  )
  expect(shown(state)).toEqual([user('b', { status: 'inactive' })])
  expect(state.error).toBe('User not found')
})

test('J2: a write shows at once, can be taken back, and one that fails takes back nothing but itself', () => {
  const started = after(
    list,
    { type: 'write started', key: 'one', write: { type: 'deleted', id: 'a' } },
    {
      type: 'write started',
      key: 'two',
      write: { type: 'status changed', id: 'b', status: 'active' },
    },
  )
  expect(shown(started)).toEqual([user('b')])
  expect(shown(reduce(started, { type: 'write taken back', key: 'one' }))).toEqual([user('a'), user('b')])
  const failed = reduce(started, { type: 'write failed', key: 'two', what: 'status changed' })
  expect(shown(failed)).toEqual([user('b', { status: 'inactive' })])
  expect(failed.error).toBe('Failed to update user status')
})

test('D1: a failed load stores the message and keeps the list', () => {
  expect(after(list, { type: 'load started' }, { type: 'failed to load' })).toEqual({
    ...after(list),
    error: 'Failed to fetch users',
  })
})
