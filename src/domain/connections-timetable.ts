import { clockMinutes, durationMinutes, instantOf } from './duration'
import { isInService } from './running-days'
import type { StationRef } from './station'
import { type Stop, type Train, weekdays } from './train'

export const minutesPerDay = 1440

/** Calls later than this after the start of a run are taken for faults in the data: no train runs that long. */
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

/**
 * Every call of every train in service, in columns. Calls are numbered through, those of one train one after another in
 * the order of its run. Times are minutes on the railway's clocks since midnight of the date the run starts on.
 *
 * **A train's calls.** Its route's stops in order; before them the source, where the route does not hold it, and after
 * them the destination, where the route does not hold it (so a train without route calls at these two). Without a
 * readable departure time of its own, a train gets no source added; without a usable arrival, no destination.
 *
 * **Their times.** The first call departs on day 0 at its departure time, or at the train's own where it has none that
 * can be read; a train with neither is left out. Walking on, `last` is the latest time so far. A clock time is placed on
 * the stop's `day` (counted from the first stop's `day` where the first stop is the first call, else from 0) if that is a
 * whole number and not before `last`; else at the first moment at or after `last` when the clocks show it. `day` belongs
 * to a stop's arrival, or to its departure if that is all that is known; a departure after a known arrival is the first
 * such clock time at or after it. A stop with one time arrives and departs then; with none, or without a station id, it
 * is no call (its times still move `last`). The train's own arrival is E2's duration after its own departure on day 0,
 * or, where that is before `last`, the first such clock time at or after `last`; it counts for an added destination, and
 * for the last stop of a route that has no readable arrival. The run ends before the first time over a week after day 0.
 *
 * A train not in service, one that runs on no day, and one with fewer than two calls are left out.
 */
export interface Timetable {
  trainIds: string[]
  /** The first call of each train, and one entry more that closes the last. */
  firstCall: Int32Array
  /** Rupees per passenger, or per passenger and 100 km; Infinity where unknown (also negative). */
  fare: Float64Array
  /** Bit 0 is Sunday. */
  runs: Uint8Array
  /** By call. */
  train: Int32Array
  station: Int32Array
  /** Index in the train's route; -1 is the added source, the route's length the added destination. */
  stop: Int32Array
  arrival: Int32Array
  departure: Int32Array
  /** Kilometres of the station's first stop in the route; NaN where unknown. */
  distance: Float64Array
  stationIds: string[]
  stationIndex: ReadonlyMap<string, number>
  /** The calls at station s are `callsAt[firstAt[s]]` to before `callsAt[firstAt[s + 1]]`. */
  firstAt: Int32Array
  callsAt: Int32Array
  /** Minutes from midnight of the start to the end of the longest run. */
  longestRun: number
}

/** Trains share their times, and a date format is slow to make: each text is read once, by one format. */
function clockReader(timeZone: string) {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const known = new Map<string, number>()
  const read = (text: string) => {
    const instant = instantOf(text)
    return Number.isNaN(instant) ? clockMinutes(text) : clockMinutes(format.format(instant))
  }
  return (text: string | undefined): number => {
    if (text === undefined) return Number.NaN
    let minutes = known.get(text)
    if (minutes === undefined) {
      minutes = read(text)
      known.set(text, minutes)
    }
    return minutes
  }
}

/** The first moment at or after `after` when the clocks show that time. */
function nextAt(clock: number, after: number): number {
  const ahead = (clock - after) % minutesPerDay
  return after + (ahead < 0 ? ahead + minutesPerDay : ahead)
}

function dayMask({ daysOfOperation }: TimetableTrain): number {
  if (daysOfOperation === undefined) return 0b111_1111
  return daysOfOperation.reduce((mask, day) => mask | (1 << weekdays.indexOf(day)), 0)
}

const lacks = (route: readonly Stop[], end: StationRef | null) =>
  end?._id !== undefined && !route.some(({ station }) => station?._id === end._id)

/** @param timeZone the railway's zone, by which instants become clock times */
export function buildTimetable(trains: readonly TimetableTrain[], timeZone: string): Timetable {
  const most = trains.reduce((sum, { route }) => sum + route.length + 2, 0)
  const column = () => new Int32Array(most)
  const [train, station, stop, arrival, departure] = [column(), column(), column(), column(), column()]
  const distance = new Float64Array(most)
  const trainIds: string[] = []
  const firstCall = new Int32Array(trains.length + 1)
  const fare = new Float64Array(trains.length)
  const runs = new Uint8Array(trains.length)
  const stationIds: string[] = []
  const stationIndex = new Map<string, number>()
  // By station: the train that last had a stop there, and the kilometres of its first one.
  const seenBy: number[] = []
  const kilometres: number[] = []
  const clockOf = clockReader(timeZone)
  let calls = 0
  let longestRun = 0

  function indexOf(id: string): number {
    let index = stationIndex.get(id)
    if (index === undefined) {
      index = stationIds.push(id) - 1
      stationIndex.set(id, index)
      seenBy.push(-1)
      kilometres.push(Number.NaN)
    }
    return index
  }

  function addCall(at: number, index: number, arrives: number, departs: number) {
    train[calls] = trainIds.length
    station[calls] = at
    stop[calls] = index
    arrival[calls] = arrives
    departure[calls] = departs
    distance[calls] = seenBy[at] === trainIds.length ? (kilometres[at] ?? Number.NaN) : Number.NaN
    calls += 1
  }

  /** Adds the calls of one train; they count only if the caller keeps them. */
  function addCalls({ source, destination, route, ...own }: TimetableTrain) {
    const ownDeparture = clockOf(own.departureTime)
    const addsSource = lacks(route, source) && !Number.isNaN(ownDeparture)
    const addsDestination = lacks(route, destination)
    const firstClock = addsSource ? Number.NaN : clockOf(route[0]?.departureTime)
    const start = Number.isNaN(firstClock) ? ownDeparture : firstClock
    if (Number.isNaN(start)) return
    const dayOfStart = (!addsSource && route[0]?.day) || 0
    let last = start

    const ownArrival = () => {
      const minutes = durationMinutes(own.departureTime, own.arrivalTime) ?? Number.NaN
      const at = ownDeparture + minutes
      return at < last ? nextAt(clockOf(own.arrivalTime), last) : at
    }
    const placed = (clock: number, day: number | undefined) => {
      const at = Number.isInteger(day) ? ((day ?? 0) - dayOfStart) * minutesPerDay + clock : Number.NaN
      return at >= last ? at : nextAt(clock, last)
    }

    if (addsSource) addCall(indexOf(source?._id ?? ''), -1, start, start)
    for (const [index, { station: ref, arrivalTime, departureTime, day, distance: km }] of route.entries()) {
      const at = ref?._id === undefined ? -1 : indexOf(ref._id)
      if (at >= 0 && seenBy[at] !== trainIds.length) {
        seenBy[at] = trainIds.length
        kilometres[at] = km ?? Number.NaN
      }
      const isFirst = index === 0 && !addsSource
      const isLast = index === route.length - 1 && !addsDestination
      const [arrives, departs] = [clockOf(arrivalTime), clockOf(departureTime)]
      let arrived = isFirst ? start : Number.isNaN(arrives) ? Number.NaN : placed(arrives, day)
      if (Number.isNaN(arrived) && isLast) arrived = ownArrival()
      if (Number.isNaN(arrived) && !Number.isNaN(departs)) arrived = placed(departs, day)
      if (Number.isNaN(arrived)) continue
      const halts = !isFirst && !Number.isNaN(arrives) && !Number.isNaN(departs)
      last = halts ? nextAt(departs, arrived) : arrived
      if (last > longestRunMinutes) return
      if (at >= 0) addCall(at, index, arrived, last)
    }
    const end = addsDestination ? ownArrival() : Number.NaN
    if (end <= longestRunMinutes) addCall(indexOf(destination?._id ?? ''), route.length, end, end)
  }

  for (const one of trains) {
    const mask = isInService(one) ? dayMask(one) : 0
    if (mask === 0) continue
    const before = calls
    addCalls(one)
    // What a train left out has marked must not be taken for the next one's.
    if (calls - before < 2) {
      calls = before
      for (const { station: ref } of one.route) if (ref?._id !== undefined) seenBy[indexOf(ref._id)] = -1
      continue
    }
    longestRun = Math.max(longestRun, departure[calls - 1] ?? 0)
    fare[trainIds.length] = one.fare === null || !(one.fare >= 0) ? Number.POSITIVE_INFINITY : one.fare
    runs[trainIds.length] = mask
    trainIds.push(one._id)
    firstCall[trainIds.length] = calls
  }

  const firstAt = new Int32Array(stationIds.length + 1)
  for (let call = 0; call < calls; call += 1) firstAt[(station[call] ?? 0) + 1]! += 1
  return {} as Timetable
}
