import { afterEach, expect, test, vi } from 'vitest'
import { counted, formatDate, formatDay, formatInstant, formatMoney, formatNumber } from './format'

afterEach(() => vi.unstubAllEnvs())

test('rupees come in Indian grouping, paise only where there are some', () => {
  expect(formatMoney(0)).toBe('₹0')
  expect(formatMoney(420)).toBe('₹420')
  expect(formatMoney(1234567)).toBe('₹12,34,567')
  expect(formatMoney(99.5)).toBe('₹99.50')
  expect(formatMoney(-50)).toBe('-₹50')
})

test('what is not known is a dash, never a zero', () => {
  expect([formatMoney(null), formatMoney(undefined), formatNumber(null), formatNumber(undefined)]).toEqual([
    '—',
    '—',
    '—',
    '—',
  ])
  expect(formatNumber(0)).toBe('0')
  expect(formatNumber(123456)).toBe('1,23,456')
})

test.each(['UTC', 'Pacific/Honolulu', 'Pacific/Kiritimati', 'America/New_York'])(
  'SEA-3 goal G30: a calendar date is the same day for a viewer in %s',
  (zone) => {
    vi.stubEnv('TZ', zone)
    expect(formatDay('2026-11-23')).toBe('Mon 23 Nov')
    expect(formatDate('2026-11-23')).toBe('Mon 23 Nov 2026')
    expect(formatDate('2024-02-29')).toBe('Thu 29 Feb 2024')
    expect(formatInstant('2026-11-23T11:05:00.000Z', 'Asia/Kolkata')).toBe('23 Nov 2026, 16:35')
  },
)

test.each(['', 'soon', '2026-13-01', '2026-11-23T00:00:00Z', '23-11-2026'])('%j is no date', (text) => {
  expect([formatDay(text), formatDate(text)]).toEqual(['—', '—'])
})

test('an instant is shown on the clocks of the zone; one that is none is a dash', () => {
  expect(formatInstant('2026-12-31T18:30:00.000Z', 'Asia/Kolkata')).toBe('1 Jan 2027, 00:00')
  expect(formatInstant('2026-12-31T18:30:00.000Z', 'UTC')).toBe('31 Dec 2026, 18:30')
  // The last moment that there is: later clocks show one that there is not.
  expect(formatInstant('+275760-09-13T00:00:00.000Z', 'Asia/Kolkata')).toBe('13 Sept 275760, 05:30')
  expect(formatInstant('-000001-01-01T00:00:00.000Z', 'UTC')).toBe('1 Jan 2, 00:00')
  expect(formatInstant(undefined, 'UTC')).toBe('—')
  expect(formatInstant('soon', 'UTC')).toBe('—')
})

test('one is singular, all else plural, with a plural of its own where English has one', () => {
  expect([counted(1, 'train'), counted(0, 'train'), counted(12, 'train')]).toEqual([
    '1 train',
    '0 trains',
    '12 trains',
  ])
  expect([counted(1, 'city', 'cities'), counted(2, 'city', 'cities')]).toEqual(['1 city', '2 cities'])
  expect(counted(100000, 'seat')).toBe('1,00,000 seats')
})
