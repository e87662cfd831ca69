import { expect, test } from 'vitest'
import { isPnr, normalPnr } from './booking'
import { bookingIn, pnrIn } from './pnr-in-text'

test.each([
  ['K7Q2M9ZT', 'K7Q2M9ZT'],
  ['k7q2m9zt', 'K7Q2M9ZT'],
  [' k7q2-m9zt ', 'K7Q2M9ZT'],
  ['K7 Q2 M9 ZT', 'K7Q2M9ZT'],
  ['k7q2\u2013m9zt', 'K7Q2M9ZT'],
  ['K7Q2\u00a0M9ZT\u200b\n', 'K7Q2M9ZT'],
  ['\uff2b\uff17Q2M9ZT', 'K7Q2M9ZT'],
])('CNF-4: %j is the PNR %s', (typed, pnr) => {
  expect(normalPnr(typed)).toBe(pnr)
  expect(isPnr(normalPnr(typed))).toBe(true)
})

test.each(['', '  -', 'ABCDE', 'ABCDEFGHIJK', 'K7Q2M9Z?', 'K7Q2/M9ZT', '../../me', 'ÄBCDEF', '１２３４５六'])(
  'CNF-4: %j is none',
  (typed) => {
    expect(isPnr(normalPnr(typed))).toBe(false)
  },
)

test('CNF-4: six to ten letters and digits', () => {
  expect(['A', 'ABCDEF', 'ABCDEF1234', 'ABCDEF12345'].map(isPnr)).toEqual([false, true, true, false])
})

const shared = [
  '12951 Mumbai Rajdhani',
  'Mumbai Central (MMCT) to New Delhi (NDLS)',
  'Departure: Tue 3 Mar 2026, 17:00',
  'PNR: QZPD2NHN',
  '2 passengers',
  'Status: Confirmed',
]

test.each([
  'PNR: QZPD2NHN',
  'pnr qzpd2nhn',
  'PNR: QZPD-2NHN',
  'PNR: QZPD 2NHN',
  'PNR no. QZPD2NHN',
  'PNR number is: QZPD2NHN.',
  'PNR\u00a0QZPD2NHN\u200b',
  'Copy PNR QZPD2NHN',
  'PNR: QZPD2NHN, 2 passengers',
  'ticket-QZPD2NHN.pdf',
  'journey-QZPD2NHN.ics',
  'Re: your booking QZPD2NHN is confirmed',
  '(QZPD2NHN)',
  'DESCRIPTION:12951 Mumbai Rajdhani, PNR: QZPD2NHN',
  shared.join('\n'),
  shared.join('\r\n'),
  shared.join(''),
  shared.join(' '),
  'https://railway.example/bookings/pnr/QZPD2NHN',
  'railway.example/bookings/pnr/qzpd2nhn?x=1#y',
])('CNF-4: %j leads to the PNR in it', (text) => {
  expect(bookingIn(text)).toEqual({ pnr: 'QZPD2NHN' })
})

test.each([
  ['https://railway.example/bookings/66b0c1d1', '66b0c1d1'],
  ['/bookings/confirmation/66b0c1d1?mail', '66b0c1d1'],
])('CNF-4: the link %s leads to its booking', (link, bookingId) => {
  expect(bookingIn(link)).toEqual({ bookingId })
})

test.each([
  '12951 Mumbai Rajdhani',
  'New Delhi (NDLS)',
  'QZPD2NHN or K7Q2M9ZT',
  'PNR',
  '/bookings/new/66b0c1d1',
  '/trains/66b0c1d1x/y',
  'K7Q2M9Z!',
])('CNF-4: %j has no PNR in it', (text) => {
  expect(bookingIn(text) ?? pnrIn(text)).toBeUndefined()
})

test('CNF-4: a PNR of digits alone is known by its label', () => {
  expect(pnrIn('PNR No: 123-4567890')).toBe('1234567890')
  expect(pnrIn('PNR 123456')).toBe('123456')
})
