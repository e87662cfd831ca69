import { http, HttpResponse, type JsonBodyType } from 'msw'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setClock } from '@mocks/clock'
import { resetToFixture, stationId, trainId } from '@mocks/fixture'
import { server } from '@mocks/node'
import { recordCalls } from '@/test/calls'
import { getSeats, getTrain, getTrainForBooking, listTrains, searchTrains } from './trains'

beforeEach(() => resetToFixture())
afterEach(() => setClock())

const answer = (body: JsonBodyType, status = 200) =>
  server.use(http.get('*/api/trains/t7', () => HttpResponse.json(body, { status })))

test.each(['', ' ', '\n'])('E4: without an id, %j, nothing is asked', async (id) => {
  const calls = recordCalls()
  await expect(getTrainForBooking(id)).rejects.toMatchObject({
    message: 'No train ID provided',
    headline: 'Failed to fetch train details',
  })
  expect(calls).toEqual([])
})

test.each<[JsonBodyType, string]>([
  [{ success: true, data: null }, 'No train data received'],
  [{ success: true, data: {} }, 'No train data received'],
  [{}, 'No train data received'],
  [null, 'No train data received'],
  [[], 'No train data received'],
  [{ data: { trainNumber: '1' } }, 'Invalid train data format received'],
  [{ data: { _id: 't7' } }, 'Invalid train data format received'],
  [{ data: { _id: '', trainNumber: '1' } }, 'Invalid train data format received'],
  [{ _id: 't7', trainNumber: '' }, 'Invalid train data format received'],
  ['train', 'Invalid train data format received'],
  [7, 'Invalid train data format received'],
  [{ data: { _id: 7, trainNumber: '1' } }, 'Failed to process train data'],
  [{ success: false, message: 'No such train' }, 'No such train'],
])('E4: %j says %s', async (body, message) => {
  answer(body)
  await expect(getTrainForBooking('t7')).rejects.toMatchObject({
    message,
    headline: 'Failed to fetch train details',
  })
})

test('E4: an answer without a body has no train in it', async () => {
  server.use(http.get('*/api/trains/t7', () => new HttpResponse(null, { status: 200 })))
  await expect(getTrainForBooking('t7')).rejects.toMatchObject({ message: 'No train data received' })
})

test('E4: wrapped or bare, the train is there', async () => {
  expect((await getTrainForBooking(trainId(1))).name).toBe('Night Mail')
  answer({ _id: 't7', trainNumber: '1' })
  expect(await getTrainForBooking('t7')).toMatchObject({ _id: 't7', name: '', fare: null, route: [] })
})

test('E1: list and search hold trains in one form', async () => {
  const list = await listTrains()
  expect(list).toMatchObject({ total: 3, count: 3, totalPages: 1, currentPage: 1 })
  expect(list.items.map(({ name }) => name)).toEqual(['Night Mail', 'Train 2', 'Train 3'])
  const found = await searchTrains({ from: stationId(2), to: stationId(4), date: '2026-03-04' })
  // 370 km at 50 per 100 km.
  expect(found.items).toMatchObject([{ trainNumber: '90001', fare: 185 }])
  expect(found).toMatchObject({ total: 1, currentPage: 1 })
  expect((await getTrain(trainId(1))).route[1]?.station).toMatchObject({ name: 'Bexor', code: 'BEX' })
})

test('E5: the seats of a date, wrapped or bare; a refusal says why', async () => {
  // One of the three seats is taken.
  expect(await getSeats(trainId(1), '2026-03-11')).toEqual({ availableSeats: 2, totalSeats: 3 })
  server.use(http.get('*/api/trains/t7/seats', () => HttpResponse.json({ availableSeats: 4 })))
  expect(await getSeats('t7', '2026-03-11')).toEqual({ availableSeats: 4, totalSeats: null })
  await expect(getSeats(trainId(1), '2026-02-31')).rejects.toMatchObject({
    status: 500,
    headline: 'Failed to fetch available seats',
  })
  await expect(getSeats(trainId(9), '2026-03-11')).rejects.toMatchObject({ message: 'Train not found' })
})
