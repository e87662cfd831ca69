import { chakra } from '@chakra-ui/react/styled-system'
import { memo } from 'react'
import { BookingCard } from '@/components/bookings/booking-card'
import { TripLine } from '@/components/trains/trip-line'
import { Button } from '@/components/ui/button'
import { AppearList } from '@/components/ui/motion'
import { useListLength } from '@/components/ui/page/use-list-length'
import { type Booking, bookingTime } from '@/domain/bookings/booking'
import { boardingDate, lastDay } from '@/domain/bookings/booking-journey'
import type { Trip } from '@/domain/trains/trip'
import { timeZone } from '@/lib/config'
import { counted } from '@/lib/text/format'
import { roomFor, useRowsInSight } from '@/lib/hooks/use-rows-in-sight'

/** More cards than these are drawn when they are asked for: thousands would hold the page up. */
const atOnce = 30

/** The own bookings in the server's order: the newest first. */
export function BookingList({
  bookings,
  tripOf,
  today,
  onFocus,
  searched,
}: {
  bookings: readonly Booking[]
  /** The first cards are drawn first: the next key may be on its way. */
  searched: boolean
  /** The trip of a booking, where its train is known by now. */
  tripOf: (booking: Booking) => Trip | undefined
  today: string
  /** Called with the id of the card that gets the focus. */
  onFocus: (id: string) => void
}) {
  const { list, length, show } = useListLength('bookings', atOnce, 'a')
  const shown = bookings.slice(0, length)
  const rows = useRowsInSight(shown, roomFor(200), searched)
  const left = bookings.length - length
  return (
    <>
      <chakra.ul
        ref={list}
        aria-busy={rows.length < shown.length}
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="3"
        listStyle="none"
      >
        <AppearList>
          {rows.map((booking) => (
            <Row key={booking._id} trip={tripOf(booking)} {...{ booking, today, onFocus }} />
          ))}
        </AppearList>
      </chakra.ul>
      {rows.length === shown.length && left > 0 && (
        <Button mt="3" onClick={() => show(length + atOnce)}>
          Show {counted(Math.min(left, atOnce), 'more booking')}
        </Button>
      )}
    </>
  )
}

const Row = memo(function Row({
  booking,
  trip,
  today,
  onFocus,
}: {
  booking: Booking
  trip: Trip | undefined
  today: string
  onFocus: (id: string) => void
}) {
  const date = trip && boardingDate(booking.journeyDate, trip)
  return (
    <BookingCard
      booking={booking}
      date={date}
      line={trip && <TripLine trip={trip} date={date} />}
      // A cancellation under way may be refused: its words need the place.
      over={lastDay(booking, trip, timeZone) < today}
      upcoming={bookingTime({ ...booking, status: '' }, today) === 'upcoming'}
      onFocus={() => onFocus(booking._id)}
    />
  )
})
