import { type Booking, mergeBooking } from '@/domain/booking'
import type { Page } from '@/domain/page'
import { hasId, putFirst, updateById } from '@/lib/collection'

/** G3: to the top, total + 1. A refetch that was faster may hold the booking already: it is not counted twice. */
export function bookingCreated(page: Page<Booking>, booking: Booking): Page<Booking> {
  const known = page.items.find(({ _id }) => _id === booking._id)
  const added = Number(!hasId(page.items, booking._id))
  const shown = known ? mergeBooking(known, booking) : booking
  return { ...page, items: putFirst(page.items, shown), total: page.total + added, count: page.count + added }
}

/** G3: the booking that came back takes the place of the one that was sent. */
export const bookingReplaced = (page: Page<Booking>, answer: Booking): Page<Booking> => ({
  ...page,
  items: updateById(page.items, answer._id, (known) => mergeBooking(known, answer)),
})
