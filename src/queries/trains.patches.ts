import type { Page } from '@/domain/page'
import { mergeTrain, type Train } from '@/domain/trains/train'
import { updateById } from '@/lib/lists/collection'

/** E3: the train that came back takes the place of the one that was changed. */
export const trainReplaced = (page: Page<Train>, answer: Train): Page<Train> => ({
  ...page,
  items: updateById(page.items, answer._id, (known) => mergeTrain(known, answer)),
})
