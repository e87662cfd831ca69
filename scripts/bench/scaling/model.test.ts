import { expect, test } from 'vitest'
import { days, type Opening } from './model.ts'

const opening = (calls: number, bytes: number): Opening => ({
  api: { calls, bytes },
  edge: { calls: 1, bytes: 10 },
  byCall: { 'GET /api/trains': { calls, bytes } },
})
const given = { bookings: 1000, visits: 10, firstVisits: 0.2, peak: 3, opened: { dashboard: 1, trains: 0.5 } }

test('a booking comes to its visits: new devices open the dashboard for the first time, all else again', () => {
  const screens = [
    { name: 'dashboard', first: opening(4, 400), second: opening(1, 100) },
    { name: 'trains', first: opening(9, 900), second: opening(2, 200) },
  ]
  const { perBooking, perDay, byCall } = days(screens, given)
  // 2 first dashboards, 8 later ones, 5 lists.
  expect(perBooking.api).toEqual({ calls: 2 * 4 + 8 * 1 + 5 * 2, bytes: 2 * 400 + 8 * 100 + 5 * 200 })
  expect(perDay.edge).toEqual({ calls: 15_000, bytes: 150_000 })
  expect(byCall).toEqual([{ call: 'GET /api/trains', times: 26, bytes: 2600, share: 1 }])
})
