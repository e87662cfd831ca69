import { hostileAnswers } from './hostile-answers'
import { readScreens } from './hostile-reads'
import type { HostileScreen } from './hostile-stage'
import { accountScreens, adminScreens, passengerScreens } from './hostile-writes'
import { byRow } from '@/test/size'

export const allScreens = [...readScreens, ...accountScreens, ...passengerScreens, ...adminScreens]

const matrix = byRow(allScreens, hostileAnswers)

/** These screens with their answers. The sample has each answer once over all screens, not once in each file. */
export const facing = (screens: readonly HostileScreen[]) =>
  matrix.filter(([screen]) => screens.includes(screen))
