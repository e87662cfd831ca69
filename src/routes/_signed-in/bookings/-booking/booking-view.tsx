import { chakra } from '@chakra-ui/react/styled-system'
import { BookingActButtons } from '@/components/bookings/actions/booking-act-buttons'
import { CancelBooking } from '@/components/bookings/cancel-booking'
import { noPrint } from '@/components/bookings/actions/print-sheet'
import { TicketButton } from '@/components/bookings/actions/ticket-button'
import { useRailwayDay } from '@/components/trains/use-railway-now'
import { type Booking, bookingTime, isCancelled } from '@/domain/bookings/booking'
import { boardingDate } from '@/domain/bookings/booking-journey'
import { useBookedTrip } from '@/queries/trips/bookings-trip'
import { BookingTicket } from './booking-ticket'

/** A single booking and everything that can be done with it. `settled`: nothing more will come of the booking itself. */
export function BookingView({ booking, settled }: { booking: Booking; settled: boolean }) {
  const { trip } = useBookedTrip(booking, settled)
  const today = useRailwayDay()
  return (
    <chakra.div display="grid" gap="4">
      <BookingTicket booking={booking} settled={settled} />
      <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center" css={noPrint}>
        {!isCancelled(booking) && <TicketButton booking={booking} />}
        <BookingActButtons booking={booking} />
        {/* One whose cancellation is under way may be refused: its words need the place. */}
        {bookingTime({ ...booking, status: '' }, today) === 'upcoming' && (
          <CancelBooking booking={booking} date={trip && boardingDate(booking.journeyDate, trip)} />
        )}
      </chakra.div>
    </chakra.div>
  )
}
