import { chakra } from '@chakra-ui/react/styled-system'
import { TabLink, TabsNav } from '@/components/ui/page/tabs-nav'
import { bestBy, type JourneyFacts } from '@/domain/journeys/journey-option'
import { clockOf } from '@/domain/time/clock'
import { formatMinutes } from '@/domain/time/duration'
import type { TripOrder } from '@/domain/trains/trip'
import { formatMoney } from '@/lib/text/format'
import { tripOrders } from '../planner-search'

const orderNames: Record<TripOrder, string> = {
  arrival: 'Earliest',
  departure: 'Departure',
  shortest: 'Shortest',
  cheapest: 'Cheapest',
}

const wordsOf: Record<TripOrder, (best: JourneyFacts) => string | undefined> = {
  arrival: ({ arrival }) => (arrival === undefined ? undefined : clockOf(arrival)),
  departure: ({ departure }) => (departure === undefined ? undefined : clockOf(departure)),
  shortest: ({ minutes }) => (minutes === undefined ? undefined : formatMinutes(minutes)),
  cheapest: ({ farePerPassenger }) =>
    farePerPassenger === undefined ? undefined : formatMoney(farePerPassenger),
}

/** The orders, each with the best value it has to offer: what the tab promises. */
export const OrderTabs = ({ rows, order }: { rows: readonly JourneyFacts[]; order: TripOrder }) => (
  <chakra.div mb="4">
    <TabsNav label="Order of results">
      {tripOrders.map((value) => {
        const best = bestBy(rows, value)
        return (
          <TabLink
            key={value}
            to="."
            search={(now) => ({ ...now, sort: value })}
            state
            replace
            resetScroll={false}
            aria-current={value === order ? 'page' : undefined}
            activeOptions={{ exact: true, includeSearch: true }}
          >
            {orderNames[value]}
            <chakra.span color="fg.muted" textStyle="small" fontVariantNumeric="tabular-nums">
              {best && wordsOf[value](best)}
            </chakra.span>
          </TabLink>
        )
      })}
    </TabsNav>
  </chakra.div>
)
