import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { BookLink } from '@/components/trains/book-link'
import { DaysStrip } from '@/components/trains/days-strip'
import { JourneyLabels } from '@/components/trains/journey-labels'
import { SeatsTag } from '@/components/trains/seats-tag'
import { TrainKind } from '@/components/trains/train-kind'
import { TripLine } from '@/components/trains/trip-line'
import { Bdi } from '@/components/ui/bdi'
import { Card } from '@/components/ui/card'
import { focusHeading } from '@/components/ui/page/page-heading'
import { useNearViewport } from '@/components/ui/use-near-viewport'
import { type JourneyLabel, noLabels } from '@/domain/journeys/journey-labels'
import { nextBoarding } from '@/domain/trains/boarding'
import { isInService, runsOn } from '@/domain/trains/running-days'
import { type FoundTrain, journeyDateFor } from '@/domain/trains/trip'
import { formatDay, formatMoney } from '@/lib/text/format'
import { useSeats } from '@/queries/trains'
import { FoundTrainMore } from './found-train-more'
import { onDay } from '@/routes/_signed-in/-planner/question/use-planner-navigation'

/** One direct train of the results: times, fare, the seats of that date, and the way to book. */
export function FoundTrainCard({
  found,
  date,
  passengers,
  labels = noLabels,
}: {
  found: FoundTrain
  /** The day of boarding. */
  date: string
  passengers: number
  /** What it is the best in. */
  labels?: readonly JourneyLabel[]
}) {
  const { train, trip } = found
  const [card, isNear] = useNearViewport()
  const journeyDate = journeyDateFor(trip, date)
  const bookable = runsOn(train, journeyDate) && isInService(train)
  const seats = useSeats(train._id, journeyDate, isNear && bookable)
  const free = isNear && bookable && !seats.checking && !seats.failed ? seats.availableSeats : undefined
  return (
    <Card as="li" ref={card}>
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" gap="2" mb="3">
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1" minWidth="0">
          <chakra.h3 fontWeight="semibold" minWidth="0">
            <chakra.span textStyle="num">{train.trainNumber}</chakra.span> <Bdi>{train.name}</Bdi>
            <TrainKind train={train} />
          </chakra.h3>
          {/* That a direct train has no change goes without saying. */}
          <JourneyLabels labels={labels.filter((label) => label !== 'fewest changes')} />
        </chakra.div>
        <DaysStrip train={train} shift={trip.boardingDay} />
      </chakra.div>
      <TripLine trip={trip} date={date} />
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="3"
        mt="4"
        pt="3"
        borderTopWidth="1px"
      >
        <chakra.div minWidth="0">
          {bookable ? (
            <SeatsTag seats={isNear ? seats : { ...seats, checking: true }} party={passengers} />
          ) : (
            <NotRunning {...{ train, trip, date }} />
          )}
        </chakra.div>
        <chakra.div display="flex" alignItems="center" gap="4" ml="auto">
          <chakra.div textAlign="end">
            <chakra.div textStyle="section" fontVariantNumeric="tabular-nums">
              {formatMoney(trip.farePerPassenger)}
            </chakra.div>
            <chakra.div textStyle="small" color="fg.muted">
              per passenger
            </chakra.div>
          </chakra.div>
          {bookable && free !== 0 && <BookLink {...{ train, trip, journeyDate, passengers }} />}
        </chakra.div>
      </chakra.div>
      <FoundTrainMore
        found={found}
        date={date}
        passengers={passengers}
        full={free !== undefined && free < passengers}
      />
    </Card>
  )
}

function NotRunning({ train, trip, date }: FoundTrain & { date: string }) {
  if (!isInService(train)) return <span>Out of service at present</span>
  const boarding = nextBoarding(train, trip, date)
  if (!boarding) return <span>Does not run at present</span>
  return (
    <span>
      Does not run on {formatDay(date)}.{' '}
      <chakra.span whiteSpace="nowrap">
        Next:{' '}
        <Anchor asChild>
          <Link to="." search={onDay(boarding)} onClick={focusHeading}>
            {formatDay(boarding)}
          </Link>
        </Anchor>
      </chakra.span>
    </span>
  )
}

const Anchor = chakra('span', {
  base: { color: 'brand.fg', textDecoration: 'underline', textUnderlineOffset: '3px' },
})
