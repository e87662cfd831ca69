import { chakra } from '@chakra-ui/react/styled-system'
import { Appear } from '@/components/ui/motion'
import { Card } from '@/components/ui/card'
import { LinkButton } from '@/components/ui/link-button'
import { type Booking, isCancelled } from '@/domain/booking'
import { counted, formatDate, formatMoney } from '@/lib/format'
import { BookingLine } from './booking-line'
import { BookingStatus } from './booking-status'
import { CancelBooking } from './cancel-booking'
import { Pnr } from './pnr'
import { TicketButton } from './ticket-button'

const trainName = ({ train }: Booking) =>
  [train?.trainNumber, train?.name].filter(Boolean).join(' ') || 'Train unknown'

/** One booking of the own list. */
export function BookingCard({ booking, upcoming }: { booking: Booking; upcoming: boolean }) {
  return (
    <Appear as="li">
      <Card as="article" aria-label={`Booking ${booking.pnr}`}>
        <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" alignItems="start" gap="2">
          <chakra.div minWidth="0">
            <chakra.h2 textStyle="section">{formatDate(booking.journeyDate)}</chakra.h2>
            <chakra.p dir="auto" color="fg.muted">
              {trainName(booking)}
            </chakra.p>
          </chakra.div>
          <BookingStatus status={booking.status} />
        </chakra.div>
        <chakra.div my="4">
          <BookingLine booking={booking} />
        </chakra.div>
        <chakra.div
          display="flex"
          flexWrap="wrap"
          columnGap="5"
          rowGap="1"
          color="fg.muted"
          alignItems="center"
        >
          <span>
            PNR <Pnr pnr={booking.pnr} />
          </span>
          <span>{counted(booking.passengers.length, 'passenger')}</span>
          <chakra.span fontVariantNumeric="tabular-nums">{formatMoney(booking.totalFare)}</chakra.span>
        </chakra.div>
        <chakra.div
          display="flex"
          flexWrap="wrap"
          gap="2"
          mt="3"
          pt="3"
          borderTopWidth="1px"
          alignItems="center"
        >
          <LinkButton to="/bookings/$bookingId" params={{ bookingId: booking._id }}>
            Details<chakra.span srOnly> of booking {booking.pnr}</chakra.span>
          </LinkButton>
          {!isCancelled(booking) && <TicketButton booking={booking} />}
          {upcoming && <CancelBooking booking={booking} />}
        </chakra.div>
      </Card>
    </Appear>
  )
}
