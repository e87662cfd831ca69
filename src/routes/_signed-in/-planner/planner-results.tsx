import { chakra } from '@chakra-ui/react/styled-system'
import { EmptyState } from '@/components/ui/empty-state'
import { Loaded } from '@/components/ui/loaded'
import { SkeletonList } from '@/components/ui/skeleton'
import { TabLink, TabsNav } from '@/components/ui/tabs-nav'
import { clockMinutes, formatMinutes } from '@/domain/duration'
import { isInService, runsOn } from '@/domain/running-days'
import type { Station } from '@/domain/station'
import type { Train } from '@/domain/train'
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
import { ConnectionResults } from './connection-results'
import { FoundTrainCard } from './found-train'
import { nextBoarding } from './next-boarding'
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

/** The trains found, those that run on the date apart from those that do not. */
function arranged(
  trains: readonly Train[],
  { from, to, date, order }: { from: Station; to: Station; date: string; order: TripOrder },
) {
  const all = trains.map((train): FoundTrain => ({ train, trip: foundTrip(train, from, to, timeZone) }))
  const runs = ({ train, trip }: FoundTrain) =>
    isInService(train) && runsOn(train, journeyDateFor(trip, date))
  return {
    running: sortFound(all.filter(runs), order, minuteOf),
    resting: sortFound(
      all.filter((found) => !runs(found)),
      'departure',
      minuteOf,
    ),
  }
}

/** Direct trains between two stations on a date: those that run, then those that do not that day. */
export function PlannerResults({
  from,
  to,
  date,
  passengers,
  order,
  stations,
  withChanges,
}: {
  from: Station
  to: Station
  date: string
  passengers: number
  order: TripOrder
  stations: readonly Station[]
  /** Journeys with changes were asked for. */
  withChanges: boolean
}) {
  const search = useTrainSearch({ from: from._id, to: to._id, date })
  const data = search.data && arranged(search.data.items, { from, to, date, order })
  return (
    <>
      {/* It stands here before there is anything to say: only then is it read out. */}
      <chakra.p role="status" color="fg.muted" mb="3" minHeight="1.375rem">
        {data && `${counted(data.running.length, 'direct train')}, ${formatDay(date)}`}
      </chakra.p>
      <Loaded
        load={{ ...search, data }}
        skeleton={<SkeletonList count={4} height={196} label="Searching trains…" />}
      >
        {({ running, resting }) => (
          <>
            {running.length > 1 && <OrderTabs running={running} order={order} />}
            {running.length === 0 && <NoneRunning {...{ from, to, date, resting }} />}
            <TrainCards found={running} {...{ date, passengers }} />
            <ConnectionResults
              {...{ from, to, date, passengers, stations }}
              asked={withChanges || running.length === 0}
            />
            {resting.length > 0 && (
              <chakra.section mt="6">
                <chakra.h2 textStyle="section" mb="3">
                  Not on {formatDay(date)}
                </chakra.h2>
                <TrainCards found={resting} {...{ date, passengers }} />
              </chakra.section>
            )}
          </>
        )}
      </Loaded>
    </>
  )
}

const OrderTabs = ({ running, order }: { running: readonly FoundTrain[]; order: TripOrder }) => (
  <chakra.div mb="4">
    <TabsNav label="Order of results">
      {tripOrders.map((value) => (
        <TabLink
          key={value}
          to="."
          search={(now) => ({ ...now, sort: value })}
          replace
          resetScroll={false}
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
)

/** Nothing runs that day: the nearest day on which something does, where there is one. */
function NoneRunning({
  from,
  to,
  date,
  resting,
}: {
  from: Station
  to: Station
  date: string
  resting: readonly FoundTrain[]
}) {
  const next = resting.flatMap(({ train, trip }) => nextBoarding(train, trip, date) ?? []).toSorted()[0]
  return (
    <EmptyState
      title={`No direct train from ${from.name} to ${to.name} on ${formatDay(date)}`}
      text={
        next
          ? 'The trains below go this way on other days.'
          : resting.length > 0
            ? 'The trains below go this way, but none of them runs at present.'
            : 'No train goes this way without a change.'
      }
      action={
        next ? (
          <LinkButton to="." search={(now) => ({ ...now, date: next })}>
            Try {formatDay(next)}
          </LinkButton>
        ) : (
          <LinkButton to="/stations">Look at the stations</LinkButton>
        )
      }
    />
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
