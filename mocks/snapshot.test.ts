import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setClock } from './clock.ts'
import { clearKept, db, persistWith, refreshDb, resetDb, saveDb, state } from './db.ts'
import { ask, bookingId, maya, resetToFixture, stationId, trainId } from './fixture.ts'
import { issueToken } from './sessions.ts'
import { persistenceIn } from './snapshot.ts'

class FakeStorage {
  readonly items = new Map<string, string>()
  reads = 0
  full = false
  getItem(key: string) {
    if (key.endsWith('data')) this.reads += 1
    return this.items.get(key) ?? null
  }
  setItem(key: string, value: string) {
    if (this.full) throw new DOMException('Full', 'QuotaExceededError')
    this.items.set(key, value)
  }
  removeItem(key: string) {
    this.items.delete(key)
  }
}

const request = {
  train: trainId(1),
  fromStation: stationId(1),
  toStation: stationId(4),
  journeyDate: '2026-03-18',
  passengers: [{ name: 'Ira', age: 34, gender: 'F' }],
}
const book = () => ask('POST /bookings', { as: maya, body: request })
const bookings = () => db.bookings.length

/** A page that is loaded anew: nothing in memory but the seed. */
function openTab(storage: FakeStorage) {
  resetToFixture()
  persistWith(persistenceIn(storage))
  refreshDb()
}

beforeEach(resetToFixture)
afterEach(() => {
  persistWith(undefined)
  setClock()
})

test('L1: what was booked and who was signed in survive a reload, also overnight', async () => {
  const storage = new FakeStorage()
  openTab(storage)
  await book()
  const token = issueToken(maya)
  saveDb()
  openTab(storage)
  setClock('2026-03-04T06:30:00.000Z')
  expect(bookings()).toBe(3)
  expect(await ask('GET /bookings', { headers: { Authorization: `Bearer ${token}` } })).toMatchObject({
    status: 200,
    body: { count: 2 },
  })
})

test('G6, L1: a request once more, after a reload, is still the booking already made', async () => {
  const storage = new FakeStorage()
  openTab(storage)
  const again = () => ask('POST /bookings', { as: maya, body: { ...request, clientRequestId: 'once' } })
  const first = await again()
  openTab(storage)
  expect(await again()).toEqual(first)
  expect(bookings()).toBe(3)
})

test('L1: reads and refused writes save nothing, and unchanged data are not read again', async () => {
  const storage = new FakeStorage()
  openTab(storage)
  await ask('GET /trains')
  await ask('POST /bookings', { as: maya, body: { ...request, train: trainId(99) } })
  expect(storage.items.size).toBe(0)
  await book()
  await ask('GET /trains')
  expect([storage.items.size, storage.reads]).toEqual([2, 0])
})

test('L1: two tabs share one state', async () => {
  const storage = new FakeStorage()
  const [thisTab, otherTab] = [persistenceIn(storage), persistenceIn(storage)]
  persistWith(otherTab)
  await book()
  // Each tab has a memory of its own, which knows nothing of what the other did.
  resetToFixture()
  persistWith(thisTab)
  expect(await ask('GET /bookings', { as: maya })).toMatchObject({ body: { count: 2 } })
  await ask(`PUT /bookings/${bookingId(1)}/cancel`, { as: maya })
  resetToFixture()
  persistWith(otherTab)
  expect(await ask('GET /bookings', { as: maya })).toMatchObject({
    body: { count: 2, data: { 1: { _id: bookingId(1), bookingStatus: 'Cancelled' } } },
  })
  expect(storage.reads).toBe(2)
})

test('L1: another seed has data of its own', async () => {
  const storage = new FakeStorage()
  openTab(storage)
  await book()
  resetDb({ seed: 8 })
  persistWith(persistenceIn(storage))
  refreshDb()
  expect(state.seed).toBe(8)
})

test.each(['', '{', 'null', '[]', '{"tables":{},"state":{}}', '{"tables":null,"state":{"tokens":[]}}'])(
  'L1: a spoilt snapshot %j is ignored',
  async (text) => {
    const storage = new FakeStorage()
    openTab(storage)
    await book()
    for (const key of storage.items.keys()) if (key.endsWith('data')) storage.items.set(key, text)
    openTab(storage)
    expect(bookings()).toBe(2)
  },
)

test('L1: with a full or blocked storage it goes on in memory', async () => {
  const storage = new FakeStorage()
  openTab(storage)
  storage.full = true
  expect(await book()).toMatchObject({ status: 201 })
  expect(await ask(`GET /trains/${trainId(1)}/seats?date=2026-03-18`)).toMatchObject({
    body: { data: { availableSeats: 2 } },
  })
  persistWith(
    persistenceIn({
      getItem: () => {
        throw new DOMException('Blocked', 'SecurityError')
      },
      setItem: () => undefined,
      removeItem: () => undefined,
    }),
  )
  expect(await book()).toMatchObject({ status: 201 })
  expect(bookings()).toBe(4)
})

test('L2: data that are larger than the storage are forgotten, but not who is signed in', async () => {
  const storage = new FakeStorage()
  const { setItem } = storage
  storage.setItem = (key, value) => {
    if (value.length > 5000) throw new DOMException('Full', 'QuotaExceededError')
    setItem.call(storage, key, value)
  }
  openTab(storage)
  db.stations = Array.from({ length: 200 }, (_, n) => ({ ...db.stations[0]!, _id: stationId(n) }))
  const token = issueToken(maya)
  await book()
  openTab(storage)
  expect(bookings()).toBe(2)
  expect(await ask('GET /bookings', { headers: { Authorization: `Bearer ${token}` } })).toMatchObject({
    status: 200,
  })
})

test('L1: a reset forgets what is kept, also where the storage had been full before', async () => {
  const storage = new FakeStorage()
  openTab(storage)
  await book()
  storage.full = true
  await book()
  storage.full = false
  resetToFixture()
  clearKept()
  saveDb()
  openTab(storage)
  expect(bookings()).toBe(2)
})

test('L1: data are kept where a page has no secure origin', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const storage = new FakeStorage()
  openTab(storage)
  await book()
  openTab(storage)
  expect(bookings()).toBe(3)
  vi.unstubAllGlobals()
})

test('L1: a token from before a reset stays refused when others are issued after it', async () => {
  const before = issueToken(maya)
  resetToFixture({ issued: state.issued })
  const after = issueToken(maya)
  const me = async (token: string) =>
    (await ask('GET /auth/me', { headers: { Authorization: `Bearer ${token}` } })).status
  expect([await me(before), await me(after)]).toEqual([401, 200])
})
