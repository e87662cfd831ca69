import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { resetDb, db } from '@mocks/db'
import { server } from '@mocks/node'
import type { TrainSearch } from '@/api/trains'
import type { Train } from '@/domain/trains/train'
import { foundTrip } from '@/domain/trains/trip'
import { tripTimes } from '@/domain/trains/trip-times'
import { timeZone } from '@/lib/config'
import { createQueryClient } from '@/query-client'
import { fakeAnswers } from '@/test/fake-answers'
import { trainQueries } from './trains'

beforeEach(() => {
  resetDb({ seed: 1 })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function goOffline() {
  vi.stubGlobal('navigator', Object.create(navigator, { onLine: { value: false } }))
  server.use(http.all('*/api/*', () => HttpResponse.error()))
}

/** Questions from ends of many trains, most of which another train goes as well. */
const questions = () =>
  db.trains.slice(0, 40).map(({ route }, index) => ({
    from: route[index % 2]?.station ?? '',
    to: route.at(-1 - (index % 3))?.station ?? '',
    date: '2026-03-04',
  }))

test('N6: without a network a search finds the trains of the list as the server would, and says of when that is', async () => {
  const answered = await Promise.all(
    questions().map((asked) => createQueryClient().query(trainQueries.search(asked))),
  )
  const client = createQueryClient()
  await client.query(trainQueries.list())
  goOffline()
  const worth = (items: readonly Train[], { from, to, date }: TrainSearch) => {
    const ends = [{ _id: from }, { _id: to }] as const
    return items
      .map((train) => {
        const trip = foundTrip(train, ...ends, timeZone)
        return { ...train, ...trip, ...tripTimes(trip, timeZone, date), departureTime: '', arrivalTime: '' }
      })
      .toSorted((a, b) => a._id.localeCompare(b._id))
  }
  for (const [index, asked] of questions().entries()) {
    const found = await client.query(trainQueries.search(asked))
    expect(worth(found.items, asked)).toEqual(worth(answered[index]?.items ?? [], asked))
    expect(found.keptAt).toBeGreaterThan(Date.now() - 60_000)
  }
  expect(answered.flatMap(({ items }) => items).length).toBeGreaterThan(50)
})

test('N6: so it does in a later visit, over the list that this device has kept; without one the search fails', async () => {
  const [asked = { from: '', to: '', date: '' }] = questions()
  const answers = fakeAnswers()
  await createQueryClient().query(trainQueries.list())
  await answers.written()
  goOffline()
  const later = await createQueryClient().query(trainQueries.search(asked))
  expect(later.items.length).toBeGreaterThan(0)
  expect(later.keptAt).toEqual(expect.any(Number))
  answers.kept.clear()
  await expect(createQueryClient().query(trainQueries.search(asked))).rejects.toThrow('')
})

test('N6: a search that the server refuses, or that only this call does not reach, is not answered from the list', async () => {
  const [asked = { from: '', to: '', date: '' }] = questions()
  const client = createQueryClient()
  await client.query(trainQueries.list())
  server.use(http.get('*/api/trains/search', () => HttpResponse.error()))
  await expect(client.query(trainQueries.search(asked))).rejects.toMatchObject({ kind: 'network' })
})
