import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '@/domain/time/calendar'
import { journeyKey, type KeyLeg, parseJourneyKey } from './journey-key'

const leg: KeyLeg = { number: '12951', from: 'MMCT', date: '2026-11-23', minute: 1020 }

test('PLN-6: a key is short and can be read', () => {
  expect(journeyKey([leg])).toBe('12951.MMCT.2026-11-23.1700')
  expect(journeyKey([leg, { ...leg, number: '1', from: 'B', minute: 5 }])).toBe(
    '12951.MMCT.2026-11-23.1700~1.B.2026-11-23.0005',
  )
})

test('PLN-6: whatever the railway calls its trains and stations, a key says the same when it is read', () => {
  const legs = fc.array(
    fc.record({
      number: fc.string({ minLength: 1, unit: 'grapheme' }),
      from: fc.string({ minLength: 1, maxLength: 10 }),
      date: fc.integer({ min: -400, max: 400 }).map((days) => addDays('2026-11-23', days)),
      minute: fc.integer({ min: 0, max: 1439 }),
    }),
    { minLength: 1, maxLength: 3 },
  )
  fc.assert(
    fc.property(legs, (made) => {
      expect(parseJourneyKey(journeyKey(made))).toEqual(made)
    }),
    { seed: 20260402, numRuns: 500 },
  )
})

test.each([
  '',
  '~',
  '12951',
  '12951.MMCT.2026-11-23',
  '12951.MMCT.2026-11-31.1700',
  '12951.MMCT.2026-11-23.2460',
  '12951.MMCT.2026-11-23.17:0',
  '.MMCT.2026-11-23.1700',
  '12951.MMCT.2026-11-23.1700.x',
  '%E0%A4%A.MMCT.2026-11-23.1700',
  '12951.MMCT.2026-11-23.1700~',
  Array.from({ length: 4 }, () => '12951.MMCT.2026-11-23.1700').join('~'),
])('PLN-6: no key: %s', (text) => {
  expect(parseJourneyKey(text)).toBeUndefined()
})
