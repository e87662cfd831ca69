import { expect, test } from 'vitest'
import { daysAround, hasLeft } from './train-alternatives'

/** Tuesday at noon. */
const now = { today: '2026-03-03', minutes: 12 * 60 }

test('SEA-2: the days around a date are as many as asked for, today at the earliest', () => {
  expect(daysAround('2026-03-10', now.today, 3)).toEqual([
    '2026-03-07',
    '2026-03-08',
    '2026-03-09',
    '2026-03-10',
    '2026-03-11',
    '2026-03-12',
    '2026-03-13',
  ])
  expect(daysAround('2026-03-05', now.today, 3).at(0)).toBe('2026-03-03')
  expect(daysAround('2026-03-05', now.today, 3)).toHaveLength(7)
  const far = daysAround('2026-03-20', now.today, 15)
  expect([far.length, far[0], far.at(-1)]).toEqual([31, '2026-03-05', '2026-04-04'])
  expect(daysAround('2026-02-01', now.today, 3)[0]).toBe('2026-03-03')
})

test('a departure lies behind us on an earlier day, or today up to this minute; an unknown time does not', () => {
  expect(hasLeft(23 * 60, '2026-03-02', now)).toBe(true)
  expect(hasLeft(12 * 60, '2026-03-03', now)).toBe(true)
  expect(hasLeft(12 * 60 + 1, '2026-03-03', now)).toBe(false)
  expect(hasLeft(Number.NaN, '2026-03-03', now)).toBe(false)
  expect(hasLeft(0, '2026-03-04', now)).toBe(false)
})
