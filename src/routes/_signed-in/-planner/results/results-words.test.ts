import { expect, test } from 'vitest'
import { labelsOf } from '@/domain/journeys/journey-labels'
import { anOption } from '@/test/railway/journeys'
import { sharedWords } from './results-words'

const wordsFor = (...fares: number[]) => {
  const found = fares.map((farePerPassenger, index) => anOption({ farePerPassenger, minutes: 90 + index }))
  return sharedWords({ ...labelsOf(found), found })
}

test('PLN-3: a fare that most have is said once, with how many have it', () => {
  expect(wordsFor(240, 240, 240, 400)).toEqual(['3 of 4 trains at the lowest fare, ₹240'])
  expect(wordsFor(240, 240)).toEqual(['All 2 trains at the same fare, ₹240'])
  expect(wordsFor(240, 300, 400)).toEqual([])
  const found = [1, 1, 2].map((changes, index) =>
    anOption({ changes, farePerPassenger: index, minutes: 390 }),
  )
  expect(sharedWords({ ...labelsOf(found), found })).toEqual(['All 3 journeys in the same time, 6h 30m'])
})
