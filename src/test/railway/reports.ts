import fc from 'fast-check'
import type { BookingBasis } from '@/domain/admin/admin-bookings-filter'
import type { Booking } from '@/domain/bookings/booking'
import type { Figures, ReportQuestion } from '@/domain/reports/reports'

export const zone = 'Asia/Kolkata'

const station = (code: string) => ({ _id: code.toLowerCase(), code, name: `${code} Junction` })

/** Bookings as a server may send them: known and other statuses, days that are none, no train, no fare. */
export const anyBookings = (most = 40) =>
  fc
    .array(
      fc.record({
        status: fc.constantFrom('Confirmed', 'RAC', 'Waiting', 'Cancelled', 'Pending', 'Odd'),
        train: fc.constantFrom(
          { _id: 't1', trainNumber: '12951', name: 'Rajdhani' },
          { _id: 't2', trainNumber: '22222' },
          { _id: 't3' },
          null,
        ),
        from: fc.constantFrom(station('NDLS'), station('MMCT'), { name: 'Halt' }, null),
        to: fc.constantFrom(station('NDLS'), station('PUNE'), null),
        journeyDate: fc.oneof(
          {
            weight: 9,
            arbitrary: fc
              .date({ min: new Date('2026-01-20'), max: new Date('2026-04-10'), noInvalidDate: true })
              .map((date) => date.toISOString().slice(0, 10)),
          },
          { weight: 1, arbitrary: fc.constantFrom('', '2026-02-30') },
        ),
        bookedAt: fc.oneof(
          {
            weight: 9,
            arbitrary: fc
              .date({ min: new Date('2026-01-20'), max: new Date('2026-04-10'), noInvalidDate: true })
              .map((date) => date.toISOString()),
          },
          { weight: 1, arbitrary: fc.constantFrom('yesterday', undefined) },
        ),
        people: fc.nat(4),
        totalFare: fc.option(fc.nat(500_000).map((paise) => paise / 100)),
      }),
      { maxLength: most },
    )
    .map((records) =>
      records.map(({ people, bookedAt, ...record }, index): Booking => ({
        _id: `b${index}`,
        pnr: `PNR${index}`,
        paymentStatus: 'Pending',
        passengers: Array.from({ length: people }, () => ({
          name: 'Ira Sol',
          age: 34,
          gender: 'F',
          seatNumber: null,
          coach: null,
        })),
        ...(bookedAt !== undefined && { bookedAt }),
        ...record,
      })),
    )

export const anyQuestion = () =>
  fc.record({
    range: fc.tuple(fc.nat(60), fc.nat(60)).map(([start, length]) => ({
      from: new Date(Date.UTC(2026, 0, 25 + start)).toISOString().slice(0, 10),
      to: new Date(Date.UTC(2026, 0, 25 + start + length)).toISOString().slice(0, 10),
    })),
    basis: fc.constantFrom<BookingBasis>('journey', 'booked'),
    by: fc.constantFrom<ReportQuestion['by']>('day', 'week', 'month'),
  })

/** The railway is five and a half hours ahead all year. */
export const plainDay = (booking: Booking, basis: BookingBasis): string => {
  const time =
    basis === 'booked' ? Date.parse(booking.bookedAt ?? '') + 330 * 60_000 : Date.parse(booking.journeyDate)
  if (Number.isNaN(time)) return ''
  const day = new Date(time).toISOString().slice(0, 10)
  return basis === 'journey' && day !== booking.journeyDate ? '' : day
}

/** The figures once more, one at a time and without a look at the code that groups. */
export const plainFigures = (bookings: readonly Booking[]): Figures => {
  const active = bookings.filter(({ status }) => status !== 'Cancelled')
  return {
    bookings: bookings.length,
    passengers: active.flatMap(({ passengers }) => passengers).length,
    revenue:
      Number(active.reduce((sum, { totalFare }) => sum + BigInt(Math.round((totalFare ?? 0) * 100)), 0n)) /
      100,
    cancelled: bookings.length - active.length,
  }
}

export const inPlainRange = (bookings: readonly Booking[], { range, basis }: Omit<ReportQuestion, 'by'>) =>
  bookings.filter((booking) => {
    const day = plainDay(booking, basis)
    return day !== '' && day >= range.from && day <= range.to
  })
