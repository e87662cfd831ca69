import { weekdays } from '@/domain/time/calendar-date'
import { isInService } from '@/domain/trains/running-days'
import { callsOf, clockReader, type TimetableTrain } from '@/domain/trains/calls'

/**
 * Every call of every train that can be ridden, in columns: objects of this number would cost a search most of its time.
 * Calls are numbered through, those of one train one after another in the order of its run. Times are minutes on the
 * railway's clocks since midnight of the date a run starts on.
 */
export interface Timetable {
  trainIds: string[]
  /** Rupees, as in the train's record; Infinity where unknown. */
  fare: Float64Array
  /** The weekdays on which a run starts; bit 0 is Sunday. */
  runs: Int32Array
  /** By call. */
  train: Int32Array
  station: Int32Array
  stop: Int32Array
  arrival: Int32Array
  departure: Int32Array
  /** Kilometres of the station's first stop in the route, whose distance the fare counts; NaN where unknown. */
  distance: Float64Array
  stationIds: string[]
  stationIndex: ReadonlyMap<string, number>
  /** The calls at station s are `callsAt[firstAt[s]]` to before `callsAt[firstAt[s + 1]]`. */
  firstAt: Int32Array
  callsAt: Int32Array
  /** Minutes from midnight of the start to the end of the longest run. */
  longestRun: number
  /** The railway's. */
  timeZone: string
}

// An index in range holds a number, which the type of a typed array does not say. One function for each kind of array:
// the engine makes one that sees several kinds slower.
export const intAt = (column: Int32Array, index: number) => column[index] as number
export const numberAt = (column: Float64Array, index: number) => column[index] as number

function startDays({ daysOfOperation }: TimetableTrain): number {
  if (daysOfOperation === undefined) return 0b111_1111
  return daysOfOperation.reduce((days, day) => days | (1 << weekdays.indexOf(day)), 0)
}

/** The calls of each station, by counting: first how many there are, then where each belongs. */
function byStation(station: Int32Array, stations: number) {
  const firstAt = new Int32Array(stations + 1)
  for (const at of station) firstAt[at + 1] = intAt(firstAt, at + 1) + 1
  for (let at = 0; at < stations; at += 1) firstAt[at + 1] = intAt(firstAt, at + 1) + intAt(firstAt, at)
  const next = firstAt.slice()
  const callsAt = new Int32Array(station.length)
  for (const [call, at] of station.entries()) {
    const place = intAt(next, at)
    callsAt[place] = call
    next[at] = place + 1
  }
  return { firstAt, callsAt }
}

/**
 * Left out are trains that are not in service or run on no day, and those with fewer than two calls.
 *
 * @param timeZone the railway's, by which instants become clock times
 */
export function buildTimetable(trains: readonly TimetableTrain[], timeZone: string): Timetable {
  const most = trains.reduce((sum, { route }) => sum + route.length + 2, 0)
  const column = () => new Int32Array(most)
  const [train, station, stop, arrival, departure] = [column(), column(), column(), column(), column()]
  const distance = new Float64Array(most)
  const fare = new Float64Array(trains.length)
  const runs = new Int32Array(trains.length)
  const trainIds: string[] = []
  const stationIds: string[] = []
  const stationIndex = new Map<string, number>()
  const clockOf = clockReader(timeZone)
  let count = 0
  let longestRun = 0

  const indexOf = (id: string) => {
    const known = stationIndex.get(id)
    if (known !== undefined) return known
    stationIndex.set(id, stationIds.length)
    return stationIds.push(id) - 1
  }

  for (const one of trains) {
    const days = isInService(one) ? startDays(one) : 0
    const calls = days === 0 ? [] : callsOf(one, clockOf)
    if (calls.length < 2) continue
    const distances = new Map<string | undefined, number | undefined>()
    for (const { station: ref, distance: km } of one.route) {
      if (!distances.has(ref?._id)) distances.set(ref?._id, km)
    }
    for (const call of calls) {
      train[count] = trainIds.length
      station[count] = indexOf(call.station)
      stop[count] = call.stop
      arrival[count] = call.arrival
      departure[count] = call.departure
      distance[count] = distances.get(call.station) ?? Number.NaN
      longestRun = Math.max(longestRun, call.departure)
      count += 1
    }
    fare[trainIds.length] = one.fare !== null && one.fare >= 0 ? one.fare : Number.POSITIVE_INFINITY
    runs[trainIds.length] = days
    trainIds.push(one._id)
  }

  const calledAt = station.slice(0, count)
  return {
    trainIds,
    fare,
    runs,
    train: train.slice(0, count),
    station: calledAt,
    stop: stop.slice(0, count),
    arrival: arrival.slice(0, count),
    departure: departure.slice(0, count),
    distance: distance.slice(0, count),
    stationIds,
    stationIndex,
    ...byStation(calledAt, stationIds.length),
    longestRun,
    timeZone,
  }
}

/** Rupees per passenger from one call of a train to a later one, by the rule of `fare.ts`; Infinity where unknown. */
export function fareBetween({ train, fare, distance }: Timetable, from: number, to: number): number {
  const whole = numberAt(fare, intAt(train, from))
  const kilometres = Math.abs(numberAt(distance, to) - numberAt(distance, from))
  if (Number.isNaN(kilometres) || whole === Number.POSITIVE_INFINITY) return whole
  return Math.ceil((kilometres / 100) * whole)
}
