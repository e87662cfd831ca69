import { expect, test } from 'vitest'
import { aBooking, aStation, aTrain } from '@/test/railway/builders'
import { bookingsAt, bookingsOn, trainsAt } from './uses'

const pune = aStation({ _id: 's1', code: 'PUN' })
const ids = (records: { _id: string }[]) => records.map(({ _id }) => _id)

test('J2: a train uses a station where it starts, ends or stops, by id or, where none is told, by code', () => {
  const far = { _id: 'far', code: 'FAR' }
  const trains = [
    aTrain({ _id: 'starts', source: { _id: 's1' }, destination: far }),
    aTrain({ _id: 'ends', source: far, destination: { code: 'PUN' } }),
    aTrain({ _id: 'stops', source: far, destination: far, route: [{ station: { _id: 's1' } }] }),
    aTrain({ _id: 'other id', source: { _id: 's2', code: 'PUN' }, destination: far }),
    aTrain({ _id: 'unknown', source: null, destination: null, route: [{ station: null }] }),
  ]
  expect(ids(trainsAt([pune], trains))).toEqual(['starts', 'ends', 'stops'])
  expect(trainsAt([], trains)).toEqual([])
  expect(ids(trainsAt([pune, aStation({ _id: 's2' })], trains))).toContain('other id')
})

test('J2: the bookings from or to a station, and those of a train, by id, else by what names them', () => {
  const bookings = [
    aBooking({ _id: 'from', from: { _id: 's1' }, to: null, train: { _id: 't1' } }),
    aBooking({ _id: 'to', from: null, to: { code: 'PUN' }, train: { trainNumber: '90210' } }),
    aBooking({ _id: 'neither', from: { _id: 's9', code: 'PUN' }, to: { name: 'Pune' }, train: null }),
    aBooking({ _id: 'other', from: null, to: null, train: { _id: 't2', trainNumber: '90210' } }),
  ]
  expect(ids(bookingsAt([pune], bookings))).toEqual(['from', 'to'])
  expect(ids(bookingsOn([aTrain({ _id: 't1' })], bookings))).toEqual(['from', 'to'])
})
