import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setClock } from '@mocks/clock'
import { db } from '@mocks/db'
import { resetToFixture, stationId } from '@mocks/fixture'
import { createQueryClient } from '@/query-client'
import { recordCalls } from '@/test/calls'
import { renderWithClient } from '@/test/render-with-client'
import { stationQueries, useStation, useStations } from './stations'

beforeEach(() => resetToFixture())
afterEach(() => {
  setClock()
  Reflect.deleteProperty(navigator, 'userActivation')
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A browser in which nobody has touched the page yet. */
function untouched() {
  Object.defineProperty(navigator, 'userActivation', {
    configurable: true,
    value: { hasBeenActive: false },
  })
  vi.stubGlobal('requestIdleCallback', (done: () => void) => setTimeout(done))
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
}

const pagesOf = (calls: ReturnType<typeof recordCalls>) =>
  calls.map(({ path }) => /page=(\d+)/.exec(path)?.[1])

test('F1: all stations are asked for once in a session, however many pages show them', async () => {
  const calls = recordCalls()
  const { result, client, unmount } = renderWithClient(() => useStations())
  await waitFor(() => expect(result.current.data?.total).toBe(4))
  unmount()
  const again = renderWithClient(() => useStations(), { client })
  expect(again.result.current.data?.items).toHaveLength(4)
  expect(again.result.current.isFetching).toBe(false)
  expect(calls).toHaveLength(1)
})

test('F1: one station, and those nearby in a cache of their own', async () => {
  const { result, client } = renderWithClient(() => useStation(stationId(2)))
  await waitFor(() => expect(result.current.data?.name).toBe('Bexor'))
  const nearby = stationQueries.nearby({ latitude: 13, longitude: 77, maxDistance: 1000 })
  expect((await client.query(nearby)).items.map(({ code }) => code)).toEqual(['BEX'])
  expect(client.getQueryData(stationQueries.list().queryKey)).toBeUndefined()
})

/** More than one page of them. */
function manyStations() {
  const [some] = db.stations
  for (let index = 0; index < 700; index += 1)
    if (some) db.stations.push({ ...some, _id: stationId(index + 100), code: `S${index}` })
}

test.each([
  [1, []],
  [2, ['1']],
] as const)(
  'P9, goal G28: held from page %i on, the stations come with the first input',
  async (heldFrom, atOnce) => {
    untouched()
    manyStations()
    const calls = recordCalls()
    const client = createQueryClient()
    const loaded = client.query(stationQueries.list({ heldFrom }))
    await vi.waitFor(() => expect(pagesOf(calls)).toEqual(atOnce))
    await new Promise((done) => setTimeout(done))
    expect(pagesOf(calls)).toEqual(atOnce)
    dispatchEvent(new Event('pointerdown'))
    expect((await loaded).items).toHaveLength(704)
    expect(pagesOf(calls)).toEqual(['1', '2'])
  },
)

test('P9, goal G28: untouched, the stations come after two seconds', async () => {
  untouched()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const calls = recordCalls()
  const client = createQueryClient()
  const loaded = client.query(stationQueries.list({ heldFrom: 1 }))
  await vi.advanceTimersByTimeAsync(1900)
  expect(calls).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  vi.useRealTimers()
  expect((await loaded).items).toHaveLength(4)
})
