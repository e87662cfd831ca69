import { chakra } from '@chakra-ui/react/styled-system'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Info from 'lucide-react/icons/info'
import { memo, useId, useState } from 'react'
import { JourneyLabels } from '@/components/trains/journey-labels'
import { Card } from '@/components/ui/card'
import { LinkButton } from '@/components/ui/button'
import { Popover } from '@/components/ui/overlay/popover'
import { lazyPart } from '@/components/ui/page/lazy-part'
import { useLazyPart } from '@/components/ui/page/opened-part'
import { SkeletonBar } from '@/components/ui/feedback/skeleton'
import { SpanLine } from '@/components/ui/span-line'
import type { Railway } from '@/domain/journeys/journey-key'
import type { JourneyLabel } from '@/domain/journeys/journey-labels'
import type { ChangeOption } from '@/domain/journeys/journey-option'
import { clockOf, dayOf } from '@/domain/time/clock'
import { formatMinutes } from '@/domain/time/duration'
import { noop } from '@/lib/noop'
import { counted, formatDay, formatMoney } from '@/lib/text/format'
import type { ConnectionDetailsProps } from './connection-details'
import type { PlannerSearch } from '../question/planner-search'

const details = lazyPart<ConnectionDetailsProps>('journey', () =>
  import('./connection-details').then((module) => module.ConnectionDetails),
)

const scrollToCard = (card: HTMLElement | null) => card?.scrollIntoView({ block: 'nearest' })

/** A journey of several trains: the whole of it on one line, its trains below on a press, which is in the address. */
export const ConnectionCard = memo(function ConnectionCard({
  option,
  journeyKey,
  labels,
  railway,
  passengers,
  question,
  as = 'li',
  onClose,
}: {
  option: ChangeOption
  /** Its name in the address (PLN-6). */
  journeyKey: string
  labels: readonly JourneyLabel[]
  railway: Railway
  passengers: number
  /** The planner's question, for the journey that is open. */
  question: PlannerSearch | undefined
  as?: 'li' | 'div'
  /** Where closing it takes it away, and the focus with it. */
  onClose?: (() => void) | undefined
}) {
  const { connection, date } = option
  const open = question !== undefined
  const { legs, departure, arrival, minutes, changes, shortestChange, farePerPassenger } = connection
  const id = useId()
  // Whoever comes by a link to this journey is taken to it.
  const [card] = useState(() => (open ? scrollToCard : null))
  const Details = useLazyPart(details, open, noop)
  const [first, last] = [railway.stationOf(legs[0]?.from), railway.stationOf(legs.at(-1)?.to)]
  const changeAt = legs.slice(1).map((leg) => railway.stationOf(leg.from)?.name ?? '—')
  const later = dayOf(arrival) - dayOf(departure)
  const total = farePerPassenger === undefined ? undefined : farePerPassenger * passengers
  return (
    <Card as={as} ref={card}>
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" gap="2" mb="3">
        <chakra.h3 fontWeight="semibold">
          {changes === 0 ? 'Direct' : `${counted(changes, 'change')}: ${changeAt.join(', ')}`}
        </chakra.h3>
        <JourneyLabels labels={labels} />
      </chakra.div>
      <SpanLine
        start={{ time: clockOf(departure), title: first?.name ?? '—', detail: first?.code }}
        end={{
          time: clockOf(arrival),
          note: later > 0 ? `+${counted(later, 'day')}` : undefined,
          title: last?.name ?? '—',
          detail: last?.code,
        }}
        length={formatMinutes(minutes)}
        detail={shortestChange === undefined ? undefined : `shortest change ${formatMinutes(shortestChange)}`}
      />
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="2"
        mt="4"
        pt="3"
        borderTopWidth="1px"
      >
        <LinkButton
          to="."
          search={(now) => ({ ...now, journey: open ? undefined : journeyKey })}
          state
          replace
          resetScroll={false}
          variant="plain"
          size="sm"
          ms="-3"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onPointerEnter={details.preload}
          onFocus={details.preload}
          onClick={open ? onClose : undefined}
          activeOptions={{ exact: true, includeSearch: true }}
          css={{ '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' } }}
        >
          {counted(legs.length, 'train')}, seats and booking
          <chakra.span srOnly>
            , {clockOf(departure)} on {formatDay(date)}
          </chakra.span>
          <ChevronDown aria-hidden />
        </LinkButton>
        <chakra.div display="flex" alignItems="center" gap="1" ms="auto">
          <chakra.div textAlign="end" fontVariantNumeric="tabular-nums">
            <chakra.div textStyle="section">{formatMoney(farePerPassenger)}</chakra.div>
            <chakra.div textStyle="small" color="fg.muted">
              per passenger{changes > 0 && ', all trains'}
            </chakra.div>
            {passengers > 1 && (
              <chakra.div textStyle="small" color="fg.muted">
                {formatMoney(total)} for {passengers}, estimated
              </chakra.div>
            )}
          </chakra.div>
          <FareRule />
        </chakra.div>
      </chakra.div>
      {question && (
        <chakra.div id={id} mt="3" pt="3" borderTopWidth="1px">
          {Details ? <Details {...{ option, railway }} search={question} /> : <SkeletonBar height="12rem" />}
        </chakra.div>
      )}
    </Card>
  )
})

/** How the fare of a journey is estimated. */
const FareRule = () => (
  <Popover
    icon
    size="sm"
    variant="plain"
    aria-label="How the fare is estimated"
    panelLabel="How the fare is estimated"
    panel={() => (
      <chakra.div p="4" display="grid" gap="2" textAlign="start" overflowY="auto" tabIndex={0}>
        <p>
          This is an estimate. For each train its fare per 100 km is taken for the distance travelled and
          rounded up to whole rupees; where the distance is not known, the fare of the whole run is taken.
        </p>
        <p>The fares of all trains are added up. The total on your booking is the railway’s own.</p>
      </chakra.div>
    )}
  >
    <Info aria-hidden />
  </Popover>
)
