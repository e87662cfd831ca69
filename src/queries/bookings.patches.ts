import { type Booking, mergeBooking } from '@/domain/bookings/booking'
import type { Page } from '@/domain/page'
import { withFirst } from './page.patches'

/** G3: to the top, total + 1. What the list knows of it already is kept. */
export function bookingCreated(page: Page<Booking>, booking: Booking): Page<Booking> {
  const known = page.items.find(({ _id }) => _id === booking._id)
  return withFirst(page, known ? mergeBooking(known, booking) : booking)
}
