import { type Connection, type ConnectionSearch, findConnections } from '@/domain/journeys/connections'
import type { TimetableTrain } from '@/domain/trains/calls'
import { buildTimetable, type Timetable } from '@/domain/journeys/connections-timetable'
import { timeZone } from '@/lib/config'
import { answerer } from '@/lib/worker/worker-answerer'

export interface ConnectionQuery extends ConnectionSearch {
  /** Ids of trains that are no use, because they are full: a journey on them would hide others. */
  without?: readonly string[] | undefined
}

/** The search behind its messages. The timetable of all trains is built once. */
export const connectionAnswerer = answerer<TimetableTrain, ConnectionQuery, Connection[]>((trains) => {
  let timetable: Timetable | undefined
  const timetableFor = (without: readonly string[]) =>
    without.length > 0
      ? buildTimetable(
          trains.filter(({ _id }) => !without.includes(_id)),
          timeZone,
        )
      : (timetable ??= buildTimetable(trains, timeZone))
  return (search) => findConnections(timetableFor(search.without ?? []), search)
})
