import { http, HttpResponse, type JsonBodyType } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setClock } from '@mocks/clock'
import { bookingId, maya, resetToFixture } from '@mocks/fixture'
import { server } from '@mocks/node'
import { originalGaps } from '@mocks/original-gaps'
import { startEpoch } from '@/auth/epoch'
import { getSession } from '@/auth/session-store'
import { recordCalls } from '@/test/calls'
import { freshBrowser, signInAs } from '@/test/session/signed-in'
import { getBooking, listBookings } from './bookings'

beforeEach(() => {
  freshBrowser()
  resetToFixture()
  signInAs(maya)
})
afterEach(() => {
  setClock()
  vi.unstubAllGlobals()
})

const paths = (calls: { path: string }[]) => calls.map(({ path }) => path.replace('/api/bookings', ''))
const answer = (path: string, body: JsonBodyType, status = 200) =>
  server.use(http.get(`*/api/bookings${path}`, () => HttpResponse.json(body, { status })))

test('G2: the own bookings', async () => {
  expect(await listBookings()).toMatchObject({
    total: 1,
    items: [
      { _id: bookingId(1), pnr: 'PNR00001', journeyDate: '2026-03-11', train: { trainNumber: '90001' } },
    ],
  })
})

test.each([
  [{ success: false, message: 'Not today' }, 'Not today'],
  [{ success: false }, 'Failed to fetch bookings'],
  [{ success: 'true', data: [], message: 'Half a yes' }, 'Half a yes'],
  [{ data: [] }, 'Failed to fetch bookings'],
  [[], 'Failed to fetch bookings'],
  [null, 'Failed to fetch bookings'],
  [{ success: true, data: 'none' }, 'Failed to fetch bookings'],
  [{ success: true, data: [{}] }, 'Failed to fetch bookings'],
  [{ success: true, data: null, message: 'Bookings retrieved successfully' }, 'Failed to fetch bookings'],
  [{ success: true, data: [{}], message: 'Bookings retrieved successfully' }, 'Failed to fetch bookings'],
  [{ success: false, message: { text: 'x' } }, 'Failed to fetch bookings'],
])('G2: %j is no list of bookings: %s', async (body, message) => {
  answer('', body)
  await expect(listBookings()).rejects.toMatchObject({ message, headline: 'Failed to fetch bookings' })
})

const details = { success: true, data: { _id: 'b7', pnr: 'DETAILS' } }

test('G4: one booking, asked for once where the first answer will do', async () => {
  const calls = recordCalls()
  expect((await getBooking(bookingId(1))).pnr).toBe('PNR00001')
  expect(paths(calls)).toEqual([`/${bookingId(1)}`])
})

test.each<[string, JsonBodyType, number]>([
  ['a 404', { message: 'Not here' }, 404],
  ['a 500', { message: 'Broken' }, 500],
  ['no data', { success: true, data: null }, 200],
  ['an empty record', { success: true, data: {} }, 200],
  ['a no', { success: false, message: 'No' }, 200],
])('G4: after %s the details are asked', async (_kind, body, status) => {
  answer('/b7', body, status)
  answer('/b7/details', details)
  const calls = recordCalls()
  expect((await getBooking('b7')).pnr).toBe('DETAILS')
  expect(paths(calls)).toEqual(['/b7', '/b7/details'])
})

test('G4: neither yields data: the specified words, the second status, the first refusal as cause', async () => {
  answer('/b7', { message: 'Not here' }, 404)
  answer('/b7/details', { success: true, data: null })
  await expect(getBooking('b7')).rejects.toMatchObject({
    message: 'No booking data received from any endpoint',
    kind: 'shape',
    cause: { message: 'Not here', status: 404, call: 'bookings.get' },
  })
})

test('G4: a back end that has neither of them says the same', async () => {
  server.use(...originalGaps)
  await expect(getBooking(bookingId(1))).rejects.toMatchObject({
    message: 'No booking data received from any endpoint',
    status: 404,
  })
})

test('G4, A11: a session that has ended is not asked twice', async () => {
  answer('/b7', { message: 'Expired' }, 401)
  const calls = recordCalls()
  await expect(getBooking('b7')).rejects.toMatchObject({ status: 401, message: 'Expired' })
  expect(paths(calls)).toEqual(['/b7'])
  expect(getSession().isAuthenticated).toBe(false)
})

test('G4: a page that was left, or a session that was, asks nothing more', async () => {
  const calls = recordCalls()
  const left = new AbortController()
  const first = getBooking(bookingId(1), left.signal)
  left.abort()
  await expect(first).rejects.toMatchObject({ kind: 'aborted' })
  const second = getBooking(bookingId(1))
  startEpoch()
  await expect(second).rejects.toMatchObject({ kind: 'aborted' })
  expect(calls.filter(({ path }) => path.endsWith('/details'))).toEqual([])
})
