import { addDays, weekdayOf } from '@/domain/time/calendar'
import { type CalendarDate, isCalendarDate, weekdays } from '@/domain/time/calendar-date'
import { clocksFrom, type ZoneClocks } from '@/domain/time/zone-clocks'
import { defaultMinChangeMinutes } from './change-time'
import { minutesPerDay } from '@/domain/time/clock'
import { type Ride, searchRides } from './connections-search'
import { fareBetween, intAt, type Timetable } from './connections-timetable'

/** A connection with a longer wait at a change is none for that day. */
const maxChangeMinutes = minutesPerDay

export interface ConnectionSearch {
  /** Station ids. */
  from: string
  to: string
  /** The day of boarding, on the railway's calendar. */
  date: CalendarDate
  maxChanges: 0 | 1 | 2
  /** Minutes; the usual ones by default. */
  minChangeMinutes?: number | undefined
}

export interface ConnectionLeg {
  /** Train id. */
  train: string
  /** Station ids. */
  from: string
  to: string
  /** Indexes in the train's route; -1 is a source, the route's length a destination, that the route does not hold. */
  fromStop: number
  toStop: number
  /** The date this train's run starts on: what seats are asked and booked for. */
  journeyDate: CalendarDate
  /** Minutes after midnight of the search's date, on the railway's clocks: 1500 is 01:00 on the day after. */
  departure: number
  arrival: number
  /** That pass on the train: more or fewer than the clocks go on where they are changed in between. */
  minutes: number
  /** That pass before it, since the arrival of the leg before; undefined for the first leg. */
  wait: number | undefined
  /** Rupees; an estimate. Undefined where unknown. */
  farePerPassenger: number | undefined
}

export interface Connection {
  legs: ConnectionLeg[]
  /** As those of its legs. */
  departure: number
  arrival: number
  /** That pass from departure to arrival, changes included. */
  minutes: number
  changes: number
  /** The shortest wait; undefined without a change. */
  shortestChange: number | undefined
  /** Rupees for all legs; undefined where that of any leg is unknown. */
  farePerPassenger: number | undefined
}

const rupees = (fare: number) => (fare === Number.POSITIVE_INFINITY ? undefined : fare)

/**
 * Every connection worth a look from one station to another.
 *
 * **Runs.** A train that is in service starts a run on each date whose weekday it operates on. A run's calls and their
 * times are those of `callsOf`, counted from midnight of that date on the railway's clocks. Waits and durations are the
 * minutes that pass, also where the clocks are put forward or back in between (`clocksFrom`).
 *
 * **Legs.** A leg boards a run at one call and leaves it at a later one. It does not end at the station where it begins,
 * and has no call at `to` between.
 *
 * **Connections.** One to `maxChanges` + 1 legs. The first boards at `from`, at a time on the search's date: from 00:00
 * to 23:59. Each other boards at the station where the one before ended, at least `minChangeMinutes` and at most
 * `maxChangeMinutes` after that one's arrival (both included). The last ends at `to`; no other leg ends at `to` or at
 * `from`. Two legs may be on the same train, be it on one run or on two.
 *
 * **Fares.** A leg costs `farePerPassenger(train, its two stations)`; a fare that is null or negative is unknown. A
 * connection costs the sum; it is unknown if that of any leg is, and an unknown one is higher than any other.
 *
 * **What is kept.** A connection beats another if it departs no earlier, arrives no later, has no more changes and costs
 * no more, and is better in one of these. Kept are those that none beats; of those equal in all four one is kept, always
 * the same one for the same timetable. They are sorted by departure, arrival, changes and fare.
 *
 * Nothing is found from a station to itself, for a station where no train calls, or for a text that is no date.
 */
export function findConnections(timetable: Timetable, search: ConnectionSearch): Connection[] {
  const { date, maxChanges, minChangeMinutes = defaultMinChangeMinutes } = search
  const [from, to] = [search.from, search.to].map((id) => timetable.stationIndex.get(id))
  if (from === undefined || to === undefined || from === to || !isCalendarDate(date)) return []
  const clocks = clocksFrom(date, timetable.timeZone)
  return searchRides(timetable, {
    from,
    to,
    weekday: weekdays.indexOf(weekdayOf(date)),
    maxChanges,
    minChange: Math.max(0, minChangeMinutes),
    maxChange: maxChangeMinutes,
    clocks,
  })
    .toSorted(
      (a, b) =>
        a.departure - b.departure ||
        a.arrival - b.arrival ||
        a.rides.length - b.rides.length ||
        // Two unknown fares cannot come this far: one of them would have beaten the other.
        a.fare - b.fare,
    )
    .map(({ rides }) =>
      connectionOf(
        rides.map((ride) => legOf(timetable, ride, date)),
        clocks,
      ),
    )
}

function legOf(timetable: Timetable, { board, leave, day }: Ride, date: CalendarDate): TimetableLeg {
  const { trainIds, train, stationIds, station, stop, departure, arrival } = timetable
  return {
    train: trainIds[intAt(train, board)] ?? '',
    from: stationIds[intAt(station, board)] ?? '',
    to: stationIds[intAt(station, leave)] ?? '',
    fromStop: intAt(stop, board),
    toStop: intAt(stop, leave),
    journeyDate: addDays(date, day),
    departure: day * minutesPerDay + intAt(departure, board),
    arrival: day * minutesPerDay + intAt(arrival, leave),
    farePerPassenger: rupees(fareBetween(timetable, board, leave)),
  }
}

/** A leg by the timetable alone, which knows nothing of clocks that are changed. */
export type TimetableLeg = Omit<ConnectionLeg, 'minutes' | 'wait'>

/**
 * The connection that legs make.
 * @param legs at least one
 * @param clocks from the midnight that their times are counted from
 */
export function connectionOf(legs: readonly TimetableLeg[], { passed, shown }: ZoneClocks): Connection {
  const timed = legs.map((leg): TimetableLeg => {
    const departure = shown(leg.departure)
    // A train that waits out an hour which the clocks skip arrives no earlier than it left.
    return { ...leg, departure, arrival: Math.max(departure, shown(leg.arrival)) }
  })
  const waits = timed.map((leg, index) => {
    const before = timed[index - 1]
    return before && passed(leg.departure) - passed(before.arrival)
  })
  const fares = legs.map(({ farePerPassenger }) => farePerPassenger ?? Number.POSITIVE_INFINITY)
  const [departure, arrival] = [timed[0]?.departure ?? 0, timed.at(-1)?.arrival ?? 0]
  const changes = waits.filter((wait) => wait !== undefined)
  return {
    legs: timed.map((leg, index) => ({
      ...leg,
      minutes: passed(leg.arrival) - passed(leg.departure),
      wait: waits[index],
    })),
    departure,
    arrival,
    minutes: passed(arrival) - passed(departure),
    changes: legs.length - 1,
    shortestChange: changes.length > 0 ? Math.min(...changes) : undefined,
    farePerPassenger: rupees(fares.reduce((sum, fare) => sum + fare, 0)),
  }
}
