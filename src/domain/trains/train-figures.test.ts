import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bestOf, type Figure } from './train-figures'

test('TRN-7: the best figure is marked, and shared by those that do equally well', () => {
  expect(bestOf([3, 1, 2], 'least')).toEqual([false, true, false])
  expect(bestOf([3, 1, 3], 'most')).toEqual([true, false, true])
})

test('TRN-7: where all are alike, or only one has a figure, nobody is marked', () => {
  expect(bestOf([2, 2, 2], 'least')).toEqual([false, false, false])
  expect(bestOf([2, null], 'most')).toEqual([false, false])
  expect(bestOf([], 'most')).toEqual([])
})

test('TRN-7: a train that has no figure is left out; one that is not known could be better', () => {
  expect(bestOf([5, null, 4], 'least')).toEqual([false, false, true])
  expect(bestOf([5, undefined, 4], 'least')).toEqual([false, false, false])
})

test('TRN-7: a mark is never false: no marked figure is beaten by another', () => {
  const figure = fc.option(fc.option(fc.integer({ min: 0, max: 9 }), { nil: undefined }), { nil: null })
  fc.assert(
    fc.property(fc.array<Figure>(figure, { maxLength: 4 }), (figures) => {
      const numbers = figures.filter((value) => typeof value === 'number')
      for (const [wanted, best] of [
        ['least', Math.min(...numbers)],
        ['most', Math.max(...numbers)],
      ] as const) {
        const marks = bestOf(figures, wanted)
        expect(marks).toHaveLength(figures.length)
        expect(figures.filter((_, index) => marks[index]).every((value) => value === best)).toBe(true)
        expect(figures.length > 0 && marks.every(Boolean)).toBe(false)
      }
    }),
    { seed: 1, numRuns: 500 },
  )
})
