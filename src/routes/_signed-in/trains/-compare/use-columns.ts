import type { CalendarDate } from '@/domain/time/calendar-date'
import { type Hindrance, hindranceOn } from '@/domain/trains/boarding'
import { isInService } from '@/domain/trains/running-days'
import type { Train } from '@/domain/trains/train'
import type { RailwayNow } from '@/domain/trains/train-alternatives'
import { journeyDateFor, type Trip, tripOf } from '@/domain/trains/trip'
import { type TripTimes, tripTimes } from '@/domain/trains/trip-times'
import { timeZone } from '@/lib/config'
import { useRatings } from '@/queries/comparison'
import { useSeatsOfAll } from '@/queries/trains'
import type { SeatCheck } from '@/queries/trains'

/** A train of the comparison with all that is said of it. */
export interface Column {
  train: Train
  /** Undefined where the train does not go the way that is asked for. */
  trip: Trip | undefined
  /** Of the trip on the date chosen. */
  times: TripTimes | undefined
  /** The date the train starts on, for whoever boards on the date chosen: what is booked. */
  journeyDate: CalendarDate
  /** Why there is nothing to book on that date. */
  hindrance: string | undefined
  seats: SeatCheck
  rating: { average: number; count: number } | undefined
}

const hindranceTexts: Record<Hindrance, string> = {
  'out of service': 'Out of service',
  passed: 'This date has passed',
  'not running': 'Does not run',
  left: 'Has left',
}

function hindranceText(train: Train, trip: Trip | undefined, date: CalendarDate, now: RailwayNow) {
  if (!trip) return isInService(train) ? 'Does not go this way' : hindranceTexts['out of service']
  const hindrance = hindranceOn(train, trip, date, now, timeZone)
  return hindrance && hindranceTexts[hindrance]
}

export function useColumns(
  trains: readonly Train[],
  {
    from,
    to,
    date,
    now,
  }: { from?: string | undefined; to?: string | undefined; date: CalendarDate; now: RailwayNow },
): Column[] {
  const known = trains.map((train) => {
    const trip = tripOf(train, from, to, timeZone)
    const journeyDate = trip ? journeyDateFor(trip, date) : date
    const times = trip && tripTimes(trip, timeZone, date)
    return { train, trip, times, journeyDate, hindrance: hindranceText(train, trip, date, now) }
  })
  const seats = useSeatsOfAll(
    known.map(({ train, journeyDate, hindrance }) => ({
      trainId: train._id,
      date: journeyDate,
      wanted: hindrance === undefined,
    })),
  )
  const ratings = useRatings(trains.map(({ _id }) => _id))
  return known.flatMap((column, index) => {
    const checked = seats[index]
    return checked ? [{ ...column, seats: checked, rating: ratings[index] }] : []
  })
}
