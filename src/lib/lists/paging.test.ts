import { expect, test } from 'vitest'
import { pageOf } from './paging'

const rows = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

test.each([
  // rows, page asked for, size: first and last row, page, pages
  [0, 1, 10, undefined, undefined, 1, 1],
  [0, 7, 10, undefined, undefined, 1, 1],
  [1, 1, 10, 1, 1, 1, 1],
  [9, 1, 10, 1, 9, 1, 1],
  [10, 1, 10, 1, 10, 1, 1],
  [10, 2, 10, 1, 10, 1, 1],
  [11, 1, 10, 1, 10, 1, 2],
  [11, 2, 10, 11, 11, 2, 2],
  [20, 2, 10, 11, 20, 2, 2],
  [20, 3, 10, 11, 20, 2, 2],
  [21, 3, 10, 21, 21, 3, 3],
  [25, 999, 10, 21, 25, 3, 3],
  [25, 0, 10, 1, 10, 1, 3],
  [25, -1, 10, 1, 10, 1, 3],
  [25, Number.NaN, 10, 1, 10, 1, 3],
  [25, Number.POSITIVE_INFINITY, 10, 21, 25, 3, 3],
  [25, Number.NEGATIVE_INFINITY, 10, 1, 10, 1, 3],
  [25, 1.9, 10, 1, 10, 1, 3],
  [25, 2 ** 53, 10, 21, 25, 3, 3],
  [5000, 5000, 1, 5000, 5000, 5000, 5000],
  [3, 2, 1000, 1, 3, 1, 1],
])('goal G19: of %i rows page %d of %i holds %s to %s', (count, asked, size, first, last, page, pages) => {
  const shown = pageOf(rows(count), asked, size)
  expect([shown.items[0], shown.items.at(-1)]).toEqual([first, last])
  expect({ page: shown.page, pages: shown.pages }).toEqual({ page, pages })
})
