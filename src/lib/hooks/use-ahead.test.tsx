import { waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPart } from '@/test/render-part'
import { useAhead } from './use-ahead'

afterEach(() => void vi.unstubAllGlobals())

test('P9: of what is fetched ahead each begins in a task of its own', async () => {
  vi.stubGlobal('requestIdleCallback', (done: () => void) => setTimeout(done))
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
  const order: string[] = []
  const fetchPart = (part: string) => {
    order.push(part)
    // What a task leaves to be done at its end comes ahead of the next task.
    queueMicrotask(() => order.push(`end of ${part}`))
  }
  function Page() {
    useAhead(() => fetchPart('menu'))
    useAhead(() => fetchPart('palette'))
    return null
  }
  const { unmount } = await renderPart(<Page />)
  await waitFor(() => expect(order).toContain('end of palette'))
  expect(order).toEqual(['menu', 'end of menu', 'palette', 'end of palette'])
  unmount()
})
