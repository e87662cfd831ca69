import { expect, test } from 'vitest'
import type { Report, ReportRow } from './reports'
import { cancelledShare, rowsOf, rowSorts, sortReportRows } from './reports-table'

const row = (key: string, bookings: number, revenue: number, cancelled: number): ReportRow => ({
  key,
  label: `Train ${key}`,
  bookings,
  passengers: bookings * 2,
  revenue,
  cancelled,
})
const rows = [row('c', 3, 10, 3), row('a', 3, 30, 0), row('b', 8, 20, 2), row('d', 0, 0, 0)]
const keys = (list: readonly ReportRow[]) => list.map(({ key }) => key).join('')

test('J3: figures from the largest on, names from A on, and rows that are level by name', () => {
  expect(Object.fromEntries(rowSorts.map((sort) => [sort, keys(sortReportRows(rows, sort))]))).toEqual({
    bookings: 'bacd',
    passengers: 'bacd',
    revenue: 'abcd',
    cancelled: 'cbad',
    rate: 'cbad',
    name: 'abcd',
  })
  expect(cancelledShare({ bookings: 0, cancelled: 0 })).toBeUndefined()
})

test('J3: some rows of a table, and how many there are; periods and weekdays keep their order', () => {
  const report = { trains: rows, periods: rows } as Partial<Report> as Report
  const page = rowsOf(report, { table: 'trains', sort: 'bookings', start: 1, count: 2 })
  expect([keys(page.rows), page.rowCount]).toEqual(['ac', 4])
  const past = rowsOf(report, { table: 'trains', sort: 'bookings', start: 30, count: 3 })
  expect([keys(past.rows), past.start]).toEqual(['d', 3])
  expect(keys(rowsOf(report, { table: 'periods', sort: 'bookings', start: 0, count: 9 }).rows)).toBe('cabd')
})
