import { chakra } from '@chakra-ui/react/styled-system'
import { memo, useDeferredValue, useMemo } from 'react'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { Loaded } from '@/components/ui/feedback/loaded'
import { PageHeader } from '@/components/ui/page/page-header'
import { SkeletonCard } from '@/components/ui/feedback/skeleton'
import { TabLink, TabsNav } from '@/components/ui/page/tabs-nav'
import { Warnings } from '@/components/ui/feedback/warnings'
import type { Booking } from '@/domain/bookings/booking'
import type { Page } from '@/domain/page'
import { rangeBefore } from '@/domain/reports/reports-range'
import { readSettings, type ReportSearch, type ReportSettings } from '@/domain/reports/reports-settings'
import { reportTables } from '@/domain/reports/reports-table'
import { useRailwayDay } from '@/components/trains/use-railway-now'
import { timeZone } from '@/lib/config'
import { counted, formatInstant } from '@/lib/text/format'
import { useReport } from '@/queries/reports/reports'
import type { ReportAnswer, ReportRequest } from '@/queries/reports/reports-answer'
import { LoadingBookings } from '@/components/admin/loading-bookings'
import { OccupancyView } from './occupancy-view'
import { ReportFigures } from './report-figures'
import { bookingsShortfall, Meanings, Shortfalls } from './report-notes'
import { ReportActions } from './report-actions'
import { ReportSettingsCard } from './report-settings'
import { ReportView } from './report-view'
import { basisNames, rangeName, tableNames } from './report-words'

const pageSize = 20
/** Periods are drawn as one line, so they are asked for as a whole. */
const allPeriods = 400

function requestOf({
  range,
  by,
  basis,
  compare,
  tab,
  sort,
  page,
}: ReportSettings): ReportRequest | undefined {
  const paged = tab === 'trains' || tab === 'pairs'
  const rows = paged
    ? { table: tab, sort, start: (page - 1) * pageSize, count: pageSize }
    : { table: tab, sort: 'bookings' as const, start: 0, count: allPeriods }
  return range && { range, by, basis, before: compare ? rangeBefore(range) : undefined, rows }
}

/** J3: what the bookings of some days come to. */
export function ReportsPage({
  search,
  onSearch,
}: {
  search: ReportSearch
  /** Replaces the parts given; tables start again at page 1. */
  onSearch: (change: ReportSearch) => void
}) {
  const today = useRailwayDay()
  const settings = useMemo(() => readSettings(search, today), [search, today])
  const { bookings, report } = useReport(requestOf(settings))
  // Charts and tables are drawn in slices: a choice shows at once, and the next one need not wait.
  const { isPlaceholderData: outdated, data } = report
  const { summed, ...shown } = useDeferredValue(
    useMemo(
      () => ({ page: bookings.data, answer: data, summed: outdated ? undefined : data, settings, search }),
      [bookings.data, data, outdated, settings, search],
    ),
  )
  const asOf = formatInstant(new Date(bookings.dataUpdatedAt).toISOString(), timeZone)
  return (
    <chakra.div css={blackOnWhite}>
      <PageHeader
        title="Reports"
        summary={
          summed &&
          `${counted(summed.totals.bookings, 'booking')}, ${basisNames[summed.request.basis].toLowerCase()} ${rangeName(summed.request.range)}. As of ${asOf}`
        }
        announceSummary
        refreshing={bookings.data !== undefined && (bookings.isFetching || report.isFetching)}
        action={<ReportActions search={search} onRefresh={() => void bookings.refetch()} />}
      />
      <ReportSettingsCard {...{ settings, today, onSearch }} />
      <Warnings texts={settings.problems} />
      <Loaded load={bookings} skeleton={<LoadingBookings />}>
        {(page) =>
          page.items.length === 0 ? (
            <>
              <Warnings texts={[bookingsShortfall(page)]} />
              <EmptyState title="No bookings yet" text="As soon as somebody books, the figures are here." />
            </>
          ) : settings.range ? (
            <Loaded load={report} skeleton={<Counting />}>
              {() => <Report {...shown} />}
            </Loaded>
          ) : (
            <EmptyState title="No days to report on" text="Choose the days above." />
          )
        }
      </Loaded>
    </chakra.div>
  )
}

const blackOnWhite = {
  '@media print': {
    'html:has(&)': { background: 'white !important' },
    '& *': { color: 'black !important' },
    '& a': { textDecoration: 'none' },
  },
}

const Counting = () => <SkeletonCard height={480} label="Counting bookings…" />

const Report = memo(function Report({
  page,
  answer,
  settings,
  search,
}: {
  page: Page<Booking> | undefined
  answer: ReportAnswer | undefined
  settings: ReportSettings
  search: ReportSearch
}) {
  const { tab } = settings
  if (!page || !answer) return <Counting />
  const shortfall = bookingsShortfall(page)
  return (
    <>
      <Shortfalls {...{ page, answer }} />
      <ReportFigures answer={answer} />
      <chakra.div mb="4">
        <TabsNav label="Parts of the report">
          {reportTables.map((table) => (
            <TabLink
              key={table}
              to="/admin/reports"
              search={{ ...search, tab: table, sort: undefined, page: undefined }}
              resetScroll={false}
              activeOptions={{ exact: true, includeSearch: true }}
              aria-current={table === tab ? 'page' : undefined}
            >
              {tableNames[table]}
            </TabLink>
          ))}
        </TabsNav>
      </chakra.div>
      {answer.request.rows.table !== tab ? (
        <Counting />
      ) : tab === 'occupancy' ? (
        <OccupancyView {...{ answer, pageSize, shortfall }} page={settings.page} />
      ) : (
        <ReportView {...{ answer, search, shortfall }} table={tab} bookings={page.items} />
      )}
      <Meanings />
    </>
  )
})
