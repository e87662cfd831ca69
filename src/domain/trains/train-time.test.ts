import { expect, test } from 'vitest'
import { arrivalDayOffset, clockTime } from './train-time'

const india = 'Asia/Kolkata'

test('a train time is shown as the clock of the railway shows it', () => {
  expect(clockTime('2000-01-01T16:30:00.000Z', india)).toBe('22:00')
  expect(clockTime('2000-01-01T18:30:00.000Z', india)).toBe('00:00')
  expect(clockTime('2000-01-01T16:30:00.000Z', 'UTC')).toBe('16:30')
  expect(clockTime('2000-01-01T16:30:00+05:30', india)).toBe('16:30')
  expect(clockTime('2000-01-01T16:30:00.000Z', 'America/New_York')).toBe('11:30')
})

test('a clock time stays as it is, in every zone', () => {
  expect(clockTime('09:05', india)).toBe('09:05')
  expect(clockTime('00:00', 'Pacific/Kiritimati')).toBe('00:00')
})

test.each(['', 'soon', '24:00', '9:05', '2000-01-01', 'Invalid Date'])('%j is no clock time', (text) => {
  expect(clockTime(text, india)).toBeUndefined()
})

test.each([
  ['2000-01-01T16:30:00Z', '2000-01-02T00:30:00Z', 1],
  ['2000-01-01T00:30:00Z', '2000-01-01T06:30:00Z', 0],
  // 23:59 to 00:01 in India, both on the same date in UTC.
  ['2000-01-01T18:29:00Z', '2000-01-01T18:31:00Z', 1],
  ['2000-01-01T18:29:00Z', '2000-01-03T18:29:00Z', 2],
  ['2000-01-01T18:30:00Z', '2000-01-02T18:29:00Z', 0],
  ['2000-01-01T18:30:00Z', '2000-01-02T18:30:00Z', 1],
  ['22:00', '06:00', 1],
  ['06:00', '22:00', 0],
  ['06:00', '06:00', 0],
])('from %s to %s the arrival is %i days later on the railway’s clocks', (departure, arrival, days) => {
  expect(arrivalDayOffset(departure, arrival, india)).toBe(days)
})

test('times that are none are no day later', () => {
  expect(arrivalDayOffset('', '06:00', india)).toBe(0)
  expect(arrivalDayOffset('06:00', 'soon', india)).toBe(0)
  expect(arrivalDayOffset('2000-01-03T00:00:00Z', '2000-01-01T00:00:00Z', india)).toBe(0)
})
