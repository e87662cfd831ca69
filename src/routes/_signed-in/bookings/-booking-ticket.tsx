import { BookingDetails } from '@/components/bookings/booking-details'
import { TripLine } from '@/components/trains/trip-line'
import type { Booking } from '@/domain/booking'
import { addDays } from '@/domain/calendar'
import { tripOf } from '@/domain/trip'
import { timeZone } from '@/lib/config'
import { useTrain } from '@/queries/trains'

/**
 * A booking with the times of its train. The booking's date is the day the train starts: who boards past midnight
 * travels a day later, which only the train's stops tell.
 */
export function BookingTicket({ booking }: { booking: Booking }) {
  const { train, from, to, journeyDate } = booking
  const { data } = useTrain(train?._id)
  const keyOf = (station: typeof from) => station?._id ?? station?.code
  const trip = data && tripOf(data, keyOf(from), keyOf(to), timeZone)
  if (!trip) return <BookingDetails booking={booking} />
  return (
    <BookingDetails
      booking={booking}
      date={addDays(journeyDate, trip.boardingDay)}
      line={<TripLine trip={trip} />}
    />
  )
}
