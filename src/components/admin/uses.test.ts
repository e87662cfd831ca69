import { expect, test } from 'vitest'
import { deletionWords } from './uses'

const all = (count: number) => ({ count, complete: true })
const some = (count: number) => ({ count, complete: false })

test.each([
  [{ train: all(7), booking: all(31) }, '7 trains and 31 bookings use this station.'],
  [{ train: all(1), booking: all(0) }, '1 train uses this station.'],
  [{ train: all(0), booking: all(0) }, 'No train and no booking uses this station.'],
  [{ train: all(0), booking: some(500) }, 'At least 500 bookings use this station.'],
  [
    { train: all(2), booking: undefined },
    '2 trains use this station. How many bookings use this station could not be loaded.',
  ],
  [
    { train: all(0), booking: undefined },
    'No train uses this station. How many bookings use this station could not be loaded.',
  ],
  [
    { train: undefined, booking: undefined },
    'How many trains and bookings use this station could not be loaded.',
  ],
])('J2: what a deletion touches is said: %j', (kinds, words) => {
  expect(deletionWords(kinds, 'this station')).toBe(words)
})
