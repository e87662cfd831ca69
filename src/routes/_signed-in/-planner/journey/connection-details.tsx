import { chakra } from '@chakra-ui/react/styled-system'
import { useLocation } from '@tanstack/react-router'
import CircleCheck from 'lucide-react/icons/circle-check'
import { SeatsTag } from '@/components/trains/seats-tag'
import { TrainKind } from '@/components/trains/train-kind'
import { Bdi } from '@/components/ui/bdi'
import { StatusTag } from '@/components/ui/feedback/status-tag'
import { LinkButton } from '@/components/ui/button'
import { ShareButton } from '@/components/ui/share-button'
import { TextLink } from '@/components/ui/text-link'
import { useNearViewport } from '@/components/ui/use-near-viewport'
import type { Booking } from '@/domain/bookings/booking'
import { statusTone } from '@/domain/bookings/booking-status'
import type { ConnectionLeg } from '@/domain/journeys/connections'
import { bookingOf } from '@/domain/journeys/journey-booked'
import type { Railway } from '@/domain/journeys/journey-key'
import type { ChangeOption } from '@/domain/journeys/journey-option'
import { addDays } from '@/domain/time/calendar'
import { clockOf, dayOf } from '@/domain/time/clock'
import { formatMinutes } from '@/domain/time/duration'
import { counted, formatDay, formatMoney } from '@/lib/text/format'
import { useMyBookings } from '@/queries/bookings'
import { useSeats } from '@/queries/trains'
import type { PlannerSearch } from '../question/planner-search'

export interface ConnectionDetailsProps {
  option: ChangeOption
  railway: Railway
  /** The question whose answer this is, with this journey open. */
  search: PlannerSearch
}

/** The trains of a journey in order, the changes between, and which of them are booked. Each is booked on its own. */
export function ConnectionDetails({ option, railway, search }: ConnectionDetailsProps) {
  const { connection, date } = option
  const { legs } = connection
  const address = useLocation({ select: ({ href }) => href })
  const own = useMyBookings().page?.items ?? []
  const bookings = legs.map((leg) =>
    bookingOf(own, {
      train: { _id: leg.train, trainNumber: railway.trainOf(leg.train)?.trainNumber ?? '' },
      journeyDate: leg.journeyDate,
      from: railway.stationOf(leg.from) ?? { _id: leg.from },
      to: railway.stationOf(leg.to) ?? { _id: leg.to },
    }),
  )
  const booked = bookings.filter(Boolean).length
  const next = bookings.indexOf(undefined)
  return (
    <>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="2"
        mb="3"
      >
        <chakra.p role="status" color="fg.muted" flex="1 1 14rem">
          {booked === legs.length
            ? 'All trains of this journey are booked.'
            : booked > 0
              ? `${booked} of ${counted(legs.length, 'train')} booked. Book the others before you rely on the journey.`
              : legs.length > 1 &&
                'Each train is booked on its own. Book all of them before you rely on the journey.'}
        </chakra.p>
        <ShareButton
          label="Share journey"
          title={`${railway.stationOf(legs[0]?.from)?.name} to ${railway.stationOf(legs.at(-1)?.to)?.name}, ${formatDay(date)}`}
          address={() => address}
        />
      </chakra.div>
      <chakra.ol display="grid" gap="3" listStyle="none">
        {legs.map((leg, index) => {
          const at = railway.stationOf(leg.from)
          return (
            <li key={`${leg.train} ${leg.departure}`}>
              {leg.wait !== undefined && (
                <Change>
                  Change at {at?.name ?? '—'}
                  {at && ` (${at.code})`}, {waitWords(leg.wait)}
                </Change>
              )}
              <LegRow
                {...{ leg, date, railway }}
                passengers={search.passengers ?? 1}
                wayBack={legs.length - booked > 1 ? search : undefined}
                booking={bookings[index]}
                isNext={index === next && booked > 0}
              />
            </li>
          )
        })}
      </chakra.ol>
    </>
  )
}

const waitWords = (minutes: number) => (minutes < 60 ? counted(minutes, 'minute') : formatMinutes(minutes))

/** Between one train and the next. */
const Change = chakra('p', {
  base: {
    mb: '3',
    ms: '1',
    ps: '4',
    py: '1.5',
    color: 'fg.muted',
    borderInlineStart: '2px dashed',
    borderColor: 'border.emphasized',
  },
})

/** One train of a journey: where it is boarded and left, its seats, and the way to book it or its booking. */
function LegRow({
  leg,
  date,
  railway,
  passengers,
  booking,
  isNext,
  wayBack,
}: {
  leg: ConnectionLeg
  /** The day on which the journey begins. */
  date: string
  railway: Railway
  passengers: number
  /** The passenger's own booking for it. */
  booking: Booking | undefined
  /** It is the one to book now. */
  isNext: boolean
  /** The question whose journey is open: who has booked one train comes back for the next. */
  wayBack: PlannerSearch | undefined
}) {
  const [row, isNear] = useNearViewport()
  const seats = useSeats(leg.train, leg.journeyDate, isNear && !booking)
  const train = railway.trainOf(leg.train)
  const name = [train?.trainNumber, train?.name].filter(Boolean).join(' ') || 'Train'
  const [from, to] = [railway.stationOf(leg.from), railway.stationOf(leg.to)]
  return (
    <chakra.div
      ref={row}
      display="flex"
      flexWrap="wrap"
      justifyContent="space-between"
      alignItems="end"
      gap="3"
      ps="4"
      ms="1"
      borderInlineStart="2px solid"
      borderColor="brand.fg"
    >
      <chakra.div minWidth="0" fontVariantNumeric="tabular-nums">
        <strong>
          <Bdi>{name}</Bdi>
        </strong>
        {train && <TrainKind train={train} />}
        <Times>
          <Stop minutes={leg.departure} date={date} name={from?.name} />
          <Stop minutes={leg.arrival} date={date} name={to?.name} />
        </Times>
        <chakra.div textStyle="small" color="fg.muted" mb="1">
          {formatMinutes(leg.minutes)} on this train
        </chakra.div>
        {booking ? (
          <StatusTag tone={statusTone(booking.status)} icon={<CircleCheck size={14} />}>
            {booking.status === 'Confirmed' ? 'Booked' : booking.status}, PNR {booking.pnr}
          </StatusTag>
        ) : (
          <SeatsTag seats={isNear ? seats : { ...seats, checking: true }} party={passengers} />
        )}
      </chakra.div>
      <chakra.div display="flex" alignItems="center" gap="3" ms="auto">
        <chakra.span fontVariantNumeric="tabular-nums">{formatMoney(leg.farePerPassenger)}</chakra.span>
        {booking ? (
          <TextLink to="/bookings/$bookingId" params={{ bookingId: booking._id }}>
            Look at booking {booking.pnr}
          </TextLink>
        ) : (
          <LinkButton
            to="/bookings/new/$trainId"
            params={{ trainId: leg.train }}
            search={{
              from: from?.code ?? leg.from,
              to: to?.code ?? leg.to,
              date: leg.journeyDate,
              passengers,
            }}
            {...(wayBack && { state: { journey: wayBack } })}
            variant={isNext ? 'solid' : 'outline'}
            aria-label={`Book ${name}`}
          >
            {isNext ? 'Book next' : 'Book'}
          </LinkButton>
        )}
      </chakra.div>
    </chakra.div>
  )
}

const Stop = ({ minutes, date, name }: { minutes: number; date: string; name: string | undefined }) => (
  <>
    <span>{clockOf(minutes)}</span>
    <span>{name ?? '—'}</span>
    <chakra.span color="fg.muted" textStyle="small">
      {formatDay(addDays(date, dayOf(minutes)))}
    </chakra.span>
  </>
)

const Times = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, auto) auto',
    justifyContent: 'start',
    alignItems: 'baseline',
    columnGap: '3',
    '& > :nth-of-type(3n + 1)': { fontWeight: 'semibold' },
  },
})
