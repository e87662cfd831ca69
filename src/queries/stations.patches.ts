import type { Page } from '@/domain/page'
import type { Station } from '@/domain/stations/station'
import { updateById } from '@/lib/lists/collection'

/** F2: the station that came back takes the place of the one that was changed. */
export const stationReplaced = (page: Page<Station>, answer: Station): Page<Station> => ({
  ...page,
  items: updateById(page.items, answer._id, () => answer),
})
