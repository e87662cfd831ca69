import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import { LinkButton } from '@/components/ui/button'
import { Appear } from '@/components/ui/motion'
import { type Booking, isCancelled } from '@/domain/bookings/booking'
import { useBookingChange } from '@/queries/trips/booking-watch'
import { counted, formatMoney } from '@/lib/text/format'
import { BookedDay } from './booked-day'
import { BookingLine } from './booking-line'
import { BookingMenu } from './booking-menu'
import { BookingStatus } from './booking-status'
import { CancelBooking } from './cancel-booking'
import { Pnr } from './pnr'
import { TicketButton } from './actions/ticket-button'
import { TrainWords } from './train-words'

/** One booking of the own list. */
export function BookingCard({
  booking,
  upcoming,
  over,
  date,
  line = <BookingLine booking={booking} />,
  onFocus,
}: {
  booking: Booking
  /** Its train has not started. */
  upcoming: boolean
  /** Its train has arrived. */
  over: boolean
  /** The day of boarding, where it is known. */
  date: string | undefined
  /** The journey line with its times, where they are known. */
  line?: ReactNode
  onFocus?: (() => void) | undefined
}) {
  const { _id, pnr, status } = booking
  const change = useBookingChange(_id)
  return (
    <Appear as="li">
      <Card as="article" id={`booking-${_id}`} tabIndex={-1} aria-label={`Booking ${pnr}`} onFocus={onFocus}>
        <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" alignItems="start" gap="2">
          <chakra.div minWidth="0">
            <chakra.h2 textStyle="section">
              <BookedDay booking={booking} date={date} />
            </chakra.h2>
            <chakra.p color="fg.muted" overflowWrap="anywhere">
              <TrainWords booking={booking} unknown="Train unknown" />
            </chakra.p>
          </chakra.div>
          <chakra.div textAlign="end">
            <BookingStatus status={status} />
            {change && (
              <chakra.p textStyle="small" color="fg.muted" mt="1">
                Changed: was {change.was}
              </chakra.p>
            )}
          </chakra.div>
        </chakra.div>
        <chakra.div my="4">{line}</chakra.div>
        <Row color="fg.muted" columnGap="5" rowGap="1">
          <span>
            PNR <Pnr pnr={pnr} />
          </span>
          <span>{counted(booking.passengers.length, 'passenger')}</span>
          <chakra.span ms="auto" fontVariantNumeric="tabular-nums">
            {formatMoney(booking.totalFare)}
          </chakra.span>
        </Row>
        <Row gap="2" mt="3" pt="3" borderTopWidth="1px">
          <LinkButton to="/bookings/$bookingId" params={{ bookingId: _id }}>
            Details<chakra.span srOnly> of booking {pnr}</chakra.span>
          </LinkButton>
          {!isCancelled(booking) && <TicketButton booking={booking} />}
          {upcoming && <CancelBooking booking={booking} date={date} />}
          <BookingMenu booking={booking} over={over || isCancelled(booking)} />
        </Row>
      </Card>
    </Appear>
  )
}

const Row = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } })
