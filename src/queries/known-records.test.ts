import { expect, test } from 'vitest'
import { toPage } from '@/domain/page'
import { aTrain } from '@/test/railway/builders'
import { keepKnown } from './known-records'

const train = (_id: string, changes = {}) =>
  aTrain({
    _id,
    route: [
      { station: { _id: 'a' }, day: 0 },
      { station: { _id: 'b' }, day: 1 },
    ],
    ...changes,
  })
const page = (...items: ReturnType<typeof train>[]) => toPage(items, { total: items.length })

test('G28: a list that comes again without changes is the same list, and so is each record that has not changed', async () => {
  const known = page(train('1'), train('2'), train('3'))
  expect(await keepKnown(known, page(train('1'), train('2'), train('3')))).toBe(known)
  const changed = page(train('3'), train('2', { name: 'Renamed' }), train('4'))
  const kept = await keepKnown(known, changed)
  expect(kept).toEqual(changed)
  expect(kept.items[0]).toBe(known.items[2])
  expect(kept.items[1]?.route).toBe(known.items[1]?.route)
  expect(kept.items[2]).toBe(changed.items[2])
})

test('G28: the first answer is taken as it is; one record more or less is another list', async () => {
  const first = page(train('1'))
  expect(await keepKnown(undefined, first)).toBe(first)
  const longer = await keepKnown(first, page(train('1'), train('2')))
  expect(longer.items.map(({ _id }) => _id)).toEqual(['1', '2'])
  expect(longer.items[0]).toBe(first.items[0])
  expect((await keepKnown(longer, page(train('2')))).items.map(({ _id }) => _id)).toEqual(['2'])
})
