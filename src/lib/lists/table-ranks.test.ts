import fc from 'fast-check'
import { expect, test } from 'vitest'
import { workInSlices } from './slices'
import { inRankOrder, ranksOf } from './table-ranks'
import { sortRows } from './sort-rows'

const texts = fc.option(
  fc.constantFrom('', 'a', 'A', 'á', 'b10', 'b9', 'B 9', 'z', 'ž', 'Ω', '007', '7', '-1'),
  { nil: undefined },
)
const numbers = fc.option(fc.oneof(fc.integer({ min: -5, max: 5 }), fc.double({ noNaN: true })), {
  nil: null,
})

// Longer than what is sorted at once, so that runs are merged as well.
const lists = fc.oneof(
  fc.array(texts, { maxLength: 60 }),
  fc.array(fc.string({ maxLength: 3 }), { minLength: 500, maxLength: 1800, size: 'max' }),
  fc.array(numbers, { maxLength: 60 }),
)

test('ADM-1: any part of a list sorted by ranks stands as if it had been sorted by itself', async () => {
  await fc.assert(
    fc.asyncProperty(lists, fc.boolean(), fc.integer({ min: 1, max: 4 }), async (keys, descending, every) => {
      const ranks = await workInSlices(ranksOf(keys))
      const part = keys.map((_, index) => index).filter((index) => index % every === 0)
      const order = inRankOrder(ranks, descending, every === 1 ? undefined : Uint32Array.from(part))
      expect([...order]).toEqual(sortRows(part, (row) => keys[row], descending))
    }),
    { seed: 20_261_121, numRuns: 300 },
  )
})
