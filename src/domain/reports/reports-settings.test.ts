import { expect, test } from 'vitest'
import { rangeProblems, readSettings, type ReportSearch } from './reports-settings'

const today = '2026-03-31'
const read = (search: ReportSearch) => readSettings(search, today)

test('J3: an empty address is the last 30 days by journey date, a day each, held against the 30 before', () => {
  expect(read({})).toEqual({
    range: { from: '2026-03-02', to: '2026-03-31' },
    by: 'day',
    basis: 'journey',
    compare: true,
    tab: 'periods',
    sort: 'bookings',
    page: 1,
    problems: [],
  })
})

test('D5: an address says it all', () => {
  expect(
    read({
      from: '2026-01-01',
      to: '2026-03-31',
      by: 'month',
      basis: 'booked',
      compare: 'none',
      tab: 'pairs',
      sort: 'revenue',
      page: 3,
    }),
  ).toEqual({
    range: { from: '2026-01-01', to: '2026-03-31' },
    by: 'month',
    basis: 'booked',
    compare: false,
    tab: 'pairs',
    sort: 'revenue',
    page: 3,
    problems: [],
  })
})

test('J3: the longer the range, the longer its periods', () => {
  const by = (from: string) => read({ from, to: today }).by
  expect([by('2026-03-01'), by('2026-02-28'), by('2025-10-01'), by('2025-09-01')]).toEqual([
    'day',
    'week',
    'week',
    'month',
  ])
})

test('D5: days that are none are told in words, and there is no report of them', () => {
  expect(read({ from: '2026-02-30', to: today })).toMatchObject({
    range: undefined,
    problems: ['“2026-02-30” is not a day from 1970 to 2199, written as 2026-03-31.'],
  })
  expect(read({ from: today })).toMatchObject({ range: undefined, problems: ['The range has no last day.'] })
  expect(read({ from: '9999-12-31', to: '9999-12-31' }).range).toBeUndefined()
  expect(rangeProblems('2026-03-02', '2026-03-01')).toEqual({
    from: undefined,
    to: 'The last day, 2026-03-01, is before the first, 2026-03-02.',
  })
  expect(rangeProblems('1970-01-01', '2199-12-31').to).toMatch(/^A range has at most 3660 days/)
  expect(rangeProblems('2026-03-01', '2026-03-01')).toEqual({ from: undefined, to: undefined })
})

test('D5: a choice that does not exist is told in words, and the usual one stands in', () => {
  const { by, basis, compare, tab, sort, problems } = read({
    by: 'hour',
    basis: 'paid',
    compare: 'yes',
    tab: 'users',
    sort: 'x',
  })
  expect({ by, basis, compare, tab, sort }).toEqual({
    by: 'day',
    basis: 'journey',
    compare: true,
    tab: 'periods',
    sort: 'bookings',
  })
  expect(problems[0]).toBe('“hour” is no length of a period (day, week, month): the usual one is shown.')
  expect(problems).toHaveLength(5)
})

test('J3: more periods than one can read become longer ones, and that is said', () => {
  const { by, problems } = read({ from: '2024-01-01', to: today, by: 'day' })
  expect(by).toBe('week')
  expect(problems).toEqual(['The range has too many days for one table: it is shown by week.'])
})
