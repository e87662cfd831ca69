import { keptWords } from '@/components/ui/page/list-summary'
import { mostChanges } from '@/domain/journeys/change-time'
import type { Connection } from '@/domain/journeys/connections'
import { goesDirect, journeyDays } from '@/domain/journeys/journey-days'
import { bestJourneyRelaxation, fitsFilter, type JourneyFilter } from '@/domain/journeys/journey-filter'
import { railwayOf } from '@/domain/journeys/journey-key'
import { type JourneyLabel, labelsOf, noLabels } from '@/domain/journeys/journey-labels'
import {
  type ChangeOption,
  changeOptions,
  type DirectTrains,
  directTrains,
  type JourneyFacts,
  type JourneyOption,
  sortOptions,
  type TrainRun,
} from '@/domain/journeys/journey-option'
import type { Station } from '@/domain/stations/station'
import type { Train } from '@/domain/trains/train'
import { timeZone } from '@/lib/config'
import { perObjectWith } from '@/lib/memo'
import { useConnectionSearches, useSeatCounts, useTimetable, useTrainSearches } from '@/queries/journeys'
import { minutesOf, chosenMinChange, type FilterKey, filterOf } from '../filters/planner-filter'
import type { PlannerQuestion } from '../question/planner-search'

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

// Made once for an answer: rows that are the same objects need not be drawn again.
const directOf = perObjectWith(
  (trains: readonly Train[], from: Station, to: Station, date: string, today: string, minutes: number) =>
    directTrains(trains, { from, to, date }, { now: { today, minutes }, timeZone }),
)
const changesOf = perObjectWith(
  (
    found: readonly Connection[],
    date: string,
    today: string,
    minutes: number,
    trainById: ReadonlyMap<string, Train>,
  ) => changeOptions(found, date, { now: { today, minutes }, trainById }),
)

const none: ReadonlyMap<string, Train> = new Map()

/** The journeys of every day that is shown (PLN-5); with changes where asked for, or where nothing goes direct (PLN-2). */
function useJourneys({ from, to, date, search, now }: PlannerQuestion) {
  const { after, changes, minChange, earlier = 0, later = 0 } = search
  const chosen = { date, after: after === undefined ? undefined : minutesOf(after) }
  const days = journeyDays({ ...chosen, earlier, later }, now)
  const ends = { from: from._id, to: to._id }

  const directs = useTrainSearches(days.dates.map((day) => ({ ...ends, date: day })))
  // Only what leaves today has to be looked at again each minute.
  const minuteOn = (day: string) => (day === now.today ? now.minutes : 0)
  const perDay = directs.map(({ data }, index) => {
    const day = days.dates[index] ?? date
    return data && directOf(data.items, from, to, day, now.today, minuteOn(day))
  })
  const searched = days.dates.filter((day, index) => {
    const found = perDay[index]
    return changes === undefined ? found !== undefined && !goesDirect(found, day, chosen) : changes > 0
  })
  const connections = useConnectionSearches(
    searched.map((day) => ({ ...ends, date: day, maxChanges: mostChanges, minChangeMinutes: minChange })),
  )
  const timetable = useTimetable(searched.length > 0)
  const trainById = timetable.data?.trainById ?? none

  return {
    ...days,
    date,
    trainById,
    /** Of when the timetable is that journeys with changes are searched in, where it is not of now. */
    timetable: keptWords(timetable, 'Timetable'),
    /** The same of the direct trains, which without a network are those that this device knows. */
    foundHere: keptWords(
      { ...neverAsked, data: directs.find(({ data }) => data?.keptAt)?.data },
      'Timetable',
    ),
    days: days.dates.map((day, index): DayJourneys => {
      const changesLoad = connections[searched.indexOf(day)]
      const found = changesLoad?.data
      return {
        date: day,
        direct: perDay[index],
        directLoad: directs[index] ?? neverAsked,
        changes: found && changesOf(found, day, now.today, minuteOn(day), trainById),
        changesLoad,
      }
    }),
  }
}

const neverAsked: Load = { data: undefined, error: undefined, isFetching: false, refetch: () => undefined }

const runName = ({ train, date }: TrainRun) => `${train} ${date}`

/** Free seats of every train that an option needs, where the filter asks for them. */
function useSeatsOf(options: readonly JourneyFacts[], wanted: boolean) {
  const runs = new Map(
    (wanted ? options : []).flatMap((option) => option.runs.map((run) => [runName(run), run])),
  )
  const { checking, free } = useSeatCounts([...runs.values()])
  const known = new Map([...runs.keys()].map((name, index) => [name, free[index]]))
  return {
    seatsOf: (run: TrainRun) => known.get(runName(run)),
    checking,
    /** Trains whose seats could not be counted: they are still shown (SEA-1). */
    unchecked: free.filter((count) => count === undefined).length,
  }
}

/** What is found, and what is shown of it: what matches, sorted, with labels that are true over all of it (PLN-3). */
export function useResults(question: PlannerQuestion, stations: readonly Station[]) {
  const { date, search } = question
  const journeys = useJourneys(question)
  const { days, after } = journeys
  const cut = after === undefined ? undefined : { date, minute: after }
  const filter = filterOf(search, cut)
  const found: JourneyOption[] = days.flatMap(({ direct, changes = [] }) => [
    ...(direct?.running ?? []),
    ...changes,
  ])
  const matching = found.filter((option) =>
    fitsFilter(option, { ...filter, seats: undefined }, () => undefined),
  )
  const seats = useSeatsOf(matching, search.seats !== undefined)
  const order = search.sort ?? 'arrival'
  const pick = <T extends JourneyFacts>(options: readonly T[] = []) =>
    sortOptions(
      options.filter((option) => fitsFilter(option, filter, seats.seatsOf)),
      order,
    )
  const { labels, shared } = labelsOf(found)
  const byOption = new Map<JourneyFacts, readonly JourneyLabel[]>(
    found.map((option, index) => [option, labels[index] ?? noLabels]),
  )
  return {
    ...journeys,
    railway: railwayOf(journeys.trainById, stations),
    order,
    filter,
    seats,
    found,
    labelled: labels.some((own) => own.length > 0),
    shared,
    labelsOf: (option: JourneyFacts) => byOption.get(option) ?? noLabels,
    days: days.map((day) => ({
      ...day,
      shownDirect: pick(day.direct?.running),
      shownChanges: pick(day.changes),
    })),
    /** Nothing more is to come by itself. */
    settled:
      !seats.checking &&
      days.every(
        ({ direct, directLoad, changes, changesLoad }) =>
          (direct !== undefined || directLoad.error !== null) &&
          (changesLoad === undefined || changes !== undefined || changesLoad.error !== null),
      ),
  }
}

export type Results = ReturnType<typeof useResults>

/**
 * TRN-4: where nothing matches, the part of the filter without which most does. What the search itself left out
 * is searched for once more, without that part.
 */
export function useRelaxation(
  { from, to, search, now }: PlannerQuestion,
  { days, trainById, found, filter, seats }: Results,
  nothing: boolean,
): { without: FilterKey; count: number } | undefined {
  const { changes } = search
  const minChange = chosenMinChange(search)
  const again: { without: FilterKey; minChangeMinutes: number | undefined; filter: JourneyFilter }[] = [
    ...(changes === 0
      ? [
          {
            without: 'changes' as const,
            minChangeMinutes: minChange,
            filter: { ...filter, changes: undefined },
          },
        ]
      : []),
    ...(minChange !== undefined && changes !== 0
      ? [{ without: 'minChange' as const, minChangeMinutes: undefined, filter }]
      : []),
  ]
  const searches = nothing ? again.flatMap((one) => days.map(({ date }) => ({ ...one, date }))) : []
  const answers = useConnectionSearches(
    searches.map(({ date, minChangeMinutes }) => ({
      from: from._id,
      to: to._id,
      date,
      maxChanges: mostChanges,
      minChangeMinutes,
    })),
  )
  if (!nothing) return undefined
  const counts = again.map((part) => ({
    without: part.without,
    count: searches
      .flatMap(({ without, date }, index) =>
        without === part.without ? changeOptions(answers[index]?.data ?? [], date, { now, trainById }) : [],
      )
      .filter((option) => fitsFilter(option, part.filter, seats.seatsOf)).length,
  }))
  return [
    bestJourneyRelaxation(found, filter, seats.seatsOf) ?? { without: 'after' as const, count: 0 },
    ...counts,
  ]
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)[0]
}
