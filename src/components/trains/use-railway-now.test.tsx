import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useRailwayDay } from './use-railway-now'

test('api-model 11.3 goal G30: a page that stays open has the railway’s next day soon after its midnight, whatever the viewer’s zone', () => {
  vi.useFakeTimers({
    now: new Date('2026-12-31T23:59:30+05:30'),
    toFake: ['Date', 'setInterval', 'clearInterval'],
  })
  const { result, unmount } = renderHook(() => useRailwayDay())
  expect(result.current).toBe('2026-12-31')
  act(() => void vi.advanceTimersByTime(60_000))
  expect(result.current).toBe('2027-01-01')
  unmount()
  vi.useRealTimers()
})
