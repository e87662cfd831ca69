import { chakra } from '@chakra-ui/react/styled-system'
import { EmptyState } from '@/components/ui/empty-state'
import { Loaded } from '@/components/ui/loaded'
import { SkeletonList } from '@/components/ui/skeleton'
import { TabLink, TabsNav } from '@/components/ui/tabs-nav'
import { addDays } from '@/domain/calendar'
import { clockMinutes, formatMinutes } from '@/domain/duration'
import { isInService, runsOn } from '@/domain/running-days'
import type { Station } from '@/domain/station'
import { clockTime } from '@/domain/train-time'
import {
  type FoundTrain,
  foundTrip,
  journeyDateFor,
  sortFound,
  type TripOrder,
  tripMinutes,
} from '@/domain/trip'
import { timeZone } from '@/lib/config'
import { counted, formatDay, formatMoney } from '@/lib/format'
import { useTrainSearch } from '@/queries/trains'
import { LinkButton } from '@/components/ui/link-button'
import { FoundTrainCard } from './found-train'
import { tripOrders } from './planner-search'

const orderNames: Record<TripOrder, string> = {
  arrival: 'Earliest',
  departure: 'Departure',
  shortest: 'Shortest',
  cheapest: 'Cheapest',
}

const minuteOf = (time: string) => clockMinutes(clockTime(time, timeZone) ?? '')

/** The best value an order has to offer: what the tab promises. */
function bestOf(found: readonly FoundTrain[], order: TripOrder): string | undefined {
  const trip = sortFound(found, order, minuteOf)[0]?.trip
  if (!trip) return undefined
  const minutes = tripMinutes(trip)
  switch (order) {
    case 'arrival':
      return clockTime(trip.arrivalTime, timeZone)
    case 'departure':
      return clockTime(trip.departureTime, timeZone)
    case 'shortest':
      return minutes === undefined ? undefined : formatMinutes(minutes)
    case 'cheapest':
      return trip.farePerPassenger === undefined ? undefined : formatMoney(trip.farePerPassenger)
  }
}

/** Direct trains between two stations on a date: those that run, then those that do not that day. */
export function PlannerResults({
  from,
  to,
  date,
  passengers,
  order,
}: {
  from: Station
  to: Station
  date: string
  passengers: number
  order: TripOrder
}) {
  const search = useTrainSearch({ from: from._id, to: to._id, date })
  return (
    <Loaded load={search} skeleton={<SkeletonList count={4} height={196} label="Searching trains…" />}>
      {({ items }) => {
        const all = items.map((train): FoundTrain => ({ train, trip: foundTrip(train, from, to) }))
        const runs = ({ train, trip }: FoundTrain) =>
          isInService(train) && runsOn(train, journeyDateFor(trip, date))
        const running = sortFound(all.filter(runs), order, minuteOf)
        const resting = sortFound(
          all.filter((found) => !runs(found)),
          'departure',
          minuteOf,
        )
        return (
          <>
            <chakra.p role="status" color="fg.muted" mb="3">
              {counted(running.length, 'direct train')}, {formatDay(date)}
            </chakra.p>
            {running.length > 1 && (
              <chakra.div mb="4">
                <TabsNav label="Order of results">
                  {tripOrders.map((value) => (
                    <TabLink
                      key={value}
                      to="."
                      search={(now) => ({ ...now, sort: value })}
                      replace
                      aria-current={value === order ? 'page' : undefined}
                      activeOptions={{ exact: true, includeSearch: true }}
                    >
                      {orderNames[value]}
                      <chakra.span color="fg.muted" textStyle="small" fontVariantNumeric="tabular-nums">
                        {bestOf(running, value)}
                      </chakra.span>
                    </TabLink>
                  ))}
                </TabsNav>
              </chakra.div>
            )}
            {running.length === 0 && (
              <EmptyState
                title={`No direct train from ${from.name} to ${to.name} on ${formatDay(date)}`}
                text={
                  resting.length > 0
                    ? 'The trains below go this way on other days.'
                    : 'No train goes this way without a change. Try a station nearby.'
                }
                action={
                  resting.length > 0 ? (
                    <LinkButton to="." search={(now) => ({ ...now, date: addDays(date, 1) })}>
                      Try {formatDay(addDays(date, 1))}
                    </LinkButton>
                  ) : (
                    <LinkButton to="/stations">Look at the stations</LinkButton>
                  )
                }
              />
            )}
            <TrainCards found={running} {...{ date, passengers }} />
            {resting.length > 0 && (
              <chakra.section mt="6">
                <chakra.h2 textStyle="section" mb="3">
                  Not on {formatDay(date)}
                </chakra.h2>
                <TrainCards found={resting} {...{ date, passengers }} />
              </chakra.section>
            )}
          </>
        )
      }}
    </Loaded>
  )
}

const TrainCards = ({
  found,
  ...rest
}: {
  found: readonly FoundTrain[]
  date: string
  passengers: number
}) => (
  <chakra.ul display="grid" gap="3" listStyle="none">
    {found.map((item) => (
      <FoundTrainCard key={item.train._id} found={item} {...rest} />
    ))}
  </chakra.ul>
)
