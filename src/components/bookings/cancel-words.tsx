import { chakra } from '@chakra-ui/react/styled-system'
import { Bdi } from '@/components/ui/bdi'
import type { Booking } from '@/domain/bookings/booking'
import { stationLabel } from '@/domain/stations/station'
import { counted, formatDate, formatMoney } from '@/lib/text/format'
import { TrainWords } from './train-words'

/** Without seats there are none to give up. */
const given = ({ status, passengers: { length } }: Booking) =>
  status === 'Waiting'
    ? counted(length, 'place on the waiting list', 'places on the waiting list')
    : counted(length, 'seat')

/** CNF-5: what goes with a cancellation, and what comes back. */
export function CancelWords({
  booking,
  date,
  deadline,
}: {
  booking: Booking
  /** Of boarding, where it is known. */
  date: string | undefined
  deadline: string
}) {
  const { from, to, status, passengers, totalFare, journeyDate } = booking
  return (
    <>
      <chakra.p>
        You give up {given(booking)} on <TrainWords booking={booking} unknown="this train" />
        {date === undefined ? `, which starts on ${formatDate(journeyDate)}` : ` on ${formatDate(date)}`}.
        {passengers.length > 1 && ' The whole booking is cancelled, for all of its passengers.'}
        {status !== 'Waiting' && ' Others can book the seats at once.'}
      </chakra.p>
      {(from || to) && (
        <chakra.p mt="2">
          Journey: <Bdi>{stationLabel(from)}</Bdi> to <Bdi>{stationLabel(to)}</Bdi>
        </chakra.p>
      )}
      <chakra.p mt="2">
        {totalFare === null
          ? 'Money back: not known; the railway decides.'
          : `Money back: ${formatMoney(totalFare)} (our estimate; the railway decides).`}{' '}
        You can cancel until {deadline}.
      </chakra.p>
    </>
  )
}
