import { expect, test } from 'vitest'
import { readScreens } from '@/test/hostile-reads'
import { hostileAnswers } from '@/test/hostile-answers'
import { facesAll } from '@/test/hostile-stage'
import { byRow } from '@/test/size'
import { inSmallRailway } from '@/test/small-railway'

inSmallRailway()

test.each(byRow(readScreens, hostileAnswers))(
  'G20: $address stands whatever $endpoint answers',
  { timeout: 120_000 },
  async (shown, answers) => {
    expect(await facesAll(shown, answers)).toBe(answers.length)
  },
)
