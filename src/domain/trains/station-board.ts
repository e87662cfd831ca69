import { clockOf, dayOf } from '@/domain/time/clock'
import { callsOf, clockReader, endsAt } from './calls'
import type { Train } from './train'

export interface BoardRow {
  train: Train
  /** HH:mm on the railway's clocks. */
  time: string
  /** Calendar days between the train's start and this call. */
  day: number
}

export type BoardKind = 'departures' | 'arrivals'

/** Whether a train has to do with a station at all: few do, and the calls of the others need not be worked out. */
const names = ({ source, destination, route }: Train, stationId: string) =>
  source?._id === stationId ||
  destination?._id === stationId ||
  route.some(({ station }) => station?._id === stationId)

/** What leaves a station, or arrives there, in the order of the clock. */
export function boardOf(
  trains: readonly Train[],
  stationId: string,
  kind: BoardKind,
  timeZone: string,
): BoardRow[] {
  const readClock = clockReader(timeZone)
  const leaves = kind === 'departures'
  const naming = trains.filter((train) => names(train, stationId))
  const rows = naming.flatMap((train) =>
    callsOf(train, readClock).flatMap(({ station, stop, arrival, departure }, index) => {
      if (station !== stationId) return []
      const begins = index === 0 && stop <= 0
      const ends = stop === train.route.length || endsAt(train, stop)
      if (leaves ? ends : begins) return []
      const at = leaves ? departure : arrival
      return [{ train, time: clockOf(at), day: dayOf(at) }]
    }),
  )
  return rows.toSorted(
    (a, b) => a.time.localeCompare(b.time) || a.train.trainNumber.localeCompare(b.train.trainNumber),
  )
}
