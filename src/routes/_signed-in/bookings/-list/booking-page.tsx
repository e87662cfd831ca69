import { chakra } from '@chakra-ui/react/styled-system'
import { CancelBooking } from '@/components/bookings/cancel-booking'
import { TicketButton } from '@/components/bookings/ticket-button'
import { Loaded } from '@/components/ui/loaded'
import { PageHeader } from '@/components/ui/page-header'
import { SkeletonCard } from '@/components/ui/skeleton'
import { TextLink } from '@/components/ui/text-link'
import { bookingTime, isCancelled } from '@/domain/booking'
import { today } from '@/domain/calendar'
import { timeZone } from '@/lib/config'
import { useBooking } from '@/queries/bookings'
import { BookingTicket } from '../-booking-ticket'

export function BookingPage({ bookingId }: { bookingId: string }) {
  const { booking, error, isFetching, refetch } = useBooking(bookingId)
  return (
    <chakra.div maxWidth="48rem">
      <PageHeader
        title={booking ? `Booking ${booking.pnr}` : 'Booking'}
        summary={<TextLink to="/bookings">All my bookings</TextLink>}
        refreshing={isFetching && booking !== undefined}
      />
      <Loaded
        load={{ data: booking, error, isFetching, refetch }}
        skeleton={<SkeletonCard height={520} label="Loading the booking…" />}
      >
        {(loaded) => (
          <chakra.div display="grid" gap="4">
            <BookingTicket booking={loaded} />
            <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center">
              {!isCancelled(loaded) && <TicketButton booking={loaded} />}
              {bookingTime({ ...loaded, status: '' }, today(timeZone)) === 'upcoming' && (
                <CancelBooking booking={loaded} />
              )}
            </chakra.div>
          </chakra.div>
        )}
      </Loaded>
    </chakra.div>
  )
}
