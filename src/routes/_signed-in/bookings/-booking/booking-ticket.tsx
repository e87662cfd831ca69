import { BookingDetails } from '@/components/bookings/booking-details'
import { BookingLine } from '@/components/bookings/booking-line'
import { PrintSheet } from '@/components/bookings/actions/print-sheet'
import { TimesMissing } from '@/components/bookings/times-missing'
import { TripLine } from '@/components/trains/trip-line'
import { ZoneNote } from '@/components/ui/feedback/zone-note'
import type { Booking } from '@/domain/bookings/booking'
import { boardingDate } from '@/domain/bookings/booking-journey'
import { useBookedTrip } from '@/queries/trips/bookings-trip'

/**
 * A booking with the times of its train, on screen and on paper. The booking's date is the day the train starts: who
 * boards past midnight travels a day later, which only the train's stops tell.
 */
export function BookingTicket({
  booking,
  settled,
}: {
  booking: Booking
  /** Nothing more will come of the booking itself. */
  settled: boolean
}) {
  const { trip, times } = useBookedTrip(booking, settled)
  const date = boardingDate(booking.journeyDate, trip)
  return (
    <PrintSheet>
      {trip ? (
        <BookingDetails
          booking={booking}
          date={date}
          line={
            <>
              <TripLine trip={trip} date={date} />
              <ZoneNote />
            </>
          }
        />
      ) : (
        <BookingDetails
          booking={booking}
          line={
            <>
              <BookingLine booking={booking} />
              <TimesMissing times={times} headline="The train’s times could not be loaded" />
            </>
          }
        />
      )}
    </PrintSheet>
  )
}
