import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Card, CardTitle } from '@/components/ui/card'
import { QrCode } from '@/components/ui/qr-code'
import type { Booking } from '@/domain/bookings/booking'
import { timeZone } from '@/lib/config'
import { formatInstant, formatMoney } from '@/lib/text/format'
import { BookedDay } from './booked-day'
import { BookingLine } from './booking-line'
import { BookingStatus } from './booking-status'
import { PassengerList } from './passenger-list'
import { Pnr } from './pnr'
import { StatusWords } from './status-words'
import { TrainWords } from './train-words'

/** The ticket as a card: what is booked, for whom, at which fare, and the PNR to show on the train. */
export function BookingDetails({
  booking,
  date,
  line = <BookingLine booking={booking} />,
}: {
  booking: Booking
  /** The day of boarding, where it is known. */
  date?: string | undefined
  /** The journey line with its times, where they are known. */
  line?: ReactNode
}) {
  const { status, pnr } = booking
  return (
    <Card>
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" gap="4">
        <chakra.div minWidth="0">
          <chakra.p textStyle="small" color="fg.muted">
            PNR
          </chakra.p>
          <Pnr pnr={pnr} large />
          <chakra.p mt="2">
            <BookingStatus status={status} />
          </chakra.p>
          <StatusWords status={status} />
        </chakra.div>
        {pnr && <QrCode text={pnr} label={`QR code of PNR ${pnr}`} size="8rem" />}
      </chakra.div>
      <chakra.section mt="5" pt="4" borderTopWidth="1px">
        <CardTitle>
          <BookedDay booking={booking} date={date} />
        </CardTitle>
        <chakra.p color="fg.muted" mb="3" overflowWrap="anywhere">
          <TrainWords booking={booking} unknown="—" />
        </chakra.p>
        {line}
      </chakra.section>
      <chakra.section mt="5" pt="4" borderTopWidth="1px">
        <CardTitle mb="2">Passengers</CardTitle>
        <PassengerList booking={booking} />
      </chakra.section>
      <chakra.section mt="5" pt="4" borderTopWidth="1px" display="grid" gap="1">
        <chakra.div
          display="flex"
          flexWrap="wrap"
          justifyContent="space-between"
          columnGap="3"
          textStyle="section"
        >
          <span>Total</span>
          <chakra.span fontVariantNumeric="tabular-nums">{formatMoney(booking.totalFare)}</chakra.span>
        </chakra.div>
        <chakra.p textStyle="small" color="fg.muted">
          Booked {formatInstant(booking.bookedAt, timeZone)}
          {booking.paymentStatus && ` · Payment: ${booking.paymentStatus}`}
        </chakra.p>
      </chakra.section>
    </Card>
  )
}
