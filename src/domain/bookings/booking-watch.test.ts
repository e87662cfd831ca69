import { expect, test } from 'vitest'
import { aBooking, aTrain } from '@/test/railway/builders'
import { bookedTrip } from './booking-journey'
import { departureChange, isWatched, standing, standingChange } from './booking-watch'

const zone = 'Asia/Kolkata'
const passenger = (status?: string) => ({
  name: 'Ira',
  age: 34,
  gender: 'F',
  seatNumber: null,
  coach: null,
  ...(status && { status }),
})
const waiting = (...places: string[]) =>
  aBooking({ status: 'Waiting', passengers: places.map((place) => passenger(place)) })

test.each([
  ['Waiting', '2026-03-11', true],
  ['RAC', '2026-03-03', true],
  ['Waiting', '2026-03-02', false],
  ['Confirmed', '2026-03-11', false],
  ['Cancelled', '2026-03-11', false],
])('N4: a booking that is %s for %s is watched: %s', (status, journeyDate, watched) => {
  expect(isWatched(aBooking({ status, journeyDate }), '2026-03-03')).toBe(watched)
})

test('N4: a place on the waiting list is told with the one before, however the server writes it', () => {
  expect(standing(waiting('WL/15', 'WL/16'))).toBe('Waiting 15')
  expect(standingChange(waiting('WL/15'), waiting('Waiting 9'))).toEqual({
    was: 'Waiting 15',
    words: 'Waiting 15 → 9',
  })
  expect(standingChange(waiting('WL/15'), waiting('15'))).toBeUndefined()
})

test('N4: another status is told with the one before', () => {
  expect(standingChange(waiting('WL/15'), aBooking({ status: 'Confirmed' }))).toEqual({
    was: 'Waiting 15',
    words: 'now confirmed, was Waiting 15',
  })
  expect(standingChange(waiting('WL/2'), aBooking({ status: 'RAC' }))?.words).toBe('now RAC, was Waiting 2')
})

test.each([
  ['21:40', 'now leaves 20 min earlier, at 21:40'],
  ['23:10', 'now leaves 1h 10m later, at 23:10'],
  ['22:00', undefined],
])('N4: a train that leaves at %s instead of 22:00', (time, words) => {
  const tripAt = (clock: string) => {
    const departureTime = new Date(`2000-01-01T${clock}:00+05:30`).toISOString()
    const train = aTrain({
      source: { _id: 's1', code: 'ALD' },
      destination: { _id: 's4', code: 'DOR' },
      departureTime,
      arrivalTime: '2000-01-02T00:30:00.000Z',
      route: [],
    })
    const trip = bookedTrip(train, aBooking({ from: { _id: 's1' }, to: { _id: 's4' } }), zone)
    if (!trip) throw new Error('No trip')
    return trip
  }
  expect(departureChange(tripAt('22:00'), tripAt(time), zone)?.words).toBe(words)
})
