import { chakra } from '@chakra-ui/react/styled-system'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import type { ReactNode } from 'react'
import { Button, LinkButton } from '@/components/ui/button'
import { LongText } from '@/components/ui/long-text'
import { Spinner } from '@/components/ui/spinner'
import { clockOf } from '@/domain/time/clock'
import { type FoundTrain, journeyDateFor } from '@/domain/trains/trip'
import { tripTimes } from '@/domain/trains/trip-times'
import { failureText } from '@/lib/http/failures'
import { timeZone } from '@/lib/config'
import { counted, formatDay, formatMoney } from '@/lib/text/format'
import { isolated } from '@/lib/text/isolated'
import { ChangeOffer } from './still-go-change'
import { type FullTrain, useOneChange, useOtherDay, useOtherTrain, type Way } from './still-go-ways'

/** What else there is where a train is full. Only ways whose seats were counted just now are offered. */
export function StillGo(full: FullTrain) {
  return (
    <chakra.ul
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="3"
      listStyle="none"
      aria-label="You can still go"
    >
      <OtherDay {...full} />
      <OtherTrain {...full} />
      <OneChange wanted={full} learnt={{ searches: 0, full: [], checked: 0 }} />
    </chakra.ul>
  )
}

/** So many times journeys are searched for, each time without the trains that turned out to be full. */
const mostSearches = 3

function OtherDay(full: FullTrain) {
  const way = useOtherDay(full)
  return (
    <WayRow
      title="Another day"
      way={way}
      none={`No day within two weeks of ${formatDay(full.date)} that was checked has enough seats on this train.`}
    >
      {({ date, seats }) => (
        <Offer words={`${formatDay(date)}, same train: ${counted(seats, 'seat')} free`}>
          <BookLink found={full.found} date={date} passengers={full.passengers} label={formatDay(date)} />
        </Offer>
      )}
    </WayRow>
  )
}

function OtherTrain(full: FullTrain) {
  const way = useOtherTrain(full)
  return (
    <WayRow
      title="Another train"
      way={way}
      none={`No other direct train that was checked has enough seats on ${formatDay(full.date)}.`}
    >
      {({ other, seats }) => {
        const { train, trip } = other
        const { departure, arrival } = tripTimes(trip, timeZone, full.date)
        const times = [departure, arrival].map((time) => (time === undefined ? '—' : clockOf(time)))
        return (
          <Offer
            words={`${train.trainNumber} ${isolated(train.name)}, ${times.join(' to ')}, ${formatMoney(trip.farePerPassenger)}: ${counted(seats, 'seat')} free`}
          >
            <BookLink
              found={other}
              date={full.date}
              passengers={full.passengers}
              label={`${train.trainNumber} ${train.name}`}
            />
          </Offer>
        )
      }}
    </WayRow>
  )
}

/** What the searches before have found out: which trains are full, and how many journeys were looked at. */
interface Learnt {
  searches: number
  full: string[]
  checked: number
}

function OneChange({ wanted, learnt }: { wanted: FullTrain; learnt: Learnt }) {
  const way = useOneChange(wanted, learnt.full)
  const checked = learnt.checked + way.checked
  const searches = learnt.searches + 1
  if (!way.looking && !way.found && !way.failed && way.full.length > 0 && searches < mostSearches) {
    return <OneChange wanted={wanted} learnt={{ searches, full: [...learnt.full, ...way.full], checked }} />
  }
  return (
    <WayRow
      title="With one change"
      way={way}
      none={
        checked === 0
          ? `There is no journey with one change on ${formatDay(wanted.date)}.`
          : `Checked ${counted(checked, 'journey')} with one change: none has enough seats.`
      }
    >
      {({ journey, seats }) => <ChangeOffer journey={journey} seats={seats} passengers={wanted.passengers} />}
    </WayRow>
  )
}

/** A way in its states, which are announced. */
function WayRow<T>({
  title,
  way: { looking, found, failed, retry },
  none,
  children,
}: {
  title: string
  way: Way<T>
  none: string
  children: (found: T & { seats: number }) => ReactNode
}) {
  return (
    <li>
      <chakra.h4 fontWeight="semibold">{title}</chakra.h4>
      <div role="status">
        {found
          ? children(found)
          : looking && (
              <chakra.span display="inline-flex" alignItems="center" gap="1.5" color="fg.muted">
                <Spinner /> Looking for seats…
              </chakra.span>
            )}
        {!found && !looking && !failed && <chakra.span color="fg.muted">{none}</chakra.span>}
        {failed && (
          <>
            <chakra.span display="inline-flex" alignItems="center" gap="1.5" color="fg.error">
              <CircleAlert size={16} aria-hidden /> Could not check
            </chakra.span>
            <chakra.p textStyle="small" color="fg.muted" overflowWrap="anywhere">
              <LongText text={failureText(failed)} />
            </chakra.p>
          </>
        )}
      </div>
      {failed && (
        <Button size="sm" mt="1" onClick={retry} aria-label={`Look again: ${title.toLowerCase()}`}>
          Look again
        </Button>
      )}
    </li>
  )
}

const Offer = ({ words, children }: { words: string; children: ReactNode }) => (
  <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
    <chakra.span fontVariantNumeric="tabular-nums">{words}</chakra.span>
    {children}
  </chakra.div>
)

const BookLink = ({
  found: { train, trip },
  date,
  passengers,
  label,
}: {
  found: FoundTrain
  date: string
  passengers: number
  label: string
}) => (
  <LinkButton
    size="sm"
    to="/bookings/new/$trainId"
    params={{ trainId: train._id }}
    search={{ from: trip.from.code, to: trip.to.code, date: journeyDateFor(trip, date), passengers }}
  >
    Book {label}
  </LinkButton>
)
