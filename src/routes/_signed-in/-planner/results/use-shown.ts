import { bestRelaxation, fits, type JourneyFilter } from '@/domain/journeys/journey-filter'
import { type JourneyLabel, labelsOf } from '@/domain/journeys/journey-labels'
import {
  changeOptions,
  type JourneyFacts,
  type JourneyOption,
  sortOptions,
  type TrainRun,
} from '@/domain/journeys/journey-option'
import { useConnectionSearches, useSeatCounts } from '@/queries/journeys'
import { chosenMinChange, type FilterKey, filterOf } from '../filters/planner-filter'
import { mostChanges, type PlannerQuestion, type useJourneys } from '../use-journeys'

type Journeys = ReturnType<typeof useJourneys>

const nameOf = ({ train, date }: TrainRun) => `${train} ${date}`

/** Free seats of every train that an option needs, where the filter asks for them. */
function useSeatsOf(options: readonly JourneyFacts[], wanted: boolean) {
  const runs = new Map(
    (wanted ? options : []).flatMap((option) => option.runs.map((run) => [nameOf(run), run])),
  )
  const { checking, free } = useSeatCounts([...runs.values()])
  const known = new Map([...runs.keys()].map((name, index) => [name, free[index]]))
  return {
    seatsOf: (run: TrainRun) => known.get(nameOf(run)),
    checking,
    /** Trains whose seats could not be counted: they are shown all the same (SEA-1). */
    unchecked: free.filter((count) => count === undefined).length,
  }
}

/** The same list for the same labels: a card with others would be drawn again. */
const lists = new Map<string, JourneyLabel[]>()
function oneOf(labels: JourneyLabel[]) {
  const name = labels.join()
  const known = lists.get(name)
  if (!known) lists.set(name, labels)
  return known ?? labels
}

/** What is shown of the journeys found: those that fit, sorted, with labels that are true over all of them (PLN-3). */
export function useShown({ date, search }: PlannerQuestion, { days, after }: Journeys) {
  const cut = after === undefined ? undefined : { date, minute: after }
  const filter = filterOf(search, cut)
  const found: JourneyOption[] = days.flatMap(({ direct, changes = [] }) => [
    ...(direct?.running ?? []),
    ...changes,
  ])
  const fitting = found.filter((option) => fits(option, { ...filter, seats: undefined }, () => undefined))
  const seats = useSeatsOf(fitting, search.seats !== undefined)
  const order = search.sort ?? 'arrival'
  const pick = <T extends JourneyFacts>(options: readonly T[] = []) =>
    sortOptions(
      options.filter((option) => fits(option, filter, seats.seatsOf)),
      order,
    )
  const { labels, shared } = labelsOf(found)
  const byOption = new Map<JourneyFacts, JourneyLabel[]>(
    found.map((option, index) => [option, oneOf(labels[index] ?? [])]),
  )
  return {
    order,
    filter,
    seats,
    found,
    labelled: labels.some((own) => own.length > 0),
    shared,
    labelsOf: (option: JourneyFacts) => byOption.get(option) ?? oneOf([]),
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

export type Shown = ReturnType<typeof useShown>

/**
 * TRN-4: where nothing fits, the part of the filter without which most does. What the search itself left out is
 * searched for once more, without that part.
 */
export function useRelaxation(
  { from, to, search, now }: PlannerQuestion,
  { days, trainById }: Journeys,
  { found, filter, seats }: Shown,
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
      .filter((option) => fits(option, part.filter, seats.seatsOf)).length,
  }))
  return [bestRelaxation(found, filter, seats.seatsOf) ?? { without: 'after' as const, count: 0 }, ...counts]
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)[0]
}
