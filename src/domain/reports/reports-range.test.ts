import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, weekdayOf } from '@/domain/time/calendar'
import { daysIn, periodKinds, periodsOf, presetOf, presetRange, presets, rangeBefore } from './reports-range'

test.each(['day', 'week', 'month'] as const)(
  'J3 goal G30: by %s, the last period ends with the calendar',
  (kind) => {
    const periods = periodsOf({ from: '9999-12-30', to: '9999-12-31' }, kind)
    expect(periods[0]?.from).toBe('9999-12-30')
    expect(periods.at(-1)?.to).toBe('9999-12-31')
  },
)

test('J3: presets count from today on, and months and years are whole', () => {
  const ranges = Object.fromEntries(
    presets.map((preset) => [preset, Object.values(presetRange(preset, '2026-03-31'))]),
  )
  expect(ranges).toEqual({
    'last-7': ['2026-03-25', '2026-03-31'],
    'last-30': ['2026-03-02', '2026-03-31'],
    'last-90': ['2026-01-01', '2026-03-31'],
    'this-month': ['2026-03-01', '2026-03-31'],
    'last-month': ['2026-02-01', '2026-02-28'],
    'this-year': ['2026-01-01', '2026-12-31'],
    'next-30': ['2026-03-31', '2026-04-29'],
  })
  expect(presetRange('last-month', '2028-01-15')).toEqual({ from: '2027-12-01', to: '2027-12-31' })
  expect(presetOf({ from: '2026-02-01', to: '2026-02-28' }, '2026-03-31')).toBe('last-month')
  expect(presetOf({ from: '2026-02-01', to: '2026-02-27' }, '2026-03-31')).toBeUndefined()
})

test('J3: the range before is as long and ends the day before', () => {
  expect(rangeBefore({ from: '2026-03-01', to: '2026-03-31' })).toEqual({
    from: '2026-01-29',
    to: '2026-02-28',
  })
  expect(rangeBefore({ from: '2026-03-01', to: '2026-03-01' })).toEqual({
    from: '2026-02-28',
    to: '2026-02-28',
  })
})

test('J3: weeks start on Monday, months on their first day, and the ends are those of the range', () => {
  expect(periodsOf({ from: '2026-02-26', to: '2026-03-03' }, 'week').map(Object.values)).toEqual([
    ['2026-02-26', '2026-03-01'],
    ['2026-03-02', '2026-03-03'],
  ])
  expect(periodsOf({ from: '2026-01-31', to: '2026-03-01' }, 'month').map(Object.values)).toEqual([
    ['2026-01-31', '2026-01-31'],
    ['2026-02-01', '2026-02-28'],
    ['2026-03-01', '2026-03-01'],
  ])
})

test('J3: the periods of any range follow one another without a gap and hold every day once', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -3000, max: 3000 }),
      fc.nat(800),
      fc.constantFrom(...periodKinds),
      (start, length, kind) => {
        const range = { from: addDays('2026-01-01', start), to: addDays('2026-01-01', start + length) }
        const periods = periodsOf(range, kind)
        expect([periods[0]?.from, periods.at(-1)?.to]).toEqual([range.from, range.to])
        expect(periods.reduce((days, period) => days + daysIn(period), 0)).toBe(length + 1)
        for (const [index, { from }] of periods.entries()) {
          if (index === 0) continue
          expect(from).toBe(addDays(periods[index - 1]?.to ?? '', 1))
          if (kind === 'week') expect(weekdayOf(from)).toBe('Mon')
          if (kind === 'month') expect(from).toMatch(/-01$/)
        }
      },
    ),
    { seed: 20_260_303, numRuns: 200 },
  )
})
