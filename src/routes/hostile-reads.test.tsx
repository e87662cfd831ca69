import { expect, test } from 'vitest'
import { readScreens } from '@/test/hostile-reads'
import { facesAll } from '@/test/hostile-stage'
import { inSmallRailway } from '@/test/small-railway'

inSmallRailway()

test.each(readScreens)(
  'G20: $address stands whatever $endpoint answers',
  { timeout: 120_000 },
  async (shown) => {
    expect(await facesAll(shown)).toBeGreaterThanOrEqual(40)
  },
)
