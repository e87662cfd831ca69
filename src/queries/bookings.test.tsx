import { act, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setClock } from '@mocks/clock'
import { bookingId, maya, resetToFixture } from '@mocks/fixture'
import { server } from '@mocks/node'
import { originalGaps } from '@mocks/original-gaps'
import { signedOut } from '@/auth/session'
import { cancelBookingMutation } from '@/mutations/booking/bookings'
import { createQueryClient } from '@/query-client'
import { mutate } from '@/test/query-cache'
import { recordCalls } from '@/test/calls'
import { renderWithClient } from '@/test/render-with-client'
import { signInAs } from '@/test/session/signed-in'
import { bookingQueries, useBooking, useMyBookings } from './bookings'

beforeEach(() => {
  resetToFixture()
  signInAs(maya)
})
afterEach(() => setClock())

test('G2: nobody signed in: the specified error, an empty list, and no request', async () => {
  signedOut()
  const calls = recordCalls()
  const { result } = renderWithClient(() => useMyBookings())
  expect(result.current.error).toMatchObject({ message: 'User not authenticated' })
  expect(result.current.page).toMatchObject({ items: [], total: 0, count: 0 })
  await act(async () => {})
  expect(calls).toEqual([])
})

test('G2: pending without a list and without an error, then the list', async () => {
  const { result } = renderWithClient(() => useMyBookings())
  expect(result.current).toMatchObject({ page: undefined, error: null, isFetching: true })
  await waitFor(() => expect(result.current.page?.items.map(({ pnr }) => pnr)).toEqual(['PNR00001']))
  expect(result.current).toMatchObject({ error: null, isFetching: false, page: { total: 1 } })
})

test('G2: a failed load empties list and count, and the next one fills them again', async () => {
  const { result } = renderWithClient(() => useMyBookings())
  await waitFor(() => expect(result.current.page?.total).toBe(1))
  server.use(http.get('*/api/bookings', () => HttpResponse.json({ success: false }), { once: true }))
  await act(async () => void (await result.current.refetch()))
  await waitFor(() => expect(result.current.error?.message).toBe('Failed to fetch bookings'))
  expect(result.current.page).toEqual({ items: [], total: 0, count: 0, totalPages: 1, currentPage: 1 })
  await act(async () => void (await result.current.refetch()))
  await waitFor(() => expect(result.current).toMatchObject({ error: null, page: { total: 1 } }))
})

test('G2: a load that never left, for want of a network, leaves what was loaded, with the failure beside it', async () => {
  const { result } = renderWithClient(() => useMyBookings())
  await waitFor(() => expect(result.current.loaded?.total).toBe(1))
  server.use(http.get('*/api/bookings', () => HttpResponse.error(), { once: true }))
  await act(async () => void (await result.current.refetch()))
  await waitFor(() => expect(result.current).toMatchObject({ loaded: undefined, page: { total: 0 } }))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  server.use(http.get('*/api/bookings', () => HttpResponse.error()))
  await act(async () => void (await result.current.refetch()))
  await waitFor(() => expect(result.current).toMatchObject({ loaded: { total: 1 }, page: { total: 1 } }))
  expect(result.current.error?.message).toBe('No answer came from the server. Check your connection.')
})

test('G3: a cancellation shows in the list and on its page at once, and is taken back when refused', async () => {
  const client = createQueryClient()
  const list = renderWithClient(() => useMyBookings(), { client })
  const page = renderWithClient(() => useBooking(bookingId(1)), { client })
  const shown = () => [list.result.current.page?.items[0]?.status, page.result.current.booking?.status]
  await waitFor(() => expect(shown()).toEqual(['Confirmed', 'Confirmed']))
  const answer = Promise.withResolvers<Response>()
  server.use(http.put('*/api/bookings/:id/cancel', () => answer.promise))
  const cancelling = mutate(client, cancelBookingMutation(bookingId(1)), undefined)
  await waitFor(() => expect(shown()).toEqual(['Cancelled', 'Cancelled']))
  expect(client.getQueryData(bookingQueries.mine().queryKey)?.items[0]?.status).toBe('Confirmed')
  answer.resolve(HttpResponse.json({ message: 'Too late' }, { status: 400 }))
  await expect(cancelling).rejects.toThrow('Too late')
  await waitFor(() => expect(shown()).toEqual(['Confirmed', 'Confirmed']))
})

test('G4: what the list knows of a booking stands in until the booking itself is there', async () => {
  const client = createQueryClient()
  await client.query(bookingQueries.mine())
  const calls = recordCalls()
  const { result } = renderWithClient(() => useBooking(bookingId(1)), { client })
  expect(result.current.booking).toMatchObject({ pnr: 'PNR00001', from: { name: 'Aldun' } })
  expect(result.current.booking?.from).not.toHaveProperty('_id')
  await waitFor(() => expect(result.current.booking?.from).toHaveProperty('_id'))
  expect(calls.map(({ path }) => path)).toEqual([`/api/bookings/${bookingId(1)}`])
})

test('G4: where the back end has no such call it stays, with the failure beside it', async () => {
  server.use(...originalGaps)
  const client = createQueryClient()
  await client.query(bookingQueries.mine())
  const { result } = renderWithClient(() => useBooking(bookingId(1)), { client })
  await waitFor(() =>
    expect(result.current.error?.message).toBe('No booking data received from any endpoint'),
  )
  expect(result.current.booking?.pnr).toBe('PNR00001')
})

test('G4: a booking that is nowhere known is an error and nothing else', async () => {
  const { result } = renderWithClient(() => useBooking(bookingId(9)))
  expect(result.current.booking).toBeUndefined()
  await waitFor(() =>
    expect(result.current.error?.message).toBe('No booking data received from any endpoint'),
  )
  expect(result.current.booking).toBeUndefined()
})
