import { addDays, daysBetween } from '@/domain/time/calendar'
import { farePerPassenger } from '@/domain/trains/fare'
import { isInService, runsOn } from '@/domain/trains/running-days'
import type { Train } from '@/domain/trains/train'
import { type Connection, connectionOf, type TimetableLeg } from './connections'
import { minutesPerDay } from '@/domain/time/clock'
import { clocksFrom } from '@/domain/time/zone-clocks'
import { callsOf, clockReader } from '@/domain/trains/calls'
import type { KeyLeg } from './journey-key'
import type { JourneyFacts } from './journey-option'

/** What a link names, as the timetable has it now. */
export interface Resolved {
  connection: Connection
  /** Some train leaves at another time than the link says. */
  changed: boolean
}

const clockTimeOf = (minutes: number) => ((minutes % minutesPerDay) + minutesPerDay) % minutesPerDay

/** The leg from where the key boards to the station `to`, its times counted from midnight of `first`. */
function legOf(
  { from, date, minute }: KeyLeg & { from: string },
  train: Train,
  to: string,
  { first, timeZone }: { first: string; timeZone: string },
): TimetableLeg | undefined {
  const calls = callsOf(train, clockReader(timeZone))
  const starts = calls.flatMap((board, index) => {
    const leave = calls.slice(index + 1).find(({ station }) => station === to)
    const journeyDate = addDays(date, -Math.floor(board.departure / minutesPerDay))
    return board.station === from && leave && runsOn(train, journeyDate)
      ? [{ board, leave, journeyDate }]
      : []
  })
  const { shown } = clocksFrom(date, timeZone)
  const start = starts.find(({ board }) => shown(clockTimeOf(board.departure)) === minute) ?? starts[0]
  if (!start || !isInService(train)) return undefined
  const { board, leave, journeyDate } = start
  const departure = daysBetween(first, date) * minutesPerDay + clockTimeOf(board.departure)
  const fare = farePerPassenger(train, from, to)
  return {
    train: train._id,
    from,
    to,
    fromStop: board.stop,
    toStop: leave.stop,
    journeyDate,
    departure,
    arrival: departure + leave.arrival - board.departure,
    farePerPassenger: fare !== undefined && fare < 0 ? undefined : fare,
  }
}

/**
 * PLN-6: the journey that a key names, with the times and fares of the timetable as it is now, whether the search finds
 * it or something better. Undefined where one of its trains is gone, does not run that day or no longer calls at one of
 * the stations, or where a change no longer works out.
 *
 * @param to id of the station where it ends
 */
export function resolveJourney(
  key: readonly KeyLeg[],
  to: string,
  {
    trains,
    stationIdOf,
    timeZone,
  }: { trains: readonly Train[]; stationIdOf: (code: string) => string | undefined; timeZone: string },
): Resolved | undefined {
  const first = key[0]?.date
  if (first === undefined) return undefined
  const legs: TimetableLeg[] = []
  for (const [index, part] of key.entries()) {
    const next = key[index + 1]
    const [from, end] = [stationIdOf(part.from), next ? stationIdOf(next.from) : to]
    const train = trains.find(({ trainNumber }) => trainNumber === part.number)
    const leg = train && from && end ? legOf({ ...part, from }, train, end, { first, timeZone }) : undefined
    if (!leg) return undefined
    legs.push(leg)
  }
  const connection = connectionOf(legs, clocksFrom(first, timeZone))
  if (connection.legs.some(({ wait = 0 }) => wait < 0)) return undefined
  return {
    connection,
    changed: key.some(({ minute }, index) => clockTimeOf(connection.legs[index]?.departure ?? 0) !== minute),
  }
}

/** Of journeys found, the one that leaves nearest to a time; of two as near the one with fewer changes. */
export function nearestTo<T extends JourneyFacts>(
  options: readonly T[],
  { date, minute }: Pick<KeyLeg, 'date' | 'minute'>,
): T | undefined {
  const apart = (option: T) =>
    option.departure === undefined
      ? Infinity
      : Math.abs(daysBetween(date, option.date) * minutesPerDay + option.departure - minute)
  return options
    .map((option) => ({ option, apart: apart(option) }))
    .toSorted((a, b) => (a.apart === b.apart ? a.option.changes - b.option.changes : a.apart - b.apart))[0]
    ?.option
}
