import type { Page } from '@/domain/page'
import type { Station } from '@/domain/station'
import { hasId, putFirst, removeById, updateById } from '@/lib/collection'

/** F2: first, total + 1. A refetch that was faster may hold the station already: it is not counted twice. */
export function stationCreated(page: Page<Station>, station: Station): Page<Station> {
  const added = Number(!hasId(page.items, station._id))
  return {
    ...page,
    items: putFirst(page.items, station),
    total: page.total + added,
    count: page.count + added,
  }
}

/** F2: the station that came back takes the place of the one that was changed. */
export const stationReplaced = (page: Page<Station>, answer: Station): Page<Station> => ({
  ...page,
  items: updateById(page.items, answer._id, () => answer),
})

/** F2: removed, total - 1. Below 0 makes no sense for a number of stations. */
export function stationRemoved(page: Page<Station>, id: string): Page<Station> {
  const items = removeById(page.items, id)
  return {
    ...page,
    items,
    total: Math.max(0, page.total - 1),
    count: Math.max(0, page.count - (page.items.length - items.length)),
  }
}
