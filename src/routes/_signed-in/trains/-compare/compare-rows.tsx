import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { StationWords } from '@/components/stations/station-words'
import { BookLink } from '@/components/trains/book-link'
import { daysInWords, DaysStrip } from '@/components/trains/days-strip'
import { SeatsTag } from '@/components/trains/seats-tag'
import { clockOf, dayOf } from '@/domain/time/clock'
import { formatMinutes } from '@/domain/time/duration'
import type { Figure } from '@/domain/trains/train-figures'
import { clockTime } from '@/domain/trains/train-time'
import type { TripTimes } from '@/domain/trains/trip-times'
import { timeZone } from '@/lib/config'
import { counted, formatDay, formatMoney, formatNumber } from '@/lib/text/format'
import type { Column } from './use-columns'

export interface CompareRow {
  name: string
  show: (column: Column) => ReactNode
  /** What is best in this row, and the word for it. */
  best?: { word: string; wanted: 'least' | 'most'; figure: (column: Column) => Figure }
}

const unknown = '—'
/** Of a train that does not go the way there is none. */
const timeOf =
  (time: keyof TripTimes) =>
  ({ times }: Column): Figure =>
    times ? times[time] : null

function Arrival({ trip, times }: Pick<Column, 'trip' | 'times'>) {
  if (!trip) return <>{unknown}</>
  const { arrival } = times ?? {}
  const days = dayOf(arrival ?? 0)
  return (
    <>
      {(arrival === undefined ? clockTime(trip.arrivalTime, timeZone) : clockOf(arrival)) ?? unknown}
      {days > 0 && <small> +{counted(days, 'day')}</small>}
    </>
  )
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
    show: ({ times }) => (times?.departure === undefined ? unknown : clockOf(times.departure)),
    best: { word: 'Earliest', wanted: 'least', figure: timeOf('departure') },
  },
  {
    name: 'Arrival',
    show: ({ trip, times }) => <Arrival {...{ trip, times }} />,
    best: { word: 'Earliest', wanted: 'least', figure: timeOf('arrival') },
  },
  {
    name: 'Duration',
    show: ({ times }) =>
      !times ? unknown : times.minutes === undefined ? 'N/A' : formatMinutes(times.minutes),
    best: { word: 'Shortest', wanted: 'least', figure: timeOf('minutes') },
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
  return <BookLink {...{ train, trip, journeyDate, passengers }} />
}
