import { expect, test } from 'vitest'
import { anOption } from '@/test/railway/journeys'
import { labelsOf } from './journey-labels'
import type { JourneyFacts } from './journey-option'

const labels = (options: JourneyFacts[]) => labelsOf(options).labels

test('PLN-3: a label is true over all options, and shared by those that are equally good', () => {
  const options = [
    anOption({ minutes: 90, changes: 1, farePerPassenger: 50 }),
    anOption({ minutes: 100, changes: 0, farePerPassenger: 40 }),
    anOption({ minutes: 90, changes: 1, farePerPassenger: 40 }),
    ...Array.from({ length: 3 }, () => anOption({ minutes: 100, changes: 1, farePerPassenger: 50 })),
  ]
  expect(labels(options)).toEqual([
    ['fastest'],
    ['fewest changes', 'cheapest'],
    ['fastest', 'cheapest'],
    [],
    [],
    [],
  ])
  expect(labelsOf(options).shared).toEqual([])
})

test.each([
  [10, 8, false],
  [10, 4, false],
  [9, 3, true],
  [10, 1, true],
  [2, 1, true],
  [2, 2, false],
  [3, 2, false],
])('PLN-3: of %i trains %i are the cheapest: that each of them says so is %s', (all, cheapest, said) => {
  const options = Array.from({ length: all }, (_, index) =>
    anOption({ minutes: 90 + index, farePerPassenger: index < cheapest ? 40 : 50 + index }),
  )
  const found = labelsOf(options)
  expect(found.labels.filter((own) => own.includes('cheapest'))).toHaveLength(said ? cheapest : 0)
  const shared = said ? [] : [{ label: 'cheapest', count: cheapest, best: 40 }]
  expect(found.shared.filter(({ label }) => label === 'cheapest')).toEqual(shared)
  expect(found.labels[0]).toContain('fastest')
})

test('PLN-3: nothing is called the best beside a value that is not known', () => {
  const options = [
    anOption({ minutes: 90, farePerPassenger: undefined }),
    anOption({ minutes: 100, farePerPassenger: 1 }),
    anOption({ minutes: undefined, farePerPassenger: 2 }),
  ]
  expect(labels(options)).toEqual([[], [], []])
})

test('PLN-3: a single one is not compared with itself', () => {
  expect(labelsOf([])).toEqual({ labels: [], shared: [] })
  expect(labelsOf([anOption({})])).toEqual({ labels: [[]], shared: [] })
  expect(labels([anOption({ minutes: 90 }), anOption({ minutes: 95 })])).toEqual([['fastest'], []])
})
