import { expect, test } from 'vitest'
import { aBooking, aNewBooking } from '@/test/railway/builders'
import {
  bookingTime,
  cancelDeadline,
  cancelled,
  cancelling,
  findSent,
  mayBeSent,
  mergeBooking,
  type SentBooking,
} from './booking'

const deadline = Date.UTC(2026, 2, 10, 20)

test('a booking can be cancelled until four hours before 00:00 UTC of its date, to the millisecond', () => {
  const booking = aBooking({ journeyDate: '2026-03-11' })
  expect(cancelDeadline('2026-03-11')).toBe(deadline)
  expect(cancelling(booking, deadline - 1)).toBe('possible')
  expect(cancelling(booking, deadline)).toBe('possible')
  expect(cancelling(booking, deadline + 1)).toBe('too-late')
  expect(cancelling(aBooking({ journeyDate: '2024-03-01' }), Date.UTC(2024, 1, 29, 20))).toBe('possible')
})

test('a cancelled booking cannot be cancelled again; one without a date not at all', () => {
  expect(cancelling(aBooking({ status: 'Cancelled' }), 0)).toBe('cancelled')
  expect(cancelling(aBooking({ journeyDate: '' }), 0)).toBe('too-late')
})

test('what the server will make of a cancelled booking may be computed twice', () => {
  const booking = Object.freeze(aBooking())
  const once = cancelled(booking)
  expect(once).toEqual({ ...booking, status: 'Cancelled', paymentStatus: 'Refunded' })
  expect(cancelled(once)).toEqual(once)
})

test.each([
  ['2026-03-12', 'Confirmed', 'upcoming'],
  ['2026-03-11', 'Waiting', 'upcoming'],
  ['2026-03-10', 'Confirmed', 'past'],
  ['', 'Confirmed', 'past'],
  ['2026-03-12', 'Cancelled', 'cancelled'],
  ['2026-03-10', 'Cancelled', 'cancelled'],
])('on 2026-03-11 a journey of %j that is %s is %s', (journeyDate, status, expected) => {
  expect(bookingTime(aBooking({ journeyDate, status }), '2026-03-11')).toBe(expected)
})

test('names are kept for the same record and dropped for another', () => {
  const known = aBooking()
  const ids = aBooking({ status: 'Cancelled', train: { _id: 't1' }, from: { _id: 's1' }, to: { _id: 's2' } })
  expect(mergeBooking(known, ids)).toEqual({ ...known, status: 'Cancelled' })
  expect(mergeBooking(known, { ...ids, train: { _id: 't9' }, to: { _id: 's9' } })).toMatchObject({
    train: { _id: 't9' },
    from: known.from,
    to: { _id: 's9' },
  })
  expect(mergeBooking(known, { ...ids, train: { _id: 't9' } }).train).toEqual({ _id: 't9' })
})

test('the own list has no ids: those that come later are added to its names', () => {
  const listed = aBooking({
    train: { trainNumber: '90210', name: 'Northland Mail' },
    from: { name: 'Quaxmoor', code: 'QXM' },
    to: null,
  })
  const answer = aBooking({ train: { _id: 't1' }, from: { _id: 's1' }, to: { _id: 's2' } })
  expect(mergeBooking(listed, answer)).toMatchObject({
    train: { _id: 't1', trainNumber: '90210', name: 'Northland Mail' },
    from: { _id: 's1', name: 'Quaxmoor', code: 'QXM' },
    to: { _id: 's2' },
  })
  expect(mergeBooking(answer, listed)).toMatchObject({
    train: { _id: 't1', name: 'Northland Mail' },
    to: { _id: 's2' },
  })
})

test('nothing in the answer keeps what is known; something newer wins', () => {
  const known = aBooking({ paymentMethod: 'upi', user: { _id: 'u1', name: 'Maya' } })
  const bare = aBooking({ train: null, from: null, to: null, totalFare: 999 })
  expect(mergeBooking(known, bare)).toEqual({ ...known, totalFare: 999 })
  expect(mergeBooking(known, aBooking({ from: { _id: 's1', name: 'New Quaxmoor' } })).from).toEqual({
    _id: 's1',
    name: 'New Quaxmoor',
    code: 'QXM',
  })
})

test('merging changes neither of the two', () => {
  const [known, answer] = [Object.freeze(aBooking()), Object.freeze(aBooking({ train: { _id: 't1' } }))]
  mergeBooking(known, answer)
  expect([known, answer]).toEqual([aBooking(), aBooking({ train: { _id: 't1' } })])
})

const sentAt = Date.UTC(2026, 2, 1, 8)
const sent = (changes: Partial<SentBooking> = {}): SentBooking => ({
  booking: aNewBooking(),
  trainNumber: '90210',
  sentAt,
  knownIds: [],
  knowsAll: false,
  ...changes,
})
/** As the own list shows it: no ids. */
const listed = (changes: Parameters<typeof aBooking>[0] = {}) =>
  aBooking({ train: { trainNumber: '90210', name: 'Northland Mail' }, ...changes })

test('G6: the booking that was sent is recognised by train, date, passengers and time', () => {
  const own = [listed({ _id: 'other', journeyDate: '2026-03-12' }), listed()]
  expect(findSent(own, sent())?._id).toBe('b1')
  expect(findSent([listed({ train: { _id: 't1' } })], sent())?._id).toBe('b1')
  expect(findSent([], sent())).toBeUndefined()
})

test('G6: where the server tells request ids, the one with this id is it, however unlike; likeness alone says nothing', () => {
  const alike = listed({ _id: 'alike', clientRequestId: 'request-0' })
  const given = listed({ train: null, passengers: [], bookedAt: '2026-02-01T08:00:00.000Z' })
  const own = [alike, { ...given, clientRequestId: 'request-1' }]
  expect(findSent(own, sent({ knownIds: ['b1'] }))?._id).toBe('b1')
  for (const others of [[alike], [alike, listed()], [alike, given]]) {
    expect([findSent(others, sent()), mayBeSent(others, sent())]).toEqual([undefined, false])
  }
})

const ira = { name: 'Ira Sol', age: 34, gender: 'F', seatNumber: null, coach: null }

test.each([
  ['another train', { train: { trainNumber: '90211' } }],
  ['another train’s id', { train: { _id: 't9' } }],
  ['no train', { train: null }],
  ['another date', { journeyDate: '2026-03-10' }],
  ['another name', { passengers: [{ ...ira, name: 'Ira Soll' }] }],
  ['another age', { passengers: [{ ...ira, age: 35 }] }],
  ['one passenger more', { passengers: [ira, ira] }],
  ['no passengers', { passengers: [] }],
  ['an earlier time', { bookedAt: '2026-03-01T07:54:59.999Z' }],
  ['a time that is none', { bookedAt: 'soon' }],
])('G6: a booking with %s is not the one that was sent', (_kind, changes) => {
  expect(findSent([listed(changes)], sent())).toBeUndefined()
})

test('G6: a booking that was known before is not the new one, however alike', () => {
  expect(findSent([listed()], sent({ knownIds: ['b1'] }))).toBeUndefined()
  const own = [listed({ _id: 'new' }), listed()]
  expect(findSent(own, sent({ knownIds: ['b1'] }))?._id).toBe('new')
})

test('G6: where all own bookings were known, a new one is it whatever the clocks say', () => {
  const fast = { bookedAt: '2026-03-01T02:00:00.000Z' }
  expect(findSent([listed(fast)], sent({ knownIds: ['b2'], knowsAll: true }))?._id).toBe('b1')
  expect(findSent([listed(fast)], sent({ knownIds: ['b1'], knowsAll: true }))).toBeUndefined()
})

test('G6: of two alike it is the one that stands; where that was cancelled meanwhile, it is that one', () => {
  const given = listed({ _id: 'given up', status: 'Cancelled' })
  expect(findSent([given, listed()], sent())?._id).toBe('b1')
  expect(findSent([given], sent())?._id).toBe('given up')
})

test('G6: the server’s clock may be five minutes behind, or not be told', () => {
  expect(findSent([listed({ bookedAt: '2026-03-01T07:55:00.000Z' })], sent())?._id).toBe('b1')
  const { bookedAt: _bookedAt, ...undated } = listed()
  expect(findSent([undated], sent())?._id).toBe('b1')
})

test('G6: blanks around a name do not hide it', () => {
  const booking = aNewBooking({ passengers: [{ name: ' Ira Sol ', age: 34, gender: 'F' }] })
  expect(findSent([listed()], sent({ booking }))?._id).toBe('b1')
})

test('G6: a server may write a name in capitals', () => {
  expect(findSent([listed({ passengers: [{ ...ira, name: 'IRA  SOL' }] })], sent())?._id).toBe('b1')
})

test.each([
  ['no train', { train: null }],
  ['no date', { journeyDate: '' }],
  ['no passengers', { passengers: [] }],
  ['a passenger who cannot be read', { passengers: [{ ...ira, name: '', age: null }] }],
])('G6: a new booking with %s may be the one that was sent', (_kind, changes) => {
  expect(mayBeSent([listed(changes)], sent())).toBe(true)
  expect(mayBeSent([listed(changes)], sent({ knownIds: ['b1'] }))).toBe(false)
})

test.each([
  ['another train', { train: { trainNumber: '90211' } }],
  ['another date', { journeyDate: '2026-03-10' }],
  ['another name', { passengers: [{ ...ira, name: 'Ira Soll' }] }],
  ['one passenger more', { passengers: [ira, ira] }],
  ['a time more than a day earlier', { bookedAt: '2026-02-28T07:59:59.999Z', passengers: [] }],
  ['an earlier time, given up since', { bookedAt: '2026-03-01T07:54:59.999Z', status: 'Cancelled' as const }],
])('G6: a booking with %s is surely not the one that was sent', (_kind, changes) => {
  expect(mayBeSent([listed(changes)], sent())).toBe(false)
})

test('G6: a booking that only the device’s clock calls older may be the one that was sent', () => {
  const earlier = listed({ bookedAt: '2026-03-01T05:00:00.000Z' })
  expect(findSent([earlier], sent())).toBeUndefined()
  expect(mayBeSent([earlier], sent())).toBe(true)
  expect(mayBeSent([earlier], sent({ knownIds: ['b1'] }))).toBe(false)
})
