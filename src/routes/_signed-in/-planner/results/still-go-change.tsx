import { chakra } from '@chakra-ui/react/styled-system'
import { LinkButton } from '@/components/ui/button'
import type { Connection } from '@/domain/journeys/connections'
import { clockOf, dayOf } from '@/domain/time/clock'
import { counted, formatMoney } from '@/lib/text/format'
import { useStations } from '@/queries/stations'
import { useTrains } from '@/queries/trains'

/** A journey with one change that has seats all the way: each train is booked on its own. */
export function ChangeOffer({
  journey: { legs, departure, arrival, farePerPassenger },
  seats,
  passengers,
}: {
  journey: Connection
  seats: number
  passengers: number
}) {
  const stations = useStations()
  const trains = useTrains()
  const stationOf = (id: string | undefined) => stations.data?.items.find(({ _id }) => _id === id)
  const nameOf = (id: string) => {
    const train = trains.data?.items.find(({ _id }) => _id === id)
    return [train?.trainNumber, train?.name].filter(Boolean).join(' ') || 'this train'
  }
  const later = dayOf(arrival) - dayOf(departure)
  return (
    <>
      <chakra.p fontVariantNumeric="tabular-nums">
        {clockOf(departure)} to {clockOf(arrival)}
        {later > 0 && ` (+${counted(later, 'day')})`}, change at {stationOf(legs[1]?.from)?.name ?? '—'},{' '}
        {formatMoney(farePerPassenger)}: {counted(seats, 'seat')} free on both trains
      </chakra.p>
      <chakra.p textStyle="small" color="fg.muted">
        Each train is booked on its own. Book both before you rely on the journey.
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="2" mt="1">
        {legs.map((leg) => (
          <LinkButton
            key={`${leg.train} ${leg.departure}`}
            size="sm"
            to="/bookings/new/$trainId"
            params={{ trainId: leg.train }}
            search={{
              from: stationOf(leg.from)?.code ?? leg.from,
              to: stationOf(leg.to)?.code ?? leg.to,
              date: leg.journeyDate,
              passengers,
            }}
          >
            Book {nameOf(leg.train)}
          </LinkButton>
        ))}
      </chakra.div>
    </>
  )
}
