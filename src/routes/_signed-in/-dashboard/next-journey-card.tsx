import { chakra } from '@chakra-ui/react/styled-system'
import { BookedDay } from '@/components/bookings/booked-day'
import { BookingLine } from '@/components/bookings/booking-line'
import { BookingStatus } from '@/components/bookings/booking-status'
import { TrainWords } from '@/components/bookings/train-words'
import { Pnr } from '@/components/bookings/pnr'
import { TripLine } from '@/components/trains/trip-line'
import { Card } from '@/components/ui/card'
import { LinkButton } from '@/components/ui/button'
import { ZoneNote } from '@/components/ui/feedback/zone-note'
import type { Booking } from '@/domain/bookings/booking'
import { boardingDate } from '@/domain/bookings/booking-journey'
import { daysBetween } from '@/domain/time/calendar'
import type { Trip } from '@/domain/trains/trip'
import { counted, formatDate } from '@/lib/text/format'

function inWords(days: number) {
  // Boarded before midnight, and not there yet.
  if (days < 0) return 'Under way since'
  return days === 0 ? 'Today,' : days === 1 ? 'Tomorrow,' : `In ${counted(days, 'day')},`
}

/** The next journey, with its times as soon as they are known: the list it comes from has none. */
export function NextJourneyCard({
  booking,
  trip,
  today,
}: {
  booking: Booking
  trip: Trip | undefined
  today: string
}) {
  const date = boardingDate(booking.journeyDate, trip)
  return (
    <Card>
      <Row alignItems="start" gap="2" mb="3">
        <div>
          <chakra.p textStyle="section">
            {trip ? (
              `${inWords(daysBetween(today, date))} ${formatDate(date)}`
            ) : (
              <BookedDay booking={booking} date={undefined} />
            )}
          </chakra.p>
          <chakra.p color="fg.muted" overflowWrap="anywhere">
            <TrainWords booking={booking} unknown="" />
          </chakra.p>
        </div>
        <BookingStatus status={booking.status} />
      </Row>
      {trip ? (
        <>
          <TripLine trip={trip} date={date} />
          <ZoneNote />
        </>
      ) : (
        <BookingLine booking={booking} />
      )}
      <Row alignItems="center" gap="3" mt="3">
        <span>
          PNR <Pnr pnr={booking.pnr} />
        </span>
        <LinkButton to="/bookings/$bookingId" params={{ bookingId: booking._id }}>
          Open the booking
        </LinkButton>
      </Row>
    </Card>
  )
}

const Row = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' } })
