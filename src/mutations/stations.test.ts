import type { StationInput } from '@/domain/stations/station'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setClock } from '@mocks/clock'
import { admin, resetToFixture, stationId } from '@mocks/fixture'
import { server } from '@mocks/node'
import { originalGaps } from '@mocks/original-gaps'
import { createQueryClient } from '@/query-client'
import { bookingQueries } from '@/queries/bookings'
import { stationQueries } from '@/queries/stations'
import { trainQueries } from '@/queries/trains'
import { cachedData, mutate } from '@/test/query-cache'
import { freshBrowser, signInAs } from '@/test/session/signed-in'
import { createStationMutation, deleteStationMutation, updateStationMutation } from './stations'

let client: ReturnType<typeof createQueryClient>
const list = stationQueries.list()
const current = stationQueries.detail(stationId(2))
const nearby = stationQueries.nearby({ latitude: 13, longitude: 77, maxDistance: 200_000 })

beforeEach(async () => {
  freshBrowser()
  resetToFixture()
  signInAs(admin)
  client = createQueryClient()
  await Promise.all([client.query(list), client.query(current), client.query(nearby)])
})
afterEach(() => {
  setClock()
  vi.unstubAllGlobals()
})

const input: StationInput = {
  code: 'NEW',
  name: 'Newton',
  city: 'Newton City',
  state: 'Northland',
  latitude: 12,
  longitude: 77,
}
const names = () => client.getQueryData(list.queryKey)?.items.map(({ name }) => name)
const total = () => client.getQueryData(list.queryKey)?.total
const nearbyNames = () => client.getQueryData(nearby.queryKey)?.items.map(({ name }) => name)

test('F2: a new station comes first and the total grows', async () => {
  await mutate(client, createStationMutation(), input)
  expect([names(), total()]).toEqual([['Newton', 'Aldun', 'Bexor', 'Cimra', 'Dorlo'], 5])
})

test('F2: a changed station is replaced, and as current station if it is the same', async () => {
  await mutate(client, updateStationMutation(stationId(2)), { ...input, code: 'bex', name: 'Bexor Road' })
  expect([names(), total()]).toEqual([['Aldun', 'Bexor Road', 'Cimra', 'Dorlo'], 4])
  expect(client.getQueryData(current.queryKey)).toMatchObject({ name: 'Bexor Road', code: 'BEX' })
  await mutate(client, updateStationMutation(stationId(1)), { ...input, code: 'ald', name: 'Aldun Road' })
  expect(client.getQueryData(current.queryKey)?.name).toBe('Bexor Road')
})

test('F2: a deleted station leaves the list, the total falls, the current station goes if it matches', async () => {
  await mutate(client, deleteStationMutation(stationId(3)), undefined)
  expect([names(), total()]).toEqual([['Aldun', 'Bexor', 'Dorlo'], 3])
  expect(client.getQueryData(current.queryKey)?.name).toBe('Bexor')
  await mutate(client, deleteStationMutation(stationId(2)), undefined)
  expect(client.getQueryData(current.queryKey)).toBeUndefined()
})

test('F1: the nearby list is a cache of its own: no write patches it', async () => {
  const before = nearbyNames()
  expect(before?.toSorted()).toEqual(['Aldun', 'Bexor', 'Cimra'])
  await mutate(client, updateStationMutation(stationId(2)), { ...input, code: 'bex', name: 'Bexor Road' })
  await mutate(client, deleteStationMutation(stationId(3)), undefined)
  expect(nearbyNames()).toEqual(before)
})

test('F2: nothing is invented in a cache that holds nothing', async () => {
  client.clear()
  await mutate(client, createStationMutation(), input)
  await mutate(client, updateStationMutation(stationId(2)), { ...input, code: 'bex' })
  await mutate(client, deleteStationMutation(stationId(3)), undefined)
  expect(cachedData(client)).toEqual([])
})

test.each([
  ['a code that is taken', () => mutate(client, createStationMutation(), { ...input, code: 'ald' })],
  [
    'a place that is none',
    () => mutate(client, updateStationMutation(stationId(2)), { ...input, latitude: 95 }),
  ],
])('F2: %s leaves the cache as it was', async (_kind, attempt) => {
  const before = cachedData(client)
  await expect(attempt()).rejects.toMatchObject({ status: 400 })
  expect(cachedData(client)).toEqual(before)
})

test('F2: a back end whose deletions always fail keeps the station', async () => {
  server.use(...originalGaps)
  const before = cachedData(client)
  await expect(mutate(client, deleteStationMutation(stationId(2)), undefined)).rejects.toMatchObject({
    status: 500,
  })
  expect(cachedData(client)).toEqual(before)
})

test('J2, F2: trains and bookings, which name their stations, are asked for again after a change', async () => {
  const [trains, own] = [trainQueries.list(), bookingQueries.mine()]
  const isOld = () => [trains, own].map(({ queryKey }) => client.getQueryState(queryKey)?.isInvalidated)
  await Promise.all([client.query(trains), client.query(own)])
  await mutate(client, createStationMutation(), input)
  expect(isOld()).toEqual([false, false])
  await mutate(client, updateStationMutation(stationId(2)), { ...input, code: 'bex', name: 'Bexor Road' })
  await vi.waitFor(() => expect(isOld()).toEqual([true, true]))
})
