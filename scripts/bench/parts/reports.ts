import type { Booking } from '../../../src/domain/bookings/booking.ts'
import { bundled, timesOf } from './bundled.ts'
import type { Found, Options } from './part.ts'

/** Of the 730 that the bookings are spread over. */
const days = 365
const budgetMs = 1000
const zone = 'Asia/Kolkata'

/** The same numbers for the same seed. */
let state = 1
const below = (limit: number) => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return Math.floor((state / 2 ** 32) * limit)
}

const day = (start: number, count: number) => new Date(start + below(count) * 86_400_000)
const first = Date.UTC(2026, 0, 1)
const statuses = ['Confirmed', 'Confirmed', 'Confirmed', 'Confirmed', 'RAC', 'Waiting', 'Cancelled']
const station = (n: number) => ({ _id: `s${n}`, code: `ST${n}`, name: `Station ${n}` })

function aBooking(index: number): Booking {
  const train = below(5000)
  const people = 1 + below(6)
  return {
    _id: `b${index}`,
    pnr: `P${index}`,
    status: statuses[below(statuses.length)] ?? 'Confirmed',
    paymentStatus: 'Pending',
    train: { _id: `t${train}`, trainNumber: String(10_000 + train), name: `Train ${train}` },
    from: station(below(300)),
    to: station(below(300)),
    journeyDate: day(first, 730).toISOString().slice(0, 10),
    bookedAt: new Date(day(first, 730).getTime() + below(86_400) * 1000).toISOString(),
    passengers: Array.from({ length: people }, () => ({
      name: 'Ira Sol',
      age: 34,
      gender: 'F',
      seatNumber: null,
      coach: null,
    })),
    totalFare: people * below(3000),
  }
}

/** The least that counting can cost: each booking is looked at once and its rupees are added up by day. */
function plainLoop(bookings: readonly Booking[]) {
  const byDay = new Map<string, number>()
  for (const { journeyDate, totalFare } of bookings) {
    byDay.set(journeyDate, (byDay.get(journeyDate) ?? 0) + (totalFare ?? 0))
  }
  return byDay.size
}

/** Times the grouping of bookings for the reports. */
export async function reports({ bookings: count }: Options): Promise<Found[]> {
  const { dated, factOf, reportOf } = await bundled<typeof import('../../../src/domain/reports/reports.ts')>(
    'src/domain/reports/reports.ts',
  )
  const bookings = Array.from({ length: count }, (_, index) => aBooking(index))
  const facts = bookings.map((booking) => dated(factOf(booking), zone))
  const range = {
    from: new Date(first).toISOString().slice(0, 10),
    to: new Date(first + (days - 1) * 86_400_000).toISOString().slice(0, 10),
  }

  const plain = timesOf(() => plainLoop(bookings))
  const ms = (time: number) => `${time.toFixed(1)} ms`
  console.log(`\n${bookings.length} bookings, ${days} of 730 days; times by processor`)
  console.log(`plain loop: median ${ms(plain.median)}`)
  for (const [work, once] of [
    ['telling the worker', () => bookings.map(factOf)],
    ['finding the days', () => facts.map((fact) => dated(fact, zone))],
  ] as const) {
    const { median } = timesOf(once)
    console.log(`${work}: median ${ms(median)}, ${(median / plain.median).toFixed(1)} plain loops`)
  }
  let slowest = 0
  for (const basis of ['journey', 'booked'] as const) {
    for (const by of ['day', 'week', 'month'] as const) {
      const { first: cold, median, most } = timesOf(() => reportOf(facts, { range, basis, by }))
      console.log(
        `by ${by}, ${basis}: first ${ms(cold)}, median ${ms(median)}, most ${ms(most)}; ` +
          `${(median / plain.median).toFixed(1)} plain loops`,
      )
      slowest = Math.max(slowest, most)
    }
  }
  return [{ name: `report of ${count} bookings, slowest`, unit: 'ms', value: slowest, most: budgetMs }]
}
