import { chakra } from '@chakra-ui/react/styled-system'
import { useRef } from 'react'
import { CompareTray } from '@/components/trains/compare-tray'
import { useRailwayNow } from '@/components/trains/use-railway-now'
import { Loaded } from '@/components/ui/feedback/loaded'
import { SkeletonList } from '@/components/ui/feedback/skeleton'
import { connectionKey } from '@/domain/journeys/journey-key'
import type { Station } from '@/domain/stations/station'
import { FilterChips, Filters, NoMatches, wide } from './filters/filters'
import { InvalidSearch } from './form/invalid-search'
import { OpenedJourney } from './journey/opened-journey'
import type { PlannerQuestion, PlannerSearch, Refine } from './question/planner-search'
import { DayResults } from './results/day-results'
import { MoreDays } from './results/more-days'
import { OrderTabs, ResultsBar } from './results/results-bar'
import { DepartedTrains, NotRunningTrains } from './results/unavailable-trains'
import { useRelaxation, useResults } from './results/use-results'

export interface PlannerAnswerProps {
  stations: readonly Station[]
  search: PlannerSearch
  onRefine: Refine
}

/** What is shown below the form: the journeys, or what keeps the address from being a question. */
export function PlannerAnswer({ stations, search, onRefine }: PlannerAnswerProps) {
  const now = useRailwayNow()
  const find = (code: string | undefined) => stations.find((station) => station.code === code)
  const [from, to] = [find(search.from), find(search.to)]
  const { date } = search
  const complete = from && to && from._id !== to._id && date !== undefined && date >= now.today
  return (
    <>
      <InvalidSearch {...{ stations, search, from, to }} today={now.today} />
      {complete && <JourneyResults question={{ from, to, date, search, now }} {...{ stations, onRefine }} />}
      <CompareTray
        journey={
          complete ? { from: from.code, to: to.code, date, passengers: search.passengers ?? 1 } : undefined
        }
      />
    </>
  )
}

/** The journeys between two stations from a date on: those that match, day by day, then what cannot be taken. */
function JourneyResults({
  stations,
  question,
  onRefine,
}: {
  stations: readonly Station[]
  question: PlannerQuestion
  onRefine: Refine
}) {
  const { date, search } = question
  const summary = useRef<HTMLParagraphElement>(null)
  const results = useResults(question, stations)
  const rows = results.days.flatMap(({ shownDirect, shownChanges }) => [...shownDirect, ...shownChanges])
  const nothing = results.settled && rows.length === 0
  const relaxation = useRelaxation(question, results, nothing)

  const main = results.days.find((day) => day.date === date)
  if (!main) throw new Error('The chosen day is always shown')
  const openInList = results.days.some((day) =>
    day.shownChanges.some(
      ({ connection }) => connectionKey(connection, day.date, results.railway) === search.journey,
    ),
  )
  // For what goes with its own press: the focus goes on at what is shown.
  const focusSummary = () => summary.current?.focus({ preventScroll: true })
  return (
    <section aria-label="Trains found">
      <ResultsBar ref={summary} {...{ question, results }} />
      <Frame>
        <Filters {...{ search, onRefine }} found={results.found} shown={rows.length} />
        <chakra.div minWidth="0">
          <FilterChips {...{ search, onRefine }} onLast={() => summary.current} />
          <Loaded
            load={{ ...main.directLoad, data: main.direct }}
            skeleton={<SkeletonList count={4} height={196} label="Searching trains…" />}
          >
            {({ departed, resting }) => (
              <>
                {search.journey !== undefined && results.settled && !openInList && (
                  <OpenedJourney
                    key={search.journey}
                    found={results.found}
                    onClose={focusSummary}
                    {...{ question, stations }}
                  />
                )}
                {rows.length > 1 && <OrderTabs rows={rows} order={results.order} />}
                {relaxation && (
                  <NoMatches
                    {...{ relaxation, search }}
                    onRefine={(change) => {
                      focusSummary()
                      onRefine(change)
                    }}
                  />
                )}
                <MoreDays way="earlier" {...{ results, search, onRefine }} />
                {results.days.map((day) => (
                  <DayResults key={day.date} {...{ day, question, results }} explained={!!relaxation} />
                ))}
                <MoreDays way="later" {...{ results, search, onRefine }} />
                {departed.length > 0 && <DepartedTrains departed={departed} />}
                {resting.length > 0 && (
                  <NotRunningTrains resting={resting} date={date} passengers={search.passengers ?? 1} />
                )}
              </>
            )}
          </Loaded>
        </chakra.div>
      </Frame>
    </section>
  )
}

const Frame = chakra('div', {
  base: { [wide]: { display: 'grid', gridTemplateColumns: '15rem minmax(0, 1fr)', gap: '6' } },
})
