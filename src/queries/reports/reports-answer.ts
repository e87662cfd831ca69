import {
  type BookingFact,
  dated,
  type Figures,
  type Report,
  reportOf,
  type ReportQuestion,
  type ReportRow,
  type SeatRow,
  totalsOf,
} from '@/domain/reports/reports'
import type { DayRange } from '@/domain/reports/reports-range'
import { rowsOf, type RowsWanted } from '@/domain/reports/reports-table'
import { timeZone } from '@/lib/config'
import { answerer } from '@/lib/worker/worker-answerer'

export interface ReportRequest extends ReportQuestion {
  /** To hold the totals against. */
  before: DayRange | undefined
  rows: RowsWanted
}

export interface ReportAnswer {
  /** What it is the answer to: the one before stays on the page until the next is there. */
  request: ReportRequest
  totals: Figures
  before: Figures | undefined
  undated: number
  unpriced: number
  rows: ReportRow[]
  /** Where they begin in the whole table. */
  start: number
  /** Of the whole table. */
  rowCount: number
  /** For occupancy alone. */
  seats: SeatRow[]
}

/** The work behind the messages. A report is made once, however many of its rows are then asked for. */
export const reportAnswerer = answerer<BookingFact, ReportRequest, ReportAnswer>((given) => {
  const facts = given.map((fact) => dated(fact, timeZone))
  let made: { key: string; report: Report } | undefined
  return (request) => {
    const { range, basis, by, before, rows } = request
    const key = JSON.stringify([range, basis, by])
    if (made?.key !== key) made = { key, report: reportOf(facts, { range, basis, by }) }
    const { totals, undated, unpriced, seats } = made.report
    return {
      request,
      totals,
      before: before && totalsOf(facts, { range: before, basis }),
      undated,
      unpriced,
      ...rowsOf(made.report, rows),
      seats: rows.table === 'occupancy' ? seats : [],
    }
  }
})
