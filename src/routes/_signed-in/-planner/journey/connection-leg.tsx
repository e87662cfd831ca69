import { chakra } from '@chakra-ui/react/styled-system'
import { CircleCheck } from 'lucide-react'
import { SeatsTag } from '@/components/trains/seats-tag'
import { Bdi } from '@/components/ui/bdi'
import { LinkButton } from '@/components/ui/link-button'
import { StatusTag } from '@/components/ui/feedback/status-tag'
import { TextLink } from '@/components/ui/text-link'
import { useInView } from '@/components/ui/use-in-view'
import type { Booking } from '@/domain/bookings/booking'
import { statusTone } from '@/domain/bookings/booking-status'
import type { ConnectionLeg as Leg } from '@/domain/journeys/connections'
import { addDays } from '@/domain/time/calendar'
import { clockOf, dayOf } from '@/domain/time/clock'
import { formatMinutes } from '@/domain/time/duration'
import { formatDay, formatMoney } from '@/lib/text/format'
import { useSeats } from '@/queries/trains'
import type { PlannerSearch } from '../planner-search'
import type { Railway } from '../railway'

/** One train of a journey: where it is boarded and left, its seats, and the way to book it or its booking. */
export function ConnectionLeg({
  leg,
  date,
  railway,
  passengers,
  booking,
  isNext,
  wayBack,
}: {
  leg: Leg
  /** The day on which the journey begins. */
  date: string
  railway: Railway
  passengers: number
  /** The own booking for it. */
  booking: Booking | undefined
  /** It is the one to book now. */
  isNext: boolean
  /** The question whose journey is open: who has booked one train comes back for the next. */
  wayBack: PlannerSearch | undefined
}) {
  const [row, inView] = useInView<HTMLDivElement>()
  const seats = useSeats(leg.train, leg.journeyDate, inView && !booking)
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
        {train?.trainType && <chakra.span color="fg.muted"> · {train.trainType}</chakra.span>}
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
          <SeatsTag seats={inView ? seats : { ...seats, checking: true }} party={passengers} />
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
