import { expect, test } from 'vitest'
import { adminScreens } from '@/test/hostile/hostile-writes'
import { facing } from '@/test/hostile/hostile-screens'
import { facesAll } from '@/test/hostile/hostile-stage'
import { inSmallRailway } from '@/test/railway/small-railway'

inSmallRailway()

test.each(facing(adminScreens))(
  'G20: $address stands whatever $endpoint answers',
  { timeout: 120_000 },
  async (shown, answers) => {
    await expect(facesAll(shown, answers)).resolves.toBeUndefined()
  },
)
