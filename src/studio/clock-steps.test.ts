import { expect, test } from 'vitest'
import { nextDeparture, nextMidnight, railwayText } from './clock-steps'

const now = Date.parse('2026-11-28T18:10:00+05:30')

test('L2: the railway’s clock is told with its offset, its next midnight and a train’s next departure are found', () => {
  expect(railwayText(now)).toBe('2026-11-28T18:10:00+05:30')
  expect(railwayText(nextMidnight(now))).toBe('2026-11-29T00:00:00+05:30')
  const leaving = (time: string, daysOfOperation: string[]) => {
    const leaves = nextDeparture({ departureTime: `1970-01-01T${time}:00+05:30`, daysOfOperation }, now)
    return leaves === undefined ? undefined : railwayText(leaves)
  }
  // 28 November 2026 is a Saturday.
  expect(leaving('18:11', ['Sat'])).toBe('2026-11-28T18:11:00+05:30')
  expect(leaving('18:10', ['Sat'])).toBe('2026-12-05T18:10:00+05:30')
  expect(leaving('00:05', ['Sun', 'Sat'])).toBe('2026-11-29T00:05:00+05:30')
  expect(leaving('00:05', [])).toBeUndefined()
})
