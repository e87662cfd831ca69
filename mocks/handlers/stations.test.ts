import { afterEach, beforeEach, expect, test } from 'vitest'
import { setClock } from '../clock.ts'
import { db } from '../db.ts'
import { admin, ask, bookingId, fieldRefusal, maya, refusal, resetToFixture } from '../fixture.ts'
import { stationId, trainId } from '../fixture.ts'

beforeEach(resetToFixture)
afterEach(() => setClock())

const aldun = { _id: stationId(1), code: 'ALD', name: 'Aldun', city: 'Aldun City', state: 'Northland' }
const eldra = { code: 'eld', name: 'Eldra', city: 'Eldra', state: 'Northland', latitude: '16', longitude: 78 }

test('F1: stations come by name, ten at a time', async () => {
  db.stations = Array.from({ length: 23 }, (_, n) => ({
    ...aldun,
    _id: stationId(n),
    name: `Stop ${String(22 - n).padStart(2, '0')}`,
    latitude: 1,
    longitude: 1,
  }))
  expect(await ask('GET /stations')).toMatchObject({
    status: 200,
    body: {
      success: true,
      count: 10,
      total: 23,
      totalPages: 3,
      currentPage: 1,
      data: { 0: { name: 'Stop 00' } },
    },
  })
  expect(await ask('GET /stations?page=3')).toMatchObject({ body: { count: 3, currentPage: 3 } })
  expect(await ask('GET /stations?page=9')).toMatchObject({ body: { count: 0, total: 23, data: [] } })
  expect(await ask('GET /stations?limit=500')).toMatchObject({ body: { count: 23, totalPages: 1 } })
  expect(await ask('GET /stations?limit=0')).toMatchObject({ body: { count: 23, totalPages: null } })
  for (const paging of ['page=0', 'page=-1', 'page=x', 'page=1.5', 'limit=-1', 'limit=all']) {
    expect(await ask(`GET /stations?${paging}`)).toEqual(refusal(500))
  }
})

test('F1: a search looks at name, code, city and state, and takes every sign as it is', async () => {
  const names = async (search: string) =>
    (await ask(`GET /stations?search=${encodeURIComponent(search)}`)).body as { total: number }
  expect(await names('bEx')).toMatchObject({ total: 1, data: [{ code: 'BEX' }] })
  expect(await names('dorlo city')).toMatchObject({ total: 1 })
  expect(await names('northland')).toMatchObject({ total: 4 })
  expect(await names('(*')).toMatchObject({ total: 0, totalPages: 0, data: [] })
})

test('F1: one station, an unknown one, and a malformed id', async () => {
  expect(await ask(`GET /stations/${stationId(1)}`)).toMatchObject({ status: 200, body: { data: aldun } })
  expect(await ask(`GET /stations/${stationId(99)}`)).toEqual(refusal(404))
  for (const id of ['x', '%2e%2e%2f', '%E0%A4%A', `${stationId(1)}0`]) {
    expect(await ask(`GET /stations/${id}`)).toEqual(refusal(500, 'Server error'))
  }
})

test('F1: nearby stations come nearest first within the distance', async () => {
  const near = (query: string) => ask(`GET /stations/nearby?${query}`)
  // One degree of latitude is about 111 km.
  expect(await near('latitude=13.9&longitude=77&maxDistance=130000')).toMatchObject({
    status: 200,
    body: { success: true, count: 3, data: [{ code: 'CIM' }, { code: 'BEX' }, { code: 'DOR' }] },
  })
  expect(await near('latitude=12&longitude=77')).toMatchObject({
    body: { count: 1, data: [{ code: 'ALD' }] },
  })
  for (const query of [
    '',
    'latitude=12',
    'longitude=77',
    'latitude=x&longitude=77',
    'latitude=91&longitude=0',
  ]) {
    expect(await near(query)).toEqual(refusal(400))
  }
})

test('F1: an admin creates a station; its code becomes capitals', async () => {
  expect(await ask('POST /stations', { as: admin, body: eldra })).toEqual({
    status: 201,
    body: {
      success: true,
      data: { ...eldra, _id: expect.stringMatching(/^[0-9a-f]{24}$/) as string, code: 'ELD', latitude: 16 },
    },
  })
  expect(await ask('POST /stations', { as: admin, body: eldra })).toEqual(refusal(400))
  expect(
    await ask('POST /stations', { as: admin, body: { latitude: 91, longitude: '', code: 'TOO LONG' } }),
  ).toEqual(fieldRefusal('code', 'name', 'city', 'state', 'latitude', 'longitude'))
})

test('F1: an update has the original back end’s quirks', async () => {
  const update = (changes: object) =>
    ask(`PUT /stations/${stationId(1)}`, { as: admin, body: { ...eldra, code: 'ALD', ...changes } })
  expect(await update({ latitude: 0, longitude: 0, zone: '' })).toMatchObject({
    status: 200,
    body: { data: { _id: stationId(1), name: 'Eldra', latitude: 12, longitude: 77, zone: 'NZ' } },
  })
  expect(await update({ code: 'ald' })).toEqual(refusal(400))
  expect(await update({ code: 'BEX' })).toEqual(refusal(400))
  expect(await update({ name: ' ' })).toEqual(fieldRefusal('name'))
})

test('F1: a station used by trains can be deleted and is null in them from then on', async () => {
  expect(await ask(`DELETE /stations/${stationId(1)}`, { as: admin })).toEqual({
    status: 200,
    body: { success: true, data: {} },
  })
  expect(await ask(`GET /trains/${trainId(1)}`)).toMatchObject({ body: { data: { source: null } } })
  expect(await ask('GET /bookings', { as: maya })).toMatchObject({ body: { data: [{ from: null }] } })
  expect(await ask(`GET /bookings/${bookingId(1)}`, { as: maya })).toMatchObject({
    body: { data: { fromStation: null, toStation: { code: 'DOR' } } },
  })
  expect(await ask(`DELETE /stations/${stationId(1)}`, { as: admin })).toEqual(refusal(404))
})

test.each(['POST /stations', `PUT /stations/${stationId(1)}`, `DELETE /stations/${stationId(1)}`])(
  'J1: only an admin may %s',
  async (target) => {
    expect(await ask(target, { body: eldra })).toEqual(refusal(401))
    expect(await ask(target, { as: maya, body: eldra })).toEqual(refusal(403))
    expect(db.stations).toHaveLength(4)
  },
)
