import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Card } from '@/components/ui/card'
import { TextLink } from '@/components/ui/text-link'
import { isCancelled, isOnTrain } from '@/domain/bookings/booking'
import type { Train } from '@/domain/trains/train'
import { formatDay } from '@/lib/text/format'
import { bookingQueries } from '@/queries/bookings'

/** G6, G7: Back leads here from a booking that was just made, too: nobody books the same twice without being told. */
export function BookedAlready({ train, date }: { train: Train; date: string }) {
  const { data: booked } = useQuery({
    ...bookingQueries.mine(),
    select: ({ items }) =>
      items.find(
        (booking) => isOnTrain(booking, train) && booking.journeyDate === date && !isCancelled(booking),
      ),
  })
  if (!booked) return null
  return (
    <Card role="note">
      <strong>You have a booking for this train, which starts on {formatDay(date)}</strong>
      <chakra.p color="fg.muted">
        Its PNR is{' '}
        <TextLink to="/bookings/$bookingId" params={{ bookingId: booked._id }}>
          {booked.pnr}
        </TextLink>
        . What you book here comes on top of it.
      </chakra.p>
    </Card>
  )
}
