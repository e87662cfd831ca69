import { http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { resetToFixture, stationId, train } from '@mocks/fixture'
import { db } from '@mocks/db'
import { server } from '@mocks/node'
import { recordCalls } from '@/test/calls'
import { createQueryClient } from '@/query-client'
import { connectionQueries } from './connections'
import { trainQueries } from '@/queries/trains'

// The trains of the fixture: 90001 by night on Wednesdays and 90002 in the morning, both from 1 to 4.
beforeEach(() => resetToFixture())

const search = {
  from: stationId(1),
  to: stationId(4),
  date: '2026-03-11',
  maxChanges: 2,
} as const

const numbersOf = (options: readonly { legs: readonly { train: string }[] }[]) =>
  options.map(({ legs }) => legs.map(({ train: id }) => db.trains.find(({ _id }) => _id === id)?.trainNumber))

test('PLN-2: connections are searched for over the list of trains, which is fetched once', async () => {
  const calls = recordCalls()
  const client = createQueryClient()
  expect(numbersOf(await client.query(connectionQueries.search(search)))).toEqual([['90002'], ['90001']])
  const [night] = await client.query(connectionQueries.search({ ...search, from: stationId(2) }))
  // Left after midnight, so on the day after the run's start.
  expect(night).toBeUndefined()
  const [after] = await client.query(
    connectionQueries.search({ ...search, from: stationId(2), date: '2026-03-12' }),
  )
  expect(after).toMatchObject({ departure: 10, arrival: 360, legs: [{ journeyDate: '2026-03-11' }] })
  expect(calls.map(({ path }) => path)).toEqual(['/api/trains'])
})

test('when the trains change, their connections are searched for again', async () => {
  const client = createQueryClient()
  await client.query(connectionQueries.search(search))
  db.trains.push(train(4, { departureTime: '2000-01-01T02:30:00.000Z' }))
  await client.invalidateQueries({ queryKey: trainQueries.all() })
  expect(numbersOf(await client.query(connectionQueries.search(search)))).toEqual([['90004'], ['90001']])
})

test('a list of trains that cannot be had is the call’s own error', async () => {
  server.use(http.get('*/api/trains', () => Response.json({}, { status: 503 })))
  await expect(createQueryClient().query(connectionQueries.search(search))).rejects.toMatchObject({
    headline: 'Failed to fetch trains',
    status: 503,
  })
})
