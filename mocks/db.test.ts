import { afterEach, beforeEach, expect, test } from 'vitest'
import { setClock, timeOfDay, today } from './clock.ts'
import { db, findById, newId, newPnr, resetDb, state } from './db.ts'
import { ask, maya, refusal, resetToFixture, reviewId, trainId } from './fixture.ts'
import { server } from './node.ts'
import { originalGaps } from './original-gaps.ts'
import { noRecords } from './records.ts'
import { personas } from './seed/index.ts'
import { issueToken } from './sessions.ts'

beforeEach(resetToFixture)
afterEach(() => setClock())

test('L1: a reset brings the same railway back and ends every session', () => {
  resetDb({ seed: 3, today: '2026-03-03' })
  const before = structuredClone(db)
  issueToken(db.users[0]?._id ?? '')
  db.bookings.length = 0
  Object.assign(db.trains[0] ?? {}, { name: 'Changed' })
  resetDb({ seed: 3, today: '2026-03-03' })
  expect(db).toEqual(before)
  expect(state).toMatchObject({ seed: 3, day: '2026-03-03', tokens: [] })
})

test('L1: the seeded railway hangs together', () => {
  resetDb({ today: '2026-03-03' })
  const unknownTrains = db.bookings.filter(({ train }) => !findById(db.trains, train))
  const unknownUsers = db.bookings.filter(({ user }) => !findById(db.users, user))
  const unknownStations = db.trains.flatMap(({ source, destination, route }) =>
    [source, destination, ...route.map(({ station }) => station)].filter((id) => !findById(db.stations, id)),
  )
  expect([unknownTrains, unknownUsers, unknownStations]).toEqual([[], [], []])
  expect(
    Math.min(db.stations.length, db.trains.length, db.bookings.length, db.reviews.length),
  ).toBeGreaterThan(0)
})

test('L2: every persona can log in', async () => {
  resetDb()
  expect(personas.length).toBeGreaterThan(0)
  for (const { email, password } of personas) {
    expect(await ask('POST /auth/login', { body: { email, password } })).toMatchObject({ status: 200 })
  }
})

test('L1: new ids and PNRs depend on the seed alone and are never in use', () => {
  const draw = (seed: number) => {
    resetDb({ seed, tables: noRecords() })
    return Array.from({ length: 500 }, () => [newId(), newPnr()])
  }
  const first = draw(1)
  expect(draw(1)).toEqual(first)
  expect(draw(2)).not.toEqual(first)
  expect(new Set(first.flat()).size).toBe(1000)
  expect(first.every(([id = '', pnr = '']) => /^[0-9a-f]{24}$/.test(id) && /^[A-Z0-9]{8}$/.test(pnr))).toBe(
    true,
  )
})

test('L2: the clock can be stopped, set and let run, and knows the railway’s day', () => {
  setClock('2026-03-03T18:29:59.999Z')
  expect(today()).toBe('2026-03-03')
  setClock('2026-03-03T18:30:00.000Z')
  expect(today()).toBe('2026-03-04')
  setClock('2030-01-01T00:00:00Z', { running: true })
  expect(today()).toBe('2030-01-01')
  setClock()
  expect(timeOfDay(Date.parse('1950-05-05T18:30:00Z'))).toBe(0)
  expect(() => setClock('soon')).toThrow(RangeError)
})

test('L1: tests can switch on what the original back end lacks', async () => {
  server.use(...originalGaps)
  const send = (target: string, as = maya, body?: object) => {
    const [method = '', path = ''] = target.split(' ')
    return fetch(`http://api.test/api${path}`, {
      method,
      headers: { Authorization: `Bearer ${issueToken(as)}`, 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
  }
  const absent = await send(`GET /bookings/${db.bookings[0]?._id}/details`)
  expect([absent.status, absent.headers.get('Content-Type')]).toEqual([404, 'text/html; charset=utf-8'])
  const review = { train: trainId(2), rating: 5, title: 'Fine', comment: 'Good', journeyDate: '2026-02-25' }
  expect((await send('POST /reviews', maya, review)).status).toBe(500)
  expect(db.reviews.at(-1)).toMatchObject({ user: maya, title: 'Fine' })
  expect((await send('POST /reviews', maya, review)).status).toBe(400)
  expect((await send(`DELETE /reviews/${reviewId(1)}`)).status).toBe(500)
  server.resetHandlers()
  expect((await send(`GET /bookings/${db.bookings[0]?._id}/details`)).status).toBe(200)
})

test('L1: an unforeseen error is a server error', async () => {
  Object.assign(db.trains[0] ?? {}, { daysOfOperation: null })
  const told: unknown[] = []
  const { error } = console
  console.error = (defect) => told.push(defect)
  try {
    expect(await ask('GET /trains?date=2026-03-03')).toEqual(refusal(500, 'Server error'))
  } finally {
    console.error = error
  }
  expect(told).toEqual([expect.any(TypeError)])
})
