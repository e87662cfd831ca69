import { expect, test } from 'vitest'
import type { Booking } from '@/domain/bookings/booking'
import { initial, reduce, type Event, type State } from './bookings'

const booking = (_id: string, status = 'Confirmed'): Booking => ({
  _id,
  pnr: `PNR${_id}`,
  status,
  paymentStatus: 'Pending',
  train: { _id: 't', trainNumber: '11007', name: 'Deccan' },
  from: { _id: 'pune' },
  to: { _id: 'goa' },
  journeyDate: '2026-03-01',
  passengers: [],
  totalFare: 420,
})

const after = (...events: Event[]): State => {
  let state = initial
  for (const event of events) state = reduce(state, event)
  return state
}

const paging = { total: 2, count: 2, totalPages: 1, currentPage: 1 }
const nothing = { items: [], total: 0, count: 0, totalPages: 1, currentPage: 1 }
const own: Event = { type: 'own list answered', success: true, items: [booking('a'), booking('b')], paging }
const opened = (_id: string): Event => ({ type: 'loaded one', byId: booking(_id), details: null })

test('G2: the list is a success only when success is true', () => {
  expect(after(own).own).toEqual({ ...paging, items: [booking('a'), booking('b')] })
  for (const success of [{ success: false }, {}]) {
    const state = after(own, { type: 'own list answered', items: [booking('c')], paging, ...success })
    expect(state).toMatchObject({ own: nothing, error: 'Failed to fetch bookings' })
  }
})

test("G2: otherwise the response's message", () => {
  const state = after({ type: 'own list answered', success: false, items: [], message: 'Not now' })
  expect(state.error).toBe('Not now')
})

test("G2: no user → 'User not authenticated'", () => {
  expect(after(own, { type: 'own list without a user' })).toMatchObject({
    own: nothing,
    loading: false,
    error: 'User not authenticated',
  })
})

test('G2: the list and the error are cleared on start', () => {
  const state = after(own, { type: 'write failed', what: 'created' }, { type: 'own list started' })
  expect(state).toMatchObject({ own: nothing, loading: true, error: null })
})

test('G2: a failed load empties list and count', () => {
  const state = after(own, { type: 'failed to load', what: 'own', message: 'Network' })
  expect(state).toMatchObject({ own: nothing, loading: false, error: 'Network' })
})

test('G3: create → top of the list, total + 1', () => {
  const state = after(own, { type: 'created', booking: booking('n') })
  expect(state.own).toEqual({ ...paging, items: [booking('n'), booking('a'), booking('b')], total: 3 })
})

test('G3: a booking that a load has brought before is neither shown nor counted twice', () => {
  const state = after(own, { type: 'created', booking: booking('b') })
  expect(state.own).toEqual({ ...paging, items: [booking('b'), booking('a')] })
})

test('G3: cancel → the returned booking replaces it in the list and as current booking', () => {
  const returned = booking('b', 'Cancelled')
  const state = after(own, opened('b'), { type: 'cancelled', booking: returned })
  expect(state.own).toEqual({ ...paging, items: [booking('a'), returned] })
  expect(state.current).toEqual(returned)
})

test('G3: another booking that is open stays current', () => {
  const state = after(own, opened('a'), { type: 'cancelled', booking: booking('b', 'Cancelled') })
  expect(state.current).toEqual(booking('a'))
})

test('G3: a cancelled booking that is not held is added nowhere', () => {
  const before = after(own, opened('a'))
  expect(reduce(before, { type: 'cancelled', booking: booking('x', 'Cancelled') })).toEqual(before)
})

test('G3: an action clears all bookings', () => {
  const state = after(own, { type: 'own list started' }, own, { type: 'write failed', what: 'cancelled' })
  expect(state.error).toBe('Failed to cancel booking')
  expect(reduce(state, { type: 'cleared all' })).toMatchObject({ own: nothing, loading: false, error: null })
})

test('G3: the lists of the admin change by loading only', () => {
  const admin: Event = { type: 'loaded admin list', params: 'page=1', items: [booking('a')], paging }
  const state = after(
    admin,
    { type: 'created', booking: booking('n') },
    { type: 'cancelled', booking: booking('a', 'Cancelled') },
  )
  expect(state.adminLists).toEqual(after(admin).adminLists)
})

test('G4: one booking, on failure or no data the details', () => {
  expect(after({ type: 'loaded one', byId: null, details: booking('d') }).current).toEqual(booking('d'))
  expect(after({ type: 'loaded one', byId: booking('a'), details: null }).current).toEqual(booking('a'))
  expect(after({ type: 'loaded one', byId: booking('a'), details: booking('d') }).current).toEqual(
    booking('a'),
  )
})

test("G4: neither → 'No booking data received from any endpoint'", () => {
  const state = after(opened('a'), { type: 'loaded one', byId: null, details: null })
  expect(state).toMatchObject({
    current: booking('a'),
    error: 'No booking data received from any endpoint',
  })
})

test('G1: a booking found by PNR is the current one; another failed search keeps it', () => {
  const found = after({ type: 'load started' }, { type: 'loaded by PNR', booking: booking('p') })
  expect(found).toMatchObject({ current: booking('p'), loading: false, own: nothing })
  expect(reduce(found, { type: 'failed to load', what: 'pnr' })).toEqual({
    ...found,
    error: 'Failed to fetch booking by PNR',
  })
})
