import { expect, test } from 'vitest'
import { aBooking, aStation } from '@/test/railway/builders'
import { type BookableLeg, bookingOf } from './journey-booked'

const leg: BookableLeg = {
  train: { _id: 't1', trainNumber: '90210' },
  journeyDate: '2026-03-11',
  from: aStation(),
  to: aStation({ _id: 's2', code: 'VBY' }),
}

test('G3: a leg is booked by a booking for its train, date and stations', () => {
  const booking = aBooking()
  expect(bookingOf([aBooking({ _id: 'b0', journeyDate: '2026-03-12' }), booking], leg)).toBe(booking)
})

test('G3: own lists may name trains by number and stations by code alone', () => {
  const sparse = aBooking({ train: { trainNumber: '90210' }, from: { code: 'QXM' }, to: { code: 'VBY' } })
  expect(bookingOf([sparse], leg)).toBe(sparse)
  const ids = aBooking({ train: { _id: 't1' }, from: { _id: 's1' }, to: { _id: 's2' } })
  expect(bookingOf([ids], leg)).toBe(ids)
})

test.each([
  ['cancelled', { status: 'Cancelled' }],
  ['of another train', { train: { _id: 't2', trainNumber: '90211' } }],
  ['from another station', { from: { _id: 's9', code: 'XXX' } }],
  ['to another station', { to: { _id: 's9', code: 'XXX' } }],
  ['that says nothing of its way', { from: null, to: null }],
  ['whose train and stations have no names', { train: {}, from: {}, to: {} }],
])('G3: a leg is not booked by a booking %s', (_, changes) => {
  expect(
    bookingOf([aBooking(changes)], { ...leg, train: { _id: 't1', trainNumber: '90210' } }),
  ).toBeUndefined()
})
