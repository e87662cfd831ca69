import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyBookings, anyQuestion, inPlainRange, plainDay, plainFigures, zone } from '@/test/railway/reports'
import { aBooking } from '@/test/railway/builders'
import { parseBookingFilter } from '@/domain/admin/admin-bookings-filter'
import { matchesBookingFilter } from '@/domain/admin/admin-bookings-filter-match'
import type { Booking } from '@/domain/bookings/booking'
import { dated, factOf, type Figures, reportOf, type ReportQuestion, totalsOf } from './reports'

const factsOf = (bookings: readonly Booking[]) => bookings.map((one) => dated(factOf(one), zone))
const report = (bookings: readonly Booking[], question: ReportQuestion) =>
  reportOf(factsOf(bookings), question)

const sum = (rows: readonly Figures[]): Figures => ({
  bookings: rows.reduce((total, row) => total + row.bookings, 0),
  passengers: rows.reduce((total, row) => total + row.passengers, 0),
  revenue: Math.round(rows.reduce((total, row) => total + row.revenue * 100, 0)) / 100,
  cancelled: rows.reduce((total, row) => total + row.cancelled, 0),
})

const march = { range: { from: '2026-03-01', to: '2026-03-31' }, basis: 'journey', by: 'week' } as const
const settings = { seed: 20_260_303, numRuns: 200 }

test('J3: the totals are those of a plain second count, and every table sums up to them', () => {
  fc.assert(
    fc.property(anyBookings(), anyQuestion(), (bookings, question) => {
      const { totals, periods, weekdays, trains, pairs } = report(bookings, question)
      expect(totals).toEqual(plainFigures(inPlainRange(bookings, question)))
      for (const rows of [periods, weekdays, trains, pairs]) expect(sum(rows)).toEqual(totals)
      expect(totalsOf(factsOf(bookings), question)).toEqual(totals)
    }),
    settings,
  )
})

test('J3: each period, weekday, train and pair is that of a plain second grouping', () => {
  const weekdayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
  const name = (part: { code?: string; name?: string } | null) => part?.code ?? part?.name ?? 'none'
  fc.assert(
    fc.property(anyBookings(), anyQuestion(), (bookings, question) => {
      const { basis } = question
      const found = report(bookings, question)
      const counted = inPlainRange(bookings, question)
      const grouped = (keyOf: (booking: Booking) => string) =>
        Object.entries(Object.groupBy(counted, keyOf)).map(([key, group]) => ({
          key,
          ...plainFigures(group ?? []),
        }))
      const given = (rows: typeof found.trains) =>
        rows.filter(({ bookings: any }) => any > 0).map(({ label: _label, ends: _ends, ...row }) => row)
      const inAnyOrder = (rows: { key: string }[]) => rows.toSorted((a, b) => (a.key < b.key ? -1 : 1))
      expect(inAnyOrder(given(found.trains))).toEqual(
        inAnyOrder(grouped(({ train }) => train?.trainNumber ?? train?._id ?? 'none')),
      )
      expect(inAnyOrder(given(found.pairs))).toEqual(
        inAnyOrder(grouped(({ from, to }) => `${name(from)}-${name(to)}`)),
      )
      expect(inAnyOrder(given(found.weekdays))).toEqual(
        inAnyOrder(grouped((one) => weekdayNames[new Date(plainDay(one, basis)).getUTCDay()] ?? '')),
      )
      for (const { key, label, ...figures } of found.periods) {
        const range = { from: key, to: label }
        expect(figures).toEqual(plainFigures(inPlainRange(bookings, { range, basis })))
      }
    }),
    settings,
  )
})

test('ADM-7: the filter behind each figure finds as many bookings as the figure counted', () => {
  fc.assert(
    fc.property(anyBookings(), anyQuestion(), (bookings, question) => {
      const { basis, range } = question
      const found = report(bookings, question)
      const listed = (search: Record<string, unknown>) => {
        const filter = parseBookingFilter({ ...range, basis, ...search })
        return plainFigures(bookings.filter((one) => matchesBookingFilter(one, filter, zone)))
      }
      expect(listed({})).toEqual(found.totals)
      const tables = [
        [found.periods, (key: string, label: string) => ({ from: key, to: label })],
        [found.weekdays, (key: string) => ({ weekday: key })],
        [found.trains, (key: string) => ({ train: key })],
        [found.pairs, (key: string) => ({ pair: key })],
      ] as const
      for (const [rows, search] of tables) {
        for (const { key, label, ends: _ends, ...figures } of rows) {
          expect(listed(search(key, label))).toEqual(figures)
          const cancelled = listed({ ...search(key, label), status: 'Cancelled' })
          expect(cancelled.bookings).toBe(figures.cancelled)
          const active = listed({ ...search(key, label), status: 'active' })
          expect(active).toEqual({ ...figures, bookings: figures.bookings - figures.cancelled, cancelled: 0 })
        }
      }
      for (const { key, bookings: held, passengers } of found.seats) {
        expect(listed({ basis: 'journey', train: key, status: 'held' })).toMatchObject({
          bookings: held,
          passengers,
        })
      }
    }),
    settings,
  )
})

test('J3: bookings on no day are in no range and are counted apart; so are fares that are not known', () => {
  const bookings = [
    aBooking({ _id: 'b1', journeyDate: '', bookedAt: '2026-03-02T08:00:00.000Z' }),
    aBooking({ _id: 'b2', journeyDate: '2026-02-30' }),
    aBooking({ _id: 'b3', journeyDate: '2026-03-31', totalFare: null }),
    aBooking({ _id: 'b4', journeyDate: '2026-03-31', totalFare: null, status: 'Cancelled' }),
  ]
  expect(report(bookings, march)).toMatchObject({
    undated: 2,
    unpriced: 1,
    totals: { bookings: 2, revenue: 0 },
  })
})

test('J3: a booking counts on its day in the railway’s zone, where midnight is half past six in the evening', () => {
  const made = [
    '2026-02-28T18:29:59.999Z',
    '2026-02-28T18:30:00.000Z',
    '2026-03-31T18:29:59.999Z',
    '2026-03-31T18:30:00.000Z',
  ]
  const bookings = made.map((bookedAt, index) =>
    aBooking({ _id: `b${index}`, bookedAt, journeyDate: '2026-03-09' }),
  )
  const { totals, periods } = report(bookings, { ...march, basis: 'booked' })
  expect(totals.bookings).toBe(2)
  expect(periods.map(({ key, label, bookings: count }) => [key, label, count])).toEqual([
    ['2026-03-01', '2026-03-01', 1],
    ['2026-03-02', '2026-03-08', 0],
    ['2026-03-09', '2026-03-15', 0],
    ['2026-03-16', '2026-03-22', 0],
    ['2026-03-23', '2026-03-29', 0],
    ['2026-03-30', '2026-03-31', 1],
  ])
})

test('J3: sums of fares with paise are exact, in whatever order they are added', () => {
  const bookings = Array.from({ length: 30 }, (_, index) =>
    aBooking({ _id: `b${index}`, journeyDate: '2026-03-03', totalFare: 0.1 }),
  )
  expect(report(bookings, march).totals.revenue).toBe(3)
})
