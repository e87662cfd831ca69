import { expect, test } from 'vitest'
import { mergeBooking } from '@/domain/bookings/booking'
import { toPage } from '@/domain/page'
import { aBooking } from '@/test/railway/builders'
import { bookingCreated } from './bookings.patches'
import { withReplaced } from './page.patches'

const numbered = (_id: string) =>
  aBooking({ _id, pnr: `PNR00${_id}`, train: { _id: 't1', trainNumber: `1200${_id}` } })
const [one, two, three] = [numbered('1'), numbered('2'), numbered('3')]
const page = Object.freeze(toPage([one, two], { total: 2, count: 2 }))

test('G3: a new booking: to the top, total + 1', () => {
  expect(bookingCreated(page, three)).toEqual({ ...page, items: [three, one, two], total: 3, count: 3 })
  expect(bookingCreated(toPage([]), one)).toMatchObject({ items: [one], total: 1, count: 1 })
})

test('G3: one that a faster refetch has brought already keeps its names and is not counted twice', () => {
  const answer = aBooking({ _id: '2', pnr: 'PNR002', train: { _id: 't1' }, from: null, to: { _id: 's2' } })
  expect(bookingCreated(page, answer)).toEqual({ ...page, items: [two, one] })
})

test('G3: cancelled: the answer replaces it in its place, names kept', () => {
  const answer = aBooking({
    _id: '2',
    pnr: 'PNR002',
    status: 'Cancelled',
    train: { _id: 't1' },
    from: { _id: 's1' },
  })
  expect(withReplaced(page, answer, mergeBooking)).toEqual({
    ...page,
    items: [one, { ...two, status: 'Cancelled' }],
  })
  expect(withReplaced(page, three, mergeBooking)).toEqual(page)
})
