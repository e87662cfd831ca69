import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchesBookingFilter } from '@/domain/admin/admin-bookings-filter-match'
import type { Booking } from '@/domain/bookings/booking'
import { searchBookings } from '@/domain/bookings/booking-search'
import { aBooking, aStation, aTrain } from '@/test/railway/builders'
import { listedAtOnce, listedBookings, type ListedSearch } from './listed-bookings'

const zone = 'Asia/Kolkata'
const stations = ['NDLS', 'MMCT', 'HWH'].map((code) => aStation({ _id: code, code, name: `Station ${code}` }))
const trains = ['12951', '12952'].map((trainNumber) => aTrain({ _id: trainNumber, trainNumber }))
const times = ['', 'soon', '2026-11-01T04:00:00Z', '2026-11-01T05:00:00+05:30', '2026-11-03T20:00:00Z']

const booking = fc
  .record({
    pnr: fc.constantFrom('', 'ABC123', 'ABD124', 'XYZ999'),
    status: fc.constantFrom('Confirmed', 'Cancelled', 'Waiting', ''),
    journeyDate: fc.constantFrom('2026-11-02', '2026-11-03', '2026-12-01', 'soon'),
    bookedAt: fc.constantFrom(...times),
    totalFare: fc.integer({ min: 0, max: 3 }),
    train: fc.constantFrom(...trains, null),
    from: fc.constantFrom(...stations, null),
    to: fc.constantFrom(...stations),
    name: fc.constantFrom('Maya Iyer', 'Ravi Das', 'ravi'),
  })
  .map(({ name, ...changes }) => {
    const passengers = aBooking().passengers.map((passenger) => ({ ...passenger, name }))
    return aBooking({ ...changes, passengers })
  })

const search = fc.record(
  {
    q: fc.constantFrom('ravi', 'abc 123', 'MMCT', 'maya 12951', 'nobody'),
    status: fc.constantFrom('held', 'Cancelled'),
    from: fc.constantFrom('2026-11-02', '2026-11-03'),
    basis: fc.constantFrom('journey' as const, 'booked' as const),
    train: fc.constantFrom('12951', 'none'),
    weekday: fc.constantFrom('Mon' as const, 'Tue' as const),
    column: fc.constantFrom(
      'pnr',
      'status',
      'train',
      'from',
      'to',
      'journey',
      'booked',
      'passengers',
      'fare',
    ),
    descending: fc.boolean(),
  },
  { requiredKeys: [] },
)

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
const time = (text: string | undefined) => (text !== undefined && text.includes('-') ? Date.parse(text) : '')
const valueOf: Record<string, (one: Booking) => string | number> = {
  pnr: ({ pnr }) => pnr,
  status: ({ status }) => status,
  train: ({ train }) => train?.trainNumber ?? 'none',
  from: ({ from }) => from?.code ?? '',
  to: ({ to }) => to?.code ?? '',
  journey: ({ journeyDate }) => time(journeyDate),
  booked: ({ bookedAt }) => time(bookedAt),
  passengers: ({ passengers }) => passengers.length,
  fare: ({ totalFare }) => totalFare ?? '',
}

/** Plainly, and all at once. */
function plain(bookings: Booking[], { q, sort, ...filter }: ListedSearch) {
  const kept = bookings.filter((one) => matchesBookingFilter(one, filter, zone))
  const found = q === undefined ? kept : searchBookings(kept, q)
  if (sort === undefined) return found
  const sign = sort.startsWith('-') ? -1 : 1
  const value = valueOf[sort.replace('-', '')] ?? (() => '')
  return found.toSorted((a, b) => {
    const [first, second] = [value(a), value(b)]
    if (first === '' || second === '') return Number(first === '') - Number(second === '')
    const order =
      typeof first === 'number' && typeof second === 'number'
        ? first - second
        : collator.compare(String(first), String(second))
    return sign * order
  })
}

test('J1, ADM-6: whatever an address asks for, the bookings are those of a plain filter, search and sort', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(booking, { maxLength: 40 }),
      fc.array(search, { minLength: 1, maxLength: 4 }),
      async (bookings, searches) => {
        // Several questions about one list: what was found out for the first serves the next.
        for (const { column, descending, ...rest } of searches) {
          const asked = { ...rest, ...(column && { sort: `${descending ? '-' : ''}${column}` }) }
          const wanted = plain(bookings, asked)
          const atOnce = listedAtOnce(bookings, asked, zone)
          if (atOnce) expect(atOnce.slice()).toEqual(wanted)
          const listed = await listedBookings(bookings, asked, zone)
          expect([listed.length, listed.slice()]).toEqual([wanted.length, wanted])
        }
      },
    ),
    { seed: 20_261_122, numRuns: 500 },
  )
})

test('J1: who asks for others meanwhile gets nothing of what was asked before', async () => {
  const leaving = new AbortController()
  const listing = listedBookings([aBooking()], { q: 'maya' }, zone, leaving.signal)
  leaving.abort(new Error('left'))
  await expect(listing).rejects.toThrow('left')
})
