import * as fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { zones } from '@/test/railway/zones'
import { clockMinutes, duration, durationMinutes, formatMinutes, instantOf } from './duration'

afterEach(() => vi.unstubAllEnvs())

test.each([
  ['2025-06-20T12:50:00.000Z', '2025-06-20T18:05:00.000Z', '5h 15m'],
  ['2025-06-20T12:50:00Z', '2025-06-20T12:50:00Z', '0h 0m'],
  ['2025-06-20T12:50Z', '2025-06-22T14:51Z', '50h 1m'],
  ['2025-06-20T12:50:59.999Z', '2025-06-20T13:50:58.999Z', '0h 59m'],
  ['2025-06-20T12:50:00+05:30', '2025-06-20T12:50:00Z', '5h 30m'],
  ['2025-06-20T12:50:00', '2025-06-20T13:00:00Z', '0h 10m'],
  ['08:00', '09:05', '1h 5m'],
  ['00:00', '23:59', '23h 59m'],
])('E2: from %s to %s is %s', (departure, arrival, expected) => {
  expect(duration(departure, arrival)).toBe(expected)
})

test.each([
  ['22:10', '04:40', '6h 30m'],
  ['00:01', '00:00', '23h 59m'],
  ['2000-01-01T22:10:00Z', '2000-01-01T04:40:00Z', '6h 30m'],
  ['2000-01-01T23:59:59Z', '2000-01-01T00:00:00Z', '0h 0m'],
  ['2000-01-01T12:00:00.001Z', '2000-01-01T12:00:00Z', '23h 59m'],
])('E2: an arrival before the departure is past midnight: %s to %s', (departure, arrival, expected) => {
  expect(duration(departure, arrival)).toBe(expected)
})

test('E2: an arrival a whole day or more before the departure is an error in the data', () => {
  expect(duration('2000-01-02T08:00:00Z', '2000-01-01T08:00:00Z')).toBe('N/A')
  expect(duration('2000-01-02T08:00:00Z', '2000-01-01T07:59:00Z')).toBe('N/A')
  expect(duration('2000-01-02T08:00:00Z', '2000-01-01T08:00:00.001Z')).toBe('0h 0m')
})

const noTimes = [
  '',
  ' ',
  'soon',
  'null',
  'undefined',
  'NaN',
  '24:00',
  '8:00',
  '08:60',
  ' 08:00',
  '08:00:00',
  '0',
  '1750423800000',
  '2025',
  '2025-06-20',
  '20 June 2025 12:50',
  '2025-06-20 12:50:00Z',
  '2025-13-20T12:50:00Z',
  '2025-06-20T25:00:00Z',
  '2025-06-20T12:50:00z',
  '2016-12-31T23:59:60Z',
  '２０２５-06-20T12:50:00Z',
  '12025-06-20T12:50:00Z',
  '-000000-01-01T00:00:00Z',
]
test.each(noTimes)('E2: %j is no time: N/A', (text) => {
  expect(duration(text, '2025-06-20T18:05:00Z')).toBe('N/A')
  expect(duration('2025-06-20T18:05:00Z', text)).toBe('N/A')
  expect(duration(text, '08:00')).toBe('N/A')
  expect(duration('08:00', text)).toBe('N/A')
  expect(duration(text, text)).toBe('N/A')
})

test('E2: a clock time and an instant do not make a duration', () => {
  expect(duration('08:00', '2025-06-20T18:05:00Z')).toBe('N/A')
  expect(duration('2025-06-20T18:05:00Z', '08:00')).toBe('N/A')
})

test('E2: the first and the last years of the calendar', () => {
  expect(duration('0000-12-31T23:00:00Z', '0001-01-01T01:30:00Z')).toBe('2h 30m')
  expect(duration('9999-12-31T23:00:00Z', '+010000-01-01T01:30:00Z')).toBe('2h 30m')
  expect(duration('-000001-12-31T23:59:00Z', '0000-01-01T00:01:00Z')).toBe('0h 2m')
  expect(duration('0000-01-01T00:00:00Z', '9999-12-31T23:59:00Z')).toBe('87658199h 59m')
})

test.each(zones)('E2, G30: clocks that change in %s change no duration', (zone) => {
  vi.stubEnv('TZ', zone)
  const shown = new Date('2025-01-15T12:00:00Z').toLocaleTimeString('en-GB')
  expect(shown).toBe(new Date('2025-01-15T12:00:00Z').toLocaleTimeString('en-GB', { timeZone: zone }))
  // Over the nights in which some of these zones put their clocks forward or back.
  for (const day of ['2025-03-09', '2025-03-30', '2025-10-26', '2025-11-02', '2025-04-06', '2025-10-05']) {
    expect(duration(`${day}T00:30:00`, `${day}T12:30:00`)).toBe('12h 0m')
    expect(duration(`${day}T00:30:00Z`, `${day}T12:30:00Z`)).toBe('12h 0m')
  }
  expect(duration('01:30', '03:30')).toBe('2h 0m')
})

/** Days since the epoch by the civil calendar, without Date. */
function dayNumber(year: number, month: number, day: number): number {
  const shifted = month <= 2 ? year - 1 : year
  const era = Math.floor(shifted / 400)
  const yearOfEra = shifted - era * 400
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * 146_097 + dayOfEra - 719_468
}

interface Moment {
  year: number
  month: number
  day: number
  second: number
  /** Minutes east of Greenwich; none is written where the text names no zone, and that counts as UTC. */
  offset: number | undefined
}

const two = (value: number) => String(value).padStart(2, '0')

function zoneText(offset: number | undefined): string {
  if (offset === undefined) return ''
  if (offset === 0) return 'Z'
  const minutes = Math.abs(offset)
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

function written({ year, month, day, second, offset }: Moment): string {
  const time = [Math.floor(second / 3600), Math.floor(second / 60) % 60, second % 60].map(two).join(':')
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}T${time}${zoneText(offset)}`
}

const secondsOf = ({ year, month, day, second, offset = 0 }: Moment) =>
  dayNumber(year, month, day) * 86_400 + second - offset * 60

const moment: fc.Arbitrary<Moment> = fc.record({
  year: fc.oneof(fc.integer({ min: 1999, max: 2001 }), fc.integer({ min: 0, max: 9999 })),
  month: fc.integer({ min: 1, max: 12 }),
  day: fc.integer({ min: 1, max: 28 }),
  second: fc.integer({ min: 0, max: 86_399 }),
  offset: fc.constantFrom(undefined, 0, 330, -300, 60, 840, -720),
})

test('E2, G30: any two instants agree with a second reckoning, 10,000 pairs over all zones', () => {
  const near = fc.tuple(moment, fc.integer({ min: -2, max: 5 }), fc.integer({ min: 0, max: 86_399 }))
  const pairs = fc.oneof(
    fc.tuple(moment, moment),
    near.map(([from, days, second]): [Moment, Moment] => [
      from,
      { ...from, day: Math.min(28, Math.max(1, from.day + days)), second },
    ]),
  )
  fc.assert(
    fc.property(pairs, fc.constantFrom(...zones), ([departure, arrival], zone) => {
      vi.stubEnv('TZ', zone)
      let seconds = secondsOf(arrival) - secondsOf(departure)
      if (seconds < 0) seconds += 86_400
      const expected =
        seconds > 0 || secondsOf(arrival) === secondsOf(departure)
          ? `${Math.trunc(seconds / 3600)}h ${Math.trunc(seconds / 60) % 60}m`
          : 'N/A'
      expect(duration(written(departure), written(arrival))).toBe(expected)
    }),
    { seed: 20260303, numRuns: 10_000 },
  )
})

test('E2: whatever the texts are, the answer is a duration or N/A', () => {
  const text = fc.oneof(fc.string(), fc.constantFrom(...noTimes), moment.map(written))
  fc.assert(
    fc.property(text, text, (departure, arrival) => {
      expect(duration(departure, arrival)).toMatch(/^(N\/A|\d+h [1-5]?\dm)$/)
    }),
    { seed: 20260303, numRuns: 3000 },
  )
})

test('the parts: instants, clock times, minutes', () => {
  expect(instantOf('1970-01-01T00:01:00')).toBe(60_000)
  expect(instantOf('1970-01-01T05:30:00+05:30')).toBe(0)
  expect(instantOf('05:30')).toBeNaN()
  expect([clockMinutes('00:00'), clockMinutes('23:59')]).toEqual([0, 1439])
  expect(clockMinutes('1970-01-01T00:01:00Z')).toBeNaN()
  expect(durationMinutes('22:00', '06:00')).toBe(480)
  expect(durationMinutes('22:00', '')).toBeUndefined()
  expect([formatMinutes(0), formatMinutes(61), formatMinutes(3000)]).toEqual(['0h 0m', '1h 1m', '50h 0m'])
})

test('E2: a day that its month has not is no time', () => {
  for (const text of ['2026-02-29T08:00Z', '2026-02-30T08:00:00Z', '2025-06-31T08:00Z'])
    expect(instantOf(text), text).toBeNaN()
  for (const text of [
    '2024-02-29T08:00Z',
    '2025-06-30T08:00:00Z',
    '2025-12-31T08:00Z',
    '+002025-06-30T08:00Z',
  ])
    expect(instantOf(text), text).not.toBeNaN()
  expect(duration('2026-02-30T08:00Z', '2026-03-02T09:00Z')).toBe('N/A')
})
