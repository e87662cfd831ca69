import { expect, test } from 'vitest'
import { isInService, nextRunningDates, runsOn } from './running-days'

// 2026-03-03 is a Tuesday.
test('a train runs on its days; without a list every day, with an empty one never', () => {
  expect(runsOn({ daysOfOperation: ['Tue'] }, '2026-03-03')).toBe(true)
  expect(runsOn({ daysOfOperation: ['Tue'] }, '2026-03-04')).toBe(false)
  expect(runsOn({}, '2026-03-04')).toBe(true)
  expect(runsOn({ daysOfOperation: [] }, '2026-03-03')).toBe(false)
})

test('the next running dates begin with the date itself and end within fourteen days', () => {
  const dates = (daysOfOperation?: ('Tue' | 'Wed' | 'Mon')[]) =>
    nextRunningDates(daysOfOperation ? { daysOfOperation } : {}, '2026-03-03')
  expect(dates()).toEqual(['2026-03-03', '2026-03-04', '2026-03-05'])
  expect(dates(['Tue'])).toEqual(['2026-03-03', '2026-03-10'])
  expect(dates(['Mon', 'Wed'])).toEqual(['2026-03-04', '2026-03-09', '2026-03-11'])
  expect(dates([])).toEqual([])
  expect(nextRunningDates({ daysOfOperation: ['Mon'] }, '2026-03-03', 3, 6)).toEqual([])
  expect(nextRunningDates({ daysOfOperation: ['Mon'] }, '2026-03-03', 3, 7)).toEqual(['2026-03-09'])
  expect(nextRunningDates({}, '2026-02-27', 5)).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
    '2026-03-02',
    '2026-03-03',
  ])
})

test('only an active train is in service, in whatever letters', () => {
  expect(['Active', 'active', 'Inactive', 'Cancelled', ''].map((status) => isInService({ status }))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})
