import type { Page } from '@/domain/page'
import { mergeTrain, type Train } from '@/domain/trains/train'
import { updateById } from '@/lib/lists/collection'
import { withFirst, without } from './page.patches'

/** E3: to the front, total + 1. */
export const trainCreated = (page: Page<Train>, train: Train): Page<Train> => withFirst(page, train)

/** E3: the train that came back takes the place of the one that was changed. */
export const trainReplaced = (page: Page<Train>, answer: Train): Page<Train> => ({
  ...page,
  items: updateById(page.items, answer._id, (known) => mergeTrain(known, answer)),
})

/** E3: removed, total - 1, never below 0. */
export const trainRemoved = (page: Page<Train>, id: string): Page<Train> => without(page, id)
