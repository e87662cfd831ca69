import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { server } from '@mocks/node'
import { login } from '@/api/auth'
import { getTrainForBooking } from '@/api/trains'
import { setUserStatus } from '@/api/users'
import { notAuthenticated } from '@/queries/bookings'
import { ApiError } from '@/lib/http/api-error'
import { calls } from '@/test/cards/calls'
import { catalogue } from '@/test/catalogue'
import { endpoints } from '@/test/endpoints'
import { freshBrowser } from '@/test/session/signed-in'
import { getBooking } from '@/api/bookings'
import { setClock, today } from '../clock.ts'
import { db } from '../db.ts'
import { call } from '../fixture.ts'
import { studioPersonas } from '../seed/index.ts'
import { isCall } from './calls.ts'
import { qaText, readQa, stateOf } from './link.ts'
import { scenariosOnDisk } from './scenarios-on-disk.ts'
import { scenarios } from './scenarios-in-vite.ts'
import { createStudio } from './studio.ts'
import { loadWorld } from './worlds.ts'
import type { StudioState } from './types.ts'

const { studio, answers } = createStudio({ scenarios })

beforeEach(() => {
  freshBrowser()
  server.use(...answers)
})
afterEach(() => {
  studio.set({ rules: [], scenario: undefined, offline: undefined, gaps: undefined })
  setClock()
})

const clock = { at: '2026-11-28T10:00:00+05:30', runs: false }

function open(id: string, change: Partial<StudioState> = {}) {
  const scenario = scenarios.find((candidate) => candidate.id === id)
  if (!scenario) throw new Error(`There is no scenario ${id}`)
  return { scenario, page: studio.open({ ...stateOf(scenario), ...change, clock }) ?? '' }
}

/** As the page does on opening: nothing hinders it. */
async function signIn() {
  const persona = studioPersonas.find(({ id }) => id === studio.state.persona)
  if (!persona) throw new Error('Nobody is to sign in')
  const response = await call('POST /auth/login', {
    answers,
    body: { email: persona.email, password: persona.password },
  })
  expect(response.status).toBe(200)
  const { token } = (await response.json()) as { token: string }
  return { Authorization: `Bearer ${token}` }
}

const json = async (target: string, headers: Record<string, string>, body?: object) => {
  const response = await call(target, { answers, headers, ...(body && { body }) })
  return response.type === 'error'
    ? { status: 0, body: null }
    : { status: response.status, body: (await response.json().catch(() => null)) as unknown }
}

test('L4: each file is one scenario, named as it, and Node finds the same ones as Vite', async () => {
  const paths = Object.entries(
    import.meta.glob<{ id: string }>('./scenarios/*/*.ts', { eager: true, import: 'default' }),
  )
  expect(paths.map(([path, { id }]) => path.endsWith(`/${id}.ts`))).not.toContain(false)
  const ids = scenarios.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect((await scenariosOnDisk()).map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
})

test('L4: every message of the catalogue has a scenario, and no scenario promises another', () => {
  const promised = new Set(scenarios.flatMap(({ messages = [] }) => messages))
  expect([...promised].toSorted()).toEqual(catalogue.toSorted())
})

test.each(scenarios.map((scenario) => [scenario.id, scenario] as const))(
  'L4: %s opens on data that it is there for, and says what to look at',
  (id, { look, title, messages = [], state = {}, meanwhile }) => {
    // Making the large one takes seconds: it opens below.
    const { page } = open(id, state.world === 'large' ? { world: 'demo' } : {})
    expect(page).toMatch(/^\/[a-z]/)
    expect(page).not.toContain('undefined')
    expect(title).toMatch(/^[A-Z0-9].*[^.]$/)
    expect(look).toMatch(/^[A-Z0-9‘].*[.’]$/)
    for (const message of messages) expect(look).toContain(message)
    for (const rule of state.rules ?? []) expect(isCall(rule.call)).toBe(true)
    if (meanwhile) expect(isCall(meanwhile.call)).toBe(true)
    expect(studioPersonas.map((persona) => persona.id)).toContain(state.persona ?? 'admin')
    const text = qaText(studio.state, scenarios)
    expect(readQa(text, scenarios).value).toEqual(studio.state)
    const [, kind, record] = /^\/(trains|stations|bookings)\/([0-9a-f]{24})/.exec(page) ?? []
    const table = { trains: db.trains, stations: db.stations, bookings: db.bookings }[kind ?? '']
    if (table) expect(table.map(({ _id }) => _id)).toContain(record)
  },
)

const send = (name: string) =>
  endpoints.find((endpoint) => endpoint.name === name)?.send ?? (() => Promise.resolve())

const failureOf = async (ask: () => Promise<unknown>): Promise<ApiError> => {
  const error = await ask().catch((thrown: unknown) => thrown)
  if (error instanceof ApiError) return error
  throw new Error('The call did not fail')
}

/** Which call says a message that is not what the call says by default. */
const said: Record<string, () => Promise<unknown>> = {
  'Invalid response from server': () => login(studioPersonas[0] ?? { email: '', password: '' }),
  'Failed to process train data': () => getTrainForBooking(db.trains[0]?._id ?? ''),
  'No booking data received from any endpoint': () => getBooking('x'),
  'User not authenticated': () => Promise.reject(notAuthenticated()),
  'No train ID provided': () => getTrainForBooking(' '),
  'No train data received': () => getTrainForBooking(db.trains[0]?._id ?? ''),
  'Invalid train data format received': () => getTrainForBooking(db.trains[0]?._id ?? ''),
  'User not found': () => setUserStatus('gone', 'active'),
}
/** Words over a page, which it shows when this call fails. */
const over: Record<string, string> = {
  'Failed to load train details': 'GET /trains/:id',
  'Failed to check seat availability': 'GET /trains/:id/seats',
  'Failed to fetch bookings. Please try again.': 'GET /bookings',
}
/** What the app computes by itself fails as the studio says. */
const localCall = (message: string) =>
  Object.entries(calls).find(([, { endpoint, failed }]) => endpoint === undefined && failed === message)?.[0]

const promises = scenarios.flatMap(({ id, messages = [] }) =>
  messages.map((message) => [id, message] as const),
)

test.each(promises)('K, L4: %s: the app says ‘%s’', async (id, message) => {
  open(id)
  const name = localCall(message)
  if (name !== undefined) {
    expect(studio.local(`LOCAL ${name}`)).toEqual({ kind: 'status', status: 500 })
    return
  }
  if (studio.state.persona) await signIn()
  const page = over[message]
  if (page !== undefined) {
    expect(await failureOf(send(page))).toMatchObject({ status: 500 })
    return
  }
  const ask = said[message] ?? endpoints.find(({ failed }) => failed === message)?.send
  if (!ask) {
    // These two are said by the session, without any call.
    expect(['No token found', 'An error occurred during logout']).toContain(message)
    expect([studio.state.persona === undefined, studio.state.noChannel === true]).toContain(true)
    return
  }
  const failure = await failureOf(ask)
  expect([failure.headline, failure.message]).toContain(message)
})

const passengers = [{ name: 'Ira', age: 34, gender: 'F' }]

/** What the booking form that a scenario begins at would send. */
function bookingFrom(page: string) {
  const address = new URL(page, 'http://demo.test')
  const id = address.pathname.split('/').at(-1)
  const train = db.trains.find(({ _id }) => _id === id)
  return {
    train: id,
    fromStation: train?.source,
    toStation: train?.destination,
    journeyDate: address.searchParams.get('date'),
    passengers,
  }
}

test('L4: sold-out: seats are free until the booking is sent', async () => {
  const { page } = open('sold-out')
  const headers = await signIn()
  const booking = bookingFrom(page)
  const seats = () => json(`GET /trains/${booking.train}/seats?date=${booking.journeyDate}`, headers)
  expect(await seats()).toMatchObject({ body: { data: { availableSeats: 12 } } })
  expect((await json('POST /bookings', headers, booking)).status).toBe(500)
  expect(await seats()).toMatchObject({ body: { data: { availableSeats: 0 } } })
})

test('L4: price-changed: the total is another one than the train’s fare said', async () => {
  const { page } = open('price-changed')
  const headers = await signIn()
  const booking = bookingFrom(page)
  const { fare: before = 0 } = db.trains.find(({ _id }) => _id === booking.train) ?? {}
  const { status, body } = await json('POST /bookings', headers, booking)
  expect([status, body]).toMatchObject([201, { data: { totalFare: expect.any(Number) as number } }])
  expect(db.trains.find(({ _id }) => _id === booking.train)?.fare).toBe(before + 25)
  // Once: the next one costs what the app knows then.
  await json('POST /bookings', headers, booking)
  expect(db.trains.find(({ _id }) => _id === booking.train)?.fare).toBe(before + 25)
})

test('L4: train-deleted: the train is there until the booking is sent', async () => {
  const { page } = open('train-deleted')
  const headers = await signIn()
  const booking = bookingFrom(page)
  expect((await json(`GET /trains/${booking.train}`, headers)).status).toBe(200)
  expect((await json('POST /bookings', headers, booking)).status).toBe(500)
  expect((await json(`GET /trains/${booking.train}`, headers)).status).toBe(404)
})

test.each([
  ['booking-lost-arrived', 1, 201],
  ['booking-lost-not-arrived', 0, 201],
])('L4: %s: without an answer %i more is booked, and the next one is answered', async (id, more, status) => {
  const { page } = open(id)
  const headers = await signIn()
  const before = db.bookings.length
  expect((await json('POST /bookings', headers, bookingFrom(page))).status).toBe(0)
  expect(db.bookings.length - before).toBe(more)
  expect((await json('POST /bookings', headers, bookingFrom(page))).status).toBe(status)
})

test('L4: session-ends-in-third-step: one 401, then booking works', async () => {
  const { page } = open('session-ends-in-third-step')
  const headers = await signIn()
  expect((await json('POST /bookings', headers, bookingFrom(page))).status).toBe(401)
  expect((await json('POST /bookings', headers, bookingFrom(page))).status).toBe(201)
})

test('L4: overnight-train: it arrives on the next day', () => {
  const { page } = open('overnight-train')
  const train = db.trains.find(({ _id }) => page.endsWith(_id))
  expect(train?.route.at(-1)?.day).toBe(1)
})

test.each([
  ['server-down', 'GET /trains', 503],
  ['offline', 'GET /trains', 0],
  ['admin-forbidden', 'PUT /trains/x', 403],
  ['original-gaps', 'GET /admin/bookings', 404],
])('L4: %s: %s is answered with %i', async (id, target, status) => {
  open(id)
  const headers = await signIn()
  expect((await json(target, headers, target.startsWith('PUT') ? {} : undefined)).status).toBe(status)
})

test('L4: the worlds, and what happens in the page alone', async () => {
  await loadWorld('large')
  open('large-world')
  expect(db.trains).toHaveLength(5000)
  await signIn()
  open('empty-world')
  expect([db.trains, db.stations, db.bookings]).toEqual([[], [], []])
  open('new-release')
  expect(studio.state.released).toBe(true)
  open('slow-phone')
  expect(studio.state.rules).toMatchObject([{ effect: { kind: 'wait' } }])
  expect(today()).toBe('2026-11-28')
})

test('L4: a scenario opens in a world that has nothing to arrange it with', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const scenario = scenarios.find(({ id }) => id === 'sold-out')
  expect(studio.open({ ...stateOf(scenario), clock, world: 'empty' })).toBeUndefined()
  expect(db.trains).toEqual([])
  expect(warned).toHaveBeenCalledOnce()
})
