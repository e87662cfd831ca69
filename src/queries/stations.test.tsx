import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setClock } from '@mocks/clock'
import { resetToFixture, stationId } from '@mocks/fixture'
import { recordCalls } from '@/test/calls'
import { renderWithClient } from '@/test/render-with-client'
import { stationQueries, useStation, useStations } from './stations'

beforeEach(() => resetToFixture())
afterEach(() => setClock())

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
