import { type Connection, type ConnectionSearch, findConnections } from '@/domain/journeys/connections'
import type { TimetableTrain } from '@/domain/trains/calls'
import { buildTimetable, type Timetable } from '@/domain/journeys/connections-timetable'
import { timeZone } from '@/lib/config'

export interface ConnectionQuery extends ConnectionSearch {
  /** Ids of trains that are no use, because they are full: a journey on them would hide others. */
  without?: readonly string[] | undefined
}

/** What the search is told. Trains come in slices, the first of which replaces all trains told before. */
export type ConnectionRequest =
  | { type: 'trains'; first: boolean; trains: readonly TimetableTrain[] }
  | { type: 'search'; id: number; search: ConnectionQuery }

/** To the search with that id. */
export type ConnectionAnswer = { id: number; connections: Connection[] } | { id: number; failure: string }

/** The search behind its messages: in a worker, or where there is none in the page itself. */
export function connectionAnswerer() {
  let trains: TimetableTrain[] = []
  let timetable: Timetable | undefined
  const timetableFor = (without: readonly string[]) =>
    without.length > 0
      ? buildTimetable(
          trains.filter(({ _id }) => !without.includes(_id)),
          timeZone,
        )
      : (timetable ??= buildTimetable(trains, timeZone))

  return (request: ConnectionRequest): ConnectionAnswer | undefined => {
    if (request.type === 'trains') {
      trains = request.first ? [...request.trains] : trains.concat(request.trains)
      timetable = undefined
      return undefined
    }
    const { id, search } = request
    try {
      return { id, connections: findConnections(timetableFor(search.without ?? []), search) }
    } catch (error) {
      return { id, failure: String(error) }
    }
  }
}
