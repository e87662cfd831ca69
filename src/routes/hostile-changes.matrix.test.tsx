import { beforeEach, expect, test, vi } from 'vitest'
import { passengerScreens } from '@/test/hostile/hostile-writes'
import { facing } from '@/test/hostile/hostile-screens'
import { facesAll } from '@/test/hostile/hostile-stage'
import { atOnce } from '@/test/at-once'
import { inSmallRailway } from '@/test/railway/small-railway'

inSmallRailway()
beforeEach(() => {
  // Nothing has a size in jsdom, and the dialog focuses only what is seen.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue({ length: 1 } as DOMRectList)
  // The looks for a late answer.
  atOnce(2_000, 4_000)
})

test.each(facing(passengerScreens))(
  'G20: $address stands whatever $endpoint answers',
  { timeout: 120_000 },
  async (shown, answers) => {
    await expect(facesAll(shown, answers)).resolves.toBeUndefined()
  },
)
