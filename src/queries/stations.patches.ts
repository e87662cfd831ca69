import type { Page } from '@/domain/page'
import type { Station } from '@/domain/stations/station'
import { updateById } from '@/lib/lists/collection'
import { withFirst, without } from './page.patches'

/** F2: first, total + 1. */
export const stationCreated = (page: Page<Station>, station: Station): Page<Station> =>
  withFirst(page, station)

/** F2: the station that came back takes the place of the one that was changed. */
export const stationReplaced = (page: Page<Station>, answer: Station): Page<Station> => ({
  ...page,
  items: updateById(page.items, answer._id, () => answer),
})

/** F2: removed, total - 1. */
export const stationRemoved = (page: Page<Station>, id: string): Page<Station> => without(page, id)
