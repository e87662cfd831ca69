import type { BookingBasis, BookingFilter } from '@/domain/admin/admin-bookings-filter'
import type { Figures, ReportRow } from '@/domain/reports/reports'
import type { DayRange, PeriodKind } from '@/domain/reports/reports-range'
import { cancelledShare, type ReportTable } from '@/domain/reports/reports-table'
import { addDays } from '@/domain/time/calendar'
import { weekdays } from '@/domain/time/calendar-date'
import { locale } from '@/lib/config'
import { counted, formatDate, formatDay, formatMoney } from '@/lib/text/format'
import { isolated } from '@/lib/text/isolated'

export const tableNames: Record<ReportTable, string> = {
  periods: 'Over time',
  trains: 'Trains',
  pairs: 'Station pairs',
  weekdays: 'Weekdays',
  occupancy: 'Occupancy',
}

export const periodNames: Record<PeriodKind, string> = { day: 'Day', week: 'Week', month: 'Month' }

export const basisNames: Record<BookingBasis, string> = {
  journey: 'Train start date',
  booked: 'Booking date',
}

export const figureNames: Record<keyof Figures, string> = {
  bookings: 'Bookings',
  passengers: 'Passengers',
  revenue: 'Revenue',
  cancelled: 'Cancelled',
}

const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
const smallPercent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })

/** TRN-3: what is not known is a dash. */
export const formatShare = (share: number | undefined) =>
  share === undefined ? '—' : (share < 0.01 ? smallPercent : percent).format(share)

const startOf = (date: string) => Date.parse(`${date}T00:00:00Z`)
const dayAndMonth = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', day: 'numeric', month: 'short' })
const month = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'short', year: 'numeric' })

const isWholeMonth = ({ from, to }: DayRange) =>
  from.endsWith('-01') && addDays(to, 1).endsWith('-01') && from.slice(0, 7) === to.slice(0, 7)

/** 'Mon 9 Feb 2026', 'Mon 9 Feb – Sun 15 Feb 2026', 'Feb 2026'. */
export function rangeName(range: DayRange): string {
  const { from, to } = range
  if (from === to) return formatDate(from)
  if (isWholeMonth(range)) return month.format(startOf(from))
  return `${from.slice(0, 4) === to.slice(0, 4) ? formatDay(from) : formatDate(from)} – ${formatDate(to)}`
}

/** Under a chart there is room for where a period begins. */
export const periodTick = ({ key }: Pick<ReportRow, 'key'>, by: PeriodKind) =>
  (by === 'month' ? month : dayAndMonth).format(startOf(key))

const longWeekday = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: 'long' })
/** 1 January 2023 was a Sunday. */
const weekdayName = (key: string) =>
  longWeekday.format(Date.UTC(2023, 0, 1 + weekdays.findIndex((day) => day === key)))

/** What a row is about, on the page; names that run the other way stand by themselves. */
export function rowName(table: ReportTable, { key, label, ends }: ReportRow): string {
  if (table === 'periods') return rangeName({ from: key, to: label })
  if (table === 'weekdays') return weekdayName(key)
  return ends ? ends.map(isolated).join(' to ') : isolated(label)
}

/** How a row begins in a file: there the names stand as they are. */
export const rowStart = (table: ReportTable, row: ReportRow): [string, string] => [
  row.key,
  table === 'weekdays' ? weekdayName(row.key) : row.label,
]

/** ADM-7: the list of just the bookings that a row counts. */
export function rowFilter(
  table: Exclude<ReportTable, 'occupancy'>,
  { key, label }: Pick<ReportRow, 'key' | 'label'>,
  days: DayRange & { basis: BookingBasis },
): BookingFilter {
  switch (table) {
    case 'periods':
      return { ...days, from: key, to: label }
    case 'weekdays':
      return { ...days, weekday: weekdays.find((day) => day === key) }
    case 'trains':
      return { ...days, train: key }
    case 'pairs':
      return { ...days, pair: key }
  }
}

const people = (count: number) => counted(count, 'passenger')

/** A row in words, for whoever reads the chart point by point. */
export const rowReading = (name: string, { bookings, passengers, revenue, cancelled }: Figures) =>
  `${name}: ${counted(bookings, 'booking')}, ${people(passengers)}, ${formatMoney(revenue)}, ${cancelled} cancelled`

/** How many bookings stand behind a figure: as many as the list that it leads to. */
export const behind: Record<keyof Figures, (figures: Figures) => number> = {
  bookings: ({ bookings }) => bookings,
  passengers: ({ bookings, cancelled }) => bookings - cancelled,
  revenue: ({ bookings, cancelled }) => bookings - cancelled,
  cancelled: ({ cancelled }) => cancelled,
}

/** The status that a figure's list is filtered by. */
export const statusBehind: Record<keyof Figures, string | undefined> = {
  bookings: undefined,
  passengers: 'active',
  revenue: 'active',
  cancelled: 'Cancelled',
}

export const shareText = (figures: Figures) => formatShare(cancelledShare(figures))
