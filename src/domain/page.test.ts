import { expect, test } from 'vitest'
import { toPage } from './page'

test('D3: total 0, count 0, totalPages 1 and currentPage 1 stand in for what is missing', () => {
  const fallback = { items: ['a'], total: 0, count: 0, totalPages: 1, currentPage: 1 }
  expect(toPage(['a'])).toEqual(fallback)
  expect(toPage(['a'], { total: null, count: undefined, totalPages: null, currentPage: null })).toEqual(
    fallback,
  )
  expect(toPage([], { total: 31, count: 0, totalPages: 0, currentPage: 4 })).toEqual({
    items: [],
    total: 31,
    count: 0,
    totalPages: 0,
    currentPage: 4,
  })
})
