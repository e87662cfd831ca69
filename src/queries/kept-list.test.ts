import { hashKey } from '@tanstack/react-query'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { resetToFixture, train } from '@mocks/fixture'
import { db } from '@mocks/db'
import { server } from '@mocks/node'
import { createLargeWorld } from '@mocks/world/index'
import { createQueryClient } from '@/query-client'
import { dropKeptAnswers, hasKeptAnswers } from '@/lib/http/kept-answers'
import { recordCalls } from '@/test/calls'
import { fakeAnswers } from '@/test/fake-answers'
import { slowAnswer } from '@/test/slow-answer'
import { arrivingOf } from './kept-list'
import { stationQueries } from './stations'
import { trainQueries } from './trains'

const { trains } = createLargeWorld({ seed: 1, today: '2026-03-03', trains: 1500, bookings: 0 })
const list = trainQueries.list()

beforeEach(() => resetToFixture())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** The list of one visit, and the client it is in. */
async function visit() {
  const client = createQueryClient()
  const page = await client.query(list)
  return { client, page, now: () => client.getQueryData(list.queryKey) }
}

const keptTrains = ({ kept }: ReturnType<typeof fakeAnswers>) =>
  [...kept].find(([url]) => url.endsWith('/api/trains'))?.[1]

/** A first visit, after which the device has the list. */
async function visited(faults?: Parameters<typeof fakeAnswers>[0]) {
  const answers = fakeAnswers(faults)
  await visit()
  await answers.written()
  return answers
}

test('N6, P9: a second visit has the list at once, and says from when it is, until the server has said what is new', async () => {
  vi.spyOn(Date, 'now').mockReturnValueOnce(1_700_000_000_000)
  await visited()
  db.trains.push(train(4))
  const calls = recordCalls()
  const { page, now } = await visit()
  expect(page.items).toHaveLength(3)
  expect(page.keptAt).toEqual(expect.any(Number))
  expect(calls).toEqual([])
  await vi.waitFor(() => expect(now()?.items).toHaveLength(4))
  expect(now()?.keptAt).toBeUndefined()
  expect(calls.map(({ path }) => path)).toEqual(['/api/trains'])
})

test('N6, P9: a list that the server calls by the same name is not read again, and is new from then on', async () => {
  const body = JSON.stringify({ success: true, data: db.trains })
  const read = vi.fn<() => void>()
  server.use(
    http.get('*/api/trains', () => {
      const stream = new ReadableStream<Uint8Array>({
        pull(controller) {
          read()
          controller.enqueue(new TextEncoder().encode(body))
          controller.close()
        },
      })
      return new HttpResponse(stream, { headers: { ETag: '"a"', 'Content-Type': 'application/json' } })
    }),
  )
  const answers = await visited()
  const copy = keptTrains(answers)
  const { page, now } = await visit()
  expect(page).toMatchObject({ tag: '"a"', keptAt: expect.any(Number) as number })
  const parsed = vi.spyOn(JSON, 'parse')
  vi.spyOn(Date, 'now').mockReturnValue(Number(page.keptAt) + 86_400_000)
  await vi.waitFor(() => expect(now()?.keptAt).toBeUndefined())
  expect(now()?.items).toBe(page.items)
  expect(parsed).not.toHaveBeenCalledWith(body)
  await answers.written()
  expect(keptTrains(answers)).toBe(copy)
  const third = await visit()
  expect(third.page.keptAt).toBe(Number(page.keptAt) + 86_400_000)
  await vi.waitFor(() => expect(third.now()?.keptAt).toBeUndefined())
})

test('P9: what has come is shown before the list is whole, and never taken for the list', async () => {
  fakeAnswers()
  const slow = slowAnswer({ success: true, count: 1500, data: trains }, 600_000)
  server.use(http.get('*/api/trains', () => slow.answer))
  const client = createQueryClient()
  const whole = client.query(list)
  const { queryKey } = arrivingOf(list.queryKey)
  await vi.waitFor(() => expect(client.getQueryData(queryKey)?.items.length).toBeGreaterThan(24))
  const arriving = client.getQueryData(queryKey)
  expect(arriving?.total).toBe(1500)
  expect(arriving?.items.length).toBeLessThan(1500)
  expect(arriving?.items[0]).toMatchObject({ _id: trains[0]?._id })
  expect(client.getQueryData(list.queryKey)).toBeUndefined()
  slow.finish()
  expect((await whole).items).toHaveLength(1500)
  expect(client.getQueryData(queryKey)).toBeUndefined()
})

test('P9: what has come is shown for a while before more of it is: a slow phone has to draw it', async () => {
  fakeAnswers()
  server.use(http.get('*/api/trains', () => HttpResponse.json({ success: true, count: 1500, data: trains })))
  const client = createQueryClient()
  const { queryKey } = arrivingOf(list.queryKey)
  const shown: number[] = []
  client.getQueryCache().subscribe(({ query }) => {
    const count =
      query.queryHash === hashKey(queryKey) ? client.getQueryData(queryKey)?.items.length : undefined
    if (count !== undefined && shown.at(-1) !== count) shown.push(count)
  })
  vi.spyOn(performance, 'now').mockReturnValue(10_000)
  await client.query(list)
  expect(shown).toHaveLength(1)
  expect(shown[0]).toBeLessThan(1500)
})

test('N6, F1: the stations too are there at once, page by page as they were kept', async () => {
  const answers = fakeAnswers()
  const first = await createQueryClient().query(stationQueries.list())
  await answers.written()
  const calls = recordCalls()
  const again = await createQueryClient().query(stationQueries.list())
  expect(again.items).toEqual(first.items)
  expect(again.keptAt).toEqual(expect.any(Number))
  expect(calls).toEqual([])
})

test.each([
  ['cannot be read', 'nonsense'],
  ['is of another kind', JSON.stringify({ data: { items: [] } })],
  ['holds a record that is none', JSON.stringify({ data: [{ name: 'No id' }] })],
  ['is a refusal', JSON.stringify({ success: false, message: 'Closed' })],
])('N6: a kept answer that %s is as none', async (_, text) => {
  const answers = await visited()
  for (const [url, { headers }] of answers.kept) {
    answers.kept.set(url, { headers, body: text })
  }
  const { page } = await visit()
  expect(page.items).toHaveLength(3)
  expect(page.keptAt).toBeUndefined()
})

test('N6: a kept answer that cannot be read is replaced, also by one of the same name', async () => {
  server.use(
    http.get('*/api/trains', () => HttpResponse.json({ data: db.trains }, { headers: { ETag: '"a"' } })),
  )
  const answers = await visited()
  const copy = keptTrains(answers)
  for (const [url, { headers }] of answers.kept) {
    if (url.endsWith('/api/trains')) answers.kept.set(url, { headers, body: 'nonsense' })
  }
  await visit()
  await answers.written()
  expect(keptTrains(answers)).toEqual(copy)
})

test.each([
  ['no such store', () => vi.stubGlobal('caches', undefined)],
  ['one that is forbidden', () => fakeAnswers({ blocked: true })],
  ['one that is full', () => fakeAnswers({ full: true })],
])('N6: with %s the app is as without it', async (_, arrange) => {
  arrange()
  for (const { page } of [await visit(), await visit()]) {
    expect(page.items).toHaveLength(3)
    expect(page.keptAt).toBeUndefined()
  }
})

test('N6: an answer that breaks off is not kept, and the older one stays', async () => {
  const answers = await visited()
  const before = keptTrains(answers)
  const slow = slowAnswer({ data: db.trains }, 20)
  slow.breakOff()
  server.use(http.get('*/api/trains', () => slow.answer))
  const { client, page, now } = await visit()
  await vi.waitFor(() => expect(client.getQueryState(list.queryKey)?.error).not.toBeNull())
  await answers.written()
  expect(now()?.items).toBe(page.items)
  expect(keptTrains(answers)).toBe(before)
  expect(before).toBeDefined()
})

test('N6: for whoever saves data a list of the same day is not asked for anew by itself', async () => {
  const answers = await visited()
  vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: { saveData: true } } }))
  const calls = recordCalls()
  await visit()
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 25 * 3600_000)
  const old = await visit()
  await vi.waitFor(() => expect(old.now()?.keptAt).toBeUndefined())
  expect(calls).toHaveLength(1)
  await answers.written()
})

test('N6, B9: erasing what the device keeps takes the lists too', async () => {
  await visited()
  expect(await hasKeptAnswers()).toBe(true)
  await dropKeptAnswers()
  expect(await hasKeptAnswers()).toBe(false)
  expect((await visit()).page.keptAt).toBeUndefined()
})
