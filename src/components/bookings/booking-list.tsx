import { chakra } from '@chakra-ui/react/styled-system'
import { AppearList } from '@/components/ui/motion'
import type { Booking } from '@/domain/booking'
import { bookingTime } from '@/domain/booking'
import { BookingCard } from './booking-card'

/** The own bookings in the server's order: the newest first. */
export function BookingList({ bookings, today }: { bookings: readonly Booking[]; today: string }) {
  return (
    <chakra.ul display="grid" gap="3" listStyle="none">
      <AppearList>
        {bookings.map((booking) => (
          <BookingCard
            key={booking._id}
            booking={booking}
            // A cancellation under way may be refused: its words need the place.
            upcoming={bookingTime({ ...booking, status: '' }, today) === 'upcoming'}
          />
        ))}
      </AppearList>
    </chakra.ul>
  )
}
