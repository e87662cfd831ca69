import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setClock } from '@mocks/clock'
import { resetToFixture } from '@mocks/fixture'
import { server } from '@mocks/node'
import { createLargeWorld } from '@mocks/world/index'
import { startEpoch } from '@/auth/epoch'
import { listBookings } from './bookings'
import { trainSchema } from './trains.schema'
import { requestLongList } from './long-list'

const { trains } = createLargeWorld({ seed: 1, today: '2026-03-03', trains: 1500, bookings: 0 })

beforeEach(() => resetToFixture())
afterEach(() => {
  setClock()
  vi.restoreAllMocks()
})

const list = (signal?: AbortSignal) => requestLongList('trains.list', '/trains', trainSchema, { signal })
const answer = (body: object) => server.use(http.get('*/api/trains', () => HttpResponse.json(body)))

/** Each look at the clock is half a frame later: the page has a turn at every opportunity. */
function slowMachine(onLook?: () => void) {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => {
    onLook?.()
    return (now += 8)
  })
}

test.each([
  ['wrapped', (data: object[]) => ({ success: true, count: data.length, data })],
  ['bare', (data: object[]) => data],
])(
  'D4 goal G28: a country’s trains, %s, are read and checked in slices, every one of them',
  async (_, wrap) => {
    answer(wrap(trains))
    slowMachine()
    const page = await list()
    expect(page.items.map(({ trainNumber }) => trainNumber)).toEqual(
      trains.map(({ trainNumber }) => trainNumber),
    )
    expect(page.items.map(({ route }) => route.length)).toEqual(trains.map(({ route }) => route.length))
    expect(page.items[0]?.source).toEqual({ _id: trains[0]?.source })
  },
)

test('D4: one train that is none makes the whole list fail, as in any other list', async () => {
  answer({ success: true, data: [...trains, { name: 'No id, no number' }] })
  await expect(list()).rejects.toMatchObject({ kind: 'shape', headline: 'Failed to fetch trains' })
  answer({ success: true, data: { trains } })
  await expect(list()).rejects.toMatchObject({ kind: 'shape' })
  answer({ success: false, message: 'Closed for the night', data: trains })
  await expect(list()).rejects.toMatchObject({ kind: 'http', message: 'Closed for the night' })
})

// Few enough to be read at once.
const own = Array.from({ length: 200 }, (_, n) => ({ _id: `b${n}`, pnr: `PN${n}`, passengers: [] }))
const answerOwn = () =>
  server.use(http.get('*/api/bookings', () => HttpResponse.json({ success: true, data: own })))

test('G2 goal G28: own bookings are checked in slices, every one of them', async () => {
  answerOwn()
  let looks = 0
  slowMachine(() => (looks += 1))
  const { items, total } = await listBookings()
  expect(items.map(({ _id }) => _id)).toEqual(own.map(({ _id }) => _id))
  expect(total).toBe(own.length)
  expect(looks).toBeGreaterThan(own.length / 16)
})

test.each<[string, string, (leave: () => void) => void]>([
  ['leaves', 'the trains', (leave) => leave()],
  ['signs out', 'the trains', () => startEpoch()],
  ['leaves', 'own bookings', (leave) => leave()],
  ['signs out', 'own bookings', () => startEpoch()],
])('goal G17, goal G3: whoever %s while %s are checked gets none of them', async (_, what, act) => {
  answer({ success: true, data: trains })
  answerOwn()
  const [ask, count] = what === 'the trains' ? [list, trains.length] : [listBookings, own.length]
  const read = vi.spyOn(JSON, 'parse')
  const controller = new AbortController()
  let looks = 0
  slowMachine(() => {
    if (read.mock.calls.length === 0) return
    looks += 1
    if (looks === 5) act(() => controller.abort())
  })
  await expect(ask(controller.signal)).rejects.toMatchObject({ kind: 'aborted' })
  expect(looks).toBeLessThan(count / 16)
})
