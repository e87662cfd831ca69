import * as v from 'valibot'
import { expect, test } from 'vitest'
import { bookingSchema, ownBookingsSchema } from './bookings.schema'

const passengers = [{ name: 'Ira Sol', age: 34, gender: 'F', seatNumber: null }]
const common = {
  _id: 'b1',
  pnr: 'K7Q2M9ZT',
  journeyDate: '2026-03-01T00:00:00.000Z',
  bookingDate: '2026-02-11T08:30:00.000Z',
  passengers,
  totalFare: 420,
  bookingStatus: 'Confirmed',
  paymentStatus: 'Pending',
}
const normal = {
  _id: 'b1',
  pnr: 'K7Q2M9ZT',
  status: 'Confirmed',
  paymentStatus: 'Pending',
  journeyDate: '2026-03-01',
  bookedAt: '2026-02-11T08:30:00.000Z',
  passengers: [{ name: 'Ira Sol', age: 34, gender: 'F', seatNumber: null, coach: null }],
  totalFare: 420,
}
const parsed = (changes: object) => v.parse(bookingSchema, { ...common, ...changes })

test('D4: the own list’s form: train by number, stations without ids', () => {
  expect(
    parsed({
      train: { number: '90210', name: 'Northland Mail' },
      from: { name: 'Quaxmoor', code: 'QXM' },
      to: { name: 'Vellby', code: 'VBY' },
    }),
  ).toEqual({
    ...normal,
    train: { trainNumber: '90210', name: 'Northland Mail' },
    from: { name: 'Quaxmoor', code: 'QXM' },
    to: { name: 'Vellby', code: 'VBY' },
  })
})

test('D4: the form after a write: ids', () => {
  const own = { paymentMethod: 'upi', clientRequestId: 'request-1' }
  expect(parsed({ train: 't1', fromStation: 's1', toStation: 's2', user: 'u1', ...own, __v: 0 })).toEqual({
    ...normal,
    train: { _id: 't1' },
    from: { _id: 's1' },
    to: { _id: 's2' },
    user: { _id: 'u1' },
    ...own,
  })
})

test('D4: the form of the PNR look-up and the admin’s list: populated objects', () => {
  expect(
    parsed({
      train: { _id: 't1', trainNumber: '90210', name: 'Northland Mail' },
      fromStation: { _id: 's1', name: 'Quaxmoor', code: 'QXM' },
      toStation: { _id: 's2', name: 'Vellby', code: 'VBY' },
      user: { _id: 'u1', username: 'Maya Lobo', email: 'maya@mail.test' },
    }),
  ).toEqual({
    ...normal,
    train: { _id: 't1', trainNumber: '90210', name: 'Northland Mail' },
    from: { _id: 's1', name: 'Quaxmoor', code: 'QXM' },
    to: { _id: 's2', name: 'Vellby', code: 'VBY' },
    user: { _id: 'u1', name: 'Maya Lobo', email: 'maya@mail.test' },
  })
})

test('D4: what was deleted since is null', () => {
  const gone = { ...normal, train: null, from: null, to: null }
  expect(parsed({ train: null, from: null, to: null })).toEqual(gone)
  expect(parsed({ train: null, fromStation: null, toStation: null, user: null })).toEqual(gone)
  expect(parsed({})).toEqual(gone)
  expect(parsed({ train: {}, from: {}, fromStation: 5, user: {} })).toEqual(gone)
  expect(parsed({ from: null, fromStation: 's1' }).from).toEqual({ _id: 's1' })
})

test.each([
  [{ bookingStatus: 'confirmed' }, 'Confirmed'],
  [{ bookingStatus: 'rac' }, 'RAC'],
  [{ bookingStatus: ' WAITING ' }, 'Waiting'],
  [{ bookingStatus: undefined, status: 'completed' }, 'Completed'],
  [{ bookingStatus: undefined, status: 'pending' }, 'Pending'],
  [{ bookingStatus: 'Cancelled', status: 'confirmed' }, 'Cancelled'],
  [{ bookingStatus: ' On hold ' }, 'On hold'],
  [{ bookingStatus: 'Chartered' }, 'Chartered'],
  [{ bookingStatus: undefined }, ''],
  [{ bookingStatus: 5 }, ''],
])('the status of %j is %j', (changes, expected) => {
  expect(parsed(changes).status).toBe(expected)
})

test.each([
  ['2026-03-01', '2026-03-01'],
  ['2026-03-01T23:30:00.000+05:30', '2026-03-01'],
  ['2026-03-01T00:00:00.000Z', '2026-03-01'],
  ['1 March 2026', ''],
  ['12026-03-01', ''],
  ['2026-03-010', ''],
  ['0026-03-01', ''],
  [undefined, ''],
  [null, ''],
  [1772323200000, ''],
])('SEA-3 goal G30: the journey date of %j is its first ten characters: %j', (given, expected) => {
  expect(parsed({ journeyDate: given }).journeyDate).toBe(expected)
})

test('D4: when it was booked, and what it costs, under their other names', () => {
  const { bookingDate: _date, totalFare: _fare, ...rest } = common
  const dated = (changes: object) => v.parse(bookingSchema, { ...rest, ...changes })
  expect(dated({ bookingTime: '2026-02-11T09:00:00.000Z', createdAt: 'x' }).bookedAt).toBe(
    '2026-02-11T09:00:00.000Z',
  )
  expect(dated({ createdAt: '2026-02-11T09:00:00.000Z' }).bookedAt).toBe('2026-02-11T09:00:00.000Z')
  expect(dated({})).not.toHaveProperty('bookedAt')
  expect(dated({ totalAmount: 99 }).totalFare).toBe(99)
  expect(dated({ totalFare: 0, totalAmount: 99 }).totalFare).toBe(0)
  expect(dated({ totalFare: '420' }).totalFare).toBe(420)
  expect(dated({ totalFare: 'much' }).totalFare).toBeNull()
})

test('D4: passengers with as much as is known of them', () => {
  const given = [
    { name: 'Ira', age: '34', gender: 'F', seatNumber: 'A-12', coach: 'A', status: 'RAC' },
    { age: null, seatNumber: undefined },
    {},
  ]
  expect(parsed({ passengers: given }).passengers).toEqual([
    { name: 'Ira', age: 34, gender: 'F', seatNumber: 'A-12', coach: 'A', status: 'RAC' },
    { name: '', age: null, gender: '', seatNumber: null, coach: null },
    { name: '', age: null, gender: '', seatNumber: null, coach: null },
  ])
  for (const none of [undefined, null, 'Ira', []]) expect(parsed({ passengers: none }).passengers).toEqual([])
})

test('D4: a booking needs an id; a train’s number may be a number', () => {
  for (const body of [
    { ...common, _id: undefined },
    { ...common, _id: '' },
    { ...common, _id: '\ud800' },
    null,
    [],
    'b1',
  ]) {
    expect(v.safeParse(bookingSchema, body).success).toBe(false)
  }
  expect(parsed({ train: { number: 90210, trainName: ' Northland Mail ' } }).train).toEqual({
    trainNumber: '90210',
    name: 'Northland Mail',
  })
})

test('D3 goal G19: the own list is no shorter than what came of it, whatever the server counts', () => {
  for (const paging of [{ total: 0, count: 0 }, { total: '0' }, { total: -5, count: null }, {}]) {
    const body = { success: true, ...paging, data: [common, { ...common, _id: 'b2' }] }
    expect(v.parse(ownBookingsSchema, body)).toMatchObject({ total: 2, count: 2 })
  }
})

test('G2: the own list counts only where its flag is true', () => {
  const page = v.parse(ownBookingsSchema, { success: true, count: 1, data: [common] })
  expect(page).toMatchObject({ total: 1, count: 1, totalPages: 1, currentPage: 1, items: [{ _id: 'b1' }] })
  const first = { success: true, total: 9, count: 7, data: [common] }
  expect(v.parse(ownBookingsSchema, first)).toMatchObject({ total: 9, count: 7 })
  expect(v.parse(ownBookingsSchema, { success: true, data: [] })).toMatchObject({
    total: 0,
    count: 0,
    items: [],
  })
  for (const body of [
    { data: [common] },
    { success: false, data: [common] },
    { success: 'true', data: [common] },
    { success: 1, data: [common] },
    { success: true },
    { success: true, data: {} },
    [common],
    null,
  ]) {
    expect(v.safeParse(ownBookingsSchema, body).success).toBe(false)
  }
})

test('D4: a passenger who cannot be read has a place all the same', () => {
  const unknown = { name: '', age: null, gender: '', seatNumber: null, coach: null }
  const { passengers: read } = parsed({ passengers: [...passengers, null, 'p2'] })
  expect(read).toEqual([...normal.passengers, unknown, unknown])
  expect(parsed({ passengers: null }).passengers).toEqual([])
})

test('D4: seats and PNR may come as numbers', () => {
  expect(
    parsed({ pnr: 4512345678, passengers: [{ ...passengers[0], seatNumber: 12, coach: 'A' }] }),
  ).toMatchObject({ pnr: '4512345678', passengers: [{ seatNumber: '12', coach: 'A' }] })
})

test('D4: a blank status does not hide the other one', () => {
  expect(parsed({ bookingStatus: ' ', status: ' cancelled ' }).status).toBe('Cancelled')
})

test('G2: a status that nobody knows is shown as it comes, without the blanks around it', () => {
  expect(parsed({ bookingStatus: ' Chart prepared ' }).status).toBe('Chart prepared')
})

test.each([-420, ' ', 'free'])('G5: a total of %j is not known', (totalFare) => {
  expect(parsed({ totalFare }).totalFare).toBeNull()
})

test.each(['2026-02-30T10:00:00Z', '5', 'soon'])('E2: booked at %j is no time', (bookingDate) => {
  expect(parsed({ bookingDate })).not.toHaveProperty('bookedAt')
  expect(parsed({ bookingDate, createdAt: '2026-02-11T08:30:00.000Z' }).bookedAt).toBe(
    '2026-02-11T08:30:00.000Z',
  )
})

test('G2: a booking that comes twice is in the own list once', () => {
  const { items, total } = v.parse(ownBookingsSchema, { success: true, data: [common, common] })
  expect([items.length, total]).toEqual([1, 1])
})
