import { afterEach, beforeEach, expect, test } from 'vitest'
import { byRow } from '@/test/size'
import { realNow, setClock } from '../clock.ts'
import { db, state as dbState } from '../db.ts'
import {
  admin,
  bookingId,
  call,
  maya,
  ravi,
  resetToFixture,
  reviewId,
  stationId,
  trainId,
} from '../fixture.ts'
import { calls } from './calls.ts'
import { createStudio } from './studio.ts'
import type { CallOptions } from '../fixture.ts'
import type { Switch } from './types.ts'

const { studio, answers } = createStudio({ scenarios: [] })

beforeEach(() => resetToFixture())
afterEach(() => {
  studio.set({ rules: [] })
  setClock()
})

const station = { code: 'ELD', name: 'Eldra', city: 'Eldra', state: 'Northland', latitude: 16, longitude: 78 }
const train = {
  trainNumber: '90009',
  name: 'Day Mail',
  trainType: 'Shatabdi',
  source: stationId(2),
  destination: stationId(3),
  departureTime: '2026-03-03T02:00:00.000Z',
  arrivalTime: '2026-03-03T05:00:00.000Z',
  totalSeats: 60,
  fare: 120,
  daysOfOperation: ['Mon', 'Fri'],
}
const booking = {
  train: trainId(1),
  fromStation: stationId(1),
  toStation: stationId(4),
  journeyDate: '2026-03-18',
  passengers: [{ name: 'Ira', age: 34, gender: 'F' }],
}
const review = { train: trainId(2), rating: 4, title: 'On time', comment: 'Quiet', journeyDate: '2026-01-05' }
const account = { username: 'Nila Rao', email: 'nila@mail.test', password: 'Secret!1' }

/** Each call once, as it is answered with success in the small railway: who asks, where, and with what. */
const asked: Record<string, [as?: string | undefined, path?: string | undefined, body?: object]> = {
  'POST /api/auth/register': [undefined, undefined, account],
  'POST /api/auth/login': [undefined, undefined, { email: 'maya@mail.test', password: 'Secret!1' }],
  'GET /api/auth/me': [maya],
  'PUT /api/auth/me': [maya, undefined, { firstName: 'Maya' }],
  'POST /api/auth/forgot-password': [undefined, undefined, { email: 'maya@mail.test' }],
  'POST /api/auth/reset-password/:token': [undefined, '/auth/reset-password/mine', { password: 'Secret!2' }],
  'PUT /api/auth/change-password': [
    maya,
    undefined,
    { currentPassword: 'Secret!1', newPassword: 'Secret!2' },
  ],
  'GET /api/stations/nearby': [undefined, '/stations/nearby?latitude=12&longitude=77'],
  'GET /api/stations/:id': [undefined, `/stations/${stationId(1)}`],
  'POST /api/stations': [admin, undefined, station],
  'PUT /api/stations/:id': [admin, `/stations/${stationId(1)}`, station],
  'DELETE /api/stations/:id': [admin, `/stations/${stationId(1)}`],
  'GET /api/trains/search': [undefined, `/trains/search?from=${stationId(1)}&to=${stationId(4)}`],
  'GET /api/trains/:id': [undefined, `/trains/${trainId(1)}`],
  'GET /api/trains/:id/seats': [undefined, `/trains/${trainId(1)}/seats?date=2026-03-18`],
  'POST /api/trains': [admin, undefined, train],
  'PUT /api/trains/:id': [admin, `/trains/${trainId(2)}`, train],
  'DELETE /api/trains/:id': [admin, `/trains/${trainId(3)}`],
  'GET /api/bookings': [maya],
  'POST /api/bookings': [maya, undefined, booking],
  'GET /api/bookings/pnr/:pnr': [maya, '/bookings/pnr/PNR00001'],
  'GET /api/bookings/:id': [maya, `/bookings/${bookingId(1)}`],
  'GET /api/bookings/:id/details': [maya, `/bookings/${bookingId(1)}/details`],
  'GET /api/bookings/:id/ticket': [maya, `/bookings/${bookingId(1)}/ticket`],
  'PUT /api/bookings/:id/cancel': [maya, `/bookings/${bookingId(1)}/cancel`],
  'GET /api/admin/bookings': [admin],
  'GET /api/reviews/search': [undefined, '/reviews/search?keyword=time'],
  'GET /api/reviews/train/:trainId': [undefined, `/reviews/train/${trainId(1)}`],
  'POST /api/reviews': [maya, undefined, review],
  'PUT /api/reviews/:id': [ravi, `/reviews/${reviewId(1)}`, { rating: 2 }],
  'DELETE /api/reviews/:id': [ravi, `/reviews/${reviewId(1)}`],
  'PUT /api/reviews/:id/like': [maya, `/reviews/${reviewId(1)}/like`],
  'PUT /api/reviews/:id/dislike': [maya, `/reviews/${reviewId(1)}/dislike`],
}

function send(name: string, options: CallOptions = {}): Promise<Response> {
  const [method = '', template = ''] = name.split(' ')
  const [as, path = template.replace('/api', ''), body] = asked[name] ?? []
  dbState.passwordReset = { token: 'mine', email: 'maya@mail.test', expires: '2026-03-04T00:00:00.000Z' }
  return call(`${method} ${path}`, { answers, ...(as && { as }), ...(body && { body }), ...options })
}

const tables = () => JSON.stringify(db)

/** The call as it is without a rule: its status, its body, and the tables after it. */
async function usual(name: string) {
  resetToFixture()
  const response = await send(name)
  const body = new Uint8Array(await response.arrayBuffer())
  const after = tables()
  resetToFixture()
  return {
    status: response.status,
    body,
    json: response.headers.get('Content-Type')?.includes('json'),
    after,
  }
}

type Usual = Awaited<ReturnType<typeof usual>>

const parsed = (body: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(body))

/** What each switch does, whatever the call is. */
const switches: [
  effect: Switch,
  shows: (response: Response, plain: Usual) => Promise<void>,
  reaches: boolean,
][] = [
  [
    { kind: 'wait', ms: 30 },
    async (response, plain) => {
      expect([response.status, (await response.arrayBuffer()).byteLength]).toEqual([
        plain.status,
        plain.body.length,
      ])
    },
    true,
  ],
  [{ kind: 'silence' }, async (response) => expect(response.type).toBe('error'), false],
  [{ kind: 'refused' }, async (response) => expect(response.type).toBe('error'), false],
  [{ kind: 'lost' }, async (response) => expect(response.type).toBe('error'), true],
  [
    { kind: 'cut' },
    async (response, plain) => {
      expect(response.status).toBe(plain.status)
      await expect(response.arrayBuffer()).rejects.toThrow('The connection broke')
    },
    true,
  ],
  [
    { kind: 'status', status: 409, body: '{"own":true}' },
    async (response) => expect([response.status, await response.json()]).toEqual([409, { own: true }]),
    false,
  ],
  [
    { kind: 'status', status: 503 },
    async (response) => expect([response.status, await response.text()]).toEqual([503, '']),
    false,
  ],
  [
    { kind: 'status', status: 202 },
    async (response) => expect([response.status, response.ok]).toEqual([202, true]),
    true,
  ],
  [{ kind: 'bad-json' }, (response) => expect(response.json()).rejects.toThrow(SyntaxError), true],
  [
    { kind: 'html' },
    async (response) => {
      expect(response.headers.get('Content-Type')).toMatch('text/html')
      expect(await response.text()).toMatch(/^<!doctype html>/)
    },
    false,
  ],
  [
    { kind: 'empty' },
    async (response, plain) => expect([response.status, await response.text()]).toEqual([plain.status, '']),
    true,
  ],
  [
    { kind: 'missing', field: 'success' },
    async (response, plain) => {
      if (plain.json) expect(await response.json()).not.toHaveProperty('success')
      else expect((await response.arrayBuffer()).byteLength).toBe(plain.body.length)
    },
    true,
  ],
  [
    { kind: 'type', field: 'success' },
    async (response, plain) => {
      if (plain.json) expect(await response.json()).toMatchObject({ success: 'many' })
      else expect((await response.arrayBuffer()).byteLength).toBe(plain.body.length)
    },
    true,
  ],
]

test.each(byRow(calls, switches))('L2: $name with each switch', async ({ name }, chosen) => {
  const plain = await usual(name)
  expect(plain.status, name).toBeLessThan(300)
  if (plain.json) expect(parsed(plain.body)).toHaveProperty('success', true)
  for (const [effect, shows, reaches] of chosen) {
    resetToFixture()
    const before = tables()
    studio.set({ rules: [{ call: name, effect }] })
    const startedAt = realNow()
    // The app gives up after ten seconds; here nobody waits so long.
    const response = await send(name, effect.kind === 'silence' ? { signal: AbortSignal.timeout(20) } : {})
    if (effect.kind === 'wait') expect(realNow() - startedAt).toBeGreaterThanOrEqual(effect.ms - 2)
    await shows(response, plain)
    expect(tables(), effect.kind).toBe(reaches ? plain.after : before)
    expect(studio.log.at(-1)).toMatchObject({ call: name, rules: [{ effect }] })
  }
})
