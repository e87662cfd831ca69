import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Booking } from '@/domain/bookings/booking'
import { factOf, type ReportRow } from '@/domain/reports/reports'
import { perObject } from '@/lib/memo'
import { workerHost, workerOrPage } from '@/lib/worker/worker-host'
import { longListKeptMs, useAllBookings } from '@/queries/admin-bookings'
// oxlint-disable-next-line import/default -- Vite makes the address of a worker of it.
import worker from './reports.worker.ts?worker&url'
import type { ReportAnswer, ReportRequest } from './reports-answer'

const host = workerHost<Booking, ReturnType<typeof factOf>, ReportRequest, ReportAnswer>({
  start: workerOrPage(worker, () => import('./reports-answer').then(({ reportAnswerer }) => reportAnswerer)),
  itemOf: factOf,
  itemsPerMessage: 1000,
  timeoutMs: 30_000,
  words: {
    notStarted: 'The report could not be started',
    stopped: 'The report stopped unexpectedly',
    tooLong: 'The report took too long',
  },
})

/** A list is known by its identity: with other bookings it is another report. */
let lastNumber = 0
const numberOf = perObject((_bookings: readonly Booking[]) => (lastNumber += 1))

const reportQueries = {
  report: (bookings: readonly Booking[], request: ReportRequest) =>
    queryOptions({
      queryKey: ['reports', numberOf(bookings), request] as const,
      queryFn: ({ signal }) => host.ask(bookings, request, signal),
      staleTime: Number.POSITIVE_INFINITY,
      // It holds on to the bookings it was made of.
      gcTime: longListKeptMs,
    }),
}

const noBookings: readonly Booking[] = []

/** All bookings and the report over them; nothing is asked for without a range. */
export function useReport(request: ReportRequest | undefined) {
  const bookings = useAllBookings()
  useEffect(() => host.hold(), [])
  const items = bookings.data?.items
  const report = useQuery({
    ...reportQueries.report(items ?? noBookings, request ?? noRequest),
    enabled: items !== undefined && request !== undefined,
    placeholderData: keepPreviousData,
  })
  return { bookings, report }
}

const noDays = { from: '', to: '' }
const noRequest: ReportRequest = {
  range: noDays,
  basis: 'journey',
  by: 'day',
  before: undefined,
  rows: { table: 'periods', sort: 'bookings', start: 0, count: 0 },
}

const rowsPerAnswer = 2000

/** Every row of the table, for a file: in parts, as a long table would hold the page up. */
export async function allReportRows(
  bookings: readonly Booking[],
  request: ReportRequest,
): Promise<ReportRow[]> {
  const found: ReportRow[] = []
  for (;;) {
    const part = { ...request.rows, start: found.length, count: rowsPerAnswer }
    const { rows, rowCount } = await host.ask(bookings, { ...request, before: undefined, rows: part })
    found.push(...rows)
    if (rows.length === 0 || found.length >= rowCount) return found
  }
}
