import { chakra } from '@chakra-ui/react/styled-system'
import { useRef } from 'react'
import { Loaded } from '@/components/ui/feedback/loaded'
import { SkeletonList } from '@/components/ui/feedback/skeleton'
import type { Station } from '@/domain/stations/station'
import { DayResults } from './results/day-results'
import { DepartedTrains } from './results/departed-trains'
import { FilterChips } from './filters/filter-chips'
import { Filters } from './filters/filters'
import { MoreDays } from './results/more-days'
import { NothingFits } from './results/nothing-fits'
import { OpenedJourney } from './journey/opened-journey'
import { OrderTabs } from './filters/order-tabs'
import type { Refine } from './planner-search'
import { keyOf, useRailway } from './railway'
import { RestingTrains } from './results/resting-trains'
import { ResultsBar } from './results/results-bar'
import { type PlannerQuestion, useJourneys } from './use-journeys'
import { useRelaxation, useShown } from './results/use-shown'
import { wide } from './filters/use-wide'

/** The journeys between two stations from a date on: those that fit, day by day, then what cannot be taken. */
export function PlannerResults({
  stations,
  onRefine,
  ...question
}: PlannerQuestion & { stations: readonly Station[]; onRefine: Refine }) {
  const { date, search } = question
  const summary = useRef<HTMLParagraphElement>(null)
  const journeys = useJourneys(question)
  const shown = useShown(question, journeys)
  const rows = shown.days.flatMap(({ shownDirect, shownChanges }) => [...shownDirect, ...shownChanges])
  const nothing = shown.settled && rows.length === 0
  const relaxation = useRelaxation(question, journeys, shown, nothing)
  const railway = useRailway(stations, journeys.trainById)

  const main = shown.days.find((day) => day.date === date)
  if (!main) throw new Error('The chosen day is always shown')
  const openInList = shown.days.some((day) =>
    day.shownChanges.some(({ connection }) => keyOf(connection, day.date, railway) === search.journey),
  )
  // For what goes with its own press: the focus goes on at what is shown.
  const focusSummary = () => summary.current?.focus({ preventScroll: true })
  return (
    <section aria-label="Trains found">
      <ResultsBar ref={summary} {...{ question, shown }} />
      <Frame>
        <Filters {...{ search, onRefine }} found={shown.found} shown={rows.length} />
        <chakra.div minWidth="0">
          <FilterChips {...{ search, onRefine }} onLast={() => summary.current} />
          <Loaded
            load={{ ...main.directLoad, data: main.direct }}
            skeleton={<SkeletonList count={4} height={196} label="Searching trains…" />}
          >
            {({ departed, resting }) => (
              <>
                {search.journey !== undefined && shown.settled && !openInList && (
                  <OpenedJourney
                    key={search.journey}
                    found={shown.found}
                    onClose={focusSummary}
                    {...{ question, stations }}
                  />
                )}
                {rows.length > 1 && <OrderTabs rows={rows} order={shown.order} />}
                {relaxation && (
                  <NothingFits
                    {...{ relaxation, search }}
                    onRefine={(change) => {
                      focusSummary()
                      onRefine(change)
                    }}
                  />
                )}
                <MoreDays way="earlier" {...{ journeys, search, onRefine }} />
                {shown.days.map((day) => (
                  <DayResults
                    key={day.date}
                    {...{ day, question, shown, railway }}
                    explained={!!relaxation}
                  />
                ))}
                <MoreDays way="later" {...{ journeys, search, onRefine }} />
                {departed.length > 0 && <DepartedTrains departed={departed} />}
                {resting.length > 0 && (
                  <RestingTrains resting={resting} date={date} passengers={search.passengers ?? 1} />
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
