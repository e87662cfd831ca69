import { chakra } from '@chakra-ui/react/styled-system'
import { useRouter } from '@tanstack/react-router'
import Info from 'lucide-react/icons/info'
import type { Ref } from 'react'
import { ZoneNote } from '@/components/ui/feedback/zone-note'
import { Popover } from '@/components/ui/overlay/popover'
import { TabLink, TabsNav } from '@/components/ui/page/tabs-nav'
import { ShareButton } from '@/components/ui/share-button'
import { bestBy, type JourneyFacts } from '@/domain/journeys/journey-option'
import { clockOf } from '@/domain/time/clock'
import { formatMinutes } from '@/domain/time/duration'
import type { TripOrder } from '@/domain/trains/trip'
import { counted, formatMoney } from '@/lib/text/format'
import { resultsSummary, sharedWords } from './results-words'
import type { Results } from './use-results'
import { type PlannerQuestion, tripOrders } from '../question/planner-search'

/** What is shown in one line, which is announced once it is complete; the rule of the labels; the way to pass it on. */
export function ResultsBar({
  ref,
  question: { from, to },
  results,
}: {
  ref: Ref<HTMLParagraphElement>
  question: PlannerQuestion
  results: Results
}) {
  const router = useRouter()
  const { checking, unchecked } = results.seats
  return (
    <chakra.div mb="3">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="2" minHeight="10">
        {/* It is here before there is anything to say: only then is it read out. */}
        <chakra.p
          ref={ref}
          role="status"
          tabIndex={-1}
          color="fg.muted"
          flex="1 1 12rem"
          minHeight="1.375rem"
        >
          {resultsSummary(results)}
        </chakra.p>
        <chakra.div display="flex" flexWrap="wrap" ms={{ base: '-3', sm: 'auto' }}>
          {results.labelled && <LabelRule found={results.found} />}
          <ShareButton
            label="Share search"
            title={`${from.name} to ${to.name}`}
            address={() =>
              router.buildLocation({ to: '.', search: (now) => ({ ...now, journey: undefined }) }).href
            }
          />
        </chakra.div>
      </chakra.div>
      {results.settled &&
        sharedWords(results).map((words) => (
          <chakra.p key={words} color="fg.muted">
            {words}
          </chakra.p>
        ))}
      {results.foundHere && (
        <chakra.p color="fg.muted">
          {results.foundHere}, from this device: what has changed since is not known here.
        </chakra.p>
      )}
      {results.timetable && !results.foundHere && (
        <chakra.p color="fg.muted">Journeys with changes: {results.timetable}.</chakra.p>
      )}
      <ZoneNote />
      {checking && <chakra.p color="fg.muted">Checking the seats of every train…</chakra.p>}
      {!checking && unchecked > 0 && (
        <chakra.p color="fg.muted">
          The seats of {counted(unchecked, 'train')} could not be checked. They are still shown.
        </chakra.p>
      )}
    </chakra.div>
  )
}

/** PLN-3: what a label promises, and over what. */
function LabelRule({ found }: { found: readonly JourneyFacts[] }) {
  const direct = found.filter(({ changes }) => changes === 0).length
  const others = found.length - direct
  return (
    <Popover
      size="sm"
      variant="plain"
      panelLabel="What the labels mean"
      panel={() => (
        // With nothing to press in it, the keyboard could not scroll it otherwise.
        <chakra.div p="4" display="grid" gap="2" overflowY="auto" tabIndex={0}>
          <p>
            All {counted(found.length, 'journey')} found for the days shown are compared:{' '}
            {counted(direct, 'direct train')}
            {others > 0 ? ` and ${others} with changes` : '; journeys with changes were not searched'}.
            Filters and order do not change the labels.
          </p>
          <Rules>
            <dt>Fastest</dt>
            <dd>No other takes less time from departure to arrival.</dd>
            <dt>Fewest changes</dt>
            <dd>No other has fewer changes; not shown on direct trains.</dd>
            <dt>Cheapest</dt>
            <dd>No other has a lower estimated fare per passenger.</dd>
          </Rules>
          <p>
            Journeys that are equally good share a label; where more than a third would have it, it is given
            once above the list. Where a time or a fare is not known, no journey gets the label.
          </p>
        </chakra.div>
      )}
    >
      <Info aria-hidden />
      Labels
    </Popover>
  )
}

const Rules = chakra('dl', { base: { '& dt': { fontWeight: 'semibold' }, '& dd': { mb: '1' } } })

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
