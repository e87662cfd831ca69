import { describe, expect, test } from 'vitest'
import { type Connection, labelsOf } from './connections'

describe('PLN-3: labels', () => {
  const option = (changes: Partial<Connection>): Connection => ({
    legs: [],
    departure: 0,
    arrival: 100,
    minutes: 100,
    changes: 1,
    shortestChange: 15,
    farePerPassenger: 50,
    ...changes,
  })
  test('each is true over all options, and shared by those that are equally good', () => {
    const options = [
      option({ arrival: 90, minutes: 90 }),
      option({ changes: 0, farePerPassenger: 40 }),
      option({ departure: 10, minutes: 90, farePerPassenger: 40 }),
      option({}),
    ]
    expect(labelsOf(options)).toEqual([
      ['earliest arrival', 'shortest'],
      ['fewest changes', 'cheapest'],
      ['cheapest', 'shortest'],
      [],
    ])
  })
  test('nothing is called cheapest beside an unknown fare', () => {
    const options = [option({ farePerPassenger: undefined }), option({ farePerPassenger: 1 })]
    expect(labelsOf(options).flat()).not.toContain('cheapest')
    expect(labelsOf([])).toEqual([])
  })
})
