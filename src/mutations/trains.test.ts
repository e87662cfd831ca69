import { QueryObserver } from '@tanstack/react-query'
import { http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setClock } from '@mocks/clock'
import { admin, maya, resetToFixture, stationId, trainId } from '@mocks/fixture'
import { server } from '@mocks/node'
import { fail } from '@mocks/replies'
import { createQueryClient } from '@/query-client'
import { bookingQueries } from '@/queries/bookings'
import { trainQueries } from '@/queries/trains'
import { cachedData, mutate } from '@/test/query-cache'
import { aTrainInput } from '@/test/railway/builders'
import { recordCalls } from '@/test/calls'
import { freshBrowser, signInAs } from '@/test/session/signed-in'
import { createTrainMutation, deleteTrainMutation, updateTrainMutation } from './trains'

let client: ReturnType<typeof createQueryClient>
const list = trainQueries.list()
const search = trainQueries.search({ from: stationId(1), to: stationId(4), date: '2026-03-04' })
const otherSearch = trainQueries.search({ from: stationId(4), to: stationId(1), date: '2026-03-04' })
const current = trainQueries.detail(trainId(2))

beforeEach(async () => {
  freshBrowser()
  resetToFixture()
  signInAs(admin)
  client = createQueryClient()
  await Promise.all([
    client.query(list),
    client.query(search),
    client.query(otherSearch),
    client.query(current),
  ])
})
afterEach(() => {
  setClock()
  vi.unstubAllGlobals()
})

const input = aTrainInput()
const names = (key: typeof list.queryKey | typeof search.queryKey) =>
  client.getQueryData(key)?.items.map(({ name }) => name)
const total = (key: typeof list.queryKey | typeof search.queryKey) => client.getQueryData(key)?.total

test('E3: a new train comes first and the total grows; searches and an unopened page are left alone', async () => {
  const train = await mutate(client, createTrainMutation(), input)
  expect(names(list.queryKey)).toEqual(['Dawn Express', 'Night Mail', 'Train 2', 'Train 3'])
  expect(total(list.queryKey)).toBe(4)
  expect(names(search.queryKey)).toEqual(['Train 2', 'Night Mail'])
  expect(client.getQueryData(trainQueries.detail(train._id).queryKey)).toBeUndefined()
})

test('E3: a changed train is replaced in the list, the search results and as current train, names kept', async () => {
  await mutate(client, updateTrainMutation(trainId(2)), { ...input, trainNumber: '90002', name: 'Renamed' })
  expect(names(list.queryKey)).toEqual(['Night Mail', 'Renamed', 'Train 3'])
  expect(names(search.queryKey)).toEqual(['Renamed', 'Night Mail'])
  expect(total(list.queryKey)).toBe(3)
  expect(client.getQueryData(current.queryKey)).toMatchObject({
    name: 'Renamed',
    fare: 90,
    source: { name: 'Aldun', code: 'ALD' },
    destination: { name: 'Dorlo', code: 'DOR' },
  })
})

test('E3: a deleted train leaves list, searches and its page; only what counted it counts one less', async () => {
  const toBook = trainQueries.forBooking(trainId(3))
  await client.query(toBook)
  await mutate(client, deleteTrainMutation(trainId(3)), undefined)
  expect([names(list.queryKey), total(list.queryKey)]).toEqual([['Night Mail', 'Train 2'], 2])
  expect([names(otherSearch.queryKey), total(otherSearch.queryKey)]).toEqual([[], 0])
  expect([names(search.queryKey), total(search.queryKey)]).toEqual([['Train 2', 'Night Mail'], 2])
  expect(client.getQueryData(toBook.queryKey)).toBeUndefined()
  expect(client.getQueryData(current.queryKey)?.name).toBe('Train 2')
})

test('E3: nothing is invented in a cache that holds nothing', async () => {
  client.clear()
  await mutate(client, createTrainMutation(), input)
  await mutate(client, updateTrainMutation(trainId(2)), { ...input, trainNumber: '90002' })
  await mutate(client, deleteTrainMutation(trainId(3)), undefined)
  expect(cachedData(client)).toEqual([])
})

test.each([
  [
    'E3: a train that cannot be created',
    () => mutate(client, createTrainMutation(), { ...input, trainNumber: '90001' }),
  ],
  [
    'E3: a train that cannot be changed',
    () => mutate(client, updateTrainMutation(trainId(2)), { ...input, fare: -1 }),
  ],
  ['E3: a train that has bookings', () => mutate(client, deleteTrainMutation(trainId(1)), undefined)],
])('%s leaves the cache as it was', async (_title, attempt) => {
  const before = cachedData(client)
  await expect(attempt()).rejects.toMatchObject({ name: 'ApiError', status: 400 })
  expect(cachedData(client)).toEqual(before)
})

test('E3: somebody who may not is told so, and stays signed in', async () => {
  signInAs(maya)
  const before = cachedData(client)
  await expect(mutate(client, deleteTrainMutation(trainId(3)), undefined)).rejects.toMatchObject({
    status: 403,
  })
  expect(cachedData(client)).toEqual(before)
})

test('E3 goal G12: a fetch that was under way before the answer does not undo it', async () => {
  const reached = Promise.withResolvers<void>()
  server.use(
    http.get(
      '*/api/trains',
      () => {
        reached.resolve()
        return new Promise<Response>(() => {})
      },
      { once: true },
    ),
  )
  const observer = new QueryObserver(client, { ...list, staleTime: 0 })
  const stop = observer.subscribe(() => {})
  await reached.promise
  await mutate(client, updateTrainMutation(trainId(2)), { ...input, trainNumber: '90002', name: 'Renamed' })
  expect(names(list.queryKey)).toContain('Renamed')
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  expect(names(list.queryKey)).toContain('Renamed')
  stop()
})

test('E3 goal G12: changes of one train go one after another; the list is read again when the last has ended', async () => {
  const answers: (() => void)[] = []
  server.use(
    http.put(
      '*/api/trains/:id',
      () => new Promise<undefined>((resolve) => void answers.push(() => resolve(undefined))),
    ),
  )
  const stop = new QueryObserver(client, list).subscribe(() => {})
  const calls = recordCalls()
  const changed = (name: string, n: 2 | 3) =>
    mutate(client, updateTrainMutation(trainId(n)), { ...input, trainNumber: `9000${n}`, name })
  const all = [changed('First', 2), changed('Second', 2), changed('Other', 3)]
  const sent = () => calls.filter(({ method }) => method === 'PUT').length
  const read = () => calls.filter(({ method }) => method === 'GET').length
  // Another train's change does not wait.
  await vi.waitFor(() => expect(sent()).toBe(2))
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  for (const answer of answers.splice(0)) answer()
  await all[0]
  await all[2]
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  expect([sent(), read()]).toEqual([3, 0])
  answers[0]?.()
  await all[1]
  await vi.waitFor(() => expect(read()).toBe(1))
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  expect(names(list.queryKey)).toEqual(['Night Mail', 'Other', 'Second'])
  stop()
})

test('E3 goal G12: after a refusal the list is read again, too: the server may know better', async () => {
  server.use(http.delete('*/api/trains/:id', () => fail(500, 'Server error')))
  const stop = new QueryObserver(client, list).subscribe(() => {})
  const calls = recordCalls()
  await expect(mutate(client, deleteTrainMutation(trainId(3)), undefined)).rejects.toMatchObject({
    status: 500,
  })
  await vi.waitFor(() => expect(calls.map(({ path }) => path)).toContain('/api/trains'))
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  expect(names(list.queryKey)).toHaveLength(3)
  stop()
})

test('J2, E3: bookings and free seats are asked for again after a change', async () => {
  const [own, seats] = [bookingQueries.mine(), trainQueries.seats(trainId(2), '2026-03-04')]
  const isOld = () => [own, seats].map(({ queryKey }) => client.getQueryState(queryKey)?.isInvalidated)
  await Promise.all([client.query(own), client.query(seats)])
  expect(isOld()).toEqual([false, false])
  await mutate(client, updateTrainMutation(trainId(2)), { ...input, trainNumber: '90002', name: 'Renamed' })
  await vi.waitFor(() => expect(isOld()).toEqual([true, true]))
})
