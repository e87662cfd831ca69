import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { admin, booking, maya, resetToFixture } from '@mocks/fixture'
import { db } from '@mocks/db'
import { server } from '@mocks/node'
import { fail } from '@mocks/replies'
import { listAllBookings } from '@/api/bookings'
import { getSession } from '@/auth/session-store'
import { createQueryClient } from '@/query-client'
import { recordCalls } from '@/test/calls'
import { freshBrowser, signInAs } from '@/test/session/signed-in'
import {
  adminBookingQueries,
  bookingsPerPage,
  fetchAllBookings,
  mostBookings,
  type Progress,
} from './admin-bookings'

beforeEach(() => {
  resetToFixture()
  freshBrowser()
  signInAs(admin)
})

const hex = (n: number) => `d${String(n).padStart(23, '0')}`
const made = (count: number, start = 0) =>
  Array.from({ length: count }, (_, n) => ({
    ...booking(1),
    _id: hex(start + n),
    pnr: `P${start + n}`,
    bookingDate: new Date(Date.UTC(2026, 0, 1) - (start + n) * 1000).toISOString(),
  }))

async function fetchAll(signal?: AbortSignal) {
  const steps: Progress[] = []
  const page = await fetchAllBookings((progress) => void steps.push(progress), signal)
  return { page, steps }
}

test('J1: the pages are followed, newest first, and the progress is told', async () => {
  db.bookings = made(3 * bookingsPerPage + 7)
  const calls = recordCalls()
  const { page, steps } = await fetchAll()
  expect(page.items.map(({ _id }) => _id)).toEqual(db.bookings.map(({ _id }) => _id))
  expect(page).toMatchObject({ total: 1507, count: 1507, totalPages: 1, currentPage: 1 })
  expect(calls.map(({ path }) => path).toSorted()).toEqual(
    [1, 2, 3, 4].map((number) => `/api/admin/bookings?page=${number}&limit=${bookingsPerPage}`),
  )
  expect(steps[0]).toEqual({ loaded: 0, total: 0 })
  expect(steps[1]).toEqual({ loaded: 500, total: 1507 })
  expect(steps.at(-1)).toEqual({ loaded: 1507, total: 1507 })
})

test('J1: two pages are asked for at once, and never more', async () => {
  db.bookings = made(5 * bookingsPerPage)
  let [running, most] = [0, 0]
  const together = Promise.withResolvers<void>()
  server.use(
    http.get('*/api/admin/bookings', async ({ request }) => {
      if (new URL(request.url).searchParams.get('page') === '1') return
      running += 1
      most = Math.max(most, running)
      if (running === 2) together.resolve()
      // Pages 2 and 3 come together, or this waits for ever.
      await together.promise
      for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate)
      running -= 1
    }),
  )
  await fetchAll()
  expect(most).toBe(2)
})

/** A server whose list has no end. */
const endless = (
  total: number,
  pageOf: (page: number) => object[] = (page) => made(bookingsPerPage, page * bookingsPerPage),
) =>
  http.get('*/api/admin/bookings', ({ request }) => {
    const page = Number(new URL(request.url).searchParams.get('page'))
    const data = pageOf(page)
    return HttpResponse.json({
      success: true,
      count: data.length,
      total,
      totalPages: total,
      currentPage: page,
      data,
    })
  })

test('J1: it ends at 100,000, and the total says that there are more', async () => {
  let calls = 0
  server.use(
    endless(123_456, (page) => {
      calls += 1
      return Array.from({ length: 20_000 }, (_, n) => ({ _id: hex(page * 20_000 + n) }))
    }),
  )
  const { page } = await fetchAll()
  expect(page).toMatchObject({ total: 123_456, ended: 'limit' })
  expect(page.items).toHaveLength(mostBookings)
  expect(calls).toBeLessThanOrEqual(6)
}, 60_000)

test('J1: a server that names more pages than it has is not asked for ever', async () => {
  const calls = recordCalls()
  server.use(endless(9000, (page) => (page > 2 ? [] : made(bookingsPerPage, page * bookingsPerPage))))
  const { page } = await fetchAll()
  expect([page.items.length, page.total]).toEqual([1000, 9000])
  expect(calls.length).toBeLessThanOrEqual(4)
})

test('J1: a booking that comes twice, as others were made meanwhile, is there once', async () => {
  server.use(endless(2, () => made(2)))
  expect((await fetchAll()).page.items).toHaveLength(2)
})

test('J1: who leaves stops the fetching', async () => {
  db.bookings = made(6 * bookingsPerPage)
  const calls = recordCalls()
  const leaving = new AbortController()
  const fetched = fetchAllBookings(({ loaded }) => loaded >= 1000 && leaving.abort(), leaving.signal)
  await expect(fetched).rejects.toMatchObject({ kind: 'aborted' })
  const asked = calls.length
  await new Promise((resolve) => setImmediate(resolve))
  expect(calls.length).toBe(asked)
  expect(asked).toBeLessThan(6)
})

test('J1: one page that fails is the failure of all, in the catalogue’s words, and no more are asked for', async () => {
  db.bookings = made(20 * bookingsPerPage)
  const failed = Promise.withResolvers<void>()
  server.use(
    http.get('*/api/admin/bookings', async ({ request }) => {
      const page = new URL(request.url).searchParams.get('page')
      if (page === '2') await failed.promise
      if (page === '3') return fail(503, 'Closed for the night')
    }),
  )
  const calls = recordCalls()
  await expect(fetchAll()).rejects.toMatchObject({
    headline: 'Failed to fetch all bookings',
    message: 'Closed for the night',
  })
  failed.resolve()
  // Whoever went on from page 2 would have asked for page 4 before all of these are answered.
  for (const page of [11, 12, 13, 14, 15, 16]) await listAllBookings({ page, limit: 1 })
  expect(calls.map(({ path }) => path)).not.toContain(`/api/admin/bookings?page=4&limit=${bookingsPerPage}`)
})

test('J1: who may not see them is told so and stays signed in; an ended session ends', async () => {
  signInAs(maya)
  await expect(fetchAll()).rejects.toMatchObject({ status: 403, headline: 'Failed to fetch all bookings' })
  expect(getSession().user?._id).toBe(maya)
  server.use(http.get('*/api/admin/bookings', () => fail(401, 'Not authorized')))
  await expect(fetchAll()).rejects.toMatchObject({ status: 401 })
  expect(getSession().user).toBeNull()
})

test('J1: list and reports share what was fetched', async () => {
  const client = createQueryClient()
  const calls = recordCalls()
  const first = await client.query(adminBookingQueries.all())
  expect(await client.query(adminBookingQueries.all())).toBe(first)
  expect(calls).toHaveLength(1)
})
