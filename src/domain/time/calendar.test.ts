import * as fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { addDays, daysBetween, daysFrom, nextWeekday, quickDays, today, weekdayOf } from './calendar'
import { isCalendarDate, weekdays } from './calendar-date'
import { dateAtStart, yearProblem } from './date-text'

afterEach(() => vi.unstubAllEnvs())

test.each(['2026-03-01', '2024-02-29', '2000-02-29', '0000-01-01', '9999-12-31'])('%s is a date', (text) => {
  expect(isCalendarDate(text)).toBe(true)
})

test.each([
  '',
  '2026-3-1',
  '2026-02-29',
  '1900-02-29',
  '2026-02-31',
  '2026-04-31',
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
  '2026-03-01T00:00:00Z',
  ' 2026-03-01',
  '2026-03-01\n',
  '01-03-2026',
  '２０２６-03-01',
  '+012026-03-01',
  null,
  undefined,
  20260301,
  new Date(0),
])('%j is no date', (value) => {
  expect(isCalendarDate(value)).toBe(false)
})

test.each([
  ['2026-01-31', 1, '2026-02-01'],
  ['2026-02-28', 1, '2026-03-01'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2024-02-29', 365, '2025-02-28'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2000-03-01', -1, '2000-02-29'],
  ['2026-03-01', 0, '2026-03-01'],
])('%s and %i days make %s', (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected)
  expect(daysBetween(date, expected)).toBe(days)
})

test.each([
  ['9999-12-31', 1, '9999-12-31'],
  ['9999-12-01', 31, '9999-12-31'],
  ['9999-12-30', 1, '9999-12-31'],
  ['0000-01-01', -1, '0000-01-01'],
  ['0000-01-02', -1, '0000-01-01'],
])('goal G30: %s and %i days end where the calendar does: %s', (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected)
  expect(isCalendarDate(expected)).toBe(true)
})

test('the days from one on, each once, also where the calendar ends', () => {
  expect(daysFrom('2026-02-27', 3)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
  expect(daysFrom('9999-12-30', 5)).toEqual(['9999-12-30', '9999-12-31'])
})

test('the weekdays of known days', () => {
  expect(weekdayOf('1970-01-01')).toBe('Thu')
  expect(weekdayOf('2000-02-29')).toBe('Tue')
  expect(weekdayOf('2024-02-29')).toBe('Thu')
  expect(weekdayOf('2026-03-03')).toBe('Tue')
  expect(weekdayOf('2026-11-22')).toBe('Sun')
})

test('over eight years, every day is one weekday after the day before, in months and leap years alike', () => {
  let [date, weekday] = ['2023-12-25', 1]
  for (let count = 0; count < 8 * 366; count += 1) {
    expect(weekdayOf(date)).toBe(weekdays[weekday])
    expect(isCalendarDate(date)).toBe(true)
    const next = addDays(date, 1)
    expect(next > date).toBe(true)
    date = next
    weekday = (weekday + 1) % 7
  }
  expect(date).toBe('2031-12-31')
})

test('adding days and counting them undo one another', () => {
  const day = fc.integer({ min: -200_000, max: 200_000 }).map((days) => addDays('2026-03-03', days))
  fc.assert(
    fc.property(day, fc.integer({ min: -3000, max: 3000 }), (date, days) => {
      const moved = addDays(date, days)
      expect(daysBetween(date, moved)).toBe(days)
      expect(addDays(moved, -days)).toBe(date)
    }),
    { seed: 1, numRuns: 2000 },
  )
})

test.each([
  ['Pacific/Honolulu', '2026-03-02', '2026-03-03'],
  ['America/New_York', '2026-03-02', '2026-03-03'],
  ['UTC', '2026-03-02', '2026-03-03'],
  ['Asia/Kolkata', '2026-03-03', '2026-03-04'],
  ['Asia/Tokyo', '2026-03-03', '2026-03-04'],
  ['Pacific/Auckland', '2026-03-03', '2026-03-04'],
  ['Pacific/Kiritimati', '2026-03-03', '2026-03-04'],
])('G30: today in %s, at two moments', (zone, evening, nextEvening) => {
  expect(today(zone, new Date('2026-03-02T20:00:00Z'))).toBe(evening)
  expect(today(zone, new Date('2026-03-03T20:00:00Z'))).toBe(nextEvening)
})

test('G30: UTC-10 and UTC+14 are a day apart at every hour', () => {
  for (let hour = 0; hour < 24; hour += 1) {
    const now = new Date(Date.UTC(2026, 1, 28, hour))
    expect(daysBetween(today('Pacific/Honolulu', now), today('Pacific/Kiritimati', now))).toBe(1)
  }
})

test('G30: today is the named zone’s, whatever the viewer’s clock is set to', () => {
  const now = new Date('2026-12-31T18:29:59Z')
  for (const zone of ['UTC', 'Pacific/Honolulu', 'Pacific/Kiritimati', 'Asia/Kolkata']) {
    vi.stubEnv('TZ', zone)
    expect(today('Asia/Kolkata', now)).toBe('2026-12-31')
    expect(today('Asia/Kolkata', new Date(now.getTime() + 1000))).toBe('2027-01-01')
    expect([weekdayOf('2026-03-29'), addDays('2026-03-28', 1)]).toEqual(['Sun', '2026-03-29'])
  }
})

test('the next such weekday is the date itself or within the six days after it', () => {
  expect(nextWeekday('2026-03-03', 'Tue')).toBe('2026-03-03')
  expect(nextWeekday('2026-03-03', 'Wed')).toBe('2026-03-04')
  expect(nextWeekday('2026-03-03', 'Mon')).toBe('2026-03-09')
  expect(nextWeekday('2024-02-28', 'Fri')).toBe('2024-03-01')
  for (const weekday of weekdays) expect(weekdayOf(nextWeekday('2026-03-05', weekday))).toBe(weekday)
})

test.each([
  ['2026-11-30', '2026-11-30', false],
  ['2026-11-30T10:00:00Z', '2026-11-30', false],
  ['2026-02-30', undefined, false],
  ['2026-11-300', undefined, false],
  ['12026-11-30', undefined, true],
  ['012026-11-30', undefined, true],
  ['+012026-11-30', undefined, true],
  ['-002026-11-30', undefined, true],
  ['20266-01-01T00:00:00Z', undefined, true],
  ['0026-11-30', undefined, true],
  ['', undefined, false],
])('G30: %j begins with the date %j, and its year is a slip: %s', (text, date, slip) => {
  expect(dateAtStart(text)).toBe(date)
  expect(yearProblem(text) !== undefined).toBe(slip)
})

test.each([
  ['2026-12-27', '2027-01-02', false],
  ['2026-12-31', '2027-01-02', false],
  ['2027-01-01', '2027-01-09', true],
  ['2027-01-02', '2027-01-09', true],
  ['2027-01-03', '2027-01-09', false],
])(
  'PLN-1: on %s the Saturday to choose is %s; that more than six days lie between is %s',
  (now, day, isFar) => {
    expect(quickDays(now)[2]).toEqual({ label: 'Saturday', day, isFar })
    expect(quickDays(now)[0]).toEqual({ label: 'Today', day: now, isFar: false })
  },
)
