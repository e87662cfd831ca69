import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { timeZone } from '@/lib/config'
import { clocksAt, offsetAt, offsetByBrowser } from './zone-offset'

test.each([timeZone, 'Europe/Berlin', 'America/New_York'])(
  'SEA-3, goal G28: the clocks of %s are what the browser says, in and beyond the years that the build knows',
  (zone) => {
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(1990, 0), max: Date.UTC(2080, 0) }), (instant) => {
        expect(offsetAt(instant, zone)).toBe(offsetByBrowser(instant, zone))
      }),
      { seed: 7, numRuns: 200 },
    )
  },
)

test('SEA-3: a moment is shown as the clocks of the zone show it', () => {
  expect(clocksAt(Date.UTC(2026, 10, 28, 18, 30), 'Asia/Kolkata')).toBe('2026-11-29T00:00:00.000Z')
  expect(clocksAt(8.64e15, 'Asia/Kolkata')).toBe('+275760-09-13T00:00:00.000Z')
  expect(() => clocksAt(Number.NaN, 'Asia/Kolkata')).toThrow(RangeError)
})
