import type { StationRef } from '@/domain/stations/station'
import type { Weekday } from '@/domain/time/calendar-date'

export interface Stop {
  station: StationRef | null
  /** ISO instants or HH:mm; only the clock time counts. */
  arrivalTime?: string
  departureTime?: string
  /** Kilometres from the first stop. */
  distance?: number
  /** Calendar days since the first departure, from 0. */
  day?: number
}

export interface Train {
  _id: string
  trainNumber: string
  name: string
  trainType: string
  source: StationRef | null
  destination: StationRef | null
  /** ISO instants or HH:mm, possibly invalid; only the clock time and the difference count. */
  departureTime: string
  arrivalTime: string
  totalSeats: number | null
  /** Rupees: per passenger and 100 km where the route holds both stations, else per passenger. */
  fare: number | null
  route: Stop[]
  /** Absent means every day; empty means none. */
  daysOfOperation?: Weekday[]
  /** What the server says of its days and nobody can read: there may be more than `daysOfOperation` has. */
  unreadDays?: string
  status: string
}

/** What PUT and POST /api/trains take (api-model 3.3). */
export interface TrainInput {
  trainNumber: string
  name: string
  trainType: string
  source: string
  destination: string
  departureTime: string
  arrivalTime: string
  totalSeats: number
  fare: number
  daysOfOperation: Weekday[]
  route?: { station: string; arrivalTime?: string; departureTime?: string; distance?: number; day?: number }[]
}

/** The kind of a train, where its name does not say it already and it is a kind that says something. */
export const kindBesideName = ({ name, trainType }: Pick<Train, 'name' | 'trainType'>): string =>
  trainType === 'Other' || name.toLowerCase().includes(trainType.toLowerCase()) ? '' : trainType

export interface Seats {
  availableSeats: number
  totalSeats: number | null
}

const sameRef = (known: StationRef | null, answer: StationRef | null) =>
  known && answer && known._id !== undefined && known._id === answer._id ? { ...known, ...answer } : answer

/** For a train whose days are given again: the words that nobody could read are gone with the old ones. */
export function withoutUnreadDays(train: Train): Train {
  const { unreadDays: _, ...rest } = train
  return rest
}

/**
 * The server's answer to a change, over what is known of the train: answers to writes carry station ids, and the names
 * already known are kept.
 */
export function mergeTrain(known: Train, answer: Train): Train {
  const named = new Map(
    [known.source, known.destination, ...known.route.map(({ station }) => station)].map((ref) => [
      ref?._id,
      ref,
    ]),
  )
  const fill = (ref: StationRef | null) => sameRef(named.get(ref?._id) ?? null, ref)
  return {
    ...(answer.daysOfOperation ? withoutUnreadDays(known) : known),
    ...answer,
    source: fill(answer.source),
    destination: fill(answer.destination),
    route: answer.route.map((stop) => ({ ...stop, station: fill(stop.station) })),
  }
}

/** What servers take; other words are shown as they come (api-model 3.3). */
export const trainTypes = ['Rajdhani', 'Shatabdi', 'Duronto', 'Express', 'Passenger', 'Other'] as const
