import { afterEach, expect, test, vi } from 'vitest'
import { randomId } from '@/mutations/booking/draft'

afterEach(() => vi.unstubAllGlobals())

test('G6: each id is another one, also on plain http', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const ids = Array.from({ length: 1000 }, randomId)
  expect(new Set(ids).size).toBe(1000)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/)
})
