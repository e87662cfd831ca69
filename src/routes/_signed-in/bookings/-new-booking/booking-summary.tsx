import { chakra } from '@chakra-ui/react/styled-system'
import { TripLine } from '@/components/trains/trip-line'
import { Bdi } from '@/components/ui/bdi'
import { Card } from '@/components/ui/card'
import { ZoneNote } from '@/components/ui/feedback/zone-note'
import { addDays } from '@/domain/time/calendar'
import type { Train } from '@/domain/trains/train'
import type { Trip } from '@/domain/trains/trip'
import { counted, formatDate, formatMoney } from '@/lib/text/format'

/** What is being booked and what it costs, in sight on every step. There is one total, and it is the same everywhere. */
export function BookingSummary({
  train,
  trip,
  date,
  passengers,
  total,
}: {
  train: Train
  trip: Trip | undefined
  date: string | undefined
  passengers: number
  total: number | undefined
}) {
  const boarding = date && trip && addDays(date, trip.boardingDay)
  return (
    <Card as="aside" aria-label="Summary" alignSelf="start" position={{ lg: 'sticky' }} top={{ lg: '20' }}>
      <chakra.p fontWeight="semibold">
        <chakra.span textStyle="num">{train.trainNumber}</chakra.span> <Bdi>{train.name}</Bdi>
      </chakra.p>
      <chakra.p color="fg.muted" mb="3">
        {!date ? 'No date chosen yet' : boarding ? formatDate(boarding) : 'No stations chosen yet'}
      </chakra.p>
      {trip && <TripLine trip={trip} date={boarding || undefined} />}
      <ZoneNote />
      <chakra.dl mt="4" pt="3" borderTopWidth="1px" display="grid" gap="1" fontVariantNumeric="tabular-nums">
        <Row
          name="Fare"
          value={`${counted(passengers, 'passenger')} × ${formatMoney(trip?.farePerPassenger)}`}
        />
        <Row name="Total, estimated" value={formatMoney(total)} strong />
      </chakra.dl>
      <chakra.p mt="2" textStyle="small" color="fg.muted">
        Nothing is charged here. The railway fixes the fare when it books.
      </chakra.p>
    </Card>
  )
}

const Row = ({ name, value, strong = false }: { name: string; value: string; strong?: boolean }) => (
  <chakra.div
    display="flex"
    flexWrap="wrap"
    justifyContent="space-between"
    columnGap="3"
    {...(strong ? { textStyle: 'section' } : {})}
  >
    <dt>{name}</dt>
    <dd>{value}</dd>
  </chakra.div>
)
