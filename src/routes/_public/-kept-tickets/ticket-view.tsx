import { chakra } from '@chakra-ui/react/styled-system'
import { BookingLine } from '@/components/bookings/booking-line'
import { PassengerList } from '@/components/bookings/passenger-list'
import { TrainWords } from '@/components/bookings/train-words'
import { TripLine } from '@/components/trains/trip-line'
import { Button } from '@/components/ui/button'
import { QrCode } from '@/components/ui/qr-code'
import { departureOf, type KeptTicket } from '@/domain/bookings/kept-ticket'
import { timeZone } from '@/lib/config'
import { saveFile } from '@/lib/files/save-file'
import { formatDay, formatInstant } from '@/lib/text/format'

/** One ticket from what is kept of it alone. */
export function TicketView({ ticket: { facts, trip, file, keptAt } }: { ticket: KeptTicket }) {
  const { pnr, status } = facts
  const { date, time } = departureOf({ facts, trip }, timeZone)
  return (
    <chakra.article aria-label={`Ticket ${pnr}`} borderTopWidth="1px" pt="4" display="grid" gap="3">
      <chakra.h3 textStyle="section">
        {trip ? `Leaves ${formatDay(date)}${time ? `, ${time}` : ''}` : `Train starts ${formatDay(date)}`}
      </chakra.h3>
      <p>
        <TrainWords booking={facts} unknown="—" />
      </p>
      {trip ? <TripLine trip={trip} date={date} /> : <BookingLine booking={facts} />}
      {pnr && <QrCode text={pnr} label={`QR code of PNR ${pnr}`} size="14rem" />}
      <chakra.p overflowWrap="anywhere">
        PNR{' '}
        <chakra.strong fontFamily="mono" letterSpacing="widest" textStyle="section">
          {pnr || '—'}
        </chakra.strong>
        {status && ` · ${status}`}
      </chakra.p>
      <PassengerList booking={facts} />
      {file && (
        <div>
          <Button onClick={() => saveFile(file.blob, file.name)}>Save the ticket file</Button>
        </div>
      )}
      <chakra.p textStyle="small" color="fg.muted">
        Kept on {formatInstant(new Date(keptAt).toISOString(), timeZone)}; what has changed since is not known
        here.
      </chakra.p>
    </chakra.article>
  )
}
