import type { StationRef } from '@/domain/stations/station'
import { minutesPerDay } from '@/domain/time/clock'
import { clockMinutes, durationMinutes, instantOf } from '@/domain/time/duration'
import { perText } from '@/lib/memo'
import type { Stop, Train } from './train'
import { clockAt, clockSpan } from './train-time'

/** A time later than this after the start of a run is taken for a fault in the data: no train runs that long. */
export const longestRunMinutes = 7 * minutesPerDay

/** What the search reads of a train. */
export type TimetableTrain = Pick<
  Train,
  | '_id'
  | 'source'
  | 'destination'
  | 'departureTime'
  | 'arrivalTime'
  | 'fare'
  | 'route'
  | 'daysOfOperation'
  | 'status'
>

/** A train at a station, in minutes on the railway's clocks since midnight of the date the run starts on. */
interface StopTime {
  /** Station id. */
  station: string
  /** Index in the train's route; -1 is an added source, the route's length an added destination. */
  stop: number
  arrival: number
  departure: number
}

/** Minutes after midnight on the railway's clocks; NaN where the text is no time. */
export type ReadClock = (text: string | undefined) => number

/** The reader of a zone. Trains share their times, and reading one is slow: each text is read once. */
export const clockReader = perText((timeZone): ReadClock => {
  const known = new Map<string, number>()
  const read = (text: string) => {
    const instant = instantOf(text)
    return Number.isNaN(instant) ? clockMinutes(text) : clockMinutes(clockAt(instant, timeZone))
  }
  return (text) => {
    if (text === undefined) return Number.NaN
    let minutes = known.get(text)
    if (minutes === undefined) {
      minutes = read(text)
      known.set(text, minutes)
    }
    return minutes
  }
})

/** The first moment at or after `after` when the clocks show that time. */
function nextAt(clock: number, after: number): number {
  const ahead = (clock - after) % minutesPerDay
  return after + (ahead < 0 ? ahead + minutesPerDay : ahead)
}

/** Whether the run has an end that its route does not hold. */
const isMissing = (route: readonly Stop[], end: StationRef | null) =>
  end?._id !== undefined && !route.some(({ station }) => station?._id === end._id)

/**
 * The train with both ends of its run among its stops, where its route names some and leaves those out. Added ends have
 * no times: theirs are the train's own. As for its calls, a source is added only where the own departure can be read.
 */
export function withEnds<T extends Pick<Train, 'route' | 'source' | 'destination' | 'departureTime'>>(
  train: T,
): T {
  const { route, source, destination, departureTime } = train
  if (route.length === 0) return train
  const departs = !Number.isNaN(instantOf(departureTime)) || !Number.isNaN(clockMinutes(departureTime))
  const first: Stop[] = isMissing(route, source) && departs ? [{ station: source, day: 0 }] : []
  const last: Stop[] = isMissing(route, destination) ? [{ station: destination }] : []
  return first.length + last.length > 0 ? { ...train, route: [...first, ...route, ...last] } : train
}

/** Whether the run begins at a stop of its route. */
export const startsAt = ({ route, source }: Pick<Train, 'route' | 'source'>, stop: number) =>
  stop === 0 && !isMissing(route, source)

/** Whether the run ends at a stop of its route. */
export const endsAt = ({ route, destination }: Pick<Train, 'route' | 'destination'>, stop: number) =>
  stop >= 0 && stop === route.length - 1 && !isMissing(route, destination)

/**
 * Where and when a train can be boarded or left, in the order of its run.
 *
 * **Calls**: the stops of its route; before them the source where the route does not hold it and the train's own
 * departure time can be read; after them the destination where the route does not hold it and the train's own arrival is
 * known. So a train without route calls at these two.
 *
 * **Start**: an added source departs at the train's own departure time; else the first stop does at its departure time,
 * or where that cannot be read at the train's own. All on day 0. Without such a time there are no calls at all.
 *
 * **Times**: `last` is the latest time so far. A clock time is *placed* on the stop's `day` (less the first stop's `day`,
 * if no source was added) where that is a whole number and the result not before `last`; else at the first moment at or
 * after `last` when the clocks show it. A stop's arrival is its arrival time, placed; else, for the last stop if no
 * destination is missing in the route, the train's own arrival; else its departure time, placed. Its departure, where it
 * has both times, is the first moment at or after the arrival when the clocks show the departure time; else it is the
 * arrival. A stop that gets no time is no call; one without a station id is none either, but its times move `last`.
 *
 * **The train's own arrival**: E2's duration after its own departure time on day 0; if that is before `last`, the first
 * moment at or after `last` when the clocks show its arrival time; unknown where E2 knows no duration.
 *
 * The calls end before the first stop whose departure is over a week after midnight of day 0.
 */
export function callsOf(train: TimetableTrain, clockOf: ReadClock): StopTime[] {
  const { source, destination, route } = train
  const ownDeparture = clockOf(train.departureTime)
  const addsSource = isMissing(route, source) && !Number.isNaN(ownDeparture)
  const addsDestination = isMissing(route, destination)
  const firstTime = addsSource ? Number.NaN : clockOf(route[0]?.departureTime)
  const start = Number.isNaN(firstTime) ? ownDeparture : firstTime
  if (Number.isNaN(start)) return []

  const firstDay = (!addsSource && route[0]?.day) || 0
  const calls: StopTime[] = []
  let last = start
  const placed = (clock: number, day: number | undefined) => {
    const at =
      day !== undefined && Number.isInteger(day) ? (day - firstDay) * minutesPerDay + clock : Number.NaN
    return at >= last ? at : nextAt(clock, last)
  }
  const ownArrival = () => {
    const minutes = durationMinutes(train.departureTime, train.arrivalTime) ?? Number.NaN
    const arrives = clockOf(train.arrivalTime)
    const at = ownDeparture + clockSpan(ownDeparture, arrives, minutes)
    return at < last ? nextAt(arrives, last) : at
  }

  if (addsSource) calls.push({ station: source?._id ?? '', stop: -1, arrival: start, departure: start })
  for (const [index, { station, arrivalTime, departureTime, day }] of route.entries()) {
    const isStart = index === 0 && !addsSource
    const [arrives, departs] = [clockOf(arrivalTime), clockOf(departureTime)]
    let arrival = start
    if (!isStart) {
      arrival = placed(arrives, day)
      if (Number.isNaN(arrival) && index === route.length - 1 && !addsDestination) arrival = ownArrival()
      if (Number.isNaN(arrival)) arrival = placed(departs, day)
      if (Number.isNaN(arrival)) continue
    }
    const halts = !isStart && !Number.isNaN(arrives) && !Number.isNaN(departs)
    last = halts ? nextAt(departs, arrival) : arrival
    if (last > longestRunMinutes) return calls
    if (station?._id !== undefined)
      calls.push({ station: station._id, stop: index, arrival, departure: last })
  }
  const end = addsDestination ? ownArrival() : Number.NaN
  if (end <= longestRunMinutes) {
    calls.push({ station: destination?._id ?? '', stop: route.length, arrival: end, departure: end })
  }
  return calls
}
