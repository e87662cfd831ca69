import { expect, test } from 'vitest'
import type { Page } from '@/domain/page'
import { shortfallWords } from '@/lib/lists/shortfall'
import { followPages } from './follow-pages'

interface Row {
  _id: string
}

const rows = (...ids: (string | number)[]): Row[] => ids.map((id) => ({ _id: String(id) }))
const five = rows('a', 'b', 'c', 'd', 'e')

/** Five rows nobody has seen before. */
const fresh = (page: number) => rows(...[1, 2, 3, 4, 5].map((n) => `${page}.${n}`))

async function follow(
  answer: (page: number) => { items: Row[]; total?: number; totalPages?: number; currentPage?: number },
  mostItems?: number,
) {
  const asked: number[] = []
  const load = (page: number): Promise<Page<Row>> => {
    asked.push(page)
    const { items, total = 0, totalPages = 1, currentPage = page } = answer(page)
    return Promise.resolve({ items, total, totalPages, currentPage, count: items.length })
  }
  const list = await followPages(load, { mostPages: 20, ...(mostItems && { mostItems }) })
  return { ids: list.items.map(({ _id }) => _id), asked, words: shortfallWords(list, 'booking') }
}

const endless = { total: 5_000_000, totalPages: 1_000_000 }
const repeatsItself =
  'The server repeats itself after 5 bookings of 50,00,000 it announced: this list may be incomplete.'

test('D7: a server that gives the same page for ever is left after it repeats itself, and that is said', async () => {
  const { ids, asked, words } = await follow(() => ({ items: five, ...endless }))
  expect(ids.join('')).toBe('abcde')
  expect(asked.length).toBeLessThanOrEqual(3)
  expect(words).toBe(repeatsItself)
})

test.each([
  ['repeats its first page on odd pages', (page: number) => (page % 2 ? five : fresh(page)), 10],
  ['says of each page that it is the first', (page: number) => (page > 3 ? fresh(3) : fresh(page)), 15],
  ['gives its rows in another order', (page: number) => (page % 2 ? five : five.toReversed()), 5],
])('D7: a server that %s is left where a page brings nothing new', async (_how, itemsOf, loaded) => {
  const { ids, asked, words } = await follow((page) => ({ items: itemsOf(page), ...endless, currentPage: 1 }))
  expect(ids).toHaveLength(loaded)
  expect(asked.length).toBeLessThanOrEqual(6)
  expect(words).toBe(repeatsItself.replace('5 bookings', `${loaded} bookings`))
})

test('D7: a server that repeats itself and counts nothing is not taken at its word either', async () => {
  const { words } = await follow(() => ({ items: five, totalPages: 1_000_000 }))
  expect(words).toBe('The server repeats itself after 5 bookings: this list may be incomplete.')
})

test('D7: pages that become more with each answer are followed as far as the limit, and that is said', async () => {
  const { ids, asked, words } = await follow((page) => ({ items: fresh(page), totalPages: page + 1 }))
  expect([ids.length, asked.length]).toEqual([100, 20])
  expect(words).toBe('Only the first 100 bookings are loaded: this list is incomplete.')
})

test('D7: so many rows are enough, on whichever page they come', async () => {
  const { ids, asked, words } = await follow((page) => ({ items: fresh(page), ...endless }), 12)
  expect(ids).toHaveLength(12)
  expect(asked.length).toBeLessThanOrEqual(5)
  expect(words).toBe('Only the first 12 bookings of 50,00,000 are loaded: this list is incomplete.')
})

test('D7: an empty page ends the list; what was announced and did not come is said', async () => {
  const { ids, words } = await follow((page) => ({
    items: page === 2 ? [] : fresh(page),
    total: 15,
    totalPages: 3,
  }))
  expect(ids).toHaveLength(5)
  expect(words).toBe('The server sent 5 bookings of 15 it announced: this list may be incomplete.')
})

test.each([
  ['names more pages than it has', (page: number) => (page > 2 ? [] : fresh(page)), 10, 9],
  ['gives its last page again', (page: number) => fresh(Math.min(page, 2)), 10, 9],
  ['gives fewer pages than its total needs', fresh, 10, 2],
  [
    'gives on the next page what was moved there',
    (page: number) => rows(...(page === 1 ? [1, 2] : [2, 3])),
    3,
    2,
  ],
])(
  'D7: a server that %s, and whose total is right, has given all',
  async (_how, itemsOf, total, totalPages) => {
    const { ids, words } = await follow((page) => ({ items: itemsOf(page), total, totalPages }))
    expect(ids).toHaveLength(total)
    expect(words).toBeUndefined()
  },
)
