import { chakra } from '@chakra-ui/react/styled-system'
import { SeatsTag } from '@/components/trains/seats-tag'
import { LinkButton } from '@/components/ui/link-button'
import { useInView } from '@/components/ui/use-in-view'
import { addDays } from '@/domain/calendar'
import { clockOf, dayOf } from '@/domain/clock'
import type { ConnectionLeg } from '@/domain/connections'
import { formatMinutes } from '@/domain/duration'
import type { Station } from '@/domain/station'
import type { Train } from '@/domain/train'
import { formatDay, formatMoney } from '@/lib/format'
import { useSeats } from '@/queries/trains'

interface Context {
  trains: readonly Train[]
  stationOf: (id: string) => Station | undefined
  /** The day of boarding, YYYY-MM-DD. */
  date: string
  passengers: number
}

/** The trains of a journey in order, with the time for each change. Each train is booked on its own. */
export function ConnectionLegs({ legs, ...context }: { legs: readonly ConnectionLeg[] } & Context) {
  return (
    <>
      <chakra.p textStyle="small" color="fg.muted" mb="2">
        Each train is booked on its own. Book all of them before you rely on the journey.
      </chakra.p>
      <chakra.ol display="grid" gap="3" listStyle="none">
        {legs.map((leg, index) => {
          const before = legs[index - 1]
          return (
            <li key={`${leg.train} ${leg.departure}`}>
              {before && (
                <chakra.p color="fg.muted" mb="3">
                  {formatMinutes(leg.departure - before.arrival)} to change at{' '}
                  {context.stationOf(leg.from)?.name ?? '—'}
                </chakra.p>
              )}
              <Leg leg={leg} {...context} />
            </li>
          )
        })}
      </chakra.ol>
    </>
  )
}

function Leg({ leg, trains, stationOf, date, passengers }: { leg: ConnectionLeg } & Context) {
  const [row, inView] = useInView<HTMLDivElement>()
  const seats = useSeats(leg.train, leg.journeyDate, inView)
  const train = trains.find(({ _id }) => _id === leg.train)
  const name = [train?.trainNumber, train?.name].filter(Boolean).join(' ') || 'Train'
  const at = (minutes: number) => `${clockOf(minutes)}, ${formatDay(addDays(date, dayOf(minutes)))}`
  const [from, to] = [stationOf(leg.from), stationOf(leg.to)]
  return (
    <chakra.div
      ref={row}
      display="flex"
      flexWrap="wrap"
      justifyContent="space-between"
      alignItems="center"
      gap="3"
    >
      <chakra.div minWidth="0" fontVariantNumeric="tabular-nums">
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <div>
          {at(leg.departure)} {from?.name ?? '—'}
        </div>
        <div>
          {at(leg.arrival)} {to?.name ?? '—'}
        </div>
        <SeatsTag seats={inView ? seats : { ...seats, checking: true }} party={passengers} />
      </chakra.div>
      <chakra.div display="flex" alignItems="center" gap="3">
        <chakra.span fontVariantNumeric="tabular-nums">{formatMoney(leg.farePerPassenger)}</chakra.span>
        <LinkButton
          to="/bookings/new/$trainId"
          params={{ trainId: leg.train }}
          search={{ from: from?.code ?? leg.from, to: to?.code ?? leg.to, date: leg.journeyDate, passengers }}
          aria-label={`Book ${name}`}
        >
          Book
        </LinkButton>
      </chakra.div>
    </chakra.div>
  )
}
