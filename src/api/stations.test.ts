import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setClock } from '@mocks/clock'
import { admin, resetToFixture, stationId } from '@mocks/fixture'
import { server } from '@mocks/node'
import { freshBrowser, signInAs } from '@/test/session/signed-in'
import { getStation, listNearbyStations, listStations, updateStation } from './stations'

beforeEach(() => {
  freshBrowser()
  resetToFixture()
})
afterEach(() => {
  setClock()
  vi.unstubAllGlobals()
})

const pageOf = (...ids: string[]) => ids.map((_id) => ({ _id, code: _id.toUpperCase() }))

/** Stations in pages; each page is answered when the test says so. */
function pages(answers: Record<number, object>) {
  const asked: number[] = []
  const waiting = new Map<number, () => void>()
  server.use(
    http.get('*/api/stations', async ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'))
      asked.push(page)
      await new Promise<void>((resolve) => void waiting.set(page, resolve))
      return HttpResponse.json({ success: true, ...answers[page] })
    }),
  )
  const arrived = (page: number) => vi.waitFor(() => expect(waiting.has(page)).toBe(true))
  return {
    asked,
    arrived,
    answer: async (page: number) => {
      await arrived(page)
      waiting.get(page)?.()
    },
  }
}

const inOrder = (numbers: number[]) => numbers.toSorted((a, b) => a - b)

const five = {
  1: { data: pageOf('a', 'b'), total: 9, totalPages: 5, currentPage: 1 },
  2: { data: pageOf('c', 'd'), total: 9, totalPages: 5, currentPage: 2 },
  3: { data: pageOf('e', 'f'), total: 9, totalPages: 5, currentPage: 3 },
  4: { data: pageOf('g', 'h'), total: 9, totalPages: 5, currentPage: 4 },
  5: { data: pageOf('i'), total: 9, totalPages: 5, currentPage: 5 },
}

test('F1: pages are followed two at a time, and kept in order whichever comes first', async () => {
  const { asked, arrived, answer } = pages(five)
  const list = listStations()
  await answer(1)
  await arrived(2)
  await arrived(3)
  expect(inOrder(asked)).toEqual([1, 2, 3])
  await answer(3)
  await answer(2)
  await answer(5)
  expect(inOrder(asked)).toEqual([1, 2, 3, 4, 5])
  await answer(4)
  expect((await list).items.map(({ _id }) => _id).join('')).toBe('abcdefghi')
  expect(await list).toMatchObject({ total: 9, count: 9, totalPages: 1, currentPage: 1 })
})

test('F1: a station that moved from one page to the next while they were read is listed once', async () => {
  const { answer } = pages({
    1: { data: pageOf('a', 'b'), total: 4, totalPages: 2, currentPage: 1 },
    2: { data: pageOf('b', 'c'), total: 4, totalPages: 2, currentPage: 2 },
  })
  const list = listStations()
  await answer(1)
  await answer(2)
  expect((await list).items.map(({ _id }) => _id)).toEqual(['a', 'b', 'c'])
})

test.each([
  ['no paging', {}],
  ['totalPages null', { totalPages: null, total: 2 }],
  ['no pages', { totalPages: 0, total: 0 }],
  ['rubbish', { totalPages: 'many', total: {} }],
  ['one page', { totalPages: 1, total: 2 }],
])('D3: with %s there is one page', async (_kind, paging) => {
  const { asked, answer } = pages({ 1: { data: pageOf('a', 'b'), ...paging } })
  const list = listStations()
  await answer(1)
  expect(await list).toMatchObject({ total: 2, count: 2, totalPages: 1 })
  expect(asked).toEqual([1])
})

test('F1: a page that fails fails the list, and no further page is asked', async () => {
  const { asked, answer } = pages({ ...five, 2: { data: 'none' } })
  const list = listStations()
  const failed = expect(list).rejects.toMatchObject({ message: 'Failed to fetch stations' })
  await answer(1)
  await answer(2)
  await answer(3)
  await failed
  expect(inOrder(asked)).toEqual([1, 2, 3])
})

test('F1: a server whose pages never end is left after a hundred', async () => {
  let asked = 0
  server.use(
    http.get('*/api/stations', () => {
      asked += 1
      return HttpResponse.json({ data: pageOf(`s${asked}`), totalPages: 1_000_000_000 })
    }),
  )
  expect((await listStations()).items).toHaveLength(100)
  expect(asked).toBe(100)
})

test('F1: leaving while pages are read stops them', async () => {
  const { asked, answer, arrived } = pages(five)
  const left = new AbortController()
  const list = listStations({ signal: left.signal })
  const stopped = expect(list).rejects.toMatchObject({ kind: 'aborted' })
  await answer(1)
  await arrived(3)
  left.abort()
  await stopped
  expect(inOrder(asked)).toEqual([1, 2, 3])
})

test('F1: nearby stations are a list of their own, also where it is always empty', async () => {
  const near = await listNearbyStations({ latitude: 13.2, longitude: 77, maxDistance: 200_000 })
  expect(near.items.map(({ code }) => code)).toEqual(['BEX', 'CIM', 'ALD'])
  expect(near).toMatchObject({ total: 3, count: 3 })
  server.use(
    http.get('*/api/stations/nearby', () => HttpResponse.json({ success: true, count: 0, data: [] })),
  )
  expect((await listNearbyStations({ latitude: 0, longitude: 0, maxDistance: 1 })).items).toEqual([])
})

test('F1: the own code in small letters is not taken for another station’s', async () => {
  signInAs(admin)
  const { _id, ...station } = await getStation(stationId(1))
  expect(await updateStation(_id, { ...station, code: 'ald', name: 'Aldun Road' })).toMatchObject({
    code: 'ALD',
    name: 'Aldun Road',
  })
})
