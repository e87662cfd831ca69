import type { StationRef } from '@/domain/stations/station'
import { weekdays } from '@/domain/time/calendar-date'
import { type Stop, type Train, type TrainInput, withoutUnreadDays } from './train'

type StopInput = NonNullable<TrainInput['route']>[number]

/** Nothing where a stop's station is not known: a route with holes would be another route. */
function routeInput(route: readonly Stop[]): StopInput[] | undefined {
  const stops = route.flatMap(({ station, ...times }) =>
    station?._id === undefined ? [] : [{ ...times, station: station._id }],
  )
  return stops.length === route.length && stops.length > 0 ? stops : undefined
}

/** What makes sense only together: the ends and times of a train are those of its first and its last stop. */
export const timetable = [
  'source',
  'destination',
  'departureTime',
  'arrivalTime',
  'route',
] as const satisfies (keyof TrainInput)[]

/** A train as PUT takes it. What is not known is left out: the server keeps it, or says what it lacks. */
export function trainInput(train: Train): Partial<TrainInput> {
  const { trainNumber, name, trainType, departureTime, arrivalTime, totalSeats, fare } = train
  const route = routeInput(train.route)
  return {
    trainNumber,
    name,
    trainType,
    departureTime,
    arrivalTime,
    ...(train.unreadDays === undefined && { daysOfOperation: train.daysOfOperation ?? [...weekdays] }),
    ...(train.source?._id !== undefined && { source: train.source._id }),
    ...(train.destination?._id !== undefined && { destination: train.destination._id }),
    ...(totalSeats !== null && { totalSeats }),
    ...(fare !== null && { fare }),
    ...(route && { route }),
  }
}

/** The names of a station by its id, as far as they are known. */
export type StationNames = (id: string) => StationRef

/** The train as it will be with these fields. */
export function trainWith(
  train: Train,
  { source, destination, route, ...plain }: Partial<TrainInput>,
  named: StationNames,
): Train {
  return {
    ...(plain.daysOfOperation ? withoutUnreadDays(train) : train),
    ...plain,
    ...(source !== undefined && { source: named(source) }),
    ...(destination !== undefined && { destination: named(destination) }),
    ...(route && {
      route: route.map(({ station, ...times }): Stop => ({ ...times, station: named(station) })),
    }),
  }
}

/** A train that exists only as input so far. */
export const trainOfInput = (_id: string, input: TrainInput, named: StationNames): Train =>
  trainWith(
    {
      _id,
      trainNumber: '',
      name: '',
      trainType: '',
      source: null,
      destination: null,
      departureTime: '',
      arrivalTime: '',
      totalSeats: null,
      fare: null,
      route: [],
      status: 'Active',
    },
    input,
    named,
  )

/** The train with the names of its stations filled in where the answer to a write gave ids alone (api-model 3.3). */
export function withStationNames(train: Train, named: StationNames): Train {
  const fill = (ref: StationRef | null) =>
    ref?._id === undefined || ref.name !== undefined ? ref : { ...named(ref._id), ...ref }
  return {
    ...train,
    source: fill(train.source),
    destination: fill(train.destination),
    route: train.route.map((stop) => ({ ...stop, station: fill(stop.station) })),
  }
}
