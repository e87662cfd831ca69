import { expect, test } from 'vitest'
import { aBooking } from '@/test/railway/builders'
import { searchBookings } from './booking-search'

const mail = aBooking()
const local = aBooking({
  _id: 'b2',
  pnr: 'AB-12 CD3',
  train: { trainNumber: '11009', name: 'Sinhagad Express' },
  from: { name: 'Bengalūru', code: 'SBC' },
  to: null,
  passengers: [
    { name: 'Maya Lobo', age: 30, gender: 'F', seatNumber: null, coach: null },
    { name: 'Zoë Ng', age: 4, gender: 'F', seatNumber: null, coach: null },
  ],
})
const sparse = aBooking({ _id: 'b3', pnr: '', train: null, from: null, to: null, passengers: [] })
const all = [mail, local, sparse]

test.each([
  ['', [mail, local, sparse]],
  ['  ', [mail, local, sparse]],
  ['90210', [mail]],
  ['northland', [mail]],
  ['NORTH vby', [mail]],
  ['vellby quax', [mail]],
  ['K7Q2', [mail]],
  ['k7 q2-m9', [mail]],
  ['ab12cd3', [local]],
  ['sinhagad maya', [local]],
  ['bengaluru', [local]],
  ['zoe', [local]],
  ['sbc', [local]],
  ['ira', [mail]],
  ['ira maya', []],
  ['.*', []],
])('G1: %j finds its bookings, in their order', (typed, found) => {
  expect(searchBookings(all, typed)).toEqual(found)
})
