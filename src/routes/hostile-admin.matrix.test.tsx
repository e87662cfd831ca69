import { expect, test } from 'vitest'
import { adminScreens } from '@/test/hostile-writes'
import { facing } from '@/test/hostile-screens'
import { facesAll } from '@/test/hostile-stage'
import { inSmallRailway } from '@/test/small-railway'

inSmallRailway()

test.each(facing(adminScreens))(
  'G20: $address stands whatever $endpoint answers',
  { timeout: 120_000 },
  async (shown, answers) => {
    await expect(facesAll(shown, answers)).resolves.toBeUndefined()
  },
)
