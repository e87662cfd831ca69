import { beforeEach, expect, test, vi } from 'vitest'
import { skipTimers } from '@/test/timers'
import { facesAll, facing } from '@/test/hostile/hostile-screens'
import { inSmallRailway } from '@/test/railway/small-railway'
import { sentDecisions } from '@/test/screens'

inSmallRailway()
beforeEach(() => {
  // Nothing has a size in jsdom, and the dialog focuses only what is seen.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue({ length: 1 } as DOMRectList)
  // The looks for a late answer.
  skipTimers(2_000, 4_000)
})

test.each(facing(sentDecisions))(
  'D4 goal G20: $address stands whatever $call answers',
  { timeout: 120_000 },
  async (shown, answers) => {
    await expect(facesAll(shown, answers)).resolves.toBeUndefined()
  },
)
