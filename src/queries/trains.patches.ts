import type { Page } from '@/domain/page'
import { mergeTrain, type Train } from '@/domain/train'
import { hasId, putFirst, removeById, updateById } from '@/lib/collection'

/** E3: to the front, total + 1. A refetch that was faster may hold the train already: it is not counted twice. */
export function trainCreated(page: Page<Train>, train: Train): Page<Train> {
  const added = Number(!hasId(page.items, train._id))
  return { ...page, items: putFirst(page.items, train), total: page.total + added, count: page.count + added }
}

/** E3: the train that came back takes the place of the one that was changed. */
export const trainReplaced = (page: Page<Train>, answer: Train): Page<Train> => ({
  ...page,
  items: updateById(page.items, answer._id, (known) => mergeTrain(known, answer)),
})

/** E3: removed, total - 1, never below 0. */
export function trainRemoved(page: Page<Train>, id: string): Page<Train> {
  const items = removeById(page.items, id)
  return {
    ...page,
    items,
    total: Math.max(0, page.total - 1),
    count: Math.max(0, page.count - (page.items.length - items.length)),
  }
}
