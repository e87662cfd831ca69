import { expect, test } from 'vitest'
import { comparedIds, comparedParam, comparedText } from './train-compare'

test('TRN-7: an address names up to four trains, each once, in the order of the choice', () => {
  expect(comparedIds('a,b')).toEqual(['a', 'b'])
  expect(comparedIds('d, a ,,d,b,c,e')).toEqual(['d', 'a', 'b', 'c'])
  expect(comparedIds(`a,${'x'.repeat(65)}`)).toEqual(['a'])
  expect([comparedIds(undefined), comparedIds(''), comparedIds(' , ')]).toEqual([[], [], []])
})

test('TRN-7: what is written into the address is what is read from it; without a choice nothing stands there', () => {
  expect(comparedIds(comparedText(['a', 'b', 'c']))).toEqual(['a', 'b', 'c'])
  expect(comparedText([])).toBeUndefined()
})

test('TRN-7: whatever an address says is taken as far as it fits', () => {
  expect(comparedParam('b,a,b')).toBe('b,a')
  expect(comparedParam(['a', 'b,c'])).toBe('a,b,c')
  expect([comparedParam(undefined), comparedParam(''), comparedParam([])]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
