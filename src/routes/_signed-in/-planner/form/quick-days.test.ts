import { expect, test } from 'vitest'
import { quickDays } from './quick-days'

test.each([
  ['2026-12-27', '2027-01-02', false],
  ['2026-12-31', '2027-01-02', false],
  ['2027-01-01', '2027-01-09', true],
  ['2027-01-02', '2027-01-09', true],
  ['2027-01-03', '2027-01-09', false],
])(
  'PLN-1: on %s the Saturday to choose is %s; that more than six days lie between is %s',
  (today, day, isFar) => {
    expect(quickDays(today)[2]).toEqual({ label: 'Saturday', day, isFar })
    expect(quickDays(today)[0]).toEqual({ label: 'Today', day: today, isFar: false })
  },
)
