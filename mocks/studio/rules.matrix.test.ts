import { afterEach, beforeEach, expect, test } from 'vitest'
import { firstIdsOf } from '@/test/cards/card'
import { byRow } from '@/test/size'
import { realNow, setClock } from '../clock.ts'
import { db, state as dbState } from '../db.ts'
import { nameOf } from '../../scripts/contract/call-table.ts'
import { calls as contract, resources } from '../../scripts/contract/resources.ts'
import { admin, call, fixtureTables, maya, ravi, resetToFixture, stationId, trainId } from '../fixture.ts'
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

const email = 'maya@mail.test'
const [from, to] = [stationId(1), stationId(4)]

/** What somebody else has to ask, at another address or with other fields. */
const special: Record<string, { as?: string; path?: string; body?: object }> = {
  'POST /api/auth/register': {
    body: { username: 'Nila Rao', email: 'nila@mail.test', password: 'Secret!1' },
  },
  'POST /api/auth/login': { body: { email, password: 'Secret!1' } },
  'POST /api/auth/forgot-password': { body: { email } },
  'POST /api/auth/reset-password/:token': { body: { password: 'Secret!2' } },
  'PUT /api/auth/change-password': { body: { currentPassword: 'Secret!1', newPassword: 'Secret!2' } },
  'POST /api/trains': { body: { source: from, destination: to, route: [] } },
  // Nobody has booked it.
  'DELETE /api/trains/:id': { path: `/trains/${trainId(3)}` },
  'POST /api/bookings': {
    body: { train: trainId(1), fromStation: from, toStation: to, journeyDate: '2026-03-18' },
  },
  'GET /api/bookings/pnr/:pnr': { as: maya, path: '/bookings/pnr/PNR00001' },
  'PUT /api/bookings/:id/cancel': { as: maya },
  'POST /api/reviews': { body: { train: trainId(2) } },
  'PUT /api/reviews/:id': { as: ravi },
}

const ids = firstIdsOf(fixtureTables())
const records = resources.flatMap((resource) => Object.values(resource.records))

/** As it is answered with success in the small railway: by default asked by the admin, for the first record, with the contract's examples. */
function requestOf(name: string) {
  const [method = '', template = ''] = name.split(' ')
  const [, , resource = ''] = template.split('/')
  const { body, query = {} } = contract.find((one) => nameOf(one) === name) ?? {}
  const { as = admin, path, body: own } = special[name] ?? {}
  const filled = template
    .replace('/api', '')
    .replace(/:(\w+)/, (_all, key: string) => ids[key === 'id' ? resource.replace(/s$/, 'Id') : key] ?? key)
  const asked = Object.entries(query).flatMap(([key, { required, example }]) =>
    required ? `${key}=${encodeURIComponent(example)}` : [],
  )
  const example = records.find(({ schema }) => schema === body)?.example
  return {
    target: `${method} ${path ?? `${filled}?${asked.join('&')}`}`,
    as,
    ...(body && { body: { ...(example as object), ...own } }),
  }
}

function send(name: string, options: CallOptions = {}): Promise<Response> {
  const { target, ...rest } = requestOf(name)
  dbState.passwordReset = { token: 'token', email, expires: '2026-03-04T00:00:00.000Z' }
  return call(target, { answers, ...rest, ...options })
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
