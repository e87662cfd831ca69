import { expect, test } from 'vitest'
import { aBooking, aTrain } from '@/test/railway/builders'
import { tripOf } from '@/domain/trains/trip'
import { mayLieAhead, nextInLine, nextJourney } from './next-journey'

const zone = 'Asia/Kolkata'
const at = (time: string) => new Date(`2000-01-01T${time}:00+05:30`).toISOString()
const from = (departs: string, arrives: string) => {
  const train = aTrain({ departureTime: at(departs), arrivalTime: at(arrives), route: [] })
  return tripOf(train, undefined, undefined, zone)
}
const ids = (bookings: { _id: string }[]) => bookings.map(({ _id }) => _id)
const on = (_id: string, journeyDate: string, status = 'Confirmed') => aBooking({ _id, journeyDate, status })

test('I2: a train that started days ago may still be under way; what was given up is not ahead', () => {
  const bookings = [
    on('later', '2026-03-20'),
    on('given up', '2026-03-11', 'Cancelled'),
    on('under way', '2026-03-08'),
    on('over', '2026-03-07'),
    on('no date', ''),
  ]
  expect(ids(mayLieAhead(bookings, '2026-03-11'))).toEqual(['under way', 'later'])
})

test('I2: the times of the next day with a journey are wanted, and of what started before', () => {
  const bookings = [
    on('a', '2026-03-10'),
    on('b', '2026-03-12'),
    on('c', '2026-03-12'),
    on('d', '2026-03-13'),
  ]
  expect(ids(nextInLine(bookings, '2026-03-11'))).toEqual(['a', 'b', 'c'])
  expect(ids(nextInLine(bookings.slice(0, 1), '2026-03-11'))).toEqual(['a'])
  expect(ids(nextInLine(bookings, '2026-03-11', '2026-03-13'))).toEqual(['a', 'b', 'c', 'd'])
})

test('I2: the next journey is the first to leave of those that have not arrived', () => {
  const trips = { evening: from('18:00', '22:00'), morning: from('06:00', '10:00'), unknown: undefined }
  const next = (time: string) =>
    nextJourney(
      [on('unknown', '2026-03-11'), on('evening', '2026-03-11'), on('morning', '2026-03-11')],
      ({ _id }) => trips[_id as keyof typeof trips],
      { date: '2026-03-11', time },
      zone,
    )?._id
  expect(next('05:00')).toBe('morning')
  expect(next('09:59')).toBe('morning')
  expect(next('10:00')).toBe('evening')
  expect(next('22:00')).toBe('unknown')
})
