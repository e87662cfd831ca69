import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { byRow } from '@/test/size'
import { calls } from '../../scripts/contract/resources.ts'
import { setClock } from '../clock.ts'
import { admin, bookingId, call, resetToFixture, reviewId, stationId, trainId } from '../fixture.ts'

beforeEach(resetToFixture)
afterEach(() => setClock())

const longText = 'x'.repeat(100_000)
const values: unknown[] = [
  null,
  0,
  -1,
  1e308,
  '',
  ' ',
  '0',
  '__proto__',
  longText,
  [],
  [[]],
  {},
  { $gt: '' },
  true,
]
const ids = [
  '0',
  '__proto__',
  '%00',
  '%E0%A4%A',
  '%2F..%2F',
  '..;',
  '%F0%9F%9A%82',
  '*',
  longText.slice(0, 5000),
]
/** Every field that a body of the contract has. */
const fields = new Set(
  calls.flatMap(({ body }) => Object.keys(body && 'entries' in body ? (body.entries as object) : {})),
)
const writes = [
  'POST /auth/register',
  'POST /auth/login',
  'PUT /auth/me',
  'POST /auth/forgot-password',
  'POST /auth/reset-password/x',
  'PUT /auth/change-password',
  'POST /stations',
  `PUT /stations/${stationId(1)}`,
  'POST /trains',
  `PUT /trains/${trainId(1)}`,
  'POST /bookings',
  'POST /reviews',
  `PUT /reviews/${reviewId(1)}`,
]
const reads = [
  'GET /stations',
  'GET /stations/nearby',
  'GET /trains',
  'GET /trains/search',
  `GET /trains/${trainId(1)}/seats`,
  'GET /admin/bookings',
  `GET /reviews/train/${trainId(1)}`,
  'GET /reviews/search',
]
const parts = [...ids, '', '0', '-1', '1e9', 'constructor', '(', '9999-99-99', stationId(1)]
const ofOne = [
  'stations/*',
  'trains/*',
  'trains/*/seats',
  'bookings/*',
  'bookings/*/ticket',
  'bookings/pnr/*',
  'bookings/*/cancel',
  'reviews/*',
  'reviews/*/like',
  'reviews/train/*',
]
const parameters = [
  'search page limit latitude longitude maxDistance source destination trainType date from to',
  'sortBy sortOrder status fromDate toDate train keyword',
].flatMap((names) => names.split(' '))

test.each(byRow(writes, values))('L1: no body brings down %s', async (target, chosen) => {
  const defects = vi.spyOn(console, 'error')
  for (const value of chosen) {
    const body = Object.fromEntries([...fields].map((field) => [field, value]))
    const { status } = await call(target, { as: admin, body })
    expect(status).toBeLessThan(600)
  }
  expect(defects).not.toHaveBeenCalled()
})

test.each(byRow(reads, parts))('L1: no query brings down %s', async (target, chosen) => {
  const defects = vi.spyOn(console, 'error')
  for (const value of chosen) {
    const query = parameters.map((name) => `${name}=${value}`)
    await call(`${target}?${query.join('&')}`, { as: admin })
    for (const parameter of query) await call(`${target}?${parameter}`, { as: admin })
  }
  expect(defects).not.toHaveBeenCalled()
})

test.each(byRow(ofOne, [...ids, bookingId(1).toUpperCase(), stationId(1)]))(
  'L1: no id brings down %s',
  async (target, chosen) => {
    const defects = vi.spyOn(console, 'error')
    for (const id of chosen) {
      for (const method of ['GET', 'PUT', 'DELETE']) {
        const response = await call(`${method} /${target.replace('*', () => id)}`, { as: admin })
        expect(response.status).toBeLessThan(600)
      }
    }
    expect(defects).not.toHaveBeenCalled()
  },
)
