import { type Connection, type ConnectionSearch, findConnections } from '@/domain/journeys/connections'
import { buildTimetable } from '@/domain/journeys/connections-timetable'
import type { Stop, Train } from '@/domain/trains/train'
import { aTrain } from './builders'

/** For tests of connections: trains along the stations a, b, c, d, each day unless told otherwise. */

export const at = (station: string, times: Omit<Stop, 'station'>): Stop => ({
  station: { _id: station },
  ...times,
})

/** A train along its stops: 'a 08:00, b 09:00 09:10, c 10:00', at 100 km from each to the next. */
export function runs(_id: string, stops: string, changes: Partial<Train> = {}): Train {
  const route = stops.split(', ').map((text, index, all): Stop => {
    const [station = '', first, second] = text.split(' ')
    const distance = index * 100
    if (index === 0) return at(station, { departureTime: first ?? '', distance })
    const arrival = first === undefined ? {} : { arrivalTime: first }
    return at(station, {
      ...arrival,
      ...(index < all.length - 1 && second && { departureTime: second }),
      distance,
    })
  })
  const [source = null, destination = null] = [route[0]?.station, route.at(-1)?.station]
  const { daysOfOperation: _days, ...daily } = aTrain({
    _id,
    source,
    destination,
    departureTime: route[0]?.departureTime ?? '',
    arrivalTime: route.at(-1)?.arrivalTime ?? '',
    fare: 10,
    route,
    ...changes,
  })
  return changes.daysOfOperation ? { ...daily, daysOfOperation: changes.daysOfOperation } : daily
}

/** A Wednesday. */
export const date = '2026-03-11'

export const find = (trains: Train[], changes: Partial<ConnectionSearch> = {}) =>
  findConnections(buildTimetable(trains, 'Asia/Kolkata'), {
    from: 'a',
    to: 'd',
    date,
    maxChanges: 2,
    ...changes,
  })

export const trainsOf = (options: readonly Connection[]) =>
  options.map(({ legs }) => legs.map(({ train }) => train).join(' '))

/** Along stops given one by one, from the first to the last. */
export const along = (route: Stop[], changes: Partial<Train> = {}) =>
  aTrain({ source: route[0]?.station ?? null, destination: route.at(-1)?.station ?? null, route, ...changes })
