import { expect, test } from 'vitest'
import { toPage } from '@/domain/page'
import { aBooking, aTrain } from '@/test/railway/builders'
import { trainNumbered, tripsBy } from './known-trips'

test('G28: the trips of thousands of bookings look through the trains once, and each is worked out once', () => {
  let read = 0
  const trains = toPage(
    Array.from({ length: 300 }, (_, n) => {
      const train = aTrain({ _id: `t${n}` })
      return Object.defineProperty(train, 'trainNumber', { get: () => ((read += 1), String(n)) })
    }),
  )
  const bookings = Array.from({ length: 300 }, (_, n) =>
    aBooking({ _id: `b${n}`, train: { trainNumber: String(n) } }),
  )
  const tripOf = tripsBy(trains, undefined)
  const trips = bookings.map(tripOf)
  const readAtFirst = read
  expect(trips).not.toContain(undefined)
  expect(readAtFirst).toBeLessThan(3 * 300)
  for (const [index, trip] of bookings.map(tripOf).entries()) expect(trip).toBe(trips[index])
  expect(read).toBe(readAtFirst)
})

test('of trains with one number the first counts', () => {
  const trains = toPage([aTrain({ _id: 'a' }), aTrain({ _id: 'b' })])
  expect([trainNumbered(trains, '90210')?._id, trainNumbered(trains, 'none')]).toEqual(['a', undefined])
})
