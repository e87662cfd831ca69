import { clockMinutes } from './duration'
import type { Stop, Train } from './train'
import { clockTime } from './train-time'

export interface BoardRow {
  train: Train
  /** HH:mm on the railway's clocks. */
  time: string
  stop: Stop
}

export type BoardKind = 'departures' | 'arrivals'

/** A train without known stops calls at its two ends. */
function callsOf(train: Train): Stop[] {
  if (train.route.length > 0) return train.route
  return [
    { station: train.source, departureTime: train.departureTime },
    { station: train.destination, arrivalTime: train.arrivalTime },
  ]
}

/** What leaves a station, or arrives there, in the order of the clock. */
export function boardOf(
  trains: readonly Train[],
  stationId: string,
  kind: BoardKind,
  timeZone: string,
): BoardRow[] {
  const rows = trains.flatMap((train) =>
    callsOf(train).flatMap((stop, index, calls) => {
      if (stop.station?._id !== stationId) return []
      // A run ends at its last stop and begins at its first.
      if (kind === 'departures' ? index === calls.length - 1 : index === 0) return []
      const time = clockTime((kind === 'departures' ? stop.departureTime : stop.arrivalTime) ?? '', timeZone)
      return time === undefined ? [] : [{ train, stop, time }]
    }),
  )
  return rows.toSorted(
    (a, b) =>
      clockMinutes(a.time) - clockMinutes(b.time) || a.train.trainNumber.localeCompare(b.train.trainNumber),
  )
}
