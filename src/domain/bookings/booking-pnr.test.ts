import { expect, test } from 'vitest'
import { isPnr, normalPnr } from './booking-pnr'

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
