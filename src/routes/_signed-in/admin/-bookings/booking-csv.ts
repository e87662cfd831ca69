import type { Booking } from '@/domain/bookings/booking'
import type { CsvCell } from '@/lib/files/csv'

export const bookingCsvHeader = [
  'pnr',
  'status',
  'trainNumber',
  'train',
  'from',
  'to',
  'journeyDate',
  'passengers',
  'names',
  'totalFare',
  'payment',
  'bookedBy',
  'bookedAt',
] as const

export const bookingCsvRow = (booking: Booking): CsvCell[] => [
  booking.pnr,
  booking.status,
  booking.train?.trainNumber ?? null,
  booking.train?.name ?? null,
  booking.from?.code ?? booking.from?.name ?? null,
  booking.to?.code ?? booking.to?.name ?? null,
  booking.journeyDate,
  booking.passengers.length,
  booking.passengers.map(({ name }) => name).join('; '),
  booking.totalFare,
  booking.paymentStatus,
  booking.user?.email ?? booking.user?.name ?? null,
  booking.bookedAt ?? null,
]
