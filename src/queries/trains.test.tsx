import { act, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setClock } from '@mocks/clock'
import { resetToFixture, stationId, trainId } from '@mocks/fixture'
import { server } from '@mocks/node'
import { createQueryClient } from '@/query-client'
import { recordCalls } from '@/test/calls'
import { renderWithClient } from '@/test/render-with-client'
import { trainQueries, useSeats, useTrain, useTrainForBooking, useTrains, useTrainSearch } from './trains'

beforeEach(() => resetToFixture())
afterEach(() => setClock())

test('E5: free seats, while they are asked for and when they are known', async () => {
  const { result } = renderWithClient(() => useSeats(trainId(1), '2026-03-11'))
  expect(result.current).toMatchObject({ availableSeats: 0, checking: true, failed: null })
  await waitFor(() => expect(result.current.availableSeats).toBe(2))
  expect(result.current).toMatchObject({ totalSeats: 3, checking: false, failed: null })
})

test('E5: a failed check reads as 0 seats beside its error, also where more were known before', async () => {
  const { result } = renderWithClient(() => useSeats(trainId(1), '2026-03-11'))
  await waitFor(() => expect(result.current.availableSeats).toBe(2))
  server.use(
    http.get('*/api/trains/:id/seats', () => HttpResponse.json({ message: 'Down' }, { status: 503 }), {
      once: true,
    }),
  )
  act(() => result.current.retry())
  await waitFor(() => expect(result.current.failed?.message).toBe('Down'))
  expect(result.current).toMatchObject({ availableSeats: 0, totalSeats: null, checking: false })
  const answer = Promise.withResolvers<Response>()
  server.use(http.get('*/api/trains/:id/seats', () => answer.promise))
  act(() => result.current.retry())
  await waitFor(() =>
    expect(result.current).toMatchObject({ checking: true, failed: null, availableSeats: 0 }),
  )
  answer.resolve(HttpResponse.json({ availableSeats: 1 }))
  await waitFor(() => expect(result.current).toMatchObject({ checking: false, availableSeats: 1 }))
})

test('E5: seats that nobody asks for are not fetched', async () => {
  const calls = recordCalls()
  const { result } = renderWithClient(() => useSeats(trainId(1), '', false))
  await act(async () => {})
  expect(result.current).toMatchObject({ availableSeats: 0, checking: false, failed: null })
  expect(calls).toEqual([])
})

test('E5: the seats of a whole page of trains are asked three at a time', async () => {
  const answers: (() => void)[] = []
  let asked = 0
  server.use(
    http.get('*/api/trains/:id/seats', async () => {
      asked += 1
      await new Promise<void>((resolve) => void answers.push(resolve))
      return HttpResponse.json({ availableSeats: 5 })
    }),
  )
  const client = createQueryClient()
  const all = Promise.all(
    Array.from({ length: 7 }, (_, index) => client.query(trainQueries.seats(`t${index}`, '2026-03-11'))),
  )
  for (const most of [3, 6, 7]) {
    await waitFor(() => expect(asked).toBe(most))
    for (const answer of answers.splice(0)) answer()
  }
  expect(await all).toHaveLength(7)
})

test('TRN-6 goal G17: the last date asked for is the one shown, whichever answer comes first', async () => {
  const late = Promise.withResolvers<void>()
  server.use(
    http.get('*/api/trains/:id/seats', async ({ request }) => {
      const first = new URL(request.url).searchParams.get('date') === '2026-03-11'
      if (first) await late.promise
      return HttpResponse.json({ availableSeats: first ? 11 : 12 })
    }),
  )
  const { result, rerender } = renderWithClient((date: string) => useSeats(trainId(1), date), {
    initialProps: '2026-03-11',
  })
  rerender('2026-03-12')
  await waitFor(() => expect(result.current.availableSeats).toBe(12))
  late.resolve()
  await act(async () => {})
  expect(result.current.availableSeats).toBe(12)
})

test('E1: nothing is asked before the search is complete, or where no train is named', async () => {
  const calls = recordCalls()
  const search = renderWithClient(() => useTrainSearch(undefined))
  const train = renderWithClient(() => useTrain(undefined))
  await act(async () => {})
  expect([search.result.current.data, train.result.current.data, calls]).toEqual([undefined, undefined, []])
})

test('E1: list, search and one train', async () => {
  const list = renderWithClient(() => useTrains())
  const search = renderWithClient(() =>
    useTrainSearch({ from: stationId(1), to: stationId(4), date: '2026-03-04' }),
  )
  const train = renderWithClient(() => useTrain(trainId(1)))
  await waitFor(() => expect(list.result.current.data?.total).toBe(3))
  await waitFor(() => expect(search.result.current.data?.items).toHaveLength(2))
  await waitFor(() => expect(train.result.current.data?.name).toBe('Night Mail'))
})

test('E4: no id for booking is said without a request', async () => {
  const calls = recordCalls()
  const { result } = renderWithClient(() => useTrainForBooking(' '))
  await waitFor(() => expect(result.current.error?.message).toBe('No train ID provided'))
  expect(calls).toEqual([])
})
