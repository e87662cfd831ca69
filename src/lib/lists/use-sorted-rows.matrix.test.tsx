import { renderHook, waitFor as waitedFor } from '@testing-library/react'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { runs } from '@/test/size'
import { parseSort } from './table-sort'
import { type SortKey, sortRows } from './sort-rows'
import { useSortedRows } from './use-sorted-rows'

/** A hook alone changes no page, which would be noticed: it is looked at more often instead. */
const waitFor = (look: () => void) => waitedFor(look, { interval: 1 })

interface Thing {
  _id: string
  name: string | undefined
  size: number
}

const keyOf = (thing: Thing, column: string): SortKey => thing[column as keyof Thing]
const everything = (things: readonly Thing[]) => things
const big = (things: readonly Thing[]) => things.filter(({ size }) => size > 2)

interface Asked {
  all: readonly Thing[] | undefined
  find?: (things: readonly Thing[]) => readonly Thing[]
  sort?: string | undefined
}

const show = (asked: Asked) =>
  renderHook(({ all, find = everything, sort }: Asked) => useSortedRows(all, find, sort, keyOf), {
    initialProps: asked,
  })

let shop: readonly Thing[] = [
  { _id: 'p', name: 'pear', size: 4 },
  { _id: 'f', name: 'fig', size: 1 },
  { _id: 'n', name: undefined, size: 9 },
  { _id: 'a', name: 'apple', size: 3 },
]
// A list whose order nobody has asked for yet.
beforeEach(() => {
  shop = [...shop]
})
const namesOf = (rows: readonly Thing[] | undefined) => rows?.map(({ name }) => name)

test('ADM-1: a list sorted as asked, whatever was asked before, is what a plain sort of those found gives', async () => {
  const thing = fc.record({
    _id: fc.constantFrom('1', '2', '3', '4', '5', '6', '7', '8', '9'),
    name: fc.option(fc.constantFrom('', 'a', 'B', 'b10', 'b9'), { nil: undefined }),
    size: fc.integer({ min: 0, max: 5 }),
  })
  const step = fc.record({
    list: fc.nat(2),
    find: fc.constantFrom(everything, big),
    sort: fc.constantFrom(undefined, 'name', '-name', 'size', '-size'),
    wait: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(thing, { maxLength: 9 }), { minLength: 3, maxLength: 3 }),
      fc.array(step, { minLength: 1, maxLength: 6 }),
      async (lists, steps) => {
        const { result, rerender, unmount } = show({ all: undefined, sort: steps[0]?.sort })
        for (const { list, find, sort, wait } of steps) {
          const all = lists[list] ?? []
          rerender({ all, find, sort })
          if (!wait) continue
          await waitFor(() => expect(result.current.outdated).toBe(false))
          const { by, descending } = parseSort(sort ?? '')
          const found = find(all)
          expect(result.current.rows).toEqual(
            sort === undefined ? found : sortRows(found, (row) => keyOf(row, by), descending),
          )
        }
        unmount()
      },
    ),
    { seed: 20_261_122, numRuns: runs(60) },
  )
})

test('ADM-1: until the order is found out, the rows stay as they are and are marked', async () => {
  const { result, rerender } = show({ all: shop })
  expect(result.current).toEqual({ rows: shop, outdated: false })
  rerender({ all: shop, sort: 'name' })
  expect(result.current).toEqual({ rows: shop, outdated: true })
  await waitFor(() => expect(result.current.outdated).toBe(false))
  expect(namesOf(result.current.rows)).toEqual(['apple', 'fig', 'pear', undefined])
  rerender({ all: shop, sort: '-size' })
  expect(namesOf(result.current.rows)).toEqual(['apple', 'fig', 'pear', undefined])
  expect(result.current.outdated).toBe(true)
  await waitFor(() => expect(namesOf(result.current.rows)).toEqual([undefined, 'pear', 'apple', 'fig']))
  rerender({ all: shop })
  expect(result.current).toEqual({ rows: shop, outdated: false })
})

test('ADM-1: an order that is known is there at once, never marked as outdated', async () => {
  const { result, rerender } = show({ all: shop, sort: 'name' })
  await waitFor(() => expect(result.current.outdated).toBe(false))
  rerender({ all: shop, sort: '-name' })
  expect(namesOf(result.current.rows)).toEqual(['pear', 'fig', 'apple', undefined])
  expect(result.current.outdated).toBe(false)
  const later = show({ all: shop, sort: 'name' })
  expect(namesOf(later.result.current.rows)).toEqual(['apple', 'fig', 'pear', undefined])
})

test('ADM-1: a filter holds at once, also where the order is still to come', async () => {
  const { result, rerender } = show({ all: shop })
  rerender({ all: shop, find: big, sort: 'name' })
  expect(namesOf(result.current.rows)).toEqual(['pear', undefined, 'apple'])
  await waitFor(() => expect(namesOf(result.current.rows)).toEqual(['apple', 'pear', undefined]))
})

test('ADM-1: a page that opens sorted shows no other order first', async () => {
  const { result, rerender } = show({ all: undefined, sort: 'size' })
  expect(result.current.rows).toBeUndefined()
  rerender({ all: shop, sort: 'size' })
  expect(result.current.rows).toBeUndefined()
  await waitFor(() => expect(result.current.rows?.map(({ size }) => size)).toEqual([1, 3, 4, 9]))
})

test('ADM-1: in a changed list each row stands where it stood, and what is new first, until its own order is found out', async () => {
  const { result, rerender } = show({ all: shop, sort: 'name' })
  await waitFor(() => expect(result.current.outdated).toBe(false))
  const [pear, , nameless, apple] = shop as [Thing, Thing, Thing, Thing]
  const changed = [{ _id: 'e', name: 'elder', size: 2 }, { ...pear, name: 'Birne' }, nameless, apple]
  rerender({ all: changed, sort: 'name' })
  expect(result.current.outdated).toBe(true)
  expect(namesOf(result.current.rows)).toEqual(['elder', 'apple', 'Birne', undefined])
  await waitFor(() => expect(namesOf(result.current.rows)).toEqual(['apple', 'Birne', 'elder', undefined]))
  expect(result.current.outdated).toBe(false)
})

test('ADM-1: a page that opened sorted, was unsorted and is sorted again keeps its rows meanwhile', async () => {
  const { result, rerender } = show({ all: shop, sort: 'name' })
  await waitFor(() => expect(result.current.outdated).toBe(false))
  rerender({ all: shop })
  rerender({ all: [...shop], sort: 'name' })
  expect(namesOf(result.current.rows)).toEqual(['pear', 'fig', undefined, 'apple'])
  await waitFor(() => expect(namesOf(result.current.rows)).toEqual(['apple', 'fig', 'pear', undefined]))
})

test('ADM-1: by other keys the rows are outdated too', async () => {
  const byLength = ({ name }: Thing): SortKey => name?.length
  const { result, rerender } = renderHook(
    ({ key }: { key: typeof keyOf }) => useSortedRows(shop, everything, 'name', key),
    { initialProps: { key: keyOf } },
  )
  await waitFor(() => expect(result.current.outdated).toBe(false))
  rerender({ key: byLength })
  expect(result.current.outdated).toBe(true)
  await waitFor(() => expect(namesOf(result.current.rows)).toEqual(['fig', 'pear', 'apple', undefined]))
})
