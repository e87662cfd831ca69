import { expect, test } from 'vitest'
import { anOption } from '@/test/journeys'
import { labelsOf } from './journey-labels'

test('PLN-3: a label is true over all options, and shared by those that are equally good', () => {
  const options = [
    anOption({ minutes: 90, changes: 1, farePerPassenger: 50 }),
    anOption({ minutes: 100, changes: 0, farePerPassenger: 40 }),
    anOption({ minutes: 90, changes: 1, farePerPassenger: 40 }),
    anOption({ minutes: 100, changes: 1, farePerPassenger: 50 }),
  ]
  expect(labelsOf(options)).toEqual([
    ['fastest'],
    ['fewest changes', 'cheapest'],
    ['fastest', 'cheapest'],
    [],
  ])
})

test('PLN-3: nothing is called the best beside a value that is not known', () => {
  const options = [
    anOption({ minutes: 90, farePerPassenger: undefined }),
    anOption({ minutes: 100, farePerPassenger: 1 }),
    anOption({ minutes: undefined, farePerPassenger: 2 }),
  ]
  expect(labelsOf(options)).toEqual([[], [], []])
})

test('PLN-3: what all options share is no label, and a single one is not compared with itself', () => {
  expect(labelsOf([])).toEqual([])
  expect(labelsOf([anOption({})])).toEqual([[]])
  expect(labelsOf([anOption({ minutes: 90 }), anOption({ minutes: 95 })])).toEqual([['fastest'], []])
})
