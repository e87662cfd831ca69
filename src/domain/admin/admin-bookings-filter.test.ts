import { expect, test } from 'vitest'
import { aBooking } from '@/test/railway/builders'
import { zone } from '@/test/railway/reports'
import { parseBookingFilter } from './admin-bookings-filter'
import { matchesBookingFilter } from './admin-bookings-filter-match'

const nothing = {
  from: undefined,
  to: undefined,
  basis: undefined,
  status: undefined,
  train: undefined,
  pair: undefined,
  weekday: undefined,
}
const parsed = (search: Record<string, unknown>) => parseBookingFilter(search)

test('ADM-7: an address that a report links to is read as it was written', () => {
  const filter = {
    from: '2026-03-01',
    to: '2026-03-31',
    basis: 'booked',
    status: 'Confirmed,RAC',
    train: '12951',
    pair: 'NDLS-MMCT',
    weekday: 'Mon',
  } as const
  expect(parsed(filter)).toEqual(filter)
  for (const status of ['held', 'active', 'Cancelled'])
    expect(parsed({ status })).toEqual({ ...nothing, status })
})

test('D5: what does not fit is left out, with its key named', () => {
  expect(parsed({})).toEqual(nothing)
  expect(
    parsed({
      from: '2026-02-30',
      to: 7,
      basis: 'paid',
      status: 'Lost',
      train: ' ',
      pair: [],
      weekday: 'mon',
    }),
  ).toEqual(nothing)
  expect(parsed({ status: 'RAC,Lost,Confirmed,RAC' })).toEqual({ ...nothing, status: 'Confirmed,RAC' })
})

const matches = (changes: Parameters<typeof aBooking>[0], search: Record<string, unknown>) =>
  matchesBookingFilter(aBooking(changes), parsed(search), zone)

test('ADM-7: both ends of a range belong to it, by the journey’s day or the booking’s', () => {
  const days = { journeyDate: '2026-03-11', bookedAt: '2026-03-01T20:00:00.000Z' }
  expect(matches(days, { from: '2026-03-11', to: '2026-03-11' })).toBe(true)
  expect(matches(days, { from: '2026-03-12' })).toBe(false)
  expect(matches(days, { to: '2026-03-10' })).toBe(false)
  // In India it is past midnight.
  expect(matches(days, { from: '2026-03-02', to: '2026-03-02', basis: 'booked', weekday: 'Mon' })).toBe(true)
  expect(matches(days, { to: '2026-03-01', basis: 'booked' })).toBe(false)
  expect(matches({ journeyDate: '' }, { from: '2026-03-01' })).toBe(false)
  expect(matches({ journeyDate: '' }, { status: 'Confirmed' })).toBe(true)
})

test('ADM-7: held is Confirmed and RAC, active is all but cancelled, whatever words a server has', () => {
  const found = (status: string) =>
    ['Confirmed', 'RAC', 'Waiting', 'Cancelled', 'Odd'].filter((one) => matches({ status: one }, { status }))
  expect(found('held')).toEqual(['Confirmed', 'RAC'])
  expect(found('active')).toEqual(['Confirmed', 'RAC', 'Waiting', 'Odd'])
  expect(found('Waiting,Cancelled')).toEqual(['Waiting', 'Cancelled'])
})

test('ADM-7: a train is known by its number, a pair by its codes, and what has none can be asked for too', () => {
  expect(matches({}, { train: '90210', pair: 'QXM-VBY' })).toBe(true)
  expect(matches({}, { pair: 'VBY-QXM' })).toBe(false)
  expect(matches({ train: { _id: 't9' } }, { train: 't9' })).toBe(true)
  expect(matches({ train: null, from: null }, { train: 'none', pair: 'none-VBY' })).toBe(true)
})

test('J2 goal G30: a year of five digits is on no day of a range, though its text comes before that of 2026', () => {
  const far = { journeyDate: '2026-03-11', bookedAt: '+012026-03-01T20:00:00.000Z' }
  expect(matches(far, { to: '2026-12-31', basis: 'booked' })).toBe(false)
  expect(matches(far, { from: '2026-01-01', basis: 'booked' })).toBe(false)
})
