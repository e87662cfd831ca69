import { expect, test } from 'vitest'
import { toPage } from '@/domain/page'
import { aTrain } from '@/test/railway/builders'
import type { Train } from '@/domain/trains/train'
import { type PendingStep, withPending } from './pending-page'

const [one, two] = [aTrain({ _id: '1' }), aTrain({ _id: '2' })]
const made = (id: string): PendingStep<Train> => ({ kind: 'create', record: aTrain({ _id: id }) })
const fare = (id: string, more: number): PendingStep<Train> => ({
  kind: 'update',
  id,
  change: (train) => ({ ...train, fare: (train.fare ?? 0) + more }),
})
const gone = (id: string): PendingStep<Train> => ({ kind: 'delete', id })
const page = Object.freeze(toPage([one, two], { total: 2, count: 2 }))
const shown = (...steps: PendingStep<Train>[]) => withPending(page, steps)
const ids = ({ items }: { items: Train[] }) => items.map(({ _id }) => _id)

test('E3: nothing staged, nothing changed', () => {
  expect(shown()).toEqual({ ...page, pending: new Map() })
  expect(shown().items).toBe(page.items)
})

test('E3: new ones first, the last on top, and counted; others stay the same objects', () => {
  const after = shown(made('a'), made('b'))
  expect(after).toMatchObject({ total: 4, count: 4 })
  expect(ids(after)).toEqual(['b', 'a', '1', '2'])
  expect(after.items[2]).toBe(one)
  expect([...after.pending]).toEqual([
    ['a', 'created'],
    ['b', 'created'],
  ])
})

test('E3: changes in their place, one over the other, also of a new one', () => {
  const after = shown(made('a'), fare('1', 10), fare('a', 1), fare('1', 5))
  expect(after.items.map((train) => train.fare)).toEqual([401, 415, 400])
  expect([...after.pending]).toEqual([
    ['a', 'created'],
    ['1', 'changed'],
  ])
  expect(one.fare).toBe(400)
})

test('E3: deleted ones are hidden and no longer counted, but never below 0 and only where they stood', () => {
  expect(shown(gone('1'))).toMatchObject({ items: [two], total: 1, count: 1 })
  expect(shown(gone('unknown'))).toMatchObject({ items: [one, two], total: 2 })
  expect(withPending(toPage([one]), [gone('1')])).toMatchObject({ items: [], total: 0, count: 0 })
  expect(shown(made('a'), gone('a'))).toMatchObject({ items: [one, two], total: 2 })
})
