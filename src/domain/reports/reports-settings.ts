import type { BookingBasis } from '@/domain/admin/admin-bookings-filter'
import { type CalendarDate, isCalendarDate } from '@/domain/time/calendar-date'
import { daysIn, type DayRange, periodKinds, type PeriodKind, periodsOf, presetRange } from './reports-range'
import { type ReportTable, reportTables, type RowSort, rowSorts } from './reports-table'

/** What an address says of a report, as the texts they are: what is wrong with them is said in words. */
export interface ReportSearch {
  from?: string | undefined
  to?: string | undefined
  by?: string | undefined
  basis?: string | undefined
  compare?: string | undefined
  tab?: string | undefined
  sort?: string | undefined
  page?: number | undefined
}

export interface ReportSettings {
  /** Undefined where the address names days that are none: then there is no report. */
  range: DayRange | undefined
  by: PeriodKind
  basis: BookingBasis
  compare: boolean
  tab: ReportTable
  sort: RowSort
  page: number
  /** What of the address could not be followed, in words for the reader. */
  problems: string[]
}

const mostDays = 3660
/** More lines than anybody reads, and more points than a chart can show. */
const mostPeriods = 400

const years = { first: '1970', last: '2199' }
const isDate = (text: string | undefined): text is CalendarDate =>
  isCalendarDate(text) && text.slice(0, 4) >= years.first && text.slice(0, 4) <= years.last

const dateProblem = (which: string, text: string | undefined) => {
  if (!text) return `The range has no ${which} day.`
  const fits: boolean = isDate(text)
  return fits
    ? undefined
    : `“${text}” is not a day from ${years.first} to ${years.last}, written as 2026-03-31.`
}

/** What is wrong with the ends of a range, in words. */
export function rangeProblems(from: string | undefined, to: string | undefined) {
  const found = { from: dateProblem('first', from), to: dateProblem('last', to) }
  if (!isDate(from) || !isDate(to)) return found
  if (from > to) return { ...found, to: `The last day, ${to}, is before the first, ${from}.` }
  if (daysIn({ from, to }) > mostDays) {
    return { ...found, to: `A range has at most ${mostDays} days; this one has ${daysIn({ from, to })}.` }
  }
  return found
}

const suitable = (range: DayRange): PeriodKind => {
  const days = daysIn(range)
  if (days <= 31) return 'day'
  return days <= 190 ? 'week' : 'month'
}

/** The kind asked for, or the next longer one of which the range has not too many. */
const readable = (range: DayRange, by: PeriodKind): PeriodKind =>
  periodKinds.slice(periodKinds.indexOf(by)).find((kind) => periodsOf(range, kind).length <= mostPeriods) ??
  'month'

/** Reads an address; what is left out has its usual value, the range that of the last 30 days. */
export function readSettings(search: ReportSearch, today: CalendarDate): ReportSettings {
  const problems: string[] = []
  const choice = <const T extends string>(
    what: string,
    text: string | undefined,
    choices: readonly T[],
    usual: T,
  ) => {
    const found = choices.find((one) => one === text)
    if (text !== undefined && found === undefined) {
      problems.push(`“${text}” is no ${what} (${choices.join(', ')}): the usual one is shown.`)
    }
    return found ?? usual
  }

  let range: DayRange | undefined = presetRange('last-30', today)
  if (search.from !== undefined || search.to !== undefined) {
    const { from, to } = search
    const wrong = rangeProblems(from, to)
    problems.push(...Object.values(wrong).filter((problem) => problem !== undefined))
    range = isDate(from) && isDate(to) && problems.length === 0 ? { from, to } : undefined
  }
  const asked = choice('length of a period', search.by, periodKinds, range ? suitable(range) : 'day')
  const by = range ? readable(range, asked) : asked
  if (by !== asked) problems.push(`The range has too many ${asked}s for one table: it is shown by ${by}.`)
  return {
    range,
    by,
    basis: choice('basis', search.basis, ['journey', 'booked'], 'journey'),
    compare: choice('comparison', search.compare, ['previous', 'none'], 'previous') === 'previous',
    tab: choice('part of the report', search.tab, reportTables, 'periods'),
    sort: choice('order', search.sort, rowSorts, 'bookings'),
    page: search.page ?? 1,
    problems,
  }
}
