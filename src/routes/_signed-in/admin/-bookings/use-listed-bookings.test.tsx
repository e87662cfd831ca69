import { renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ranksBy } from '@/lib/lists/list-ranks'
import { aBooking } from '@/test/railway/builders'
import { bookingSortKey, type ListedSearch } from './listed-bookings'
import { useListedBookings } from './use-listed-bookings'

const bookings = ['B', 'A', 'C'].map((pnr) =>
  aBooking({ _id: pnr, pnr, status: pnr === 'C' ? 'Cancelled' : 'Confirmed' }),
)
const list = { items: bookings, total: bookings.length }

const show = (search: ListedSearch) =>
  renderHook((asked: ListedSearch) => useListedBookings(list, asked), { initialProps: search })
const pnrs = ({ rows }: ReturnType<typeof useListedBookings>) => rows?.slice().map(({ pnr }) => pnr)

test('J1: what a filter finds within a frame is there at once, never marked as outdated', () => {
  const { result, rerender } = show({})
  expect([pnrs(result.current), result.current.outdated]).toEqual([['B', 'A', 'C'], false])
  rerender({ status: 'held' })
  expect([pnrs(result.current), result.current.outdated]).toEqual([['B', 'A'], false])
})

test('J1: an order is there at once when it is known, and else when it is found', async () => {
  const { result, rerender } = show({})
  rerender({ sort: 'pnr' })
  expect([pnrs(result.current), result.current.outdated]).toEqual([['B', 'A', 'C'], true])
  await waitFor(() => expect(pnrs(result.current)).toEqual(['A', 'B', 'C']))
  await ranksBy(bookings, 'pnr', bookingSortKey)
  rerender({ sort: '-pnr' })
  expect([pnrs(result.current), result.current.outdated]).toEqual([['C', 'B', 'A'], false])
})

test('J1: words are looked for with turns of the page: until they are found the rows stay, marked as outdated', async () => {
  const { result, rerender } = show({ status: 'held' })
  rerender({ status: 'held', q: 'a' })
  expect(result.current.outdated).toBe(true)
  await waitFor(() => expect(result.current.outdated).toBe(false))
  rerender({ status: 'held' })
  expect([pnrs(result.current), result.current.outdated]).toEqual([['B', 'A'], false])
})
