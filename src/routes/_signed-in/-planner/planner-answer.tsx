import { CompareTray } from '@/components/trains/compare-tray'
import { useRailwayNow } from '@/components/trains/use-railway-now'
import type { Station } from '@/domain/stations/station'
import { BadQuestion } from './form/bad-question'
import { PlannerResults } from './planner-results'
import type { PlannerSearch, Refine } from './planner-search'

export interface PlannerAnswerProps {
  stations: readonly Station[]
  search: PlannerSearch
  onRefine: Refine
}

/** What stands below the form: the journeys, or what keeps the address from being a question. */
export function PlannerAnswer({ stations, search, onRefine }: PlannerAnswerProps) {
  const now = useRailwayNow()
  const find = (code: string | undefined) => stations.find((station) => station.code === code)
  const [from, to] = [find(search.from), find(search.to)]
  const { date } = search
  const complete = from && to && from._id !== to._id && date !== undefined && date >= now.today
  return (
    <>
      <BadQuestion {...{ stations, search, from, to }} today={now.today} />
      {complete && <PlannerResults {...{ from, to, date, search, now, stations, onRefine }} />}
      <CompareTray
        journey={
          complete ? { from: from.code, to: to.code, date, passengers: search.passengers ?? 1 } : undefined
        }
      />
    </>
  )
}
