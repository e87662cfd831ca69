import { clockMinutes } from '@/domain/time/duration'
import type { Stop, Train } from './train'
import { arrivalDayOffset, clockTime } from './train-time'
import { boardingDayAt } from './trip'

export interface BoardRow {
  train: Train
  /** HH:mm on the railway's clocks. */
  time: string
  /** Calendar days between the train's start and this call. */
  day: number
}

export type BoardKind = 'departures' | 'arrivals'

/** A train without known stops calls at its two ends. What the ends of a route leave open, the train itself says. */
function callsOf(
  { route, source, destination, departureTime, arrivalTime }: Train,
  timeZone: string,
): Stop[] {
  const stops = route.length > 0 ? route : [{ station: source }, { station: destination }]
  return stops.map((stop, index) => {
    if (index === 0) return { departureTime, ...stop }
    if (index < stops.length - 1) return stop
    return { arrivalTime, day: arrivalDayOffset(departureTime, arrivalTime, timeZone), ...stop }
  })
}

/** What leaves a station, or arrives there, in the order of the clock. */
export function boardOf(
  trains: readonly Train[],
  stationId: string,
  kind: BoardKind,
  timeZone: string,
): BoardRow[] {
  const rows = trains.flatMap((train) =>
    callsOf(train, timeZone).flatMap((stop, index, calls) => {
      if (stop.station?._id !== stationId) return []
      // A run ends at its last stop and begins at its first.
      if (kind === 'departures' ? index === calls.length - 1 : index === 0) return []
      const leaves = kind === 'departures'
      const time = clockTime((leaves ? stop.departureTime : stop.arrivalTime) ?? '', timeZone)
      const day = leaves ? boardingDayAt(stop, timeZone) : (stop.day ?? 0)
      return time === undefined ? [] : [{ train, time, day }]
    }),
  )
  return rows.toSorted(
    (a, b) =>
      clockMinutes(a.time) - clockMinutes(b.time) || a.train.trainNumber.localeCompare(b.train.trainNumber),
  )
}
