import { expect, test } from 'vitest'
import { duration } from '@/domain/time/duration'
import { tripTimes } from './trip-times'

const berlin = 'Europe/Berlin'
const night = { departureTime: '23:00', arrivalTime: '07:00' }

test.each([
  [berlin, '2027-03-27', 420],
  [berlin, '2027-03-26', 480],
  [berlin, '2027-03-28', 480],
  [berlin, '2027-10-30', 540],
  [berlin, undefined, 480],
  ['America/New_York', '2027-03-13', 420],
  ['Australia/Lord_Howe', '2027-04-03', 510],
  ['Asia/Kolkata', '2027-03-27', 480],
])('E2: in %s the train from 23:00 to 07:00 takes on %s so many minutes: %i', (zone, date, minutes) => {
  expect(tripTimes(night, zone, date)).toEqual({ departure: 1380, arrival: 1860, minutes })
  expect(duration(night.departureTime, night.arrivalTime)).toBe('8h 0m')
})

test('E2: a time that the clocks skip is what they show then', () => {
  const on = (departureTime: string, arrivalTime: string) =>
    tripTimes({ departureTime, arrivalTime }, berlin, '2027-03-28')
  expect(on('01:50', '02:30')).toEqual({ departure: 110, arrival: 210, minutes: 40 })
  expect(on('02:30', '07:00')).toEqual({ departure: 210, arrival: 420, minutes: 210 })
  expect(on('02:30', '03:10')).toEqual({ departure: 210, arrival: 210, minutes: 0 })
})

test('E2: instants are read as what the clocks showed, on whichever day they were written', () => {
  // 23:00 to 00:30 two days later, written in the night in which the clocks were put forward.
  const written = { departureTime: '2027-03-27T22:00:00Z', arrivalTime: '2027-03-28T22:30:00Z' }
  expect(tripTimes(written, berlin, '2027-05-01')).toEqual({ departure: 1380, arrival: 2910, minutes: 1530 })
  expect(tripTimes(written, berlin, '2027-03-27')).toEqual({ departure: 1380, arrival: 2910, minutes: 1470 })
})

test('E2: what is no time is not known', () => {
  const at = (departureTime: string, arrivalTime: string) =>
    tripTimes({ departureTime, arrivalTime }, berlin, '2027-03-27')
  expect(at('soon', '07:00')).toEqual({})
  expect(at('23:00', 'soon')).toEqual({ departure: 1380 })
})
