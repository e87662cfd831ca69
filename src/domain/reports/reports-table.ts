import type { Report, ReportRow } from './reports'

export const rowSorts = ['bookings', 'passengers', 'revenue', 'cancelled', 'rate', 'name'] as const
export type RowSort = (typeof rowSorts)[number]

/** Cancelled bookings of all bookings, from 0 to 1; nothing where there are none. */
export const cancelledShare = ({ bookings, cancelled }: Pick<ReportRow, 'bookings' | 'cancelled'>) =>
  bookings === 0 ? undefined : cancelled / bookings

const byName = (a: ReportRow, b: ReportRow) => a.label.localeCompare(b.label) || (a.key < b.key ? -1 : 1)

const figureOf: Record<Exclude<RowSort, 'name'>, (row: ReportRow) => number> = {
  bookings: (row) => row.bookings,
  passengers: (row) => row.passengers,
  revenue: (row) => row.revenue,
  cancelled: (row) => row.cancelled,
  rate: (row) => cancelledShare(row) ?? -1,
}

/** Figures from the largest on, names from A on; rows that are level keep the order of their names. */
export function sortReportRows(rows: readonly ReportRow[], sort: RowSort): ReportRow[] {
  if (sort === 'name') return rows.toSorted(byName)
  const figure = figureOf[sort]
  return rows.toSorted((a, b) => figure(b) - figure(a) || byName(a, b))
}

export const reportTables = ['periods', 'trains', 'pairs', 'weekdays', 'occupancy'] as const
export type ReportTable = (typeof reportTables)[number]

/** Some rows of a table, in order: tables of many thousand rows are never handed over whole. */
export interface RowsWanted {
  table: ReportTable
  /** Periods and weekdays keep their own order. */
  sort: RowSort
  start: number
  count: number
}

export function rowsOf(report: Report, { table, sort, start, count }: RowsWanted) {
  if (table === 'occupancy') return { rows: [], start: 0, rowCount: 0 }
  const rows = report[table]
  const inOrder = table === 'trains' || table === 'pairs' ? sortReportRows(rows, sort) : rows
  // A page past the end is the last one.
  const first = start < rows.length ? start : Math.max(0, Math.ceil(rows.length / count) - 1) * count
  return { rows: inOrder.slice(first, first + count), start: first, rowCount: rows.length }
}
