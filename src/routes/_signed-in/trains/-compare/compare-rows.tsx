import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { StationWords } from '@/components/stations/station-words'
import { daysInWords, DaysStrip } from '@/components/trains/days-strip'
import { SeatsTag } from '@/components/trains/seats-tag'
import { LinkButton } from '@/components/ui/link-button'
import { clockMinutes, formatMinutes } from '@/domain/time/duration'
import type { Figure } from '@/domain/trains/train-figures'
import { arrivalDayOffset, clockTime } from '@/domain/trains/train-time'
import { tripMinutes } from '@/domain/trains/trip'
import { timeZone } from '@/lib/config'
import { counted, formatDay, formatMoney, formatNumber } from '@/lib/format'
import type { Column } from './use-columns'

export interface CompareRow {
  name: string
  show: (column: Column) => ReactNode
  /** What is best in this row, and the word for it. */
  best?: { word: string; wanted: 'least' | 'most'; figure: (column: Column) => Figure }
}

const unknown = '—'
const number = (value: number | undefined) => (value === undefined || Number.isNaN(value) ? undefined : value)
const departureOf = ({ trip }: Column): Figure =>
  trip ? number(clockMinutes(clockTime(trip.departureTime, timeZone) ?? '')) : null
const minutesOf = ({ trip }: Column): Figure => (trip ? tripMinutes(trip) : null)
/** Minutes after midnight of the day of departure. */
function arrivalOf(column: Column): Figure {
  const [departure, minutes] = [departureOf(column), minutesOf(column)]
  if (departure === null || minutes === null) return null
  return departure === undefined || minutes === undefined ? undefined : departure + minutes
}

function Arrival({ trip }: Pick<Column, 'trip'>) {
  if (!trip) return <>{unknown}</>
  const days = arrivalDayOffset(trip.departureTime, trip.arrivalTime, timeZone)
  return (
    <>
      {clockTime(trip.arrivalTime, timeZone) ?? unknown}
      {days > 0 && <small> +{counted(days, 'day')}</small>}
    </>
  )
}

const Length = ({ trip }: Pick<Column, 'trip'>) => {
  const minutes = trip && tripMinutes(trip)
  return <>{trip ? (minutes === undefined ? 'N/A' : formatMinutes(minutes)) : unknown}</>
}

/** The facts compared, in the order of a timetable. */
export const compareRows = ({ date, passengers }: { date: string; passengers: number }): CompareRow[] => [
  {
    name: 'Journey',
    show: ({ trip }) =>
      trip ? (
        <>
          <StationWords station={trip.from} /> to <StationWords station={trip.to} />
        </>
      ) : (
        'Does not go this way'
      ),
  },
  {
    name: 'Departure',
    show: ({ trip }) => (trip && clockTime(trip.departureTime, timeZone)) ?? unknown,
    best: { word: 'Earliest', wanted: 'least', figure: departureOf },
  },
  {
    name: 'Arrival',
    show: ({ trip }) => <Arrival trip={trip} />,
    best: { word: 'Earliest', wanted: 'least', figure: arrivalOf },
  },
  {
    name: 'Duration',
    show: ({ trip }) => <Length trip={trip} />,
    best: { word: 'Shortest', wanted: 'least', figure: minutesOf },
  },
  {
    name: 'Days',
    show: ({ train, trip }) => (
      <>
        <DaysStrip train={train} shift={trip?.boardingDay} />
        <chakra.div textStyle="small" color="fg.muted">
          {daysInWords(train, trip?.boardingDay)}
        </chakra.div>
      </>
    ),
    best: {
      word: 'Most days',
      wanted: 'most',
      figure: ({ train }) => train.daysOfOperation?.length ?? 7,
    },
  },
  {
    name: 'Fare per passenger, estimated',
    show: ({ trip }) => formatMoney(trip?.farePerPassenger),
    best: {
      word: 'Cheapest',
      wanted: 'least',
      figure: ({ trip }) => (trip ? trip.farePerPassenger : null),
    },
  },
  {
    name: `Seats on ${formatDay(date)}`,
    show: ({ hindrance, seats }) => hindrance ?? <SeatsTag key={date} seats={seats} party={passengers} />,
    best: {
      word: 'Most seats',
      wanted: 'most',
      figure: ({ hindrance, seats: { checking, failed, availableSeats } }) =>
        hindrance ? null : checking || failed ? undefined : availableSeats,
    },
  },
  {
    name: 'Stops between',
    show: ({ trip }) => formatNumber(trip?.stopsBetween),
    best: { word: 'Fewest', wanted: 'least', figure: ({ trip }) => (trip ? trip.stopsBetween : null) },
  },
  { name: 'Type', show: ({ train }) => train.trainType || unknown },
  {
    name: 'Rating',
    show: ({ rating }) =>
      rating === undefined
        ? unknown
        : rating.count === 0
          ? 'No reviews yet'
          : `${rating.average.toFixed(1)} of 5, ${counted(rating.count, 'review')}`,
    best: {
      word: 'Highest',
      wanted: 'most',
      figure: ({ rating }) => rating && (rating.count === 0 ? null : rating.average),
    },
  },
]

/** Leads to the booking of what the column says, or says why it cannot. */
export function BookCell({
  column: { train, trip, journeyDate, hindrance },
  passengers,
}: {
  column: Column
  passengers: number
}) {
  if (hindrance || !trip) return <>{hindrance}</>
  return (
    <LinkButton
      to="/bookings/new/$trainId"
      params={{ trainId: train._id }}
      search={{ from: trip.from.code, to: trip.to.code, date: journeyDate, passengers }}
      aria-label={`Book ${train.trainNumber} ${train.name}`}
    >
      Book
    </LinkButton>
  )
}
