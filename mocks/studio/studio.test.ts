import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { now, setClock } from '../clock.ts'
import { db, persistWith, refreshDb, resetDb, state as dbState } from '../db.ts'
import { bookingId, call, maya, ravi, resetToFixture, stationId, trainId } from '../fixture.ts'
import { persistenceIn } from '../snapshot.ts'
import { plainState, stateOf } from './link.ts'
import { scenarios } from './scenarios-in-vite.ts'
import { createStudio } from './studio.ts'
import type { CallOptions } from '../fixture.ts'
import type { KeyValueStorage } from '../snapshot.ts'
import type { Rule, StudioState } from './types.ts'

class FakeStorage implements KeyValueStorage {
  readonly items = new Map<string, string>()
  getItem(key: string) {
    return this.items.get(key) ?? null
  }
  setItem(key: string, value: string) {
    this.items.set(key, value)
  }
  removeItem(key: string) {
    this.items.delete(key)
  }
}

let host = createStudio({ scenarios })
beforeEach(() => {
  host = createStudio({ scenarios })
  resetToFixture()
})
afterEach(() => {
  persistWith(undefined)
  setClock()
})

const ask = (target: string, options: CallOptions = {}) => call(target, { answers: host.answers, ...options })
const statusOf = async (target: string, options?: CallOptions) => (await ask(target, options)).status
const booking = {
  train: trainId(1),
  fromStation: stationId(1),
  toStation: stationId(4),
  journeyDate: '2026-03-18',
  passengers: [{ name: 'Ira', age: 34, gender: 'F' }],
}
const book = () => statusOf('POST /bookings', { as: maya, body: booking })
const withRules = (...rules: Rule[]) => host.studio.set({ rules })
const stopped = { at: '2026-11-28T18:10:00+05:30', runs: false }

test('L2: a rule counts down and goes; one for a record concerns that record alone', async () => {
  const effect = { kind: 'status', status: 418, body: '{}' } as const
  withRules({ call: 'GET /api/trains/:id', effect, record: trainId(1), times: 2 })
  const one = `GET /trains/${trainId(1)}`
  const seen = [await statusOf(one), await statusOf(`GET /trains/${trainId(2)}`), await statusOf(one)]
  expect([...seen, await statusOf(one)]).toEqual([418, 200, 418, 200])
  expect(host.studio.state.rules).toEqual([])
})

test('L2: of the rules for a call the first wait applies and the first of the others', async () => {
  withRules(
    { call: 'GET /api/trains', effect: { kind: 'wait', ms: 5 } },
    { call: 'GET /api/trains', effect: { kind: 'status', status: 500 } },
    { call: '*', effect: { kind: 'wait', ms: 600_000 } },
    { call: '*', effect: { kind: 'refused' } },
  )
  expect(await statusOf('GET /trains')).toBe(500)
  expect(host.studio.log[0]?.rule).toBe('wait 5 ms · GET /api/trains; status 500 · GET /api/trains')
})

test('L5: the same seed lets the same calls fail', async () => {
  const tries = async (seed: number) => {
    host.studio.open({
      ...plainState,
      seed,
      clock: stopped,
      rules: [{ call: '*', effect: { kind: 'status', status: 500 }, share: 40 }],
    })
    return Promise.all(Array.from({ length: 40 }, () => statusOf('GET /stations?limit=1')))
  }
  const first = await tries(3)
  expect(await tries(3)).toEqual(first)
  expect(await tries(4)).not.toEqual(first)
  expect(first.filter((status) => status === 500).length).toBeGreaterThan(8)
  expect(first.filter((status) => status === 500).length).toBeLessThan(24)
})

test('L5: the same seed and clock give the same data and PNRs, at another hour too', async () => {
  const world = async (realTime: string) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(realTime) })
    host.studio.open({ ...plainState, seed: 9, persona: 'frequent-passenger', clock: stopped })
    const made = JSON.stringify(db)
    const [train] = db.trains
    const [user] = db.users
    const answer = await ask('POST /bookings', {
      as: user?._id ?? '',
      body: {
        ...booking,
        train: train?._id,
        fromStation: train?.source,
        toStation: train?.destination,
        journeyDate:
          db.bookings.find((one) => one.train === train?._id)?.journeyDate.slice(0, 10) ?? '2026-12-05',
      },
    })
    vi.useRealTimers()
    return [made, answer.status, await answer.text()]
  }
  expect(await world('2026-11-21T02:00:00Z')).toEqual(await world('2027-05-05T21:30:00Z'))
  expect(dbState.day).toBe('2026-11-28')
})

test('L2: a clock that runs goes on from where it was set; one alone moves no data', () => {
  host.studio.open({ ...plainState, clock: stopped })
  const made = JSON.stringify(db)
  host.studio.set({ clock: { at: '2026-11-30T10:00:00+05:30', runs: true } })
  expect(now().toISOString()).toMatch(/^2026-11-30T04:30:0/)
  expect(JSON.stringify(db)).toBe(made)
  expect(host.studio.state.day).toBe('2026-11-28')
  host.studio.set({ clock: undefined })
  expect(Math.abs(now().getTime() - Date.now())).toBeLessThan(1000)
})

test('L2: the log has each call as it happens, newest last, without token and password', async () => {
  const seen: (number | string | null)[] = []
  const stop = host.studio.subscribe(() => seen.push(host.studio.log.at(-1)?.status ?? null))
  await book()
  await ask('POST /auth/login', { body: { email: 'maya@mail.test', password: 'Secret!1' } })
  withRules({ call: '*', effect: { kind: 'lost' } })
  await ask('GET /trains')
  stop()
  expect(seen[0]).toBeNull()
  expect(seen.indexOf(201)).toBeGreaterThan(0)
  const [first, login, lost] = host.studio.log
  expect(first).toMatchObject({
    method: 'POST',
    path: '/api/bookings',
    call: 'POST /api/bookings',
    requirement: 'G1',
    status: 201,
    rule: null,
  })
  expect(JSON.parse(first?.request.body ?? '')).toEqual(booking)
  expect(JSON.parse(first?.response?.body ?? '')).toMatchObject({ success: true })
  expect(first?.size).toBe(new TextEncoder().encode(first?.response?.body).length)
  expect(first?.request.headers).toContainEqual(['authorization', expect.stringMatching(/^Bearer ….{4}$/)])
  expect(lost).toMatchObject({ status: 'lost', response: null, rule: 'answer lost · every call' })
  expect(JSON.stringify(host.studio.log)).not.toMatch(/mock\.[\da-f]{24}|Secret!1/)
  expect(login?.response?.body).toContain('"token":"…')
  host.studio.clearLog()
  expect(host.studio.log).toEqual([])
})

test('L2: the log keeps five hundred calls', async () => {
  for (let n = 0; n < 503; n += 1) await ask(`GET /nothing/${n}`)
  expect([host.studio.log.length, host.studio.log[0]?.path]).toEqual([500, '/api/nothing/3'])
})

test('L2: the log lets the bodies of older calls go, when they are megabytes', async () => {
  const body = JSON.stringify('x'.repeat(9_000_000))
  withRules({ call: '*', effect: { kind: 'status', status: 500, body } })
  for (let n = 0; n < 3; n += 1) await ask('GET /trains')
  expect(host.studio.log.map(({ response }) => response?.body.length)).toEqual([
    undefined,
    body.length,
    body.length,
  ])
})

test('L2: a call that its caller gives up is told from one that was refused', async () => {
  withRules({ call: '*', effect: { kind: 'wait', ms: 600_000 } })
  await ask('GET /trains', { signal: AbortSignal.timeout(10) })
  expect(host.studio.log[0]?.status).toBe('aborted')
})

test('L2: the last ten writes are listed, and each can be taken back', async () => {
  const before = JSON.stringify(db.bookings)
  await book()
  await statusOf(`PUT /bookings/${bookingId(1)}/cancel`, { as: maya })
  await statusOf('GET /bookings', { as: maya })
  await statusOf('POST /bookings', { as: maya, body: {} })
  const [made, cancelled] = host.studio.writes
  expect(host.studio.writes.map(({ what }) => what)).toEqual([
    'POST /api/bookings · 1 booking added',
    `PUT /api/bookings/${bookingId(1)}/cancel · 1 booking changed`,
  ])
  expect(host.studio.takeBack(made?.id ?? 0)).toBeNull()
  expect(db.bookings).toHaveLength(2)
  expect(host.studio.takeBack(cancelled?.id ?? 0)).toBeNull()
  expect(JSON.stringify(db.bookings)).toBe(before)
  expect(host.studio.writes).toEqual([])
  expect(host.studio.takeBack(made?.id ?? 0)).toMatchObject({
    words: expect.stringMatching(/not kept/) as string,
  })
})

test('L2: what was changed since is not taken back', async () => {
  const { _id } = db.reviews[0] ?? {}
  await statusOf(`PUT /reviews/${_id}`, { as: ravi, body: { rating: 1 } })
  await statusOf(`PUT /reviews/${_id}`, { as: ravi, body: { rating: 2 } })
  const [first, second] = host.studio.writes
  expect(host.studio.takeBack(first?.id ?? 0)?.words).toMatch(/changed since/)
  expect(db.reviews[0]?.rating).toBe(2)
  expect(host.studio.takeBack(second?.id ?? 0)).toBeNull()
  expect(host.studio.takeBack(first?.id ?? 0)).toBeNull()
  expect(db.reviews[0]?.rating).toBe(4)
})

test('L2: a deleted record comes back where it stood, and writes at the same time are told apart', async () => {
  const before = db.reviews.map(({ _id }) => _id)
  const [review] = db.reviews
  await Promise.all([statusOf(`DELETE /reviews/${review?._id}`, { as: ravi }), book()])
  expect(host.studio.writes.map(({ what }) => what.split(' · ')[1])).toEqual([
    '1 review deleted',
    '1 booking added',
  ])
  host.studio.takeBack(host.studio.writes[0]?.id ?? 0)
  expect(db.reviews.map(({ _id }) => _id)).toEqual(before)
})

test('L2: of more than ten writes the first go', async () => {
  const { _id } = db.reviews[0] ?? {}
  for (let n = 0; n < 12; n += 1)
    await statusOf(`PUT /reviews/${_id}`, { as: ravi, body: { rating: 1 + (n % 2) } })
  expect(host.studio.writes).toHaveLength(10)
})

test('L2: a snapshot brings the data back, and whoever is signed in stays so', async () => {
  const { token } = (await (
    await ask('POST /auth/login', { body: { email: 'maya@mail.test', password: 'Secret!1' } })
  ).json()) as { token: string }
  const file = JSON.stringify(host.studio.snapshot())
  await book()
  expect(host.studio.load(file)).toBeNull()
  expect(db.bookings).toHaveLength(2)
  expect(host.studio.state.seed).toBe(7)
  expect(await statusOf('GET /auth/me', { headers: { Authorization: `Bearer ${token}` } })).toBe(200)
})

test('L2: a snapshot of another product, or a spoilt one, changes nothing', () => {
  const file = host.studio.snapshot()
  const before = JSON.stringify(db)
  const [first] = file.tables.trains
  for (const [text, part] of [
    ['', 'file'],
    ['null', 'product'],
    ['{"tables":{},"state":{}}', 'product'],
    [JSON.stringify({ ...file, product: 'Another' }), 'product'],
    [JSON.stringify({ ...file, version: 99 }), 'version'],
    [JSON.stringify({ ...file, tables: { ...file.tables, trains: undefined } }), 'tables'],
    [
      JSON.stringify({ ...file, tables: { ...file.tables, trains: [{ ...first, route: null }] } }),
      'trains[0]',
    ],
    [JSON.stringify({ ...file, tables: { ...file.tables, users: [5] } }), 'users[0]'],
    [JSON.stringify({ ...file, state: { ...file.state, seed: 'x' } }), 'state'],
  ] as const) {
    expect(host.studio.load(text), text.slice(0, 60)).toMatchObject({
      part,
      words: expect.stringMatching(/./) as string,
    })
  }
  expect(JSON.stringify(db)).toBe(before)
})

test('L2: reset gives the data as they were made', async () => {
  host.studio.open({ ...plainState, seed: 4, clock: stopped })
  const made = JSON.stringify(db)
  const [train] = db.trains
  if (train) train.fare = 1
  host.studio.reset()
  expect(JSON.stringify(db)).toBe(made)
})

test('L2: in the empty world the personas can sign in', async () => {
  host.studio.open({ ...plainState, world: 'empty', clock: stopped })
  expect(db.trains).toEqual([])
  const body = { email: 'kavita.rao@railway.example', password: 'Signal#Box9' }
  expect(await statusOf('POST /auth/login', { body })).toBe(200)
})

test('L1: the gaps of the original back end are open while the state says so', async () => {
  host.studio.open({ ...plainState, clock: stopped, gaps: true })
  expect(await statusOf('GET /admin/bookings')).toBe(404)
  host.studio.set({ gaps: undefined })
  expect(await statusOf('GET /admin/bookings')).toBe(401)
})

test('L2: offline no call gets through, but that by which the persona signs in', async () => {
  host.studio.open({ ...plainState, clock: stopped, offline: true, persona: 'admin' })
  expect(host.isOffline()).toBe(false)
  const body = { email: 'kavita.rao@railway.example', password: 'Signal#Box9' }
  expect(await statusOf('POST /auth/login', { body })).toBe(200)
  expect(host.isOffline()).toBe(true)
  expect((await ask('GET /trains')).type).toBe('error')
  expect((await ask('POST /auth/login', { body })).type).toBe('error')
})

test('L2: a call without a server is told what is to happen to it', () => {
  withRules(
    { call: '*', effect: { kind: 'refused' } },
    { call: 'LOCAL users.create', effect: { kind: 'status', status: 500 }, times: 1 },
  )
  expect(host.studio.local('LOCAL users.list')).toBeNull()
  expect(host.studio.local('LOCAL users.create')).toEqual({ kind: 'status', status: 500 })
  expect(host.studio.local('LOCAL users.create')).toBeNull()
})

/** A page that is loaded anew, with what its browser keeps. */
function openTab(storage: FakeStorage) {
  resetDb()
  const tab = createStudio({ scenarios, storage })
  persistWith(persistenceIn(storage))
  refreshDb()
  return tab
}

test('L2: state and data survive a reload, but for the files of the version', async () => {
  const storage = new FakeStorage()
  host = openTab(storage)
  const state: StudioState = {
    ...stateOf(scenarios.find(({ id }) => id === 'sold-out')),
    seed: 12,
    clock: stopped,
    released: true,
    rules: [{ call: '*', effect: { kind: 'wait', ms: 1 }, times: 5 }],
  }
  host.studio.open(state)
  const [user] = db.users
  await statusOf(`PUT /auth/me`, { as: user?._id ?? '', body: { firstName: 'Changed' } })
  host = openTab(storage)
  expect(host.studio.state).toEqual({
    ...state,
    released: undefined,
    rules: [{ call: '*', effect: { kind: 'wait', ms: 1 }, times: 4 }],
  })
  expect(db.users[0]?.firstName).toBe('Changed')
  expect(now().toISOString()).toBe('2026-11-28T12:40:00.000Z')
})

test('L2: another tab follows, with the data of the new state', async () => {
  const storage = new FakeStorage()
  const other = openTab(storage)
  host = openTab(storage)
  host.studio.open({ ...plainState, seed: 5, world: 'empty', clock: stopped })
  // Each tab has a memory of its own, which knows nothing of what the other did.
  resetDb()
  persistWith(persistenceIn(storage))
  let told = 0
  other.studio.subscribe(() => (told += 1))
  await other.follow()
  expect(other.studio.state).toEqual(host.studio.state)
  expect([db.trains.length, dbState.seed, told]).toEqual([0, 5, 1])
})

test.each(['', '{', '{"qa":5}', '{"qa":"v9"}', '{"qa":"v1;scenario=gone","drawn":0,"clockSetAt":0}'])(
  'L2: what is kept as %j is left alone, and the demo is as ever',
  (kept) => {
    const storage = new FakeStorage()
    storage.setItem('mock-studio', kept)
    expect(openTab(storage).studio.state).toEqual(plainState)
  },
)

test('L2: a storage that throws keeps nothing and stops nothing', () => {
  const throwing = () => {
    throw new DOMException('Blocked', 'SecurityError')
  }
  const { studio } = createStudio({
    scenarios,
    storage: { getItem: throwing, setItem: throwing, removeItem: throwing },
  })
  studio.set({ seed: 3 })
  expect([studio.state.seed, dbState.seed]).toEqual([3, 3])
})
