import { renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ranksBy } from './list-ranks'
import { useRanksAhead } from './use-ranks-ahead'

const rows = [{ name: 'pear' }, { name: 'fig' }]
const columns = [{ id: 'name' }, { id: 'acts', unsorted: true }]

test('ADM-1: what a list may be sorted by is found out ahead, and not again for whoever sorts', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const keyOf = vi.fn<(row: { name: string }) => string>(({ name }) => name)
  renderHook(() => useRanksAhead(rows, columns, keyOf))
  expect(keyOf).not.toHaveBeenCalled()
  vi.advanceTimersByTime(10_000)
  vi.useRealTimers()
  await waitFor(() => expect(keyOf).toHaveBeenCalledTimes(rows.length))
  expect([...(await ranksBy(rows, 'name', keyOf))]).toEqual([2, 1])
  expect(keyOf).toHaveBeenCalledTimes(rows.length)
})
