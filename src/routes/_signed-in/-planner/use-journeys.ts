import { journeyDays } from '@/domain/journeys/journey-days'
import {
  type ChangeOption,
  changeOptions,
  type DirectTrains,
  directTrains,
} from '@/domain/journeys/journey-option'
import type { Station } from '@/domain/stations/station'
import type { Train } from '@/domain/trains/train'
import type { RailwayNow } from '@/domain/trains/train-alternatives'
import { timeZone } from '@/lib/config'
import { useConnectionSearches, useTrainsById, useTrainSearches } from '@/queries/journeys'
import { minutesOf } from './filters/planner-filter'
import type { PlannerSearch } from './planner-search'
import { remember } from './remember'

/** Always as many, whatever is shown: what is called the best is the best of all (PLN-3). */
export const mostChanges = 2

interface Load {
  data: unknown
  error: unknown
  isFetching: boolean
  refetch: () => unknown
}

/** What is known of the journeys of a day. */
export interface DayJourneys {
  date: string
  /** Undefined until the search has answered. */
  direct: DirectTrains | undefined
  directLoad: Load
  /** Undefined until the search has answered, or where journeys with changes are not searched for. */
  changes: ChangeOption[] | undefined
  changesLoad: Load | undefined
}

export interface PlannerQuestion {
  from: Station
  to: Station
  date: string
  search: PlannerSearch
  now: RailwayNow
}

const directOf = remember<DirectTrains>()
const changesOf = remember<ChangeOption[]>()

const none: ReadonlyMap<string, Train> = new Map()

/** The journeys of every day that is shown (PLN-5); with changes where asked for, or where nothing goes direct (PLN-2). */
export function useJourneys({ from, to, date, search, now }: PlannerQuestion) {
  const { after, changes, minChange, earlier = 0, later = 0 } = search
  const days = journeyDays(
    { date, after: after === undefined ? undefined : minutesOf(after), earlier, later },
    now,
  )
  const ends = { from: from._id, to: to._id }

  const directs = useTrainSearches(days.dates.map((day) => ({ ...ends, date: day })))
  // Only what leaves today has to be looked at again each minute.
  const minuteOn = (day: string) => (day === now.today ? now.minutes : undefined)
  const parted = directs.map(({ data }, index) => {
    const day = days.dates[index] ?? date
    return (
      data &&
      directOf(data.items, [day, minuteOn(day)], () =>
        directTrains(data.items, { from, to, date: day }, { now, timeZone }),
      )
    )
  })
  // Whatever was added before the chosen time: what was found because nothing goes after it stays.
  const goesDirect = ({ running }: DirectTrains, day: string) =>
    running.some(({ departure = 0 }) => day !== date || departure >= minutesOf(after ?? '00.00'))
  const searched = days.dates.filter((day, index) => {
    const found = parted[index]
    return changes === undefined ? found !== undefined && !goesDirect(found, day) : changes > 0
  })
  const connections = useConnectionSearches(
    searched.map((day) => ({ ...ends, date: day, maxChanges: mostChanges, minChangeMinutes: minChange })),
  )
  const { data: trainById = none } = useTrainsById(searched.length > 0)

  return {
    ...days,
    date,
    trainById,
    days: days.dates.map((day, index): DayJourneys => {
      const changesLoad = connections[searched.indexOf(day)]
      const found = changesLoad?.data
      return {
        date: day,
        direct: parted[index],
        directLoad: directs[index] ?? neverAsked,
        changes:
          found &&
          changesOf(found, [day, minuteOn(day), trainById], () =>
            changeOptions(found, day, { now, trainById }),
          ),
        changesLoad,
      }
    }),
  }
}

const neverAsked: Load = { data: undefined, error: undefined, isFetching: false, refetch: () => undefined }
