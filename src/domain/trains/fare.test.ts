import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { farePerPassenger } from './fare'
import type { Stop } from './train'

const stop = (_id: string, distance?: number): Stop => ({
  station: { _id },
  ...(distance !== undefined && { distance }),
})
const route = [stop('a', 0), stop('b', 110), stop('c', 275), stop('d', 480)]

test.each([
  ['a', 'd', 50, 240],
  // 1.1 times 50 is a little over 55 for a computer, the server's among them.
  ['a', 'b', 50, 56],
  ['b', 'c', 50, 83],
  ['c', 'b', 50, 83],
  ['a', 'b', 33, 37],
  ['a', 'd', 0, 0],
  ['a', 'a', 50, 0],
])('from %s to %s at %d per 100 km: %d, rounded up', (from, to, fare, expected) => {
  expect(farePerPassenger({ fare, route }, from, to)).toBe(expected)
})

test('without both distances the fare itself is the price', () => {
  expect(farePerPassenger({ fare: 400, route: [] }, 'a', 'b')).toBe(400)
  expect(farePerPassenger({ fare: 400, route }, 'a', 'x')).toBe(400)
  expect(farePerPassenger({ fare: 400, route }, 'x', 'a')).toBe(400)
  expect(farePerPassenger({ fare: 400, route: [stop('a', 0), stop('b')] }, 'a', 'b')).toBe(400)
  expect(farePerPassenger({ fare: 400, route: [{ station: null, distance: 0 }, ...route] }, 'a', 'z')).toBe(
    400,
  )
  expect(farePerPassenger({ fare: 0, route: [] }, 'a', 'b')).toBe(0)
})

test('an unknown fare is unknown, whatever the distance', () => {
  expect(farePerPassenger({ fare: null, route }, 'a', 'd')).toBeUndefined()
  expect(farePerPassenger({ fare: null, route: [] }, 'a', 'd')).toBeUndefined()
})

test('in whole kilometres and rupees it is the smallest whole sum that pays for the way', () => {
  const whole = fc.integer({ min: 0, max: 4000 })
  fc.assert(
    fc.property(whole, whole, whole, (near, far, fare) => {
      const fareNow = farePerPassenger({ fare, route: [stop('a', near), stop('b', far)] }, 'a', 'b') ?? -1
      // In hundredths, where whole numbers are exact. Dividing first can round up one rupee more, as the server does.
      const hundredths = Math.abs(far - near) * fare
      const least = Math.floor((hundredths + 99) / 100)
      expect(hundredths % 100 === 0 ? [least, least + 1] : [least]).toContain(fareNow)
    }),
    { seed: 7, numRuns: 5000 },
  )
})
