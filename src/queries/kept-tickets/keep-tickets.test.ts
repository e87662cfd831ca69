import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setClock } from '@mocks/clock'
import { db } from '@mocks/db'
import { booking, bookingId, maya, ravi, resetToFixture, trainId } from '@mocks/fixture'
import { server } from '@mocks/node'
import { fail } from '@mocks/replies'
import { signedOut } from '@/auth/session'
import { createQueryClient } from '@/query-client'
import { bookingQueries } from '@/queries/bookings'
import { recordCalls } from '@/test/calls'
import { fakeIndexedDb } from '@/test/fake-indexed-db'
import { freshBrowser, signInAs } from '@/test/session/signed-in'
import { chooseToKeep } from './keep-choice'
import { keepTickets } from './keep-tickets'
import { shownTickets, sweptTickets } from './kept-tickets'

let store = fakeIndexedDb()

const useStore = (faults: Parameters<typeof fakeIndexedDb>[0] = {}) => {
  store = fakeIndexedDb(faults)
  vi.stubGlobal('indexedDB', store.factory)
}

/** A user who has seen the own bookings and wants them kept. */
async function keeping(userId = maya, stay = false) {
  signInAs(userId)
  chooseToKeep(userId, { keep: true, stay })
  const client = createQueryClient()
  await client.query(bookingQueries.mine())
  return client
}

const pnrs = async () => (await shownTickets()).map(({ facts }) => facts.pnr)

beforeEach(() => {
  freshBrowser()
  resetToFixture()
  useStore()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-03T06:30:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  setClock()
})

test('N1: kept is what stands on a ticket, with its file and its times, and nothing else of a booking', async () => {
  const client = await keeping()
  expect(await keepTickets(client)).toEqual({ count: 1, fault: undefined })
  const [ticket] = await shownTickets()
  expect(ticket).toMatchObject({
    facts: { pnr: 'PNR00001', journeyDate: '2026-03-11', passengers: [{ name: 'Ira Sol' }] },
    trip: { from: { code: 'ALD' }, to: { code: 'DOR' }, boardingDay: 0 },
    file: { name: 'ticket-PNR00001.pdf' },
    keptAt: Date.parse('2026-03-03T06:30:00Z'),
  })
  expect(JSON.stringify([...store.records.values()])).not.toMatch(/240|upi|totalFare|payment|@/)
})

test('N1: nobody’s tickets are kept who did not ask for it', async () => {
  signInAs(maya)
  const client = createQueryClient()
  await client.query(bookingQueries.mine())
  expect(await keepTickets(client)).toEqual({ count: 0 })
  expect(store.records.size).toBe(0)
})

test('N1: a back end without ticket files, and a train nobody knows, cost the file and the times alone', async () => {
  const client = await keeping()
  server.use(
    http.get('*/api/bookings/:id/ticket', () => fail(404, 'No such call')),
    http.get('*/api/trains*', () => HttpResponse.error()),
    http.get('*/api/trains/:id', () => HttpResponse.error()),
  )
  expect(await keepTickets(client)).toEqual({ count: 1, fault: undefined })
  const [ticket] = await shownTickets()
  expect([ticket?.facts.pnr, ticket?.file, ticket?.trip]).toEqual(['PNR00001', undefined, undefined])
})

test('N1: at the next visit the day is new, and a file is asked for only where the booking has changed', async () => {
  const client = await keeping()
  await keepTickets(client)
  const calls = recordCalls()
  const files = () => calls.filter(({ path }) => path.endsWith('/ticket')).length
  vi.setSystemTime(new Date('2026-03-04T06:30:00Z'))
  await keepTickets(client)
  expect(files()).toBe(0)
  expect((await shownTickets())[0]?.keptAt).toBe(Date.now())
  Object.assign(db.bookings[0]?.passengers[0] ?? {}, { seatNumber: '12' })
  await client.query({ ...bookingQueries.mine(), staleTime: 0 })
  await keepTickets(client)
  expect(files()).toBe(1)
  expect((await shownTickets())[0]?.facts.passengers[0]?.seatNumber).toBe('12')
})

test('N1: of many bookings the six next are kept, and one that is cancelled goes', async () => {
  db.bookings.length = 0
  for (let n = 1; n <= 8; n += 1) {
    db.bookings.push(booking(n, { train: trainId(2), journeyDate: `2026-03-1${n}T00:00:00.000Z` }))
  }
  const client = await keeping()
  expect(await keepTickets(client)).toEqual({ count: 6, fault: undefined })
  expect((await pnrs()).toSorted()).toEqual([1, 2, 3, 4, 5, 6].map((n) => `PNR0000${n}`))
  Object.assign(db.bookings[0] ?? {}, { bookingStatus: 'Cancelled' })
  await client.query({ ...bookingQueries.mine(), staleTime: 0 })
  await keepTickets(client)
  expect(await pnrs()).not.toContain('PNR00001')
})

test('N1: whoever saves data has nothing asked for', async () => {
  const client = await keeping()
  vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: { saveData: true } } }))
  const calls = recordCalls()
  expect(await keepTickets(client)).toEqual({ count: 1, fault: undefined })
  expect(calls).toEqual([])
})

test('N1, A8: no file is asked for once its user has logged out', async () => {
  const client = await keeping()
  const calls = recordCalls()
  server.use(
    http.get('*/api/trains*', () => {
      signedOut()
      return HttpResponse.error()
    }),
  )
  await keepTickets(client)
  expect(calls.filter(({ path }) => path.endsWith('/ticket'))).toEqual([])
  expect(store.records.size).toBe(0)
})

// The Night Mail of the 11th arrives on the 12th at 06:00 in India.
test('N1: a ticket goes a day after its train has arrived, and not a minute before', async () => {
  const client = await keeping()
  await keepTickets(client)
  vi.setSystemTime(new Date('2026-03-13T00:29:00Z'))
  expect(await pnrs()).toEqual(['PNR00001'])
  vi.setSystemTime(new Date('2026-03-13T00:30:00Z'))
  expect(await pnrs()).toEqual([])
  expect(store.records.size).toBe(0)
})

test('N1, A8: a log-out takes them away, unless its user chose that they stay', async () => {
  await keepTickets(await keeping())
  signedOut()
  expect(await sweptTickets()).toEqual([])
  expect(store.records.size).toBe(0)
  expect(Object.keys(localStorage).filter((key) => key.startsWith('tickets'))).toEqual([])

  await keepTickets(await keeping(maya, true))
  signedOut()
  expect(await pnrs()).toEqual(['PNR00001'])
})

test('N1: of two users on one device each sees the own tickets, and those that may not stay go with the other’s log-in', async () => {
  await keepTickets(await keeping(maya, true))
  signedOut()
  await keepTickets(await keeping(ravi))
  expect(await pnrs()).toEqual(['PNR00002'])
  signInAs(maya)
  expect(await pnrs()).toEqual(['PNR00001'])
  expect(store.records.size).toBe(1)
})

test('N1: who logs out while a file is on its way has nothing kept', async () => {
  const client = await keeping()
  const late = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  server.use(
    http.get('*/api/bookings/:id/ticket', () => {
      asked.resolve()
      return late.promise
    }),
  )
  const running = keepTickets(client)
  await asked.promise
  signedOut()
  late.resolve()
  await running
  expect(store.records.size).toBe(0)
})

test.each([
  ['there is no store', () => vi.stubGlobal('indexedDB', undefined), 'missing'],
  ['opening it throws', () => useStore({ open: 'throws' }), 'refused'],
  ['it cannot be opened', () => useStore({ open: 'fails' }), 'refused'],
  ['it is full', () => useStore({ full: true }), 'full'],
  ['it loses what is done', () => useStore({ aborts: true }), 'refused'],
])('N1: where %s, that is told and nothing else is lost', async (_what, breakIt, fault) => {
  const client = await keeping()
  breakIt()
  expect(await keepTickets(client)).toEqual({ count: 0, fault })
  expect(await shownTickets()).toEqual([])
  expect(Object.keys(localStorage).filter((key) => key.startsWith('tickets'))).toEqual([])
  expect(client.getQueryData(bookingQueries.mine().queryKey)?.items).toHaveLength(1)
})

test.each([
  ['is no ticket', () => 'garbage'],
  ['is of another version', (ticket: object) => ({ ...ticket, version: 0 })],
  ['has lost its file', (ticket: object) => ({ ...ticket, file: { blob: {}, name: 'x' } })],
  ['has a date that is none', (ticket: object) => ({ ...ticket, facts: { journeyDate: 'soon' } })],
  ['is a stranger’s', (ticket: object) => ({ ...ticket, userId: ravi })],
])('N1: what %s is not shown and goes; it is kept anew at the next visit', async (_what, spoil) => {
  const client = await keeping()
  await keepTickets(client)
  const key = JSON.stringify([maya, bookingId(1)])
  store.records.set(key, spoil(store.records.get(key) as object))
  expect(await pnrs()).toEqual([])
  expect(store.records.size).toBe(0)
  await keepTickets(client)
  expect(await pnrs()).toEqual(['PNR00001'])
})
